import type { Rng } from '../../shared/rng.js';
import type { LastMet } from './field.js';

/** Who sits together, three places at a table with the best first, and how many pairs of them have met before. */
export interface Trios {
  readonly trios: readonly Trio[];
  readonly rematches: number;
}
export type Trio = readonly [number, number, number];

/** Up to so many players all draws are tried: 15,400 at most. */
const TRIED = 12;
/** How far away, in seats, a partner for a swap is looked for. */
const WIDTH = 60;
/** How far the last swaps go, which only bring neighbours together. */
const NEAR = 6;
const PASSES = 20;
/** So many swaps by chance may be looked at when no swap makes it better any more. */
const SIDEWAYS = 20_000;

/** What a draw is judged by, the first first. All of it is to be small. */
type Cost = readonly [rematches: number, rounds: number, distance: number];

const compare = (one: Cost, other: Cost): number => one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
const add = (one: Cost, other: Cost): Cost => [one[0] + other[0], one[1] + other[1], one[2] + other[2]];
const NOTHING: Cost = [0, 0, 0];

/**
 * Seats players that stand in an order three at a table: 1–2–3, 4–5–6 and so on, and where some of these have met, a draw with few
 * rematches, of those one with old ones, of those one with small distances in the order.
 *
 * The best there is up to 12 players, where all draws are tried. Beyond that a search within bounds: players of tables with a
 * rematch change seats with the nearest with whom that is better, then by chance, then neighbours are brought together. It is not
 * proved that nothing better exists. `players` are places in a larger order, a multiple of three of them.
 */
export function triosInOrder(players: readonly number[], lastMet: LastMet, rng: Rng): Trios {
  const met: LastMet = (one, other) => lastMet(players[one] as number, players[other] as number);
  const costOf = (one: number, two: number, three: number): Cost => {
    const rounds = [met(one, two), met(one, three), met(two, three)].filter((round) => round !== undefined);
    const distance = Math.max(one, two, three) - Math.min(one, two, three);
    return [rounds.length, rounds.reduce((sum, round) => sum + round, 0), distance];
  };
  const seats =
    players.length <= TRIED
      ? tryAll(players.length, costOf)
      : searchFrom(
          players.map((_, index) => index),
          costOf,
          rng.fork('sideways'),
        );
  const trios = tablesOf(seats).map((table): Trio => {
    const [one, two, three] = table.map((index) => players[index] as number).sort((first, second) => first - second);
    return [one as number, two as number, three as number];
  });
  return { trios, rematches: sumOf(seats, costOf)[0] };
}

type CostOf = (one: number, two: number, three: number) => Cost;

const tablesOf = (seats: readonly number[]): Trio[] =>
  Array.from({ length: seats.length / 3 }, (_, table) => tableAt(seats, 3 * table));

/** The table that a seat is at. */
function tableAt(seats: readonly number[], seat: number): Trio {
  const first = seat - (seat % 3);
  return [seats[first] as number, seats[first + 1] as number, seats[first + 2] as number];
}

const sumOf = (seats: readonly number[], costOf: CostOf): Cost =>
  tablesOf(seats).reduce((sum, table) => add(sum, costOf(...table)), NOTHING);

/** Every draw, table by table: the first player without a seat with each two others. What costs more already is left. */
function tryAll(count: number, costOf: CostOf): number[] {
  let best: { seats: number[]; cost: Cost } | undefined;
  const place = (seats: number[], left: readonly number[], cost: Cost): void => {
    if (best !== undefined && compare(cost, best.cost) >= 0) return;
    const [one, ...others] = left;
    if (one === undefined) {
      best = { seats, cost };
      return;
    }
    others.forEach((two, index) => {
      for (const three of others.slice(index + 1)) {
        const rest = others.filter((each) => each !== two && each !== three);
        place([...seats, one, two, three], rest, add(cost, costOf(one, two, three)));
      }
    });
  };
  place(
    [],
    Array.from({ length: count }, (_, index) => index),
    NOTHING,
  );
  return best?.seats ?? [];
}

/** What a swap of two seats of different tables makes of the costs of both tables. */
function swapped(seats: number[], one: number, other: number, costOf: CostOf): { before: Cost; after: Cost } {
  const both = (): Cost => add(costOf(...tableAt(seats, one)), costOf(...tableAt(seats, other)));
  const before = both();
  swap(seats, one, other);
  const after = both();
  swap(seats, one, other);
  return { before, after };
}

function swap(seats: number[], one: number, other: number): void {
  [seats[one], seats[other]] = [seats[other] as number, seats[one] as number];
}

const sameTable = (one: number, other: number): boolean => Math.floor(one / 3) === Math.floor(other / 3);

function searchFrom(start: readonly number[], costOf: CostOf, rng: Rng): number[] {
  const seats = [...start];
  descend(seats, costOf, WIDTH, (seat) => costOf(...tableAt(seats, seat))[0] > 0);
  wander(seats, costOf, rng);
  // Whoever was moved looks for a seat nearer to its own.
  descend(seats, costOf, NEAR, (seat) => seats[seat] !== seat);
  return seats;
}

/** Swaps the seats that want it with the best within reach, as long as that makes it better. */
function descend(seats: number[], costOf: CostOf, reach: number, wants: (seat: number) => boolean): void {
  for (let pass = 0; pass < PASSES; pass++) {
    let isBetter = false;
    for (let seat = 0; seat < seats.length; seat++) {
      if (!wants(seat)) continue;
      const partner = bestPartner(seats, seat, reach, costOf);
      if (partner === undefined) continue;
      swap(seats, seat, partner);
      isBetter = true;
    }
    if (!isBetter) return;
  }
}

/** The seat within reach with which a swap gains most; undefined when none does. */
function bestPartner(seats: number[], seat: number, reach: number, costOf: CostOf): number | undefined {
  let best: { partner: number; gain: Cost } | undefined;
  for (let partner = Math.max(0, seat - reach); partner <= Math.min(seats.length - 1, seat + reach); partner++) {
    if (sameTable(seat, partner)) continue;
    const { before, after } = swapped(seats, seat, partner, costOf);
    const gain: Cost = [after[0] - before[0], after[1] - before[1], after[2] - before[2]];
    if (compare(gain, best?.gain ?? NOTHING) < 0) best = { partner, gain };
  }
  return best?.partner;
}

/** Swaps by chance that make no more rematches, until none is left or the bound is reached: out of where no single swap helps. */
function wander(seats: number[], costOf: CostOf, rng: Rng): void {
  const isTroubled = (seat: number): boolean => costOf(...tableAt(seats, seat))[0] > 0;
  let troubled: number[] = [];
  for (let looked = 0; looked < SIDEWAYS; looked++) {
    if (troubled.length === 0) troubled = seats.flatMap((_, seat) => (isTroubled(seat) ? [seat] : []));
    if (troubled.length === 0) return;
    const at = rng.below(troubled.length);
    const seat = troubled[at] as number;
    if (!isTroubled(seat)) {
      troubled[at] = troubled.at(-1) as number;
      troubled.pop();
      continue;
    }
    const partner = rng.below(seats.length);
    if (sameTable(seat, partner)) continue;
    const { before, after } = swapped(seats, seat, partner, costOf);
    if (after[0] > before[0]) continue;
    swap(seats, seat, partner);
    if (isTroubled(partner)) troubled.push(partner);
  }
}
