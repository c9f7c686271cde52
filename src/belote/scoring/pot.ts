import type { BySide, Side } from '../cards/seat.js';
import { ofSide, SIDES, sidesOf } from '../cards/seat.js';
import type { Ruleset } from '../rulesets/ruleset.js';
import type { DealFault } from './deal-sheet.js';

/**
 * Points that litiges have put aside, by the side they were taken from. `unowned` are points of which nobody said whose
 * they were: they can be won, and cannot go back.
 */
export interface Pot extends BySide {
  readonly unowned?: number;
}

export const EMPTY_POT: Pot = { a: 0, b: 0 };

/** Far above any pot that a table can gather, and far below where sums stop being exact. */
const MOST_CARRIED = 1_000_000;

export const potTotal = (pot: Pot): number => pot.a + pot.b + (pot.c ?? 0) + (pot.unowned ?? 0);

/** A pot as the caller gives it: by side, or one number of which nobody knows whose it was. */
export const potOf = (carriedIn: Pot | number): Pot =>
  typeof carriedIn === 'number' ? (carriedIn === 0 ? EMPTY_POT : { ...EMPTY_POT, unowned: carriedIn }) : carriedIn;

/** The pot with the points of this side added. */
export const addToPot = (pot: Pot, side: Side, points: number): Pot => ({ ...pot, [side]: ofSide(pot, side) + points });

/** What is wrong with a pot that is carried into a deal. Pointers are into the body that holds `carriedIn`. */
export function checkCarriedIn(carriedIn: Pot | number, { players }: Ruleset): DealFault[] {
  const values = { most: MOST_CARRIED };
  const outside = (points: number): boolean => points < 0 || points > MOST_CARRIED;
  const faults: DealFault[] = [];
  if (typeof carriedIn === 'number') {
    if (outside(carriedIn)) faults.push({ code: 'carried-in-out-of-range', pointer: '/carriedIn', values });
  } else {
    for (const side of SIDES) {
      const points = carriedIn[side];
      const pointer = `/carriedIn/${side}`;
      if (points === undefined) continue;
      if (outside(points)) faults.push({ code: 'carried-in-out-of-range', pointer, values });
      if (!sidesOf(players).includes(side)) {
        faults.push({ code: 'side-not-at-table', pointer, values: { side, players } });
      }
    }
  }
  // Each for himself: there is no one side that could win what another has lost, so such tables hold nothing.
  if (players === 3 && faults.length === 0 && potTotal(potOf(carriedIn)) > 0) {
    faults.push({ code: 'carried-in-impossible', pointer: '/carriedIn' });
  }
  return faults;
}
