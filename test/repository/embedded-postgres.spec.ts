import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withClient } from '../../src/database/databases.js';
import type { EmbeddedPostgres } from '../../src/database/embedded/embedded-postgres.js';
import { embeddedModule } from '../support/own-postgres.js';

// What only /proc tells.
const onLinux = process.platform === 'linux' ? it : it.skip;

let dir: string;
let running: EmbeddedPostgres[];

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'dix-de-der-embedded-'));
  // As root the database user must be able to pass.
  chmodSync(dir, 0o711);
  running = [];
});

afterEach(async () => {
  for (const server of running) await server.stop();
  rmSync(dir, { recursive: true });
});

async function start(): Promise<EmbeddedPostgres> {
  const { startEmbeddedPostgres } = await embeddedModule();
  const server = await startEmbeddedPostgres(dir, { isThrowAway: true });
  running.push(server);
  return server;
}

const ask = (url: string, sql: string): Promise<unknown> =>
  withClient(url, async (client) => (await client.query<{ answer: unknown }>(sql)).rows[0]?.answer);

describe('the embedded Postgres', () => {
  it('keeps its data between starts, and its password to itself', async () => {
    const first = await start();
    await ask(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await first.stop();
    await first.stop();
    expect(existsSync(join(dir, 'postgres/postmaster.pid'))).toBe(false);
    const second = await start();
    expect(await ask(second.url, 'SELECT answer FROM kept')).toBe(42);
    expect(new URL(second.url).password).toBe(new URL(first.url).password);
    if (process.platform !== 'win32') expect(statSync(join(dir, 'postgres.password')).mode & 0o777).toBe(0o600);
  });

  it('knows letters beyond ASCII, whatever the machine’s language', async () => {
    const { url } = await start();
    expect(await ask(url, "SELECT lower('ÉLÈVE Œ') || ' ' || current_setting('server_encoding') AS answer")).toBe(
      'élève œ UTF8',
    );
  });

  it('listens on the loopback only, and wants the password', async () => {
    const { url } = await start();
    expect(await ask(url, "SELECT current_setting('listen_addresses') AS answer")).toBe('127.0.0.1');
    const wrong = new URL(url);
    wrong.password = 'wrong';
    await expect(ask(wrong.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
  });

  it('serves one server: a second is refused, a command beside it finds it', async () => {
    const { findRunningPostgres } = await embeddedModule();
    expect(findRunningPostgres(dir)).toBeUndefined();
    const { url } = await start();
    await expect(start()).rejects.toThrow(/in use by another server \(process \d+\)/);
    expect(findRunningPostgres(dir)).toBe(url);
  });

  it('starts over what a machine that lost power has left', async () => {
    const first = await start();
    await first.stop();
    // A process of that number runs, but it is not that server; and Postgres' own lock names a process that is gone.
    writeFileSync(join(dir, 'server.json'), JSON.stringify({ pid: process.pid, birth: '1' }));
    writeFileSync(
      join(dir, 'postgres/postmaster.pid'),
      `4194303\n${join(dir, 'postgres')}\n1\n1\n\n127.0.0.1\n\nready\n`,
    );
    const second = await start();
    expect(await ask(second.url, 'SELECT 1 AS answer')).toBe(1);
  });

  it('refuses the second of two starts at once before the first is ready, so that neither ends the other’s Postgres', async () => {
    const events: string[] = [];
    const starts = [1, 2].map(() =>
      start().then(
        () => events.push('ready'),
        (error: unknown) => events.push(String(error)),
      ),
    );
    await Promise.all(starts);
    expect(events).toEqual([expect.stringContaining('in use by another server'), 'ready']);
    expect(await ask(running[0]?.url ?? '', 'SELECT 1 AS answer')).toBe(1);
  });

  it('lets the folder go when it does not start', async () => {
    const first = await start();
    await first.stop();
    renameSync(join(dir, 'postgres/PG_VERSION'), join(dir, 'PG_VERSION'));
    await expect(start()).rejects.toThrow('does not start');
    renameSync(join(dir, 'PG_VERSION'), join(dir, 'postgres/PG_VERSION'));
    const second = await start();
    expect(await ask(second.url, 'SELECT 1 AS answer')).toBe(1);
  });

  onLinux('takes no other program for its Postgres that has got its number since', async () => {
    const first = await start();
    await first.stop();
    const other = spawn('sleep', ['60'], { stdio: 'ignore' });
    const ended = new Promise((resolve) => other.once('exit', resolve));
    writeFileSync(
      join(dir, 'postgres/postmaster.pid'),
      `${String(other.pid)}\n${join(dir, 'postgres')}\n${String(Math.floor(Date.now() / 1000))}\n1\n\n127.0.0.1\n\nready\n`,
    );
    const second = await start();
    expect(await ask(second.url, 'SELECT 1 AS answer')).toBe(1);
    expect(other.signalCode).toBeNull();
    other.kill();
    await ended;
  });

  onLinux('tells Postgres nothing of the server’s own environment', async () => {
    process.env['ADMIN_API_KEY'] = 'ddd_not-for-the-database';
    try {
      const { url } = await start();
      // Of the first of its processes: the others write their title over theirs.
      const [pid = ''] = readFileSync(join(dir, 'postgres/postmaster.pid'), 'utf8').split('\n');
      const environment = await ask(
        url,
        `SELECT encode(pg_read_binary_file('/proc/${pid}/environ'), 'escape') AS answer`,
      );
      expect(environment).toContain('PATH=');
      expect(environment).not.toContain('ADMIN_API_KEY');
    } finally {
      delete process.env['ADMIN_API_KEY'];
    }
  });

  it('says what Postgres said when it does not start', async () => {
    const first = await start();
    await first.stop();
    rmSync(join(dir, 'postgres/PG_VERSION'));
    await expect(start()).rejects.toThrow(/does not start[\s\S]*not a valid data directory/);
  });
});
