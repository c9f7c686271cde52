import type { TestApp } from './app.js';

const TABLES = [
  'api_keys',
  'idempotency_keys',
  'rulesets',
  'players',
  'tournaments',
  'entries',
  'entry_players',
  'rounds',
  'tables',
  'places',
  'deals',
  'penalties',
  'audit_entries',
] as const;

/** A digest of every row of every table: equal before and after a request, it stored nothing at all. */
export async function everythingStored(app: TestApp): Promise<Readonly<Record<string, unknown>>> {
  const digest = (table: string): string =>
    `(SELECT count(*) || ' ' || coalesce(md5(string_agg(row::text, ' ' ORDER BY row::text)), '')
      FROM (SELECT to_jsonb(t) - 'last_used_at' AS row FROM ${table} t) rows) AS ${table}`;
  const [row] = await app.sql(`SELECT ${TABLES.map(digest).join(', ')}`);
  if (row === undefined) throw new Error('the database said nothing');
  return row;
}
