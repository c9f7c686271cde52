import type { Result } from '../../shared/result.js';
import { bad, good } from '../../shared/result.js';
import type { Rng } from '../../shared/rng.js';
import type { DrawFault, DrawnRound, Exemption, Pairing } from './drawn-round.js';
import type { Field, FieldTeam, LastMet } from './field.js';
import { lastMetIn, putInOrder } from './field.js';
import type { Pairs } from './pair-in-order.js';
import type { Reason } from './reason.js';
import { reason } from './reason.js';

type Explain = (pair: readonly [number, number]) => Reason;

/** What is particular to a method that draws two teams to a table. */
export interface PairingMethod {
  /** Pairs an even number of players, given as places in the order of the field. */
  readonly pair: (players: readonly number[], lastMet: LastMet, rng: Rng) => Pairs;
  /** Why two players who have not met were drawn together: the field first, then one pair after the other. */
  readonly explain: (players: readonly number[], order: readonly FieldTeam[], lastMet: LastMet) => Explain;
}

interface Seating extends Pairs {
  readonly players: readonly number[];
  readonly exempt?: Exemption;
}

/**
 * A whole round by one method: the order of the field by rank and lot, who sits out, who meets whom, tables numbered in
 * ranking order (by lot where ranks are equal, so by chance in the first round), sides by lot, and a reason for each.
 */
export function layRound(field: Field, rng: Rng, method: PairingMethod): Result<DrawnRound, readonly DrawFault[]> {
  if (field.teams.length < 2) {
    return bad([{ code: 'too-few-teams', pointer: '', values: { teams: field.teams.length } }]);
  }
  const order = putInOrder(field, rng);
  const lastMet = lastMetIn(order, field.meetings);
  const { pairs, players, rematches, exempt } = seat(order, lastMet, rng, method);

  const explain = method.explain(players, order, lastMet);
  const sides = rng.fork('sides');
  const pairings = pairs
    .map(([one, other]): readonly [number, number] => [Math.min(one, other), Math.max(one, other)])
    .sort(([one], [other]) => one - other)
    .map((pair, index): Pairing => {
      const [one, other] = [order[pair[0]] as FieldTeam, order[pair[1]] as FieldTeam];
      const round = lastMet(...pair);
      return {
        table: index + 1,
        teams: sides.below(2) === 0 ? { a: one.id, b: other.id } : { a: other.id, b: one.id },
        why: round === undefined ? explain(pair) : reason('rematch', { round }),
        ...(round === undefined ? {} : { rematchOf: round }),
      };
    });
  const tables = pairings.length;
  return good({
    pairings,
    exempt: exempt === undefined ? [] : [exempt],
    rematches,
    ...(rematches === 0
      ? {}
      : { why: reason('rematch-unavoidable', { rematches, tables, fresh: tables - rematches }) }),
  });
}

/**
 * With an odd number the lowest of those that were exempt least often sits out: the next one up only when that saves a
 * rematch, and never one that was exempt more often.
 */
function seat(order: readonly FieldTeam[], lastMet: LastMet, rng: Rng, method: PairingMethod): Seating {
  const everybody = order.map((_, place) => place);
  if (order.length % 2 === 0) return { ...method.pair(everybody, lastMet, rng), players: everybody };

  const times = Math.min(...order.map((team) => team.exemptIn.length));
  const candidates = everybody.filter((place) => order[place]?.exemptIn.length === times).reverse();
  let best: Seating | undefined;
  for (const [passed, candidate] of candidates.entries()) {
    const players = everybody.filter((place) => place !== candidate);
    const pairs = method.pair(players, lastMet, rng);
    if (best !== undefined && best.rematches <= pairs.rematches) continue;
    const { id, rank } = order[candidate] as FieldTeam;
    const among = candidates.filter((place) => order[place]?.rank === rank).length;
    const why =
      passed > 0
        ? reason('exempt-next', { rank, times, passed })
        : among > 1
          ? reason('exempt-by-lot', { rank, times, among })
          : reason('exempt-lowest', { rank, times });
    best = { ...pairs, players, exempt: { id, why } };
    if (pairs.rematches === 0) break;
  }
  if (best === undefined) throw new Error('somebody was exempt least often');
  return best;
}
