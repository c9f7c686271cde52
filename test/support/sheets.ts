import type { SentDealSheet } from '../../src/deals/dto/deal-sheet.js';

/** A deal sheet as it is sent. */
export type Sheet = SentDealSheet;

const takenBy = (takers: 'a' | 'b'): Sheet => ({ outcome: 'played', contract: { takers, trump: 'hearts' } });

/** Side a took, in hearts, and made so many of 162. */
export const takers = (points: number, more: Partial<Sheet> = {}): Sheet => ({
  ...takenBy('a'),
  points: { a: points },
  ...more,
});

/** The same with side b as takers. */
export const takersB = (points: number, more: Partial<Sheet> = {}): Sheet => ({
  ...takenBy('b'),
  points: { b: points },
  ...more,
});

export const CAPOT: Sheet = { ...takenBy('a'), capot: 'a' };
export const LITIGE: Sheet = takers(81);
export const PASSED_OUT: Sheet = { outcome: 'passed-out' };

/** So many points for one side and none for the other, and a counted deal: the shortest way to any result. */
export const gift = (to: 'a' | 'b', points: number): Sheet => ({
  outcome: 'penalty',
  against: to === 'a' ? 'b' : 'a',
  reason: 'revoke',
  points,
});
