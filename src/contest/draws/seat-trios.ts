import type { Rng } from '../../shared/rng.js';
import type { Exemption } from './drawn-round.js';
import type { FieldTeam, LastMet } from './field.js';
import type { Reason } from './reason.js';
import { reason } from './reason.js';
import type { Seating } from './seat-pairs.js';
import type { Trios } from './trios-in-order.js';

type SeatTrios = (players: readonly number[], lastMet: LastMet, rng: Rng) => Trios;

/**
 * Three at a table. The one or two that are left over sit out: of those that were exempt least often the lowest, whoever would
 * meet again for it. Nobody is passed over, so that everybody can tell whose turn it is.
 */
export function seatTrios(
  order: readonly FieldTeam[],
  lastMet: LastMet,
  rng: Rng,
  { trio }: { readonly trio: SeatTrios },
): Seating {
  const everybody = order.map((_, place) => place);
  // Stable: of those exempt equally often the last place comes first.
  const out = everybody
    .toReversed()
    .sort((one, other) => timesOf(order, one) - timesOf(order, other))
    .slice(0, order.length % 3);
  const players = everybody.filter((place) => !out.includes(place));
  const { trios, rematches } = trio(players, lastMet, rng);
  const exempt = out.map((place): Exemption => ({ id: (order[place] as FieldTeam).id, why: why(order, out, place) }));
  return { groups: trios, rematches, players, exempt };
}

const timesOf = (order: readonly FieldTeam[], place: number): number => order[place]?.exemptIn.length ?? 0;

/** Why this one of those that sit out does. Two that are equal in rank and exemptions have the same reason. */
function why(order: readonly FieldTeam[], out: readonly number[], place: number): Reason {
  const { rank } = order[place] as FieldTeam;
  const times = timesOf(order, place);
  const isLike = (other: number): boolean => order[other]?.rank === rank && timesOf(order, other) === times;
  const among = order.filter((_, other) => isLike(other)).length;
  const byLot = among > out.filter(isLike).length;
  if (isLike(out[0] as number)) {
    return byLot ? reason('exempt-by-lot', { rank, times, among }) : reason('exempt-lowest', { rank, times });
  }
  return byLot ? reason('exempt-second-by-lot', { rank, times, among }) : reason('exempt-second', { rank, times });
}
