/**
 * A process of its own between the server and Postgres. It belongs to another process group, so Ctrl-C does not reach
 * Postgres while the server still finishes requests; and it outlives a server that was killed, so Postgres is stopped
 * in order then too. It starts Postgres again should that crash. Started by `embedded-postgres.ts`, never by hand.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { openSync, renameSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { readPostmaster, removeStaleLock, stopPostmaster } from './postmaster.js';

export interface SupervisorOrder {
  readonly postgres: string;
  readonly pgCtl: string;
  readonly cluster: string;
  readonly port: number;
  readonly flags: readonly string[];
  readonly log: string;
  /** Whom Postgres runs as, when the server is root. */
  readonly user?: { readonly uid: number; readonly gid: number };
}

export type SupervisorNews = { readonly ready: true } | { readonly failed: true };

const ROTATE_AT_BYTES = 10_000_000;
const RESTART_AFTER_MS = [0, 500, 2000, 5000];

const order = JSON.parse(process.argv[2] ?? '{}') as SupervisorOrder;
let child: ChildProcess | undefined;
let isStopping = false;
let wasReady = false;

function openLog(): number {
  if ((statSync(order.log, { throwIfNoEntry: false })?.size ?? 0) > ROTATE_AT_BYTES) {
    renameSync(order.log, `${order.log}.1`);
  }
  return openSync(order.log, 'a', 0o600);
}

function startPostgres(log: number): ChildProcess {
  removeStaleLock(order.cluster);
  const args = ['-D', order.cluster, '-p', String(order.port), ...order.flags];
  // Postgres writes to the file by itself: nothing it says is lost, or kept in memory here.
  return spawn(order.postgres, args, { ...order.user, cwd: '/', stdio: ['ignore', log, log], windowsHide: true });
}

const ended = (started: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    started.once('error', () => {
      resolve();
    });
    started.once('exit', () => {
      resolve();
    });
  });

async function whenReady(started: ChildProcess): Promise<boolean> {
  while (started.exitCode === null && started.signalCode === null) {
    const found = readPostmaster(order.cluster);
    if (found?.pid === started.pid && found?.isReady) return true;
    await sleep(10);
  }
  return false;
}

function tell(news: SupervisorNews): void {
  if (process.connected) process.send?.(news, () => undefined);
}

/** Keeps Postgres running until it is told to stop. A first start that fails is the server's to judge. */
async function supervise(): Promise<void> {
  const log = openLog();
  for (let crashes = 0; !isStopping; crashes++) {
    await sleep(RESTART_AFTER_MS[Math.min(crashes, RESTART_AFTER_MS.length - 1)] ?? 0);
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- it may have changed during the sleep
    if (isStopping) return;
    child = startPostgres(log);
    const end = ended(child);
    if (await Promise.race([whenReady(child), end.then(() => false)])) {
      if (!wasReady) tell({ ready: true });
      wasReady = true;
      crashes = 0;
    }
    await end;
    if (!wasReady) {
      tell({ failed: true });
      return;
    }
  }
}

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  if (child?.exitCode === null && child.signalCode === null) {
    // A Postgres that has not yet written its file is stopped by the signal alone.
    child.kill('SIGINT');
    await Promise.race([ended(child), stopPostmaster(order.cluster, order.pgCtl).then(() => sleep(100))]);
  }
  process.exit(0);
}

// A signal to everything at once must not stop Postgres before the server: only the server, or its end, does.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('message', () => void stop());
process.on('disconnect', () => void stop());

await supervise();
// eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- `stop` may run meanwhile and ends the process itself
if (!isStopping) process.exit(1);
