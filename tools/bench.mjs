// `npm run bench`: how many sheets are scored and deals played out a second. Arguments: --json
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { prepare } from './prepare.mjs';
import { Failure, main, say } from './prepare/project.mjs';
import { benchFolder, transpileBench } from './prepare/transpile.mjs';

const KNOWN = ['--json'];

await main(async () => {
  const args = process.argv.slice(2);
  const unknown = args.find((arg) => !KNOWN.includes(arg));
  if (unknown) throw new Failure(`There is no argument "${unknown}"; there is ${KNOWN.join(', ')}.`);
  await prepare('install');
  await transpileBench();
  say('Measuring; this takes half a minute…');
  // One thread: what the engine compiles and collects beside the work counts as well, and all of it is on one core.
  const child = spawn(process.execPath, ['--single-threaded', join(benchFolder, 'bench/main.js'), ...args], {
    stdio: 'inherit',
    windowsHide: true,
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
});
