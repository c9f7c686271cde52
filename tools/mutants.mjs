// `npm run test:mutants`: changes src/belote in thousands of small ways, and asks of each change which spec notices it.
// Folders or files narrow it: npm run test:mutants -- src/belote/scoring/pot.ts
// --force tries every mutant anew. Without it, those that were killed and whose source and killer are unchanged stay killed.
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { KNOWN, NOT_MUTATED, REPORT } from './mutation/stryker.config.mjs';
import { prepare } from './prepare.mjs';
import { installIn } from './prepare/install.mjs';
import { Failure, inProject, main, run, say } from './prepare/project.mjs';

const STRYKER = 'tools/mutation/node_modules/@stryker-mutator/core/bin/stryker.js';

/** Stryker's patterns for what the caller names; what is never mutated stays out. */
function patternOf(path) {
  const clean = path.replaceAll('\\', '/').replace(/^\.\/|\/$/g, '');
  const found = statSync(inProject(clean), { throwIfNoEntry: false });
  if (!found || !/^src\/belote\b/.test(clean)) throw new Failure(`${path} is no file or folder of src/belote.`);
  return found.isDirectory() ? `${clean}/**/*.ts` : clean;
}

const isDetected = ({ status }) => status === 'Killed' || status === 'Timeout';
// Of these nobody asks whether a test notices them: excused with a reason, or no program.
const isAsked = ({ status }) => status !== 'Ignored' && status !== 'CompileError';

/** Survivors are always tried again: Stryker does not see that another spec, or a new row, may notice them by now. */
function forgetSurvivors() {
  const path = inProject(KNOWN);
  if (!existsSync(path)) return;
  const known = JSON.parse(readFileSync(path, 'utf8'));
  for (const file of Object.values(known.files)) file.mutants = file.mutants.filter(isDetected);
  writeFileSync(path, JSON.stringify(known));
}

function showTable(files) {
  const rows = [...byFolder(files)].map(([folder, of]) => [folder, of.flatMap(([, { mutants }]) => mutants)]);
  rows.push(['all', files.flatMap(([, { mutants }]) => mutants)]);
  say(`\n  ${'folder'.padEnd(32)} mutants  killed  excused   score`);
  for (const [folder, mutants] of rows) {
    const asked = mutants.filter(isAsked);
    const killed = asked.filter(isDetected).length;
    const score = asked.length === 0 ? '–' : `${((100 * killed) / asked.length).toFixed(2)} %`;
    const numbers = [asked.length, killed, mutants.length - asked.length].map((number) => String(number).padStart(7));
    say(`  ${folder.padEnd(32)} ${numbers.join(' ')}  ${score.padStart(8)}`);
  }
}

function byFolder(files) {
  const folders = new Map();
  for (const file of files) {
    const folder = file[0].slice(0, file[0].lastIndexOf('/'));
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  return folders;
}

function showSurvivors(files) {
  for (const [path, { source, mutants }] of files) {
    const lines = source.split('\n');
    for (const { status, location, mutatorName, replacement = '' } of mutants.filter(isAsked)) {
      if (status === 'Killed' || status === 'Timeout') continue;
      const { start, end } = location;
      const line = lines[start.line - 1];
      const before = line.slice(start.column - 1, end.line === start.line ? end.column - 1 : undefined).trim();
      say(`  ${path}:${start.line}  ${mutatorName}: ${before}  →  ${replacement.replaceAll(/\s+/g, ' ')}`);
    }
  }
}

await main(async () => {
  const args = process.argv.slice(2);
  const flags = args.filter((arg) => arg.startsWith('-'));
  const patterns = args.filter((arg) => !arg.startsWith('-')).map(patternOf);
  await prepare('install');
  await installIn('tools/mutation', 'Installing the mutation tester (once; a minute)…');
  // It takes minutes of every core it gets, and whoever waits for something else goes first.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  rmSync(inProject(REPORT), { force: true });
  forgetSurvivors();
  const narrowed = patterns.length > 0 ? ['--mutate', [...patterns, ...NOT_MUTATED].join(',')] : [];
  const began = Date.now();
  const code = await run(process.execPath, [
    inProject(STRYKER),
    'run',
    'tools/mutation/stryker.config.mjs',
    ...narrowed,
    ...flags,
  ]);
  let report;
  try {
    report = JSON.parse(readFileSync(inProject(REPORT), 'utf8'));
  } catch {
    throw new Failure(`Stryker did not come to its end (exit code ${code}).`);
  }
  // A narrowed run keeps what it knows of the other files.
  const named = (path) => patterns.length === 0 || patterns.some((one) => path.startsWith(one.replace('**/*.ts', '')));
  const files = Object.entries(report.files).filter(([path]) => named(path));
  showSurvivors(files);
  showTable(files);
  say(`\n${((Date.now() - began) / 60_000).toFixed(1)} minutes.`);
  return code;
});
