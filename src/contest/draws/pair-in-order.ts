import type { Rng } from '../../shared/rng.js';
import type { LastMet } from './field.js';
import type { Edge } from './matching.js';
import { cheapestMatching } from './matching.js';

/** Who meets whom, each pair as two places with the better first, and how many of them have met before. */
export interface Pairs {
  readonly pairs: readonly (readonly [number, number])[];
  readonly rematches: number;
}

/**
 * What it costs when the players `one` and `other`, counted from 0 in their order and `one` first, meet; undefined when
 * they must not. Never less than `step` for every place between them.
 */
type PairCost = (one: number, other: number) => number | undefined;

/** So many following players each player is tried with at first. */
const FIRST_WIDTH = 8;
/** As fine as the lot is at most. */
const FINEST_LOT = 2 ** 20;
/** What all costs of a draw together may come to, doubled and with room for sums along a way. */
const LARGEST_SUM = 2 ** 51;

/**
 * Pairs players that stand in an order: no two that have met, when that is possible at all, and of all such draws the
 * one with the smallest sum of distances in that order (1–2, 3–4, …). When it is not possible: the fewest rematches,
 * of those the smallest sum of the rounds in which they last met (so the oldest), of those the smallest sum of
 * distances. Among equals the lot decides.
 *
 * Exact for every size and every history. `players` are places in a larger order, an even number of them and two at least.
 */
export function pairInOrder(players: readonly number[], lastMet: LastMet, rng: Rng): Pairs {
  const neighbours = pairNeighbours(players, lastMet);
  if (neighbours !== undefined) return { pairs: neighbours, rematches: 0 };

  const count = players.length;
  const tables = count / 2;
  const met = (one: number, other: number): number | undefined =>
    lastMet(players[one] as number, players[other] as number);
  const named = (pairs: readonly (readonly [number, number])[]): (readonly [number, number])[] =>
    pairs.map(([one, other]) => [players[one] as number, players[other] as number]);

  // No sum of `tables` lots is as much as one place, and no sum of distances is more than tables².
  const lotOf = lots(rng, Math.min(FINEST_LOT, Math.floor(LARGEST_SUM / tables ** 3)));
  const place = tables * lotOf.fineness;
  const fresh = cheapestInOrder(count, place, (one, other) =>
    met(one, other) === undefined ? place * (other - one) + lotOf.pair(one, other) : undefined,
  );
  if (fresh !== undefined) return { pairs: named(fresh), rematches: 0 };

  let latest = 1;
  for (let one = 0; one < count; one++) {
    for (let other = one + 1; other < count; other++) latest = Math.max(latest, met(one, other) ?? 1);
  }
  const [distances, ages] = [tables ** 2 + 1, tables * latest + 1];
  const coarse = lots(rng, Math.min(FINEST_LOT, Math.floor(LARGEST_SUM / (tables ** 2 * distances * ages))));
  const unit = tables * coarse.fineness;
  const round = unit * distances;
  const rematch = round * ages;
  const pairs = cheapestInOrder(count, unit, (one, other) => {
    const last = met(one, other);
    return unit * (other - one) + coarse.pair(one, other) + (last === undefined ? 0 : rematch + round * last);
  });
  if (pairs === undefined) throw new Error('an even number of players can always be paired');
  return { pairs: named(pairs), rematches: pairs.filter(([one, other]) => met(one, other) !== undefined).length };
}

/** 1–2, 3–4 and so on: nothing is nearer, so when none of them have met the draw is found. */
function pairNeighbours(players: readonly number[], lastMet: LastMet): (readonly [number, number])[] | undefined {
  const pairs: (readonly [number, number])[] = [];
  for (let place = 0; place < players.length; place += 2) {
    const [one, other] = [players[place] as number, players[place + 1] as number];
    if (lastMet(one, other) !== undefined) return undefined;
    pairs.push([one, other]);
  }
  return pairs;
}

/**
 * The cheapest pairs of `count` players; undefined when there are none.
 *
 * Near the diagonal first: each player with the next few that it may meet. What makes it exact for all pairs is the
 * proof that comes with a matching: a pair that was left out could make it cheaper only when it costs less than half the
 * sum of its potentials, and as its cost is at least `step` for every place between, only near pairs have to be looked
 * at. Those found are put in, and the matching is made again until none is left. Without any matching the width doubles,
 * up to all pairs.
 */
function cheapestInOrder(count: number, step: number, costOf: PairCost): (readonly [number, number])[] | undefined {
  const missing = new Set<number>();
  for (let width = FIRST_WIDTH; ;) {
    const { edges, reach, full } = edgesWithin(count, width, missing, costOf);
    const matching = cheapestMatching(count, edges);
    if (matching === undefined) {
      if (full) return undefined;
      width *= 2;
      continue;
    }
    const found = cheaperPairs(matching.potentials, reach, step, costOf).filter((pair) => !missing.has(pair));
    if (found.length === 0) {
      return matching.mates.flatMap((mate, one): (readonly [number, number])[] => (one < mate ? [[one, mate]] : []));
    }
    for (const pair of found) missing.add(pair);
  }
}

/** Each player's first `width` allowed pairs with later ones, and the `missing`. `reach[one]` is the last one tried. */
function edgesWithin(
  count: number,
  width: number,
  missing: ReadonlySet<number>,
  costOf: PairCost,
): { edges: Edge[]; reach: number[]; full: boolean } {
  const edges: Edge[] = [];
  const reach: number[] = [];
  let full = true;
  for (let one = 0; one < count; one++) {
    let other = one + 1;
    for (let taken = 0; other < count && taken < width; other++) {
      const cost = costOf(one, other);
      if (cost === undefined) continue;
      edges.push([one, other, cost]);
      taken++;
    }
    reach.push(other);
    full &&= other === count;
  }
  for (const pair of missing) {
    const [one, other] = [Math.floor(pair / count), pair % count];
    const cost = other < (reach[one] as number) ? undefined : costOf(one, other);
    if (cost !== undefined) edges.push([one, other, cost]);
  }
  return { edges, reach, full };
}

/** The pairs beyond reach that the potentials do not rule out, each as `one * count + other`. */
function cheaperPairs(
  potentials: readonly number[],
  reach: readonly number[],
  step: number,
  costOf: PairCost,
): number[] {
  const count = potentials.length;
  // highest[k]: the highest potential of the players from k on.
  const highest = [...potentials];
  for (let k = count - 2; k >= 0; k--) highest[k] = Math.max(highest[k] as number, highest[k + 1] as number);
  const found: number[] = [];
  potentials.forEach((potential, one) => {
    for (let other = reach[one] as number; other < count; other++) {
      if (2 * step * (other - one) >= potential + (highest[other] as number)) return;
      if (2 * step * (other - one) >= potential + (potentials[other] as number)) continue;
      const cost = costOf(one, other);
      if (cost !== undefined && 2 * cost < potential + (potentials[other] as number)) found.push(one * count + other);
    }
  });
  return found;
}

/** A lot for every pair, from 0 up to less than `fineness`: the same whatever else is asked. */
function lots(rng: Rng, fineness: number): { fineness: number; pair: (one: number, other: number) => number } {
  if (fineness < 1) throw new RangeError('too many teams for a draw with rematches');
  const salt = rng.fork('lots').below(2 ** 32);
  return {
    fineness,
    pair: (one, other) => {
      // The finaliser of MurmurHash3 (Austin Appleby): neighbouring pairs get lots that have nothing in common.
      let lot = (salt + Math.imul(one, 0x9e3779b1) + Math.imul(other, 0x85ebca77)) | 0;
      lot = Math.imul(lot ^ (lot >>> 16), 0x85ebca6b);
      lot = Math.imul(lot ^ (lot >>> 13), 0xc2b2ae35);
      return ((lot ^ (lot >>> 16)) >>> 0) % fineness;
    },
  };
}
