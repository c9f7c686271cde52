import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasProcess, isAnyoneWorkingIn, isBeforeBoot, isZombie, worksIn } from './processes.js';

/** What a running Postgres writes into its data folder. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly isReady: boolean;
}

const fileOf = (cluster: string): string => join(cluster, 'postmaster.pid');

/** Lines: process, folder, start, port, sockets, address, shared memory, status. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(fileOf(cluster), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  // A standalone backend writes its number negative.
  const pid = Math.abs(Number(lines[0]));
  return pid
    ? { pid, port: Number(lines[3]), startedAt: Number(lines[2]) * 1000, isReady: lines[7]?.trim() === 'ready' }
    : undefined;
}

/** The Postgres that serves this folder now. */
export function runningPostmaster(cluster: string): Postmaster | undefined {
  const found = readPostmaster(cluster);
  return found && hasProcess(found.pid) && !isZombie(found.pid) && !isAnothersNumber(found, cluster)
    ? found
    : undefined;
}

/** Numbers are given again: after a power cut any program may have the one that the file names. */
const isAnothersNumber = ({ pid, startedAt }: Postmaster, cluster: string): boolean =>
  !(worksIn(pid, cluster) ?? !isBeforeBoot(startedAt));

/**
 * Removes a lock that is only a file. Postgres goes by the number alone, and would wait for ever for a process that died
 * and that nobody reaps (a container without an init), or for another program that has the number now.
 */
export function removeStaleLock(cluster: string): void {
  const found = readPostmaster(cluster);
  if (!found || !hasProcess(found.pid) || runningPostmaster(cluster) || isAnyoneWorkingIn(cluster)) return;
  rmSync(fileOf(cluster), { force: true });
}

/** Stops the Postgres of this folder, whoever started it: open transactions are rolled back, nothing committed is lost. */
export async function stopPostmaster(cluster: string, pgCtl: string): Promise<void> {
  const found = runningPostmaster(cluster);
  if (!found) return;
  if (process.platform === 'win32') {
    await new Promise((resolve) => execFile(pgCtl, ['stop', '-D', cluster, '-m', 'fast'], resolve));
    return;
  }
  const gone = async (signal: NodeJS.Signals, milliseconds: number): Promise<boolean> => {
    signalProcess(found.pid, signal);
    const end = Date.now() + milliseconds;
    while (Date.now() < end) {
      if (runningPostmaster(cluster)?.pid !== found.pid) return true;
      await sleep(20);
    }
    return false;
  };
  // SIGINT is a "fast", SIGQUIT an "immediate" shutdown: the latter costs a recovery at the next start.
  if (!(await gone('SIGINT', 20_000))) await gone('SIGQUIT', 5000);
}

function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended already.
  }
}
