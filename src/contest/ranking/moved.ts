import type { Standing } from './standings.js';

/** A rank that is another after a correction; null where there is none. */
export interface MovedRank {
  readonly entryId: string;
  readonly number: number;
  readonly from: number | null;
  readonly to: number | null;
}

/** The entries whose rank changed between two standings, in the order of the later ones. */
export function movedRanks(before: readonly Standing[], after: readonly Standing[]): MovedRank[] {
  const ranks = new Map(before.map((standing) => [standing.entryId, standing.rank]));
  return after.flatMap(({ entryId, number, rank: to }) => {
    const from = ranks.get(entryId) ?? null;
    return from === to ? [] : [{ entryId, number, from, to }];
  });
}
