// A real Postgres for a tool: on a temporary folder, quick instead of safe, gone afterwards.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inProject } from './project.mjs';
import { databaseModule } from './transpile.mjs';

/** TEST_DATABASE_URL names a server to use instead; its user must be allowed to make databases. */
export async function startThrowAwayServer() {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop: () => Promise.resolve() };
  const { startEmbeddedPostgres } = await databaseModule('embedded/embedded-postgres');
  const dir = mkdtempSync(join(tmpdir(), 'dix-de-der-test-'));
  // As root the database user must be able to pass.
  chmodSync(dir, 0o711);
  const remove = () => rmSync(dir, { recursive: true, force: true });
  try {
    const server = await startEmbeddedPostgres(dir, { isThrowAway: true });
    return { url: server.url, stop: () => server.stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

/** A database with all migrations, to work on or to copy. */
export async function makeMigratedDatabase(serverUrl, name) {
  const { ensureDatabase, dropDatabase } = await databaseModule('databases');
  const { migrate } = await databaseModule('migrations');
  const url = await ensureDatabase(serverUrl, name);
  await migrate(url, inProject('prisma/migrations'));
  return { url, drop: () => dropDatabase(serverUrl, name) };
}
