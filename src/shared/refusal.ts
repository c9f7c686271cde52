import type { Fault, FaultValues } from './fault.js';
import type { Language } from './language.js';

/**
 * Every way in which the product says no, with its HTTP status. The words are part of the contract: a code is never renamed, and
 * `/problems/{code}` explains it. What is wrong with single members of a body has codes of its own, in `errors[]`.
 */
export const REFUSALS = {
  // The request cannot be read
  'malformed-json': 400,
  'malformed-request': 400,
  'unknown-parameter': 400,
  'invalid-parameter': 400,
  'invalid-cursor': 400,
  'reason-required': 400,
  'idempotency-key-required': 400,
  'idempotency-key-invalid': 400,
  // Who asks
  'key-required': 401,
  'key-invalid': 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'body-too-large': 413,
  'unsupported-media-type': 415,
  // What the caller knows is not what is there
  'if-match-required': 428,
  'version-stale': 412,
  // The state forbids it
  'idempotency-in-progress': 409,
  'licence-taken': 409,
  'player-in-use': 409,
  'ruleset-key-taken': 409,
  'tournament-not-draft': 409,
  'tournament-not-running': 409,
  'tournament-started': 409,
  'tournament-over': 409,
  'tournament-not-finished': 409,
  'tournament-has-rounds': 409,
  'tournament-has-entries': 409,
  'too-few-entries': 409,
  'too-many-entries': 409,
  'player-already-entered': 409,
  'entry-number-taken': 409,
  'entry-has-played': 409,
  'round-open': 409,
  'all-rounds-drawn': 409,
  'rematch-unavoidable': 409,
  'round-closed': 409,
  'round-not-open': 409,
  'round-not-latest': 409,
  'round-has-results': 409,
  'round-incomplete': 409,
  'round-full': 409,
  'match-over': 409,
  'deal-exists': 409,
  'table-has-deals': 409,
  'table-ended': 409,
  'table-not-ended': 409,
  'table-complete': 409,
  'table-would-be-incomplete': 409,
  'match-would-be-open': 409,
  'last-administrator': 409,
  // Readable, but it cannot be so
  'unprocessable-request': 422,
  'idempotency-key-reused': 422,
  // Not the caller's doing
  'internal-error': 500,
  'database-away': 503,
  'server-busy': 503,
} as const;

export type RefusalCode = keyof typeof REFUSALS;

export interface RefusalDetails {
  /** What the sentence is filled with. */
  readonly values?: FaultValues;
  /** What is wrong with single members of the body. */
  readonly faults?: readonly Fault[];
  /** Further members of the problem document, such as the tables still missing. May depend on the reader's language. */
  readonly members?: (language: Language) => Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Thrown where a request is refused; nothing it did is stored. Becomes a problem document (RFC 9457). */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    readonly details: RefusalDetails = {},
  ) {
    super(code);
    this.name = 'Refusal';
  }

  get status(): number {
    return REFUSALS[this.code];
  }
}
