import type { FaultValues } from '../../shared/fault.js';
import { ofSide, sidesOf } from '../cards/seat.js';
import { schemeOf } from '../cards/trump.js';
import { allCards, LAST_TRICK } from '../cards/values.js';
import type { Ruleset } from '../rulesets/ruleset.js';
import type { CompleteSheet } from './deal-sheet.js';
import { likelihoodOf } from './possible-points.js';

/** What can be and hardly ever is: the deal is scored, and somebody should look again. */
export const WARNING_CODES = ['points-rare', 'capot-not-said'] as const;
export type WarningCode = (typeof WARNING_CODES)[number];

export interface Warning {
  readonly code: WarningCode;
  /** Into the complete sheet. */
  readonly pointer: string;
  readonly values?: FaultValues;
}

/**
 * Less likely than so much of what each total would be if all were alike is rare. Our choice: with a suit as trump that is
 * about one in 500, so that a referee is asked once in an evening and not at each table.
 */
const RARE_SHARE = 1 / 3;

/**
 * What is worth a second look on a sheet that can be: points that hardly ever come, by computation from the values of the
 * cards, and every point of a deal without its capot. Whoever has recorded the cards is asked nothing.
 */
export function warningsOf(sheet: CompleteSheet, { players, allTrumpValues }: Ruleset): readonly Warning[] {
  if (sheet.outcome !== 'played' || sheet.replay !== undefined || sheet.capot !== undefined) return [];
  const { points, contract } = sheet;
  if (points === undefined) return [];
  const scheme = schemeOf(contract.trump, allTrumpValues);
  const all = allCards(scheme) + LAST_TRICK;
  const sides = sidesOf(players);
  const holder = sides.find((side) => points[side] === all);
  if (holder !== undefined)
    return [{ code: 'capot-not-said', pointer: '/capot', values: { side: holder, points: all } }];
  // Two sides are as likely as each other's rest: one question is enough.
  const asked = sides.length === 2 ? [contract.takers] : sides;
  return asked.flatMap((side): Warning[] => {
    const own = ofSide(points, side);
    if (likelihoodOf(scheme, players, own) * (all + 1) >= RARE_SHARE) return [];
    return [{ code: 'points-rare', pointer: `/points/${side}`, values: { points: own } }];
  });
}
