import { Refusal, type RefusalCode } from '../shared/refusal.js';
import { isDatabaseAway, isTooBusy, violatedConstraint } from './database-errors.js';

/**
 * What a constraint says to a caller who ran into it, mostly because another was faster. Where code should have refused before, the
 * constraint is missing here, and running into it is a bug.
 */
const REFUSAL_OF: Readonly<Record<string, RefusalCode>> = {
  players_licence_key: 'licence-taken',
  rulesets_pkey: 'ruleset-key-taken',
  entry_players_tournament_id_player_id_key: 'player-already-entered',
  entry_players_player_id_fkey: 'player-in-use',
  entries_number_check: 'too-many-entries',
  rounds_one_open_key: 'round-open',
  rounds_tournament_id_number_key: 'round-open',
  tables_counted_check: 'round-full',
  places_entry_fkey: 'entry-has-played',
};

/** The refusal that an error of the database stands for, if it stands for one. */
export function refusalOfDatabaseError(error: unknown): Refusal | undefined {
  if (isDatabaseAway(error)) return new Refusal('database-away');
  if (isTooBusy(error)) return new Refusal('server-busy');
  const constraint = violatedConstraint(error);
  const code = constraint === undefined ? undefined : REFUSAL_OF[constraint];
  return code === undefined ? undefined : new Refusal(code);
}
