// One preparation at a time in one checkout: a second `npm start` waits for the first instead of trampling it.
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { inProject, say } from './project.mjs';

const LOCK = inProject('.build', 'lock');

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** When a process began (Linux), so that the number of a dead holder given to a new process is not taken for it. */
const birthOf = (pid) => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[19];
  } catch {
    return '';
  }
};

const read = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
};

function isStale(content) {
  const [pid, birth] = content.split(' ');
  if (!Number(pid)) return true;
  return !isAlive(Number(pid)) || (birth !== '' && birthOf(pid) !== '' && birthOf(pid) !== birth);
}

/** Moves a dead holder's lock away. If another waiter was quicker, what was moved is a living lock: it is put back. */
function bury(content) {
  const grave = `${LOCK}.${process.pid}`;
  try {
    renameSync(LOCK, grave);
    if (read(grave) !== content) linkSync(grave, LOCK);
  } catch {
    // Somebody else moved it first.
  }
  rmSync(grave, { force: true });
}

/** Runs `work` while no other process of this checkout does. The lock of a process that died is taken over. */
export async function underLock(work) {
  mkdirSync(inProject('.build'), { recursive: true });
  const mine = `${process.pid} ${birthOf(process.pid)}`;
  const draft = `${LOCK}.new-${process.pid}`;
  writeFileSync(draft, mine);
  let told = false;
  try {
    for (;;) {
      try {
        // A link appears with its content or not at all, so nobody ever reads half a lock.
        linkSync(draft, LOCK);
        break;
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
      }
      const content = read(LOCK);
      if (content === undefined) continue;
      if (isStale(content)) {
        bury(content);
        continue;
      }
      if (!told) say(`Waiting for another preparation of this checkout (process ${content.split(' ')[0]})…`);
      told = true;
      await sleep(100);
    }
    return await work();
  } finally {
    rmSync(draft, { force: true });
    if (read(LOCK) === mine) rmSync(LOCK, { force: true });
  }
}
