import { readFileSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';

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

/** Whether any process works in this folder, as every Postgres process does in its data folder. Linux only; true when unknown. */
export function isAnyoneWorkingIn(folder: string): boolean {
  let here: string;
  let entries: string[];
  try {
    here = realpathSync(folder);
    entries = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return true;
  }
  return entries.some((pid) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`) === here;
    } catch {
      return false;
    }
  });
}
