import { describe, expect, it } from '@jest/globals';
import { valueAt } from './check-ruleset.js';
import { PARAMETERS } from './parameters.js';
import type { ParameterPath, REGISTRY } from './parameters.js';
import { PRESETS } from './presets/index.js';
import type { Ruleset } from './ruleset.js';

/** The type of a parameter in `Ruleset`, by its path. */
type InRuleset<Path extends ParameterPath> = Path extends keyof Ruleset
  ? Ruleset[Path]
  : Path extends `${infer Group extends keyof Ruleset}.${infer Name}`
    ? Name extends keyof Ruleset[Group]
      ? Ruleset[Group][Name]
      : never
    : never;

/** What a registry entry allows, as a type. */
type Allowed<Entry> = Entry extends { kind: 'switch' }
  ? boolean
  : Entry extends { kind: 'choice' | 'list-choice'; values: readonly (infer Value)[] }
    ? Value
    : Entry extends { kind: 'list'; values: readonly (infer Value)[] }
      ? readonly Value[]
      : Entry extends { kind: 'range'; words: readonly (infer Word)[] }
        ? Word | number
        : never;

/** Each fits the other: for unions of words and numbers that is being the same. The tuples keep a `never` from spreading. */
type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;

type Disagreeing = {
  [Path in ParameterPath]: Same<Allowed<(typeof REGISTRY)[Path]>, InRuleset<Path>> extends true ? never : Path;
}[ParameterPath];

describe('the registry of parameters', () => {
  it('agrees with the type Ruleset, value by value (the compiler says so)', () => {
    const agrees: Same<Disagreeing, never> = true;
    expect(agrees).toBe(true);
  });

  it.each(PRESETS)('has an entry for every member of $key, and allows its value', ({ ruleset }) => {
    const members = Object.entries(ruleset).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.keys(value).map((inner) => `${name}.${inner}`)
        : [name],
    );
    expect(PARAMETERS.map(({ path }) => path).sort()).toEqual(members.sort());
    for (const parameter of PARAMETERS) {
      const value = valueAt(ruleset, parameter);
      if (parameter.kind === 'choice' || parameter.kind === 'list-choice')
        expect(parameter.values).toContainEqual(value);
      if (parameter.kind === 'switch') expect(typeof value).toBe('boolean');
    }
  });

  it('names a source and a place for each', () => {
    for (const { source, path, group, name } of PARAMETERS) {
      // Several sources are set apart by semicolons, and none of them is left out.
      for (const each of source.split(/; |: |, /)) expect(each).toMatch(/^[\p{L}\d§"]/u);
      expect(path).toBe(group === null ? name : `${group}.${name}`);
    }
  });
});
