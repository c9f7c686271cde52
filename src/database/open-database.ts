import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config.js';
import { isDatabaseAway } from './database-errors.js';
import { ensureDatabase } from './databases.js';
import { findRunningPostgres, startEmbeddedPostgres } from './embedded/embedded-postgres.js';
import { migrate } from './migrations.js';

export interface OpenDatabase {
  readonly url: string;
  /** Stops the embedded server; leaves one of the organiser's own alone. */
  close(): Promise<void>;
}

/** Beside src and dist alike. */
const MIGRATIONS = fileURLToPath(new URL('../../prisma/migrations', import.meta.url));
const EMBEDDED_NAME = 'dix_de_der';
const LONGEST_PAUSE_MS = 5000;

/** A database that answers and has all migrations: the configured one, or the embedded one, which is started. */
export async function openDatabase(config: Config, say: (sentence: string) => void): Promise<OpenDatabase> {
  if (config.databaseUrl !== undefined) {
    const url = config.databaseUrl;
    await waitFor(() => migrate(url, MIGRATIONS, say), say);
    return { url, close: () => Promise.resolve() };
  }
  const server = await startEmbeddedPostgres(config.dataDir, { say });
  try {
    const url = await ensureDatabase(server.url, EMBEDDED_NAME);
    await migrate(url, MIGRATIONS, say);
    return { url, close: () => server.stop() };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/** The same for a command that may be given while the server runs: then it works beside it, on the same database. */
export async function joinDatabase(config: Config, say: (sentence: string) => void): Promise<OpenDatabase> {
  const running = config.databaseUrl === undefined ? findRunningPostgres(config.dataDir) : undefined;
  if (running === undefined) return openDatabase(config, say);
  return { url: await ensureDatabase(running, EMBEDDED_NAME), close: () => Promise.resolve() };
}

/** A server that is started together with its database, as in compose, is often the quicker one: it waits. */
async function waitFor(work: () => Promise<unknown>, say: (sentence: string) => void): Promise<void> {
  for (let pause = 250; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      await work();
      return;
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      if (pause >= 1000) say(`The database is away (${reasonOf(error)}): trying again…`);
    }
    await sleep(pause);
  }
}

/** Two addresses of one host fail with an empty message of their own and the reasons inside. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return error instanceof Error ? error.message : String(error);
}
