// A test runner for Stryker that runs the specs of the pure folders inside Stryker's worker, with Jest's own describe, it
// and expect. Stryker's Jest runner gives the same verdicts, but starts Jest anew for each mutant and cannot stop at the
// first test that fails: seconds a mutant instead of hundredths of one. What is pure needs nothing more than its modules.
import { PluginKind, commonTokens, declareClassPlugin, tokens } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  TestStatus,
  determineHitLimitReached,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { expect } from 'expect';
import * as circus from 'jest-circus';
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { moduleLoader } from './modules.mjs';

/** Stryker switches mutants, counts what they cover and how often they are passed in this global. */
const mutants = (globalThis.__stryker__ ??= {});

/**
 * Properties are tried on the same examples each time, and their counterexamples are not made small: a run repeats itself,
 * and a mutant that only luck would find is not found.
 */
const STEADY = { seed: 1, endOnFailure: true };

function steadyFastCheck(root) {
  const fastCheck = createRequire(join(root, 'package.json'))('fast-check');
  const assert = (property, parameters) => fastCheck.assert(property, { ...parameters, ...STEADY });
  return { ...fastCheck, assert, default: { ...fastCheck.default, assert }, __esModule: true };
}

/** The specs below the folders, and whether they try properties. */
const specsOf = (root, folders) =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((name) => name.endsWith('.spec.ts'))
      .map((name) => join(root, folder, name))
      .map((path) => ({ path, hasProperties: readFileSync(path, 'utf8').includes("'fast-check'") })),
  );

/**
 * The specs that most likely find a mutant of this file first, and cheaply: those beside it, then the others, and properties
 * after tables of cases.
 */
function likeliestFirst(specs, file) {
  const rank = ({ path, hasProperties }) => (hasProperties ? 2 : 0) + (dirname(path) === dirname(file) ? 0 : 1);
  return specs.toSorted((one, other) => rank(one) - rank(other));
}

const nameOf = ({ name, parent }) => (parent.parent ? `${nameOf(parent)} ${name}` : name);
const testsBelow = ({ children }) =>
  children.flatMap((child) => (child.type === 'describeBlock' ? testsBelow(child) : [child]));

class SpecRunner {
  static inject = tokens(commonTokens.options);
  #folders;
  #root = process.cwd();
  #specs = [];
  #load;

  constructor(options) {
    this.#folders = options.specRunner.folders;
  }

  capabilities() {
    // Every run evaluates its modules anew, as mutants of what is made once (tables, presets) need it.
    return { reloadEnvironment: true };
  }

  async init() {
    // A test that hangs is Stryker's to end, with the whole worker.
    globalThis[Symbol.for('TEST_TIMEOUT_SYMBOL')] = 2 ** 30;
    this.#load = await moduleLoader(this.#root, {
      '@jest/globals': { ...circus, expect },
      'fast-check': steadyFastCheck(this.#root),
    });
    this.#specs = specsOf(this.#root, this.#folders);
  }

  async dryRun({ coverageAnalysis }) {
    const seen = await this.#run(this.#specs, { coverage: coverageAnalysis === 'perTest' });
    return seen.status === DryRunStatus.Complete ? { ...seen, mutantCoverage: mutants.mutantCoverage } : seen;
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, disableBail, sandboxFileName }) {
    const wanted = testFilter && new Set(testFilter);
    const specs = wanted
      ? this.#specs.filter((spec) => testFilter.some((id) => id.startsWith(`${this.#short(spec)}: `)))
      : this.#specs;
    mutants.activeMutant = activeMutant.id;
    mutants.hitLimit = hitLimit;
    mutants.hitCount = hitLimit === undefined ? undefined : 0;
    try {
      const seen = await this.#run(likeliestFirst(specs, sandboxFileName), { wanted, bail: !disableBail });
      return toMutantRunResult(determineHitLimitReached(mutants.hitCount, hitLimit) ?? seen, disableBail);
    } finally {
      mutants.activeMutant = undefined;
    }
  }

  #short(spec) {
    return relative(this.#root, spec.path).replaceAll('\\', '/');
  }

  /** Runs the specs one after the other, to the first failure where `bail` says so. */
  async #run(specs, options) {
    const tests = [];
    for (const spec of specs) {
      tests.push(...(await this.#runSpec(spec, options)));
      if (options.bail && tests.some(({ status }) => status === TestStatus.Failed)) break;
    }
    return { status: DryRunStatus.Complete, tests };
  }

  async #runSpec(spec, { wanted, bail, coverage }) {
    const idOf = (test) => `${this.#short(spec)}: ${nameOf(test)}`;
    const listen = (event, state) => {
      if (event.name === 'test_started' && coverage) mutants.currentTestId = idOf(event.test);
      if (event.name === 'test_done' && coverage) mutants.currentTestId = undefined;
      if (event.name === 'test_fn_failure' && bail) state.testNamePattern = /$^/;
    };
    circus.resetState();
    const { rootDescribeBlock } = circus.getState();
    try {
      this.#load([spec.path]);
    } catch (error) {
      // Modules that cannot even be evaluated fail every test that imports them.
      const name = 'is read';
      return [{ id: `${this.#short(spec)}: ${name}`, name, timeSpentMs: 0, ...failure(error) }];
    }
    for (const test of testsBelow(rootDescribeBlock)) if (wanted && !wanted.has(idOf(test))) test.mode = 'skip';
    circus.addEventHandler(listen);
    try {
      await circus.run();
    } finally {
      circus.removeEventHandler(listen);
    }
    return testsBelow(rootDescribeBlock).map((test) => ({
      id: idOf(test),
      name: nameOf(test),
      fileName: spec.path,
      timeSpentMs: test.duration ?? 0,
      ...resultOf(test),
    }));
  }
}

const failure = (error) => ({ status: TestStatus.Failed, failureMessage: String(error?.message ?? error) });

function resultOf({ status, errors }) {
  if (errors.length > 0) return failure(errors.flat().find((error) => error) ?? 'failed');
  return { status: status === 'done' ? TestStatus.Success : TestStatus.Skipped };
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'pure-specs', SpecRunner)];
export const strykerValidationSchema = {
  properties: {
    specRunner: {
      type: 'object',
      additionalProperties: false,
      required: ['folders'],
      properties: { folders: { type: 'array', items: { type: 'string' } } },
    },
  },
};
