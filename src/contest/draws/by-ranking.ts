import type { Draw } from './drawn-round.js';
import type { FieldTeam, LastMet } from './field.js';
import type { Group } from './lay-round.js';
import { layRound } from './lay-round.js';
import { pairInOrder } from './pair-in-order.js';
import type { Reason } from './reason.js';
import { reason } from './reason.js';
import { triosInOrder } from './trios-in-order.js';

/**
 * The draw by ranking (1–2, 3–4, …; rules.md, "Contests in the real world"): no meeting twice whenever that is possible,
 * and among those draws the smallest sum of rank distances, proved optimal (`pairInOrder`). A distance is counted in
 * places among those who play, teams that share a rank being put in an order by lot. With three at a table 1–2–3, 4–5–6 and so
 * on; few rematches are looked for, and not proved to be the fewest (`triosInOrder`).
 */
export const drawByRanking: Draw = (field, rng) =>
  layRound(field, rng, { pair: pairInOrder, trio: triosInOrder, explain });

function explain(players: readonly number[], order: readonly FieldTeam[], lastMet: LastMet): (group: Group) => Reason {
  const rankOf = (place: number): number => (order[place] as FieldTeam).rank;
  // Players stand in the order of their places, so the exempt team shifts those below it by one.
  const positionOf = new Map(players.map((place, position) => [place, position]));
  const neighbourOf = (place: number): number => players[(positionOf.get(place) as number) ^ 1] as number;

  const explainTrio = (group: Group): Reason => {
    const [first, second, third] = group.map(rankOf) as [number, number, number];
    const seat = positionOf.get(group[0] as number) as number;
    const areNeighbours = seat % 3 === 0 && group.every((place, index) => players[seat + index] === place);
    if (!areNeighbours) return reason('parted', { first, second, third });
    if (first === third) return reason('same-rank-three', { rank: first });
    return reason('by-ranking-three', { first, second, third });
  };

  return (group) => {
    if (group.length === 3) return explainTrio(group);
    const [one, other] = group as readonly [number, number];
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
