// The few TypeScript modules that a tool itself needs (the embedded server, the migrations), made to run without a build
// of the whole: tests of one folder then do not depend on the types of another.
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { underLock } from './lock.mjs';
import { inProject } from './project.mjs';
import { contentHash, isDone, markDone } from './stamp.mjs';

const FROM = 'src/database';
const TO = '.build/tools';

const isWanted = (path) => path.endsWith('.ts') && !path.endsWith('.spec.ts') && !path.startsWith('generated');

async function transpile() {
  const skip = (path) => path.includes('generated') || path.endsWith('.spec.ts');
  const hash = contentHash([FROM, 'package-lock.json'], skip);
  if (isDone('transpile', hash)) return;
  const { transform } = await import('@swc/core');
  const files = readdirSync(inProject(FROM), { recursive: true }).filter(isWanted);
  const draft = inProject(`${TO}.new`);
  rmSync(draft, { recursive: true, force: true });
  for (const file of files) {
    const { code } = await transform(readFileSync(inProject(FROM, file), 'utf8'), {
      filename: file,
      module: { type: 'es6' },
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', decorators: true },
        transform: { legacyDecorator: true, decoratorMetadata: true },
      },
    });
    const target = join(draft, file.replace(/\.ts$/, '.js'));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, code);
  }
  rmSync(inProject(TO), { recursive: true, force: true });
  renameSync(draft, inProject(TO));
  markDone('transpile', hash);
}

export const toolsFolder = inProject(TO);

export const transpileTools = () => underLock(transpile);

/** Imports a module of src/database by its path there, without the ending. Needs installed dependencies. */
export async function databaseModule(name) {
  await transpileTools();
  return import(pathToFileURL(inProject(TO, `${name}.js`)).href);
}
