/** @type {import('jest').Config} */
export default {
  rootDir: '.',
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testMatch: ['**/*.spec.ts'],
  testEnvironment: 'node',
  // Tests of the database wait more than they compute, so no core is kept back.
  maxWorkers: '100%',
  // Only a test that hangs is to be ended: a machine with other work to do may take many times as long as a quiet one.
  testTimeout: 120_000,
  extensionsToTreatAsEsm: ['.ts'],
  // Nest and the generated Prisma client import "./x.js"; under Jest the source is "./x.ts".
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        module: { type: 'es6' },
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
        },
      },
    ],
  },
};
