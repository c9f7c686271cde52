interface Options {
  /** Where it is not the status of the route's kind. */
  readonly status?: number;
  /** False where nothing was stored after all, as in a dry run: no ETag, no Location, no kept answer. */
  readonly stored?: boolean;
  /** The body as CSV, where the caller asked for that. */
  readonly csv?: string;
  /** A member that is shown once and kept nowhere. */
  readonly secret?: string;
}

/** What a handler says besides the body: only where it differs from what its kind of route says. */
export class Answer<Body> {
  constructor(
    readonly body: Body,
    readonly options: Options = {},
  ) {}
}
