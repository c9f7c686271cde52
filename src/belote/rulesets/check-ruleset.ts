import type { Fault } from '../../shared/fault.js';
import { bad, good } from '../../shared/result.js';
import type { Result } from '../../shared/result.js';
import { checkValue, VALUE_FAULT_CODES } from './check-value.js';
import { CONTRADICTION_CODES, CONTRADICTIONS } from './contradictions.js';
import { PARAMETERS } from './parameters.js';
import type { Parameter, ParameterPath } from './parameters.js';
import type { Ruleset } from './ruleset.js';

/** Overrides that cannot be read: a 400. */
const UNREADABLE_RULESET_CODES = ['unknown-parameter', 'wrong-type', 'not-an-integer', 'unknown-word'] as const;

/** Everything that can be wrong with overrides. What is not unreadable is a 422: no such ruleset can be. */
export const RULESET_FAULT_CODES = ['unknown-parameter', ...VALUE_FAULT_CODES, ...CONTRADICTION_CODES] as const;
export type RulesetFaultCode = (typeof RULESET_FAULT_CODES)[number];
export type RulesetFault = Fault<RulesetFaultCode>;

/** Could the overrides not even be read? The HTTP layer answers 400 to such faults, and 422 to the others. */
export const isUnreadable = ({ code }: RulesetFault): boolean =>
  UNREADABLE_RULESET_CODES.some((unreadable) => unreadable === code);

type Json = Readonly<Record<string, unknown>>;

/**
 * The ruleset that a base becomes with some parameters changed, checked as a whole.
 *
 * `overrides` is anything that came as JSON, nested by group: `{ "rounding": { "to": 10 } }`; undefined changes nothing.
 * Faults: all of them at once, pointers into the overrides; a contradiction is one fault for each parameter it is about,
 * changed or not, as the caller may resolve it at either.
 */
export function resolveRuleset(base: Ruleset, overrides: unknown): Result<Ruleset, readonly RulesetFault[]> {
  if (overrides === undefined) overrides = {};
  if (!isObject(overrides)) return bad([{ code: 'wrong-type', pointer: '', values: { expected: 'object' } }]);
  const { changes, faults } = readOverrides(overrides);
  const merged = merge(base, changes);
  const contradictions = [...contradictionsOf(merged), ...changesWithoutEffect(base, merged, changes)];
  // What could not be read has no value yet: nothing is said about it standing together with others.
  const unread = faults.map(({ pointer }) => pointer);
  faults.push(
    ...contradictions
      .filter(({ involves }) => !involves.some((path) => unread.includes(pointerOf(path))))
      .flatMap(({ faults: each }) => each),
  );
  return faults.length > 0 ? bad(faults) : good(merged);
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const pointerOf = (path: ParameterPath): string => `/${path.replace('.', '/')}`;

/** Escapes a member's name for a JSON Pointer (RFC 6901). */
const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

type Changes = ReadonlyMap<ParameterPath, unknown>;

function readOverrides(overrides: Json): { readonly changes: Changes; readonly faults: RulesetFault[] } {
  const changes = new Map<ParameterPath, unknown>();
  const faults: RulesetFault[] = [];
  const read = (value: unknown, group: string | null, name: string): void => {
    const parameter = PARAMETERS.find((one) => one.group === group && one.name === name);
    const pointer = group === null ? `/${escaped(name)}` : `/${group}/${escaped(name)}`;
    if (!parameter) {
      faults.push({ code: 'unknown-parameter', pointer, values: { name } });
      return;
    }
    const fault = checkValue(value, parameter);
    if (fault) faults.push({ ...fault, pointer });
    else changes.set(parameter.path, value);
  };
  for (const [name, value] of Object.entries(overrides)) {
    if (value === undefined) continue;
    if (!PARAMETERS.some(({ group }) => group === name)) read(value, null, name);
    else if (!isObject(value)) {
      faults.push({ code: 'wrong-type', pointer: `/${name}`, values: { expected: 'object' } });
    } else {
      for (const [inner, innerValue] of Object.entries(value))
        if (innerValue !== undefined) read(innerValue, name, inner);
    }
  }
  return { changes, faults };
}

/** The value a ruleset has for a parameter, as JSON. */
export function valueAt(ruleset: Ruleset, { group, name }: Pick<Parameter, 'group' | 'name'>): unknown {
  const within: unknown = group === null ? ruleset : (ruleset as unknown as Json)[group];
  return isObject(within) ? within[name] : undefined;
}

function merge(base: Ruleset, changes: Changes): Ruleset {
  const merged: Record<string, unknown> = {};
  for (const parameter of PARAMETERS) {
    const { path, group, name } = parameter;
    const value = changes.has(path) ? changes.get(path) : valueAt(base, parameter);
    if (group === null) merged[name] = value;
    else merged[group] = { ...(isObject(merged[group]) ? merged[group] : {}), [name]: value };
  }
  // Every parameter has been read from the base or from a value that its own entry in the registry allows.
  return merged as unknown as Ruleset;
}

interface Contradicted {
  readonly involves: readonly ParameterPath[];
  readonly faults: readonly RulesetFault[];
}

const contradicted = (code: RulesetFaultCode, involves: readonly ParameterPath[]): Contradicted => ({
  involves,
  faults: involves.map((path) => ({ code, pointer: pointerOf(path), values: { parameters: involves.join(', ') } })),
});

const contradictionsOf = (ruleset: Ruleset): readonly Contradicted[] =>
  CONTRADICTIONS.filter(({ holdsIn }) => holdsIn(ruleset)).map(({ code, involves }) => contradicted(code, involves));

/** Who changes how announcements score, where none are allowed, has forgotten to allow them. */
function changesWithoutEffect(base: Ruleset, merged: Ruleset, changes: Changes): readonly Contradicted[] {
  if (merged.announcements.allowed) return [];
  return PARAMETERS.filter(
    (one) =>
      one.group === 'announcements' &&
      one.name !== 'allowed' &&
      changes.has(one.path) &&
      changes.get(one.path) !== valueAt(base, one),
  ).map(({ path }) => contradicted('announcements-not-allowed', [path, 'announcements.allowed']));
}
