import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { EmbeddedRefused } from './embedded-refused.js';
import { ROOTS_PLACE, canReach } from './binaries.js';
import type { PostgresUser } from './binaries.js';
import { isBeforeBoot, isRunning, markOf } from './processes.js';
import type { ProcessMark } from './processes.js';

/** The files of one embedded database. */
export interface DataFolder {
  /** What Postgres itself calls its data directory. */
  readonly cluster: string;
  readonly password: string;
  readonly log: string;
  /** Which server uses the folder now. */
  readonly owner: string;
}

/** Points to where the data are, if root had to put them elsewhere. */
const POINTER = 'postgres.location';

/** Finds the folder's files without changing anything. */
export function openDataFolder(dataDir: string): DataFolder {
  const dir = resolve(dataDir);
  const pointer = join(dir, POINTER);
  const cluster = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : join(dir, 'postgres');
  return {
    cluster,
    password: join(dir, 'postgres.password'),
    log: join(dir, 'postgres.log'),
    owner: join(dir, 'server.json'),
  };
}

/** The same, and makes the folder first. As root, below a folder that the database user cannot pass, the data go elsewhere. */
export function makeDataFolder(
  dataDir: string,
  user: PostgresUser | undefined,
  say: (sentence: string) => void,
): DataFolder {
  const dir = resolve(dataDir);
  mkdirSync(dir, { recursive: true, mode: 0o755 });
  const pointer = join(dir, POINTER);
  if (user && !existsSync(pointer) && !canReach(join(dir, 'postgres'), user)) {
    mkdirSync(ROOTS_PLACE, { recursive: true, mode: 0o755 });
    const place = join(ROOTS_PLACE, `data-${randomBytes(6).toString('hex')}`);
    writeFileSync(pointer, `${place}\n`);
  }
  const folder = openDataFolder(dataDir);
  if (existsSync(pointer))
    say(`The database user cannot reach ${dir}: the data are in ${folder.cluster} (${POINTER} says so).`);
  return folder;
}

/** The server that uses the folder now, if there is one. */
export const ownerOf = (folder: DataFolder): ProcessMark | undefined => claimIn(folder.owner);

/** Whose claim this file is, unless that process has ended. */
function claimIn(file: string): ProcessMark | undefined {
  try {
    const { mtimeMs } = statSync(file);
    const mark = JSON.parse(readFileSync(file, 'utf8')) as ProcessMark;
    // Where a process has no mark but its number, one given out before the last boot says nothing about this one.
    if (mark.birth === '' && isBeforeBoot(mtimeMs)) return undefined;
    return isRunning(mark) ? mark : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Takes the folder for this process, before anything in it is made or started: of two starts at once only one gets it,
 * and the other must not take the first one's Postgres, still recovering after a crash, for one that nobody wants.
 * @throws EmbeddedRefused when another server has it.
 */
export function claim(folder: DataFolder): void {
  const draft = `${folder.owner}.${String(process.pid)}`;
  writeFileSync(draft, JSON.stringify(markOf(process.pid)));
  try {
    while (!appears(draft, folder.owner)) {
      const owner = ownerOf(folder);
      if (owner) {
        throw new EmbeddedRefused(
          `The data folder is in use by another server (process ${String(owner.pid)}). Stop that one, or set DATA_DIR to another folder.`,
        );
      }
      takeAway(folder.owner);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/** A link is there with its whole content or not at all, and only once. */
function appears(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/** Removes the claim of a server that has ended; should another start have claimed the folder since, that claim is put back. */
function takeAway(owner: string): void {
  const aside = `${owner}.ended-${String(process.pid)}`;
  try {
    renameSync(owner, aside);
  } catch {
    // Another start was quicker.
    return;
  }
  if (claimIn(aside)) appears(aside, owner);
  rmSync(aside, { force: true });
}

export function release(folder: DataFolder): void {
  if (ownerOf(folder)?.pid === process.pid) rmSync(folder.owner, { force: true });
}

/** Whom the data belong to: a folder that one user made is served as that user, also when root starts it. */
export function userOf(folder: DataFolder, user: PostgresUser | undefined): PostgresUser | undefined {
  const made = statSync(folder.cluster, { throwIfNoEntry: false });
  if (!made) return user;
  if (user) return { uid: made.uid, gid: made.gid };
  if (process.getuid && made.uid !== process.getuid()) {
    throw new EmbeddedRefused(
      `The database in ${folder.cluster} belongs to another user (${String(made.uid)}). Start as that user or as root, or set DATA_DIR to another folder.`,
    );
  }
  return undefined;
}

/** The superuser's password, made at the first start: complete or not there, whenever that start is cut off. */
export function passwordOf(folder: DataFolder): string {
  if (!existsSync(folder.password)) {
    const draft = `${folder.password}.new`;
    rmSync(draft, { force: true });
    writeFileSync(draft, randomBytes(24).toString('base64url'), { mode: 0o600 });
    renameSync(draft, folder.password);
  }
  return readFileSync(folder.password, 'utf8').trim();
}

/**
 * Makes the database's files if there are none. They are made beside and moved into place whole, so that a start that
 * was interrupted leaves no half of them.
 */
export async function makeCluster(
  folder: DataFolder,
  initdb: string,
  user: PostgresUser | undefined,
  flags: readonly string[],
): Promise<void> {
  if (existsSync(folder.cluster)) return;
  const draft = `${folder.cluster}.new`;
  const secret = mkdtempSync(join(tmpdir(), 'dix-de-der-'));
  const passwordFile = join(secret, 'password');
  try {
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { mode: 0o700 });
    writeFileSync(passwordFile, passwordOf(folder), { mode: 0o600 });
    if (user) for (const path of [draft, secret, passwordFile]) chownSync(path, user.uid, user.gid);
    // The built-in C.UTF-8 is the same on every system: letters beyond ASCII have their case, and order is by code point.
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
    await runInitdb(initdb, [`--pgdata=${draft}`, ...locale, ...access, ...flags], user);
    renameSync(draft, folder.cluster);
  } finally {
    rmSync(secret, { recursive: true, force: true });
    rmSync(draft, { recursive: true, force: true });
  }
}

function runInitdb(program: string, args: string[], user: PostgresUser | undefined): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(program, args, { ...user, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true });
    let output = '';
    const keep = (chunk: Buffer): void => void (output += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', fail);
    child.once('close', (code) => {
      if (code === 0) done();
      else fail(new EmbeddedRefused(`The embedded Postgres could not make its files:\n${output.trim()}`));
    });
  });
}
