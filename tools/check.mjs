// `npm run check`: everything that can be judged without running the product, in sequence, all of it even when one part
// fails. Needs no internet. By name only some: npm run check -- types lint
import { prepare } from './prepare.mjs';
import { Failure, inProject, main, run, say } from './prepare/project.mjs';

const bin = (path, ...args) => [inProject('node_modules', path), ...args];
const tool = (name, ...args) => [inProject('tools', `${name}.mjs`), ...args];

const CHECKS = {
  types: bin('typescript/bin/tsc', '--noEmit'),
  lint: bin('eslint/bin/eslint.js', '.', '--max-warnings', '0'),
  format: bin('prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'),
  walls: bin('dependency-cruiser/bin/dependency-cruise.mjs', 'src', 'test', 'tools', 'bench'),
  'walls-bite': tool('check-walls'),
  'dead-code': bin('knip/bin/knip.js', '--no-progress'),
  drift: tool('drift'),
  openapi: tool('openapi', '--check'),
};

await main(async () => {
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((name) => !(name in CHECKS));
  if (unknown) throw new Failure(`There is no check "${unknown}"; there are ${Object.keys(CHECKS).join(', ')}.`);
  await prepare('generate');
  const results = [];
  for (const [name, command] of Object.entries(CHECKS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    say(`— ${name}`);
    const began = Date.now();
    const code = await run(process.execPath, command);
    results.push({ name, isGood: code === 0, seconds: (Date.now() - began) / 1000 });
  }
  say('');
  for (const { name, isGood, seconds } of results) {
    say(`  ${isGood ? '✓' : '✗'} ${name.padEnd(12)} ${seconds.toFixed(1).padStart(5)} s`);
  }
  const failed = results.filter(({ isGood }) => !isGood);
  if (failed.length === 0) return say('\nAll checks passed.');
  throw new Failure(`Failed: ${failed.map(({ name }) => name).join(', ')}`);
});
