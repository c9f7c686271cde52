import { readFileSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { uptime } from 'node:os';

/** A process by its number and, where the system tells, by when it began: numbers are given again, most of all in containers. */
export interface ProcessMark {
  readonly pid: number;
  readonly birth: string;
}

/** The fields of /proc/<pid>/stat after the name, which may itself hold spaces and parentheses; undefined off Linux. */
function statOf(pid: number): string[] | undefined {
  try {
    return readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
      .split(') ')
      .at(-1)
      ?.split(' ');
  } catch {
    return undefined;
  }
}

export const markOf = (pid: number): ProcessMark => ({ pid, birth: statOf(pid)?.[19] ?? '' });

/** Whether the number is taken, be it by a process that has ended and waits for its parent to notice. */
export function hasProcess(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

export const isZombie = (pid: number): boolean => statOf(pid)?.[0] === 'Z';

/** Whether that very process still runs. */
export function isRunning({ pid, birth }: ProcessMark): boolean {
  if (!hasProcess(pid) || isZombie(pid)) return false;
  const now = markOf(pid).birth;
  return now === '' || birth === '' || now === birth;
}

/** By how much a machine may have set its clock since it began. */
const BOOT_MARGIN_MS = 60_000;

/**
 * Whether this moment (milliseconds since 1970) lies before the machine's last start: no process of then runs now. Only
 * for systems that tell no more of a process than its number: a machine without a battery sets its clock by years.
 */
export const isBeforeBoot = (moment: number): boolean => moment < Date.now() - uptime() * 1000 - BOOT_MARGIN_MS;

/** Where a process works; undefined when the system does not tell (off Linux, or another user's). */
function workplaceOf(pid: number | string): string | undefined {
  try {
    return readlinkSync(`/proc/${String(pid)}/cwd`);
  } catch {
    return undefined;
  }
}

/** Whether this process works in this folder, as every Postgres process does in its data folder; undefined when the system does not tell. */
export function worksIn(pid: number, folder: string): boolean | undefined {
  const place = workplaceOf(pid);
  return place === undefined ? undefined : place === realpathSync(folder);
}

/** Whether any process is known to work in this folder: only Linux tells. */
export function isAnyoneWorkingIn(folder: string): boolean {
  let here: string;
  let entries: string[];
  try {
    here = realpathSync(folder);
    entries = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return false;
  }
  return entries.some((pid) => workplaceOf(pid) === here);
}
