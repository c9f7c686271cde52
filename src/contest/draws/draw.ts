import { drawByRanking } from './by-ranking.js';
import type { Draw } from './drawn-round.js';
import { drawRandom } from './random.js';

export type { DrawnRound, SidesOfTable } from './drawn-round.js';
export { seatedAt } from './drawn-round.js';
export type { Field, FieldTeam, Meeting, TableSize } from './field.js';
export type { Reason } from './reason.js';

/** The draw methods that the contract names. */
export const DRAW_METHODS = ['random', 'by-ranking', 'round-robin', 'pools', 'knockout', 'melee', 'manual'] as const;
export type DrawMethodName = (typeof DRAW_METHODS)[number];

export interface DrawMethod {
  readonly name: DrawMethodName;
  /** Kept with every round: a change that could give another round for the same field and seed raises it. */
  readonly version: number;
  readonly draw: Draw;
}

const METHODS: readonly DrawMethod[] = [
  { name: 'random', version: 1, draw: drawRandom },
  { name: 'by-ranking', version: 1, draw: drawByRanking },
];

/** The method of that name; undefined while it is not built. */
export const drawMethodOf = (name: DrawMethodName): DrawMethod | undefined =>
  METHODS.find((method) => method.name === name);
