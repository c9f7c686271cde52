import type { Rng } from '../../shared/rng.js';
import type { LastMet } from './field.js';
import type { Pairs } from './pair-in-order.js';
import { pairInOrder } from './pair-in-order.js';

/** Up to so many players all draws are counted: 135,135 at most. */
const COUNTED = 14;
/** So many draws are made from all players before chance is helped. */
const ATTEMPTS = 1000;

/**
 * Pairs players by chance, no two that have met, when that is possible at all; `players` as in `pairInOrder`.
 *
 * Every draw without a rematch is equally likely: exactly so up to 14 players, where the draws are counted and one
 * number is drawn. Beyond, draws are made from all players and thrown away as a whole when they hold a rematch, so that
 * whichever is kept was as likely as every other; with r rounds behind them one in about e^(r/2) is kept. Only when a
 * thousand in a row are thrown away (past the tenth round or so, or in a field that has hardly any draw left) the
 * players are put in an order by lot and paired by `pairInOrder`: then every legal draw can come, and not all equally
 * often. The same holds when no draw without a rematch is left.
 */
export function pairAtRandom(players: readonly number[], lastMet: LastMet, rng: Rng): Pairs {
  const pairs =
    players.length <= COUNTED ? drawCounted(players, lastMet, rng) : drawUntilLegal(players, lastMet, rng.fork('all'));
  if (pairs !== undefined) return { pairs, rematches: 0 };
  return pairInOrder(rng.fork('places').shuffled(players), lastMet, rng);
}

type List = (readonly [number, number])[];

/** Counts the ways to pair each set of players, named by its bits, and draws one of the number of ways to pair all. */
function drawCounted(players: readonly number[], lastMet: LastMet, rng: Rng): List | undefined {
  const counts = new Map<number, number>([[0, 1]]);

  /** The partners of the first player of a set, each with the set that is left. */
  const choices = (set: number): { one: number; other: number; left: number }[] => {
    const first = 31 - Math.clz32(set & -set);
    const one = players[first] as number;
    return players.flatMap((other, place) =>
      place > first && (set >> place) % 2 === 1 && lastMet(one, other) === undefined
        ? [{ one, other, left: set - 2 ** first - 2 ** place }]
        : [],
    );
  };
  const ways = (set: number): number => {
    let count = counts.get(set);
    if (count === undefined) {
      count = choices(set).reduce((sum, { left }) => sum + ways(left), 0);
      counts.set(set, count);
    }
    return count;
  };

  let set = 2 ** players.length - 1;
  const all = ways(set);
  if (all === 0) return undefined;
  let number = rng.fork('counted').below(all);
  const pairs: List = [];
  while (set > 0) {
    for (const { one, other, left } of choices(set)) {
      if (number < ways(left)) {
        pairs.push([one, other]);
        set = left;
        break;
      }
      number -= ways(left);
    }
  }
  return pairs;
}

/** Takes two players at a time out of all that are left, and starts again when they have met. */
function drawUntilLegal(players: readonly number[], lastMet: LastMet, rng: Rng): List | undefined {
  const left = [...players];
  const takeOut = (from: number): number => {
    const place = rng.below(from);
    const taken = left[place] as number;
    left[place] = left[from - 1] as number;
    left[from - 1] = taken;
    return taken;
  };
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const pairs: List = [];
    for (let from = left.length; from > 0; from -= 2) {
      const [one, other] = [takeOut(from), takeOut(from - 1)];
      if (lastMet(one, other) !== undefined) break;
      pairs.push([one, other]);
    }
    if (2 * pairs.length === players.length) return pairs;
  }
  return undefined;
}
