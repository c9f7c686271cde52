/** The embedded Postgres cannot start here, and the sentence says what a person can do. */
export class EmbeddedRefused extends Error {}
