// What is mutated, and how. Read by tools/mutants.mjs, which runs it.
import { fileURLToPath } from 'node:url';

/** What is left out, as patterns. */
export const NOT_MUTATED = [
  '!src/belote/**/*.spec.ts',
  // Sentences. A test that knew them by heart would be a copy of them. That each is there in three languages, and that it is
  // filled with values that exist, is tested in explain.spec.ts and where the values are made.
  '!src/belote/texts/**',
];

/** What was found in earlier runs. */
export const KNOWN = '.build/mutants.json';

/** The report, for the summary on the terminal. */
export const REPORT = '.build/mutants-report.json';

export default {
  packageManager: 'npm',
  plugins: [fileURLToPath(new URL('./spec-runner.mjs', import.meta.url))],
  testRunner: 'pure-specs',
  specRunner: { folders: ['src/belote'] },
  coverageAnalysis: 'perTest',
  mutate: ['src/belote/**/*.ts', ...NOT_MUTATED],
  // The sandbox holds what the specs read; node_modules are linked into it.
  ignorePatterns: ['*', '!package.json', '!jest.config.mjs', '!src/**', '!test/**', '!docs/**', 'src/database'],
  tempDirName: '.build/mutants',
  // Nothing compiles the mutants: one that has a wrong type still runs, and a test must notice what it does.
  checkers: [],
  disableTypeChecks: false,
  // A mutant stays killed as long as its file and its killer are unchanged. What changed elsewhere is not seen: then --force.
  incremental: true,
  incrementalFile: KNOWN,
  reporters: ['progress-append-only', 'json'],
  jsonReporter: { fileName: REPORT },
  thresholds: { high: 95, low: 90, break: 90 },
  concurrency: 2,
  // A mutant that never ends is ended after this, beside what its tests take without it.
  timeoutMS: 10_000,
  // Static mutants are tried on purpose: tables and presets are rules as well.
  warnings: { slow: false },
  allowConsoleColors: false,
};
