import type { Result } from '../../shared/result.js';
import { bad, good } from '../../shared/result.js';
import type { Rng } from '../../shared/rng.js';
import type { DrawFault, DrawnRound, Pairing, SidesOfTable } from './drawn-round.js';
import type { Field, FieldTeam, LastMet } from './field.js';
import { lastMetIn, putInOrder } from './field.js';
import type { Pairs } from './pair-in-order.js';
import type { Reason } from './reason.js';
import { reason } from './reason.js';
import { seatPairs } from './seat-pairs.js';
import { seatTrios } from './seat-trios.js';
import type { Trios } from './trios-in-order.js';

/** The places of the teams at one table, the best first. */
export type Group = readonly number[];
type Explain = (group: Group) => Reason;

/** What is particular to a method. Players are given as places in the order of the field. */
export interface SeatingMethod {
  /** Pairs an even number of players. */
  readonly pair: (players: readonly number[], lastMet: LastMet, rng: Rng) => Pairs;
  /** Seats a multiple of three, three at a table. */
  readonly trio: (players: readonly number[], lastMet: LastMet, rng: Rng) => Trios;
  /** Why players who have not met were drawn together: the field first, then one table after the other. */
  readonly explain: (players: readonly number[], order: readonly FieldTeam[], lastMet: LastMet) => Explain;
}

/**
 * A whole round by one method: the order of the field by rank and lot, who sits out, who meets whom, tables numbered in
 * ranking order (by lot where ranks are equal, so by chance in the first round), sides by lot, and a reason for each.
 */
export function layRound(field: Field, rng: Rng, method: SeatingMethod): Result<DrawnRound, readonly DrawFault[]> {
  const { tableSize: least, teams } = field;
  if (teams.length < least) {
    return bad([{ code: 'too-few-teams', pointer: '', values: { teams: teams.length, least } }]);
  }
  const order = putInOrder(field, rng);
  const lastMet = lastMetIn(order, field.meetings);
  const seat = least === 2 ? seatPairs : seatTrios;
  const { groups, players, rematches, exempt } = seat(order, lastMet, rng, method);

  const explain = method.explain(players, order, lastMet);
  const sides = rng.fork('sides');
  const pairings = groups
    .map((group) => group.toSorted((one, other) => one - other))
    .sort(([one], [other]) => (one as number) - (other as number))
    .map((group, index): Pairing => {
      const rounds = meetingsIn(group, lastMet);
      const round = rounds.length === 0 ? undefined : Math.max(...rounds);
      return {
        table: index + 1,
        teams: sidesByLot(
          group.map((place) => (order[place] as FieldTeam).id),
          sides,
        ),
        why: round === undefined ? explain(group) : rematch(group, rounds.length, round),
        ...(round === undefined ? {} : { rematchOf: round }),
      };
    });
  const why = rematches === 0 ? {} : { why: rematchesOf(pairings, rematches, field) };
  return good({ pairings, exempt, rematches, ...why });
}

/** The rounds in which any two of a table last met. */
function meetingsIn(group: Group, lastMet: LastMet): number[] {
  return group.flatMap((one, index) => group.slice(index + 1).flatMap((other) => lastMet(one, other) ?? []));
}

const rematch = (group: Group, pairs: number, round: number): Reason =>
  group.length === 2 ? reason('rematch', { round }) : reason('rematch-three', { pairs, round });

function rematchesOf(pairings: readonly Pairing[], rematches: number, { tableSize }: Field): Reason {
  const tables = pairings.length;
  const met = pairings.filter(({ rematchOf }) => rematchOf !== undefined).length;
  return tableSize === 2
    ? reason('rematch-unavoidable', { rematches, tables, fresh: tables - met })
    : reason('rematch-left', { rematches, tables, met });
}

function sidesByLot(ids: readonly string[], lot: Rng): SidesOfTable {
  const [one, other, third] = ids as [string, string, string?];
  if (third === undefined) return lot.below(2) === 0 ? { a: one, b: other } : { a: other, b: one };
  const [a, b, c] = lot.shuffled([one, other, third]) as [string, string, string];
  return { a, b, c };
}
