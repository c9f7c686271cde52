// Chance that repeats: one seed, one tournament. The demo's own, because it stands for the people in the hall and not for
// the product.
import { createHash } from 'node:crypto';

/**
 * @typedef {object} Chance
 * @property {(n: number) => number} below a whole number from 0 to n − 1
 * @property {(probability: number) => boolean} happens
 * @property {<Item>(items: readonly Item[]) => Item} one
 * @property {<Item>(items: readonly Item[]) => Item[]} shuffled
 */

/**
 * A generator for one purpose: what is asked of one never changes another.
 * @param {...(string | number)} purpose
 * @returns {Chance}
 */
export function chanceOf(...purpose) {
  let state = createHash('sha256').update(purpose.join('/')).digest().readUInt32LE(0);
  /** Mulberry32: small, and good enough to shuffle cards for a show. */
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (n) => Math.floor(next() * n);
  return {
    below,
    happens: (probability) => next() < probability,
    one: (items) => items[below(items.length)],
    shuffled: (items) => {
      const copy = [...items];
      for (let i = copy.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [copy[i], copy[j]] = [copy[j], copy[i]];
      }
      return copy;
    },
  };
}
