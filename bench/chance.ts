/**
 * Chance for a bench: Marsaglia's xorshift with 32 bits of state, a few instructions a number. The product's own generator
 * (src/shared/rng.ts) is made to repeat a draw for ever and without bias; here chance is to cost as little as it can.
 */
export class Chance {
  private state: number;

  /** `seed`: any whole number. The generator cannot leave 0, so that seed is another name for 1. */
  constructor(seed: number) {
    this.state = seed | 0 || 1;
  }

  /** A whole number from 0 to n − 1, n up to 65536: the upper 16 bits scaled, which favours none by more than n in 65536. */
  below(n: number): number {
    let state = this.state;
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    this.state = state;
    return ((state >>> 16) * n) >>> 16;
  }
}
