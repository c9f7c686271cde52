import type { DrawFaultCode } from '../drawn-round.js';
import type { ReasonCode } from '../reason.js';
import type { RoundFaultCode } from '../check-draw.js';

/** A sentence with `{value}` where a value goes; or several, chosen by how much the value `count` is. */
export type Sentence =
  string | { readonly count: string; readonly zero?: string; readonly one: string; readonly other: string };

/** Everything that the draws say, in one language. */
export interface DrawTexts {
  readonly reasons: Readonly<Record<ReasonCode, Sentence>>;
  readonly faults: Readonly<Record<DrawFaultCode | RoundFaultCode, Sentence>>;
}
