import type { Draw } from './drawn-round.js';
import type { FieldTeam, LastMet } from './field.js';
import { layRound } from './lay-round.js';
import { pairInOrder } from './pair-in-order.js';
import type { Reason } from './reason.js';
import { reason } from './reason.js';

/**
 * The draw by ranking (1–2, 3–4, …; rules.md, "Contests in the real world"): no meeting twice whenever that is possible,
 * and among those draws the smallest sum of rank distances, proved optimal (`pairInOrder`). A distance is counted in
 * places among those who play, teams that share a rank being put in an order by lot.
 */
export const drawByRanking: Draw = (field, rng) => layRound(field, rng, { pair: pairInOrder, explain });

function explain(
  players: readonly number[],
  order: readonly FieldTeam[],
  lastMet: LastMet,
): (pair: readonly [number, number]) => Reason {
  const rankOf = (place: number): number => (order[place] as FieldTeam).rank;
  // Players stand in the order of their places, so the exempt team shifts those below it by one.
  const positionOf = new Map(players.map((place, position) => [place, position]));
  const neighbourOf = (place: number): number => players[(positionOf.get(place) as number) ^ 1] as number;

  return ([one, other]) => {
    const [first, second] = [rankOf(one), rankOf(other)];
    if (neighbourOf(one) === other) {
      return first === second ? reason('same-rank', { rank: first }) : reason('by-ranking', { first, second });
    }
    for (const place of [one, other]) {
      const round = lastMet(place, neighbourOf(place));
      if (round !== undefined) {
        return reason('met-before', { first, second, of: rankOf(place), other: rankOf(neighbourOf(place)), round });
      }
    }
    return reason('makes-room', { first, second });
  };
}
