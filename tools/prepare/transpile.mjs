// The few TypeScript modules that a tool itself needs, made to run without a build of the whole: tests of one folder then do
// not depend on the types of another, and a bench can run what is not shipped.
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { underLock } from './lock.mjs';
import { inProject } from './project.mjs';
import { contentHash, isDone, markDone } from './stamp.mjs';

/** What is translated for whom: folders of the project, and below `to` where each of them goes. */
const SETS = {
  // The embedded server and the migrations.
  transpile: { to: '.build/tools', folders: { 'src/database': '.' } },
  bench: { to: '.build/bench', folders: { bench: 'bench', 'src/belote': 'src/belote', 'src/shared': 'src/shared' } },
};

const isWanted = (path) => path.endsWith('.ts') && !path.endsWith('.spec.ts') && !path.startsWith('generated');

async function transpile(name) {
  const { to, folders } = SETS[name];
  const skip = (path) => path.includes('generated') || path.endsWith('.spec.ts');
  const hash = contentHash([...Object.keys(folders), 'package-lock.json'], skip);
  if (isDone(name, hash)) return;
  const { transform } = await import('@swc/core');
  const draft = inProject(`${to}.new`);
  rmSync(draft, { recursive: true, force: true });
  for (const [folder, place] of Object.entries(folders)) {
    for (const file of readdirSync(inProject(folder), { recursive: true }).filter(isWanted)) {
      const { code } = await transform(readFileSync(inProject(folder, file), 'utf8'), {
        filename: file,
        module: { type: 'es6' },
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true },
        },
      });
      const target = join(draft, place, file.replace(/\.ts$/, '.js'));
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, code);
    }
  }
  rmSync(inProject(to), { recursive: true, force: true });
  renameSync(draft, inProject(to));
  markDone(name, hash);
}

export const toolsFolder = inProject(SETS.transpile.to);
export const benchFolder = inProject(SETS.bench.to);

export const transpileTools = () => underLock(() => transpile('transpile'));
export const transpileBench = () => underLock(() => transpile('bench'));

/** Imports a module of src/database by its path there, without the ending. Needs installed dependencies. */
export async function databaseModule(name) {
  await transpileTools();
  return import(pathToFileURL(join(toolsFolder, `${name}.js`)).href);
}
