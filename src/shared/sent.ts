/**
 * A body that could be read. What is out of range in it comes to light only when it is asked for: the contract tells of a stale
 * version or of a closed round first (`order of refusal`), and both are known only after the rows are locked.
 */
export interface Sent<Body> {
  /** The body; a Refusal `unprocessable-request` that names every member out of range, when there is one. */
  inRange(): Body;
}

/** What the caller knows of the thing it wants to change, from `If-Match`. */
export interface Condition {
  /** A Refusal `version-stale` when the caller's version is not `current`. */
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
