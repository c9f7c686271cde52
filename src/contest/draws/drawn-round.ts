import type { Fault } from '../../shared/fault.js';
import type { Result } from '../../shared/result.js';
import type { Rng } from '../../shared/rng.js';
import type { Field } from './field.js';
import type { Reason } from './reason.js';

export interface SidesOfTable {
  readonly a: string;
  readonly b: string;
  readonly c?: string;
}

export interface Pairing {
  /** Counted from 1. */
  readonly table: number;
  /** Ids of the teams by their sides; `c` exactly where three sit at a table. */
  readonly teams: SidesOfTable;
  readonly why: Reason;
  /** The round in which any two of them last met. */
  readonly rematchOf?: number;
}

export interface Exemption {
  readonly id: string;
  readonly why: Reason;
}

export interface DrawnRound {
  /** In the order of their tables. */
  readonly pairings: readonly Pairing[];
  readonly exempt: readonly Exemption[];
  /** How many pairs of teams meet again. */
  readonly rematches: number;
  /** About the whole round: there when a rematch could not be avoided. */
  readonly why?: Reason;
}

export const DRAW_FAULTS = ['too-few-teams'] as const;
export type DrawFaultCode = (typeof DRAW_FAULTS)[number];
export type DrawFault = Fault<DrawFaultCode>;

/** Total: a round for every field of one table and more. One field and one seed give one round. */
export type Draw = (field: Field, rng: Rng) => Result<DrawnRound, readonly DrawFault[]>;

/** The teams at a table in the order of their sides. */
export const seatedAt = ({ teams: { a, b, c } }: Pick<Pairing, 'teams'>): readonly string[] =>
  c === undefined ? [a, b] : [a, b, c];
