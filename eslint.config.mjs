import js from '@eslint/js';
import tseslint from 'typescript-eslint';

const PURE = ['src/belote/**/*.ts', 'src/contest/**/*.ts', 'src/shared/**/*.ts'];
const TESTS = ['**/*.spec.ts', 'test/**/*.ts'];

const message =
  'The pure folders are functions of their arguments: no clock, no chance, no process, nothing that waits.';
const forbidden = (...selectors) => selectors.map((selector) => ({ selector, message }));

export default tseslint.config(
  { ignores: ['dist/', 'data/', 'coverage/', '.build/', 'src/database/generated/'] },
  js.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      eqeqeq: 'error',
      // A file that needs more holds two concepts.
      'max-lines': ['error', { max: 300 }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // Nest's modules are classes that hold nothing but their decorator.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true, allowStaticOnly: true }],
      // A dto class describes a shape for the validator and the document; its instances are plain objects, and copied as such.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-misused-spread': 'off',
      // It would turn `as Card` into `!`, which the strict rules forbid.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      // Numbers are what this product prints most; they need no String() around them.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `() => resolve()` would need three lines without saying more.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  {
    files: PURE,
    ignores: TESTS,
    rules: {
      'no-restricted-globals': [
        'error',
        ...[
          'process',
          'performance',
          'fetch',
          'setTimeout',
          'setInterval',
          'setImmediate',
          'queueMicrotask',
          'crypto',
        ].map((name) => ({ name, message })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message },
        { object: 'Date', property: 'now', message },
      ],
      'no-restricted-syntax': [
        'error',
        ...forbidden(
          ':function[async=true]',
          'AwaitExpression',
          'NewExpression[callee.name="Promise"]',
          'NewExpression[callee.name="Date"][arguments.length=0]',
        ),
      ],
    },
  },
  {
    files: TESTS,
    rules: {
      // A table of cases is one long thing, and better read in one place.
      'max-lines': 'off',
      // Answers over HTTP and rows of raw SQL have no type before a test has looked at them.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      // An index into a list that the test itself made.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/explicit-module-boundary-types': 'off',
    },
  },
  {
    files: ['**/*.{mjs,cjs,js}'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'process',
          'console',
          'Buffer',
          'URL',
          'fetch',
          'setTimeout',
          'setInterval',
          'clearInterval',
          'clearTimeout',
          'AbortSignal',
          'module',
          'performance',
          'structuredClone',
          'WebAssembly',
          'TextDecoder',
          'TextEncoder',
          'Response',
          'Headers',
          'crypto',
          'setImmediate',
          'URLSearchParams',
          'AbortController',
          'queueMicrotask',
          'require',
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
);
