import type { Rng } from '../../shared/rng.js';
import type { Exemption } from './drawn-round.js';
import type { FieldTeam, LastMet } from './field.js';
import type { Pairs } from './pair-in-order.js';
import { reason } from './reason.js';

/** Who meets whom at which table, as places in the order of the field, and who sits out. */
export interface Seating {
  readonly groups: readonly (readonly number[])[];
  /** Pairs that meet again. */
  readonly rematches: number;
  /** Those that do not sit out, in their order. */
  readonly players: readonly number[];
  readonly exempt: readonly Exemption[];
}

type Pair = (players: readonly number[], lastMet: LastMet, rng: Rng) => Pairs;

/**
 * Two at a table. With an odd number the lowest of those that were exempt least often sits out: the next one up only when that
 * saves a rematch, and never one that was exempt more often.
 */
export function seatPairs(
  order: readonly FieldTeam[],
  lastMet: LastMet,
  rng: Rng,
  { pair }: { readonly pair: Pair },
): Seating {
  const everybody = order.map((_, place) => place);
  const seated = (players: readonly number[]): Omit<Seating, 'exempt'> => {
    const { pairs: groups, rematches } = pair(players, lastMet, rng);
    return { groups, rematches, players };
  };
  if (order.length % 2 === 0) return { ...seated(everybody), exempt: [] };

  const times = Math.min(...order.map((team) => team.exemptIn.length));
  const candidates = everybody.filter((place) => order[place]?.exemptIn.length === times).reverse();
  let best: Seating | undefined;
  for (const [passed, candidate] of candidates.entries()) {
    const seating = seated(everybody.filter((place) => place !== candidate));
    if (best !== undefined && best.rematches <= seating.rematches) continue;
    const { id, rank } = order[candidate] as FieldTeam;
    const among = candidates.filter((place) => order[place]?.rank === rank).length;
    const why =
      passed > 0
        ? reason('exempt-next', { rank, times, passed })
        : among > 1
          ? reason('exempt-by-lot', { rank, times, among })
          : reason('exempt-lowest', { rank, times });
    best = { ...seating, exempt: [{ id, why }] };
    if (seating.rematches === 0) break;
  }
  if (best === undefined) throw new Error('somebody was exempt least often');
  return best;
}
