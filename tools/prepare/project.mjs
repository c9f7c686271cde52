// Where things are, and the two ways the tools speak to a person and start a program.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
export const inProject = (...parts) => join(ROOT, ...parts);

/** A sentence for the person who waits. On standard error, so that the output of a tool stays its own. */
export const say = (sentence) => process.stderr.write(`${sentence}\n`);

/** Runs a program to its end and gives back its exit code; its output is the caller's. */
export function run(program, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 2, quiet ? 'pipe' : 2],
      windowsHide: true,
    });
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.once('error', reject);
    child.once('close', (code, signal) => {
      // A quiet step is silent only as long as it succeeds.
      if (quiet && code !== 0) process.stderr.write(Buffer.concat(output));
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143));
    });
  });
}

/** Runs a program that must succeed. */
export async function must(what, program, args, options) {
  const code = await run(program, args, options);
  if (code !== 0) throw new Failure(`${what} failed (exit code ${code}); what it said is above.`);
}

/** Something a person can act on: its sentence is shown without a stack. */
export class Failure extends Error {}

/** npm as a JavaScript file, because `npm.cmd` of Windows cannot be started without a shell. */
export function npmCli() {
  const beside = dirname(process.execPath);
  const places = [
    process.env.npm_execpath,
    join(beside, 'node_modules/npm/bin/npm-cli.js'),
    join(beside, '../lib/node_modules/npm/bin/npm-cli.js'),
  ];
  // npm_execpath may name another package manager, which does not know this lockfile.
  return places.find((place) => place && /npm-cli\.[cm]?js$/.test(place) && existsSync(place));
}

/** The first line of every tool: run it, show a failure as a sentence, anything else with its stack. */
export async function main(work) {
  try {
    const code = await work();
    if (typeof code === 'number') process.exitCode = code;
  } catch (error) {
    say(error instanceof Failure ? `\n${error.message}` : (error?.stack ?? String(error)));
    process.exitCode = 1;
  }
}
