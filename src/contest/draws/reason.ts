/**
 * Why two teams meet, why one sits out, why a round is as it is: every code, and the values that its sentence needs.
 * Ranks are those of the field that was drawn, rounds are counted from 1. The sentences are in `texts/`.
 */
export const REASONS = {
  /** Random draw: the lot, among those that have not met. */
  'by-lot': [],
  /** Neighbours in the ranking. */
  'by-ranking': ['first', 'second'],
  /** Neighbours in the ranking that share their rank: the lot put them next to each other. */
  'same-rank': ['rank'],
  /** `of` would have met the neighbour `other`, but has, in `round`. */
  'met-before': ['first', 'second', 'of', 'other', 'round'],
  /** Neither has met its neighbour, but another pair had to be parted. */
  'makes-room': ['first', 'second'],
  /** Three neighbours in the ranking. */
  'by-ranking-three': ['first', 'second', 'third'],
  /** The same, where all three share their rank. */
  'same-rank-three': ['rank'],
  /** Three that are no neighbours, so that some that have met do not meet again. */
  parted: ['first', 'second', 'third'],
  /** `pairs` of the three meet again; the latest of those meetings was in `round`. */
  'rematch-three': ['pairs', 'round'],
  /** A second meeting that could not be avoided; the first was in `round`. */
  rematch: ['round'],
  /** Sits out: the lowest rank of those that have been exempt `times` times, and nobody fewer times. */
  'exempt-lowest': ['rank', 'times'],
  /** The same, where `among` teams share that lowest rank. */
  'exempt-by-lot': ['rank', 'times', 'among'],
  /** Two sit out, and this is the second: the next of those that were exempt as seldom as anybody else. */
  'exempt-second': ['rank', 'times'],
  /** The same, where `among` teams share that rank. */
  'exempt-second-by-lot': ['rank', 'times', 'among'],
  /** Of `exempt-lowest`, but `passed` teams below would have made a rematch of the draw. */
  'exempt-next': ['rank', 'times', 'passed'],
  /** About the round: of `tables` tables no draw fills more than `fresh` with teams that have not met. */
  'rematch-unavoidable': ['rematches', 'tables', 'fresh'],
  /** The same with three at a table, where that nothing better exists is not proved: repeated meetings at `met` of `tables` tables. */
  'rematch-left': ['rematches', 'tables', 'met'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ReasonCode = keyof typeof REASONS;

export interface Reason {
  readonly code: ReasonCode;
  readonly values: Readonly<Record<string, string | number>>;
}

/** A reason with exactly the values that its sentence needs. */
export const reason = <Code extends ReasonCode>(
  code: Code,
  values: Readonly<Record<(typeof REASONS)[Code][number], string | number>>,
): Reason => ({ code, values });
