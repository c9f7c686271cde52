/**
 * Chance that repeats: the same seed gives the same numbers on every machine, for ever. A draw stores its seed, so the
 * algorithm below is part of what a stored draw means and is never changed in place (a new one gets a new name).
 *
 * Generator: sfc32 (Chris Doty-Humphrey's "small fast chaotic", 128 bits of state), filled from the seed's UTF-16 code
 * units by four interleaved multiplicative hashes (as in cyrb128). Integers only.
 */
export interface Rng {
  /** A whole number from 0 to n − 1, each equally likely. n is from 1 to 2^32. */
  below(n: number): number;
  /** A new array with the same items in an order where every order is equally likely (Fisher–Yates). */
  shuffled<Item>(items: readonly Item[]): Item[];
  /** An independent generator for one purpose, so that asking more of one draw never changes another. */
  fork(purpose: string): Rng;
}

const RANGE = 2 ** 32;

export function rngOf(seed: string): Rng {
  const next = sfc32(hash(seed));

  const below = (n: number): number => {
    if (!Number.isInteger(n) || n < 1 || n > RANGE) throw new RangeError(`below(${String(n)})`);
    // Numbers past the last whole multiple of n are thrown away: a plain remainder would favour the small ones.
    const limit = RANGE - (RANGE % n);
    let drawn = next();
    while (drawn >= limit) drawn = next();
    return drawn % n;
  };

  return {
    below,
    shuffled: (items) => {
      const copy = [...items];
      for (let i = copy.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [copy[i], copy[j]] = [copy[j] as (typeof copy)[number], copy[i] as (typeof copy)[number]];
      }
      return copy;
    },
    fork: (purpose) => rngOf(`${seed}/${purpose}`),
  };
}

type State = readonly [number, number, number, number];

function hash(text: string): State {
  let [h1, h2, h3, h4] = [1779033703, 3144134277, 1013904242, 2773480762];
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    h1 = h2 ^ Math.imul(h1 ^ unit, 597399067);
    h2 = h3 ^ Math.imul(h2 ^ unit, 2869860233);
    h3 = h4 ^ Math.imul(h3 ^ unit, 951274213);
    h4 = h1 ^ Math.imul(h4 ^ unit, 2716044179);
  }
  h1 = Math.imul(h3 ^ (h1 >>> 18), 597399067);
  h2 = Math.imul(h4 ^ (h2 >>> 22), 2869860233);
  h3 = Math.imul(h1 ^ (h3 >>> 17), 951274213);
  h4 = Math.imul(h2 ^ (h4 >>> 19), 2716044179);
  h1 ^= h2 ^ h3 ^ h4;
  return [h1 >>> 0, (h2 ^ h1) >>> 0, (h3 ^ h1) >>> 0, (h4 ^ h1) >>> 0];
}

function sfc32(state: State): () => number {
  let [a, b, c, counter] = state;
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  };
  // The first numbers still show the seed; sfc32's author drops a dozen.
  for (let i = 0; i < 12; i++) next();
  return next;
}
