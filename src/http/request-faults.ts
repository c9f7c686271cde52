/**
 * What can be wrong with one member of a body, beside what the rules of the game say of it (those codes are in `src/belote`).
 * The sentences stand in `texts/`.
 */
export type RequestFaultCode =
  // Unreadable
  | 'unknown-field'
  | 'missing'
  | 'not-an-object'
  | 'not-a-list'
  | 'not-text'
  | 'not-a-boolean'
  | 'not-a-whole-number'
  | 'not-in-list'
  | 'not-a-day'
  | 'not-a-moment'
  | 'not-a-number-or-word'
  | 'too-deep'
  // Out of range
  | 'bad-characters'
  | 'bad-length'
  | 'bad-form'
  | 'out-of-range'
  | 'bad-count'
  | 'duplicate-item'
  | 'player-already-entered'
  // Not what is there
  | 'unknown-player'
  | 'anonymised-player'
  | 'unknown-entry'
  | 'unknown-ruleset'
  | 'wrong-team-size'
  | 'team-size-of-ruleset'
  | 'two-lengths'
  | 'target-with-cap'
  | 'round-not-drawn'
  | 'not-a-seat'
  | 'status-not-allowed'
  | 'moment-past'
  // Words of the contract that this version does not serve yet
  | 'not-available-yet';
