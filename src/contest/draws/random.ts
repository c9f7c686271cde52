import type { Draw } from './drawn-round.js';
import { layRound } from './lay-round.js';
import { pairAtRandom } from './pair-at-random.js';
import { reason } from './reason.js';
import { triosAtRandom } from './trios-at-random.js';

/**
 * The random draw: who meets whom by lot among those that have not met, tables in ranking order. What is guaranteed of
 * the chances is said at `pairAtRandom` and `triosAtRandom`; in a first round every draw is exactly as likely as every other.
 */
export const drawRandom: Draw = (field, rng) =>
  layRound(field, rng, { pair: pairAtRandom, trio: triosAtRandom, explain: () => () => reason('by-lot', {}) });
