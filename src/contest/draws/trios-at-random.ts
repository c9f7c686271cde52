import type { Rng } from '../../shared/rng.js';
import type { LastMet } from './field.js';
import type { Trio, Trios } from './trios-in-order.js';
import { triosInOrder } from './trios-in-order.js';

/** So many draws are made from all players before chance is helped. */
const ATTEMPTS = 200;

/**
 * Seats players three at a table by chance; `players` as in `triosInOrder`.
 *
 * Whole draws are made and thrown away until one has no rematch, so that each of those is as likely as every other; in a first
 * round that is the first. After two hundred the players are put in an order by lot and seated by `triosInOrder`: then every
 * legal draw can come, and not all equally often.
 */
export function triosAtRandom(players: readonly number[], lastMet: LastMet, rng: Rng): Trios {
  const all = rng.fork('all');
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const seats = all.shuffled(players);
    const trios = Array.from({ length: seats.length / 3 }, (_, table): Trio => {
      const [one, two, three] = seats.slice(3 * table, 3 * table + 3).sort((first, second) => first - second);
      return [one as number, two as number, three as number];
    });
    if (
      trios.every(([one, two, three]) => [lastMet(one, two), lastMet(one, three), lastMet(two, three)].every(isFresh))
    ) {
      return { trios, rematches: 0 };
    }
  }
  return triosInOrder(rng.fork('places').shuffled(players), lastMet, rng);
}

const isFresh = (round: number | undefined): boolean => round === undefined;
