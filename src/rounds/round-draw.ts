import { drawFirstDealer } from '../belote/play/dealer.js';
import type { Ruleset } from '../belote/rulesets/ruleset.js';
import {
  type DrawMethodName,
  type DrawnRound,
  drawMethodOf,
  type Field,
  type TableSize,
} from '../contest/draws/draw.js';
import { Refusal } from '../shared/refusal.js';
import { rngOf } from '../shared/rng.js';
import type { NewTable } from './rounds.repository.js';

/** A round as it was drawn, with all that repeats the draw. */
export interface RoundDraw {
  readonly method: DrawMethodName;
  readonly version: number;
  readonly seed: string;
  readonly drawn: DrawnRound;
  readonly tables: readonly NewTable[];
}

/** How many teams sit at one table: partners are one team, and each of three plays for himself. */
export const tableSizeOf = ({ players }: Ruleset): TableSize => (players === 3 ? 3 : 2);

/**
 * Draws a round. Everything that is left to chance in it comes from the seed: who meets, who sits where, and who deals first at each
 * table. A Refusal where the method is not served yet, or too few teams are there.
 */
export function drawRound(field: Field, method: DrawMethodName, seed: string, ruleset: Ruleset): RoundDraw {
  const found = drawMethodOf(method);
  if (found === undefined) {
    throw new Refusal('unprocessable-request', { faults: [{ code: 'not-available-yet', pointer: '/draw/method' }] });
  }
  const rng = rngOf(seed);
  const result = found.draw(field, rng.fork('draw'));
  // The only fault there is: a field of fewer than one table.
  if (!result.ok) {
    throw new Refusal('too-few-entries', { values: { count: field.teams.length, least: field.tableSize } });
  }
  const dealers = rng.fork('dealers');
  const tables = result.value.pairings.map(({ table, teams, why, rematchOf }) => ({
    number: table,
    teams,
    why,
    rematchOf: rematchOf ?? null,
    dealer: drawFirstDealer(ruleset.players, dealers.fork(String(table))),
  }));
  return { method, version: found.version, seed, drawn: result.value, tables };
}
