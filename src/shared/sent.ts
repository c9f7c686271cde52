import type { Fault } from './fault.js';

/**
 * A body that could be read. What is out of range in it comes to light only when it is asked for: the contract tells of a stale
 * version or of a closed round first (`order of refusal`), and both are known only after the rows are locked.
 */
export interface Sent<Body> {
  /** The body as it was read, with whatever is out of range still in it: to find further faults in. */
  readonly body: Body;
  /** The body; a Refusal `unprocessable-request` when a member is out of range or there are `more` faults, naming all of them. */
  inRange(more?: readonly Fault[]): Body;
}

/** What the caller knows of the thing it wants to change, from `If-Match`. */
export interface Condition {
  /** A Refusal `if-match-required` when the caller named no version, `version-stale` when it is not `current`. */
  demand(current: number | string): void;
}

/** Who asks. */
export interface Caller {
  readonly keyId: string;
  readonly role: 'admin';
}

/** A part of a list: at most `limit` items after `cursor`. */
export interface Page {
  readonly limit: number;
  readonly cursor: string | null;
}

export interface Listed<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}
