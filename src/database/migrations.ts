import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { withClient } from './databases.js';

interface Migration {
  readonly name: string;
  readonly sql: string;
}

interface AppliedMigration {
  readonly migration_name: string;
  readonly checksum: string;
  readonly finished_at: Date | null;
}

/** The database and this version of the product do not belong together; a person has to decide. */
export class MigrationRefused extends Error {}

/** Prisma's own lock: `prisma migrate deploy` and this runner exclude each other. */
const LOCK = 72_707_369;
const LOCK_PATIENCE_MS = 120_000;

/** As `prisma migrate` makes it, so that either may carry on after the other. */
const BOOK = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum VARCHAR(64) NOT NULL,
  finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`;

/**
 * Brings a database up to date: applies what is new in `folder` (one subfolder a migration), in the order of the names.
 * Each runs in a transaction of its own together with its entry in the book, so a failure leaves nothing half done.
 * @returns the names of those applied now
 * @throws MigrationRefused when the database has a migration that this version does not know, or knows otherwise
 */
export async function migrate(
  databaseUrl: string,
  folder: string,
  say: (sentence: string) => void = () => undefined,
): Promise<string[]> {
  return withClient(databaseUrl, async (client) => {
    // Ending the session gives the lock back.
    await lock(client, say);
    // Without it, "already exists, skipping" would be told at every start.
    await client.query('SET client_min_messages = warning');
    await client.query(BOOK);
    const fresh = await findFresh(client, readMigrations(folder));
    for (const migration of fresh) {
      say(`Applying the migration ${migration.name}…`);
      await apply(client, migration);
    }
    return fresh.map(({ name }) => name);
  });
}

async function lock(client: Client, say: (sentence: string) => void): Promise<void> {
  const end = Date.now() + LOCK_PATIENCE_MS;
  for (;;) {
    const { rows } = await client.query<{ obtained: boolean }>('SELECT pg_try_advisory_lock($1) AS obtained', [LOCK]);
    if (rows[0]?.obtained) return;
    if (Date.now() > end)
      throw new MigrationRefused('Another process has been migrating this database for two minutes.');
    say('Another process is migrating this database: waiting…');
    await sleep(1000);
  }
}

function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .sort()
    .map((name) => ({ name, file: join(folder, name, 'migration.sql') }))
    .filter(({ file }) => existsSync(file))
    .map(({ name, file }) => ({ name, sql: readFileSync(file, 'utf8') }));
}

async function findFresh(client: Client, known: readonly Migration[]): Promise<Migration[]> {
  const { rows: applied } = await client.query<AppliedMigration>(
    'SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL',
  );
  for (const { migration_name: name, checksum, finished_at } of applied) {
    const migration = known.find((one) => one.name === name);
    if (!migration) {
      throw new MigrationRefused(
        `The database has the migration ${name}, which this version does not know: it was made by a newer one. Start that version, or restore a backup.`,
      );
    }
    if (!finished_at) {
      throw new MigrationRefused(
        `The migration ${name} was begun and never finished. Repair it with "prisma migrate resolve".`,
      );
    }
    if (!checksumsOf(migration.sql).includes(checksum)) {
      throw new MigrationRefused(
        `The migration ${name} was changed after this database applied it. Restore the file and put the change into a new migration.`,
      );
    }
  }
  return known.filter(({ name }) => !applied.some(({ migration_name }) => migration_name === name));
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** As the file is, and with either end of line: git may have changed those. The first is what is written down. */
function checksumsOf(sql: string): readonly [string, ...string[]] {
  const unix = sql.replaceAll('\r\n', '\n');
  return [sha256(sql), sha256(unix), sha256(unix.replaceAll('\n', '\r\n'))];
}

async function apply(client: Client, { name, sql }: Migration): Promise<void> {
  const startedAt = new Date();
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, $4, clock_timestamp(), 1)`,
      [randomUUID(), checksumsOf(sql)[0], name, startedAt],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw new Error(`The migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
