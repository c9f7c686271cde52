import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Client, DatabaseError } from 'pg';
import { createTestDatabase, type TestDatabase } from '../support/database.js';

let database: TestDatabase;
let client: Client;
/** The form of an id, told apart by its last digit. */
const id = (n: number): string => `019a0000-0000-7000-8000-00000000000${n}`;
const LONG = 'x'.repeat(101);

type Row = Readonly<Record<string, unknown>>;
const NAMES = /^[a-z_]+$/;

async function insert(table: string, row: Row): Promise<void> {
  const columns = Object.keys(row);
  if (![table, ...columns].every((name) => NAMES.test(name))) throw new Error(`strange name in ${table}`);
  const holes = columns.map((_, i) => `$${i + 1}`);
  await client.query(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${holes.join(', ')})`, Object.values(row));
}

/** One right row of every table, so that a wrong one is wrong in one thing only. In an order that foreign keys allow. */
const ROWS: Readonly<Record<string, Row>> = {
  api_keys: { id: id(1), name: 'k', role: 'admin', hash: 'h', prefix: '' },
  idempotency_keys: {
    caller_id: id(1),
    method: 'POST',
    path: '/',
    key: 'k',
    fingerprint: 'f',
    status: 201,
    headers: '{}',
    body: '',
  },
  rulesets: { key: 'la-salle', name: 'n', base: 'ffb-classic', overrides: '{}', ruleset: '{}' },
  players: { id: id(1), last_name: 'x', first_name: 'y', licence: 'l', search_text: 'x y' },
  tournaments: {
    id: id(1),
    name: 'n',
    date: '2026-03-14',
    ruleset_key: 'ffb-classic',
    ruleset_overrides: '{}',
    team_size: 2,
    deals_per_round: 12,
    rounds: 4,
    first_draw: 'random',
    next_draw: 'by-ranking',
    ranking: ['points'],
    bye_policy: 'half',
    bye_win: false,
    visibility: 'public',
    seed: 's',
  },
  entries: { id: id(1), tournament_id: id(1), number: 1, name: 'n' },
  entry_players: { tournament_id: id(1), entry_id: id(1), position: 1, player_id: id(1) },
  rounds: { id: id(1), tournament_id: id(1), number: 1, draw_method: 'random', draw_version: 1, seed: 's' },
  tables: {
    id: id(1),
    tournament_id: id(1),
    round_id: id(1),
    number: 1,
    first_dealer: 'a1',
    next_dealer: 'b1',
    why: '{}',
    deals_of: 12,
  },
  places: { tournament_id: id(1), round_id: id(1), entry_id: id(1), table_id: id(1), side: 'a' },
  deals: {
    tournament_id: id(1),
    table_id: id(1),
    number: 1,
    sheet: '{}',
    result: '{}',
    counts: true,
    score_a: 0,
    score_b: 0,
  },
  penalties: { id: id(1), tournament_id: id(1), entry_id: id(1), points: 10, reason: 'late' },
  audit_entries: { id: id(1), action: 'a', subject: 's', subject_id: '1' },
};

beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
  for (const [table, row] of Object.entries(ROWS)) await insert(table, row);
  // A second of those that the wrong rows need beside the first.
  await insert('entries', { ...ROWS['entries'], id: id(2), number: 2 });
  await insert('players', { ...ROWS['players'], id: id(2), licence: null });
  await insert('tournaments', { ...ROWS['tournaments'], id: id(2) });
  await insert('rounds', { ...ROWS['rounds'], id: id(3), tournament_id: id(2) });
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

/** The constraint that refuses a statement; undefined when nothing does. */
async function refusedBy(work: () => Promise<unknown>): Promise<string | undefined> {
  await client.query('BEGIN');
  try {
    await work();
    return undefined;
  } catch (error) {
    if (error instanceof DatabaseError)
      return error.constraint ?? `${error.code ?? ''} ${error.column ?? error.message}`;
    throw error;
  } finally {
    await client.query('ROLLBACK');
  }
}

/** The right row with a new identity. */
const FRESH: Readonly<Record<string, Row>> = {
  api_keys: { id: id(9), hash: 'other' },
  idempotency_keys: { key: 'other' },
  rulesets: { key: 'other' },
  players: { id: id(9), licence: 'other' },
  tournaments: { id: id(9) },
  entries: { id: id(9), number: 9 },
  entry_players: { position: 2, player_id: id(2) },
  rounds: { id: id(9), number: 9, status: 'closed', closed_at: '2026-03-14T10:00:00Z' },
  tables: { id: id(9), number: 9 },
  places: { entry_id: id(2), side: 'b' },
  deals: { number: 9 },
  penalties: { id: id(9) },
  audit_entries: { id: id(9) },
};

const WRONG: readonly [constraint: string, table: string, change: Row][] = [
  ['api_keys_pkey', 'api_keys', { id: id(1) }],
  ['api_keys_hash_key', 'api_keys', { hash: 'h' }],
  ['api_keys_role_check', 'api_keys', { role: 'king' }],
  ['api_keys_name_check', 'api_keys', { name: '' }],
  ['api_keys_name_check', 'api_keys', { name: LONG }],
  ['idempotency_keys_pkey', 'idempotency_keys', { key: 'k' }],
  ['rulesets_pkey', 'rulesets', { key: 'la-salle' }],
  ['rulesets_key_check', 'rulesets', { key: 'La Salle' }],
  ['rulesets_key_check', 'rulesets', { key: 'x' }],
  ['rulesets_key_check', 'rulesets', { key: 'x-' }],
  ['rulesets_key_check', 'rulesets', { key: 'x'.repeat(61) }],
  ['rulesets_name_check', 'rulesets', { name: '' }],
  ['players_pkey', 'players', { id: id(1) }],
  ['players_licence_key', 'players', { licence: 'l' }],
  ['players_last_name_check', 'players', { last_name: '' }],
  ['players_last_name_check', 'players', { last_name: LONG }],
  ['players_first_name_check', 'players', { first_name: LONG }],
  ['players_licence_check', 'players', { licence: 'x'.repeat(41) }],
  ['players_club_check', 'players', { club: '' }],
  ['players_category_check', 'players', { category: 'x'.repeat(41) }],
  ['players_country_check', 'players', { country: 'fr' }],
  ['tournaments_pkey', 'tournaments', { id: id(1) }],
  ['tournaments_name_check', 'tournaments', { name: '' }],
  ['tournaments_state_check', 'tournaments', { state: 'paused', ruleset: '{}' }],
  ['tournaments_ruleset_check', 'tournaments', { state: 'running' }],
  ['tournaments_ruleset_check', 'tournaments', { state: 'finished' }],
  ['tournaments_team_size_check', 'tournaments', { team_size: 3 }],
  ['tournaments_deals_per_round_check', 'tournaments', { deals_per_round: 0 }],
  ['tournaments_deals_per_round_check', 'tournaments', { deals_per_round: 101 }],
  ['tournaments_length_check', 'tournaments', { deals_per_round: null }],
  ['tournaments_length_check', 'tournaments', { target: 1000 }],
  ['tournaments_target_check', 'tournaments', { deals_per_round: null, target: 0 }],
  ['tournaments_target_check', 'tournaments', { deals_per_round: null, target: 100_001 }],
  ['tournaments_rounds_check', 'tournaments', { rounds: 0 }],
  ['tournaments_rounds_check', 'tournaments', { rounds: 51 }],
  ['tournaments_venue_check', 'tournaments', { venue: '' }],
  ['tournaments_draws_check', 'tournaments', { first_draw: 'swiss' }],
  ['tournaments_draws_check', 'tournaments', { next_draw: 'swiss' }],
  ['tournaments_ranking_check', 'tournaments', { ranking: [] }],
  ['tournaments_ranking_check', 'tournaments', { ranking: ['points', 'luck'] }],
  ['tournaments_next_round_version_check', 'tournaments', { next_round_version: 0 }],
  ['tournaments_bye_check', 'tournaments', { bye_policy: 'double' }],
  ['tournaments_bye_check', 'tournaments', { bye_policy: 'number' }],
  ['tournaments_bye_check', 'tournaments', { bye_policy: 'half', bye_number: 5 }],
  ['tournaments_bye_number_check', 'tournaments', { bye_policy: 'number', bye_number: -1 }],
  ['tournaments_visibility_check', 'tournaments', { visibility: 'secret' }],
  ['tournaments_next_entry_number_check', 'tournaments', { next_entry_number: 10_002 }],
  ['entries_pkey', 'entries', { id: id(1) }],
  ['entries_tournament_id_number_key', 'entries', { number: 1 }],
  ['entries_number_check', 'entries', { number: 0 }],
  ['entries_number_check', 'entries', { number: 10_001 }],
  ['entries_name_check', 'entries', { name: '' }],
  ['entries_status_check', 'entries', { status: 'absent' }],
  ['entries_tournament_id_fkey', 'entries', { tournament_id: id(7) }],
  ['entry_players_pkey', 'entry_players', { position: 1 }],
  ['entry_players_tournament_id_player_id_key', 'entry_players', { player_id: id(1) }],
  ['entry_players_position_check', 'entry_players', { position: 3 }],
  ['entry_players_player_id_fkey', 'entry_players', { player_id: id(7) }],
  ['entry_players_entry_fkey', 'entry_players', { tournament_id: id(2) }],
  ['rounds_pkey', 'rounds', { id: id(1) }],
  ['rounds_tournament_id_number_key', 'rounds', { number: 1 }],
  ['rounds_one_open_key', 'rounds', { status: 'open', closed_at: null }],
  ['rounds_number_check', 'rounds', { number: 0 }],
  ['rounds_number_check', 'rounds', { number: 51 }],
  ['rounds_status_check', 'rounds', { status: 'over', closed_at: null }],
  ['rounds_closed_at_check', 'rounds', { closed_at: null }],
  ['rounds_draw_method_check', 'rounds', { draw_method: 'swiss' }],
  ['rounds_draw_version_check', 'rounds', { draw_version: 0 }],
  ['rounds_seed_check', 'rounds', { seed: '' }],
  ['rounds_seed_check', 'rounds', { seed: 'x'.repeat(65) }],
  ['rounds_tournament_id_fkey', 'rounds', { tournament_id: id(7) }],
  ['tables_pkey', 'tables', { id: id(1) }],
  ['tables_round_id_number_key', 'tables', { number: 1 }],
  ['tables_number_check', 'tables', { number: 0 }],
  ['tables_status_check', 'tables', { status: 'over', counted: 12 }],
  ['tables_dealer_check', 'tables', { first_dealer: 'x' }],
  ['tables_dealer_check', 'tables', { next_dealer: 'c2' }],
  ['tables_deals_of_check', 'tables', { deals_of: 101 }],
  ['tables_counted_check', 'tables', { counted: 13, status: 'complete' }],
  ['tables_counted_check', 'tables', { counted: -1 }],
  ['tables_counted_check', 'tables', { deals_of: null, target: 1000, counted: -1 }],
  ['tables_length_check', 'tables', { deals_of: null }],
  ['tables_length_check', 'tables', { target: 1000 }],
  ['tables_target_check', 'tables', { deals_of: null, target: 0 }],
  ['tables_target_check', 'tables', { deals_of: null, target: 100_001 }],
  ['tables_end_reason_check', 'tables', { ended_at: '2026-03-14T20:00:00Z', end_reason: '', status: 'complete' }],
  ['tables_rematch_of_check', 'tables', { rematch_of: 0 }],
  ['tables_ended_check', 'tables', { end_reason: 'x' }],
  ['tables_open_check', 'tables', { status: 'complete' }],
  ['tables_open_check', 'tables', { counted: 12 }],
  ['tables_open_check', 'tables', { deals_of: null, target: 1000, status: 'complete', score_a: 999, score_b: 998 }],
  ['tables_open_check', 'tables', { deals_of: null, target: 1000, ended_at: '2026-03-14T20:00:00Z', end_reason: 'x' }],
  ['tables_open_check', 'tables', { deals_of: null, target: 1000, status: 'complete', score_a: 999, score_c: 999 }],
  ['tables_seats_check', 'tables', { first_dealer: 'c1' }],
  ['tables_seats_check', 'tables', { next_dealer: 'c1' }],
  ['tables_seats_check', 'tables', { score_c: 0, first_dealer: 'a2' }],
  ['tables_seats_check', 'tables', { score_c: 0, next_dealer: 'b2' }],
  ['tables_next_deal_number_check', 'tables', { next_deal_number: 0 }],
  ['tables_round_fkey', 'tables', { round_id: id(3) }],
  ['places_pkey', 'places', { entry_id: id(1) }],
  ['places_table_id_side_key', 'places', { side: 'a' }],
  ['places_side_check', 'places', { side: 'd' }],
  ['places_table_check', 'places', { table_id: null }],
  ['places_table_check', 'places', { side: null }],
  ['places_entry_fkey', 'places', { entry_id: id(7) }],
  ['places_table_fkey', 'places', { table_id: id(7) }],
  ['places_round_fkey', 'places', { round_id: id(7), table_id: null, side: null }],
  ['deals_pkey', 'deals', { number: 1 }],
  ['deals_number_check', 'deals', { number: 0 }],
  ['deals_table_fkey', 'deals', { table_id: id(7) }],
  ['deals_table_fkey', 'deals', { tournament_id: id(2) }],
  ['penalties_pkey', 'penalties', { id: id(1) }],
  ['penalties_points_check', 'penalties', { points: 0 }],
  ['penalties_points_check', 'penalties', { points: 100_001 }],
  ['penalties_round_check', 'penalties', { round: 51 }],
  ['penalties_reason_check', 'penalties', { reason: '' }],
  ['penalties_entry_fkey', 'penalties', { entry_id: id(7) }],
  ['penalties_entry_fkey', 'penalties', { tournament_id: id(2) }],
  ['audit_entries_pkey', 'audit_entries', { id: id(1) }],
];

/** Those that another refuses first, whatever the row: each is spoken for by the one named. */
const SHADOWED: Readonly<Record<string, string>> = {
  entries_tournament_id_id_key: 'entries_pkey',
  rounds_tournament_id_id_key: 'rounds_pkey',
  tables_tournament_id_round_id_id_key: 'tables_pkey',
  tables_tournament_id_id_key: 'tables_pkey',
  penalties_tournament_id_fkey: 'penalties_entry_fkey',
};

describe('the database itself refuses', () => {
  it.each(Object.keys(ROWS))('nothing of a right row of %s', async (table) => {
    expect(await refusedBy(() => insert(table, { ...ROWS[table], ...FRESH[table] }))).toBe(undefined);
  });

  it.each(WRONG)('by %s a row of %s with %j', async (constraint, table, change) => {
    expect(await refusedBy(() => insert(table, { ...ROWS[table], ...FRESH[table], ...change }))).toBe(constraint);
  });

  it('to let go of a player who is entered, and of an entry that has a place', async () => {
    const remove = (table: string) => refusedBy(() => client.query(`DELETE FROM ${table} WHERE id = $1`, [id(1)]));
    expect(await remove('players')).toBe('entry_players_player_id_fkey');
    expect(await remove('entries')).toBe('places_entry_fkey');
  });

  it('to open a second round beside an open one', async () => {
    const open = async () => {
      await insert('rounds', { ...ROWS['rounds'], ...FRESH['rounds'] });
      await client.query("UPDATE rounds SET status = 'open', closed_at = NULL WHERE id = $1", [id(9)]);
    };
    expect(await refusedBy(open)).toBe('rounds_one_open_key');
  });
});

describe('every constraint of the migrations', () => {
  it('is in the table above', () => {
    const folder = fileURLToPath(new URL('../../prisma/migrations', import.meta.url));
    const sql = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => readFileSync(`${folder}/${name}/migration.sql`, 'utf8'))
      .join('\n');
    const named = [...sql.matchAll(/(?:CONSTRAINT|CREATE UNIQUE INDEX) "(\w+)"/g)].map(([, name]) => name!);
    expect(named.length).toBeGreaterThan(70);
    const tried = new Set([...WRONG.map(([constraint]) => constraint), ...Object.keys(SHADOWED)]);
    expect(named.filter((name) => !tried.has(name))).toEqual([]);
  });

  it('has a name in the database: PostgreSQL chose none', async () => {
    const { rows } = await client.query<{ conname: string }>(
      "SELECT conname FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype IN ('c', 'u', 'f', 'x') ORDER BY 1",
    );
    const known = new Set([...WRONG.map(([constraint]) => constraint), ...Object.keys(SHADOWED)]);
    expect(rows.map(({ conname }) => conname).filter((name) => !known.has(name))).toEqual([]);
  });
});
