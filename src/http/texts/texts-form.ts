import type { State } from '../../tournaments/dto/tournament.answer.js';
import type { RefusalCode } from '../../shared/refusal.js';
import type { RequestFaultCode } from '../request-faults.js';

/** All texts of the HTTP layer in one language. `{name}` is filled from a refusal's values. */
export interface Texts {
  /** What is said of a refusal: a short title, and a sentence. */
  readonly refusals: Readonly<Record<RefusalCode, readonly [title: string, detail: string]>>;
  /** Words of the contract that stand in sentences. */
  readonly words: Readonly<Record<State, string>>;
  /** What is said of one member of a body. */
  readonly faults: Readonly<Record<RequestFaultCode, string>>;
}
