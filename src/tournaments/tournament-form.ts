import { type DrawMethodName, drawMethodOf } from '../contest/draws/draw.js';
import type { RankingKey } from '../contest/ranking/tie-breaks.js';
import type { Fault } from '../shared/fault.js';
import type { Bye, ByePolicyWord, ChangedFormat } from './dto/tournament.js';

/** What a tournament has where its organiser said nothing. */
export const DEFAULT_RANKING: readonly RankingKey[] = ['points', 'wins', 'difference', 'head-to-head'];
export const DEFAULT_BYE = { points: 'half', win: false } as const;

export interface ByeFields {
  readonly byePolicy: ByePolicyWord | 'number';
  readonly byeNumber: number | null;
  readonly byeWin: boolean;
}

export const byeFieldsOf = ({ points, win = false }: Bye): ByeFields =>
  typeof points === 'number'
    ? { byePolicy: 'number', byeNumber: points, byeWin: win }
    : { byePolicy: points, byeNumber: null, byeWin: win };

/** The policy as the contract writes it. */
export function byePolicyOf(stored: { byePolicy: string; byeNumber: number | null }): ByePolicyWord | number {
  return stored.byeNumber ?? (stored.byePolicy as ByePolicyWord);
}

const notYet = (pointer: string): Fault => ({ code: 'not-available-yet', pointer });

/** Draw methods of the contract that this version does not know yet. */
export function drawFaults({ firstDraw, nextDraw }: ChangedFormat): Fault[] {
  const unknown = (method?: DrawMethodName): boolean => method !== undefined && drawMethodOf(method) === undefined;
  return [
    ...(unknown(firstDraw) ? [notYet('/format/firstDraw')] : []),
    ...(unknown(nextDraw) ? [notYet('/format/nextDraw')] : []),
  ];
}

/** Who plays, and for how long: what this version does not play yet, and a length that is missing. `players` of the ruleset. */
export function lengthFaults({ teamSize, target, dealsPerRound }: ChangedFormat, players?: number): Fault[] {
  return [
    ...(teamSize === 1 ? [notYet('/format/teamSize')] : []),
    ...(target === undefined ? [] : [notYet('/format/target')]),
    ...(target === undefined && dealsPerRound === undefined
      ? [{ code: 'missing', pointer: '/format/dealsPerRound' }]
      : []),
    ...(players === undefined || players === 4 ? [] : [notYet('/ruleset/key')]),
  ];
}

export const formatFaults = (format: ChangedFormat, players?: number): Fault[] => [
  ...lengthFaults(format, players),
  ...drawFaults(format),
];

/** Rounds that are drawn cannot be planned away. */
export function roundsFaults(rounds: number | undefined, drawn: number): Fault[] {
  if (rounds === undefined || rounds >= drawn) return [];
  return [{ code: 'out-of-range', pointer: '/format/rounds', values: { min: drawn, max: 50 } }];
}
