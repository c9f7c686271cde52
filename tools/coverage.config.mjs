// `npm run coverage`: how much of the game's rules the specs beside them reach. Every line and every branch, or it fails.
import jest from '../jest.config.mjs';

export default {
  ...jest,
  rootDir: '..',
  roots: ['<rootDir>/src/belote'],
  collectCoverage: true,
  // V8 counts what ran. The other provider instruments the source, which native modules do not let it.
  coverageProvider: 'v8',
  coverageDirectory: '<rootDir>/.build/coverage',
  coverageReporters: [['text', { skipFull: true }], 'text-summary'],
  collectCoverageFrom: [
    'src/belote/**/*.ts',
    '!**/*.spec.ts',
    // Types alone: nothing is left of them that could run.
    '!src/belote/rulesets/presets/preset.ts',
    '!src/belote/texts/texts.ts',
    '!src/belote/replay/replay.ts',
  ],
  coverageThreshold: { global: { lines: 100, branches: 100 } },
};
