import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as embedded from '../../src/database/embedded/embedded-postgres.js';

export interface OwnPostgres {
  readonly url: string;
  /** As if the machine took it: its supervisor starts it again at once. */
  crash(): void;
  stop(): Promise<void>;
}

/** The compiled copy of the embedded server, because its supervisor is a process that knows no TypeScript. */
export async function embeddedModule(): Promise<typeof embedded> {
  const tools = process.env['TEST_TOOLS'];
  if (!tools) throw new Error('This test starts a server: run it by `npm test -- <path>`.');
  return (await import(pathToFileURL(join(tools, 'embedded/embedded-postgres.js')).href)) as typeof embedded;
}

/**
 * A Postgres that one test file may kill. The shared one serves all the others. Quick, it may lose what it had just committed when
 * it crashes; `isThrowAway: false` is as safe as an organiser's.
 */
export async function startOwnPostgres({ isThrowAway = true } = {}): Promise<OwnPostgres> {
  const { startEmbeddedPostgres } = await embeddedModule();
  const dir = mkdtempSync(join(tmpdir(), 'dix-de-der-own-'));
  // As root the database user must be able to pass.
  chmodSync(dir, 0o711);
  const server = await startEmbeddedPostgres(dir, { isThrowAway });
  return {
    url: server.url,
    crash: () => {
      process.kill(Number(readFileSync(join(dir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
    },
    stop: async () => {
      await server.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
