// Makes a checkout ready, with nothing but Node and npm: installs, generates the Prisma client, builds.
// Shared by `npm start`, `npm test` and `npm run check`; by hand: node tools/prepare.mjs [install|generate|build]
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { install } from './prepare/install.mjs';
import { underLock } from './prepare/lock.mjs';
import { Failure, inProject, main, must, say } from './prepare/project.mjs';
import { contentHash, isDone, markDone } from './prepare/stamp.mjs';

const GENERATED = 'src/database/generated';

/** Writes the Prisma client when the schema has changed. Needs no internet. */
async function generate() {
  const hash = contentHash(['prisma/schema.prisma', 'prisma.config.ts', 'package-lock.json']);
  if (isDone('generate', hash) && existsSync(inProject(GENERATED, 'client.ts'))) return;
  say('Generating the database client…');
  await must('prisma generate', process.execPath, [inProject('node_modules/prisma/build/index.js'), 'generate'], {
    env: {
      // The client is made without the schema engine, yet the command would download it. Any program that fails when
      // it is called stands in for it: Node itself does, having no such options.
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      CHECKPOINT_DISABLE: '1',
    },
    quiet: true,
  });
  markDone('generate', hash);
}

/** Compiles src into dist. The old dist serves until the new one is whole. */
async function build() {
  const sources = ['src', 'package-lock.json', 'prisma/schema.prisma', 'tsconfig.json', 'tsconfig.build.json'];
  const skip = (path) => path.endsWith('.spec.ts') || path.replaceAll('\\', '/') === GENERATED;
  const hash = contentHash([...sources, 'nest-cli.json'], skip);
  if (isDone('build', hash) && existsSync(inProject('dist/main.js'))) return;
  say('Building…');
  const fresh = inProject('.build/dist');
  rmSync(fresh, { recursive: true, force: true });
  writeFileSync(
    inProject('.build/tsconfig.json'),
    JSON.stringify({ extends: '../tsconfig.build.json', compilerOptions: { rootDir: '../src', outDir: 'dist' } }),
  );
  const nest = inProject('node_modules/@nestjs/cli/bin/nest.js');
  await must('The build', process.execPath, [nest, 'build', '--path', '.build/tsconfig.json'], { quiet: true });
  if (!existsSync(`${fresh}/main.js`)) throw new Failure('The build ended without a dist/main.js.');
  swap(fresh, inProject('dist'));
  markDone('build', hash);
}

function swap(fresh, place) {
  const old = inProject('.build/dist-old');
  rmSync(old, { recursive: true, force: true });
  if (existsSync(place)) renameSync(place, old);
  renameSync(fresh, place);
  rmSync(old, { recursive: true, force: true });
}

const STEPS = [
  ['install', install],
  ['generate', generate],
  ['build', build],
];

/** Runs the steps up to and with `last`. */
export async function prepare(last = 'build') {
  if (!STEPS.some(([name]) => name === last)) throw new Failure(`There is no step "${last}".`);
  mkdirSync(inProject('.build'), { recursive: true });
  await underLock(async () => {
    for (const [name, step] of STEPS) {
      await step();
      if (name === last) break;
    }
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main(() => prepare(process.argv[2]));
