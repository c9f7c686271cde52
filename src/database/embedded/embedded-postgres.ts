import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { closeSync, existsSync, fstatSync, openSync, readSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { EmbeddedRefused } from './embedded-refused.js';
import { findBinaries, postgresUser } from './binaries.js';
import type { Binaries } from './binaries.js';
import {
  claim,
  makeCluster,
  makeDataFolder,
  openDataFolder,
  ownerOf,
  passwordOf,
  release,
  userOf,
} from './data-folder.js';
import type { DataFolder } from './data-folder.js';
import { runningPostmaster, stopPostmaster } from './postmaster.js';
import type { SupervisorNews, SupervisorOrder } from './supervisor.js';

export interface EmbeddedPostgres {
  /** The maintenance database `postgres` on this server, as its superuser. */
  readonly url: string;
  /** Stops the server in order. May be called twice. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  readonly say?: (sentence: string) => void;
  /** For tests: quick, and not safe against a power cut. */
  readonly isThrowAway?: boolean;
}

/** What Postgres and its supervisor need of the environment, on Windows too. */
const INHERITED = [
  'PATH',
  'Path',
  'LANG',
  'LC_ALL',
  'TZ',
  'TMPDIR',
  'TEMP',
  'TMP',
  'SystemRoot',
  'SYSTEMROOT',
  'ComSpec',
  'LD_LIBRARY_PATH',
];

/** A zombie or a dying Postgres may hold its lock this long after its parent was killed. */
const PATIENCE_MS = 30_000;
/** A Postgres whose supervisor was killed too does not stop by itself: after this time it is stopped from here. */
const ORPHAN_AFTER_MS = 5000;

const FLAGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'timezone=UTC',
  'log_timezone=UTC',
  'lc_messages=C',
];
const THROW_AWAY_FLAGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

const urlOf = (port: number, password: string): string =>
  `postgresql://postgres:${password}@127.0.0.1:${String(port)}/postgres`;

/** Starts a real Postgres on a free port of the loopback, with its data below `dataDir`, and makes the data if there are none. */
export async function startEmbeddedPostgres(dataDir: string, options: EmbeddedOptions = {}): Promise<EmbeddedPostgres> {
  const say = options.say ?? ((): void => undefined);
  const root = postgresUser();
  const binaries = findBinaries(root, say);
  const folder = makeDataFolder(dataDir, root, say);
  const user = userOf(folder, root);
  claim(folder);
  try {
    await makeCluster(folder, binaries.initdb, user, options.isThrowAway ? ['--no-sync'] : []);
    const flags = [...FLAGS, ...(options.isThrowAway ? THROW_AWAY_FLAGS : [])].flatMap((flag) => ['-c', flag]);
    const order = { ...binaries, cluster: folder.cluster, flags, log: folder.log, ...(user && { user }) };
    const { supervisor, port } = await startPatiently(folder, binaries, order, say);
    return {
      url: urlOf(port, passwordOf(folder)),
      stop: async () => {
        await stopSupervisor(supervisor);
        // The supervisor may have been killed: then Postgres still runs.
        await stopPostmaster(folder.cluster, binaries.pgCtl);
        release(folder);
      },
    };
  } catch (error) {
    release(folder);
    throw error;
  }
}

/** The server that another process has started on this folder, for a command that works beside it. */
export function findRunningPostgres(dataDir: string): string | undefined {
  const folder = openDataFolder(dataDir);
  const found = existsSync(folder.password) && ownerOf(folder) ? runningPostmaster(folder.cluster) : undefined;
  return found?.isReady ? urlOf(found.port, passwordOf(folder)) : undefined;
}

/** Tries until Postgres runs: what was killed a moment ago may still hold the lock, and a free port may be taken meanwhile. */
async function startPatiently(
  folder: DataFolder,
  { pgCtl }: Binaries,
  order: Omit<SupervisorOrder, 'port'>,
  say: (sentence: string) => void,
): Promise<{ supervisor: ChildProcess; port: number }> {
  const began = Date.now();
  let lastWords = '';
  for (let attempt = 0; Date.now() - began < PATIENCE_MS; attempt++) {
    if (runningPostmaster(folder.cluster)) {
      if (attempt === 0) say('Waiting for the Postgres of an earlier run to end…');
      if (Date.now() - began > ORPHAN_AFTER_MS) await stopPostmaster(folder.cluster, pgCtl);
      await sleep(100);
      continue;
    }
    const port = await freePort();
    const offset = sizeOf(folder.log);
    const supervisor = await startSupervisor({ ...order, port });
    if (supervisor) return { supervisor, port };
    lastWords = readFrom(folder.log, offset);
    // Only a lock or a port that is taken passes by itself.
    if (!/lock file|already in use|shared memory block/.test(lastWords)) break;
    await sleep(500);
  }
  throw new EmbeddedRefused(
    `The embedded Postgres does not start. What it said (${folder.log}):\n${lastWords || 'It still runs elsewhere.'}`,
  );
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => {
        resolve(port);
      });
    });
  });
}

function startSupervisor(order: SupervisorOrder): Promise<ChildProcess | undefined> {
  const program = fileURLToPath(new URL('./supervisor.js', import.meta.url));
  const child = spawn(process.execPath, [program, JSON.stringify(order)], {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    windowsHide: true,
    // A debugger's or a test runner's flags are not for it.
    // Nothing of ours: ADMIN_API_KEY would be there to read for whoever is the database's user.
    env: Object.fromEntries(
      INHERITED.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
    ),
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => {
      resolve(undefined);
    });
    child.once('message', (news: SupervisorNews) => {
      if ('failed' in news) return;
      // Neither the process nor its pipe keeps the server from ending.
      child.unref();
      child.channel?.unref();
      resolve(child);
    });
  });
}

function stopSupervisor(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) {
      resolve();
      return;
    }
    child.ref();
    child.once('exit', () => {
      resolve();
    });
    if (child.connected) child.send('stop', () => undefined);
  });
}

function sizeOf(path: string): number {
  if (!existsSync(path)) return 0;
  const file = openSync(path, 'r');
  const { size } = fstatSync(file);
  closeSync(file);
  return size;
}

function readFrom(path: string, offset: number): string {
  const size = sizeOf(path);
  if (size <= offset) return '';
  const file = openSync(path, 'r');
  const buffer = Buffer.alloc(Math.min(size - offset, 8192));
  const length = readSync(file, buffer, 0, buffer.length, offset);
  closeSync(file);
  return buffer.toString('utf8', 0, length).trim();
}
