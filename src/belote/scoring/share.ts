import type { Rank } from '../cards/card.js';
import type { Side } from '../cards/seat.js';
import type { Announcement } from './deal-sheet.js';
import type { Ledger, LineRule, LineValues } from './ledger.js';

/** One thing a side writes for a deal. `multiplied`: inside a doubling, where the deal is doubled. */
export interface Part {
  readonly rule: LineRule;
  readonly points: number;
  readonly values?: LineValues;
  readonly multiplied?: boolean;
}

/** What one side writes for a deal, before pot and rounding of the line. */
export interface Share {
  readonly side: Side;
  readonly parts: readonly Part[];
}

/** The factor of a deal, 1 where it is not doubled, and the words that name the call. */
export interface Doubled {
  readonly factor: number;
  readonly call: LineValues;
}

/**
 * Writes a share into the ledger, a line a part. With a factor above 1 the multiplied parts come first, then one line with
 * what the doubling adds to them, then the rest.
 */
export function writeShare(ledger: Ledger, { side, parts }: Share, { factor, call }: Doubled): void {
  const write = ({ rule, points, values }: Part): void => {
    ledger.write(side, rule, points, values);
  };
  const inside = factor === 1 ? [] : parts.filter(({ multiplied }) => multiplied === true);
  inside.forEach(write);
  const amount = inside.reduce((sum, { points }) => sum + points, 0);
  if (amount > 0) ledger.write(side, 'doubling', amount * (factor - 1), { ...call, factor, amount });
  parts.filter((part) => !inside.includes(part)).forEach(write);
}

/** The words a line or a fault names an announcement by. */
export function wordsOf({ kind, suit, high, rank }: Announcement): LineValues {
  return {
    announcement: kind,
    ...(suit !== undefined && { suit }),
    // Whatever is scored has either of them.
    card: (high ?? rank) as Rank,
  };
}
