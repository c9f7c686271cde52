import type { Parameter } from './parameters.js';

/** What can be wrong with one value, whatever stands beside it. The first four mean that it could not be read. */
export const VALUE_FAULT_CODES = [
  'wrong-type',
  'not-an-integer',
  'unknown-word',
  'value-out-of-range',
  'list-empty',
  'list-twice',
] as const;
type ValueFaultCode = (typeof VALUE_FAULT_CODES)[number];

export interface ValueFault {
  readonly code: ValueFaultCode;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** What is wrong with a value for a parameter; undefined when nothing is. */
export function checkValue(value: unknown, parameter: Parameter): ValueFault | undefined {
  switch (parameter.kind) {
    case 'switch':
      return typeof value === 'boolean' ? undefined : wrongType('boolean');
    case 'choice': {
      const { values } = parameter;
      return checkScalar(value, {
        words: values.filter((one) => typeof one === 'string'),
        hasNumbers: values.some((one) => typeof one === 'number'),
        allows: (number) => values.includes(number),
        allowed: values.join(', '),
      });
    }
    case 'range': {
      const { least, most, words } = parameter;
      return checkScalar(value, {
        words,
        hasNumbers: true,
        allows: (number) => number >= least && number <= most,
        allowed: [...words, `${least}–${most}`].join(', '),
      });
    }
    case 'list':
      return checkList(value, parameter.values);
    case 'list-choice':
      return checkListChoice(value, parameter.values);
  }
}

const wrongType = (expected: string): ValueFault => ({ code: 'wrong-type', values: { expected } });

interface Scalar {
  readonly words: readonly string[];
  readonly hasNumbers: boolean;
  readonly allows: (number: number) => boolean;
  /** All that is allowed, for whoever reads the fault. */
  readonly allowed: string;
}

function checkScalar(value: unknown, { words, hasNumbers, allows, allowed }: Scalar): ValueFault | undefined {
  const hasWords = words.length > 0;
  if (typeof value === 'string' && hasWords) {
    return words.includes(value) ? undefined : { code: 'unknown-word', values: { word: value, allowed } };
  }
  if (typeof value !== 'number' || !hasNumbers) {
    return wrongType(hasNumbers ? (hasWords ? 'integer-or-string' : 'integer') : 'string');
  }
  if (!Number.isInteger(value)) return { code: 'not-an-integer' };
  return allows(value) ? undefined : { code: 'value-out-of-range', values: { value, allowed } };
}

function checkList(value: unknown, words: readonly string[]): ValueFault | undefined {
  if (!isListOfWords(value)) return wrongType('list');
  const unknown = value.find((one) => !words.includes(one));
  if (unknown !== undefined) return { code: 'unknown-word', values: { word: unknown, allowed: words.join(', ') } };
  if (value.length === 0) return { code: 'list-empty' };
  return new Set(value).size === value.length ? undefined : { code: 'list-twice' };
}

const isListOfWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const isListOfNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number');

function checkListChoice(value: unknown, lists: readonly (readonly number[])[]): ValueFault | undefined {
  if (!isListOfNumbers(value)) return wrongType('list');
  if (!value.every((one) => Number.isInteger(one))) return { code: 'not-an-integer' };
  const given = value.join(', ');
  const allowed = lists.map((list) => list.join(', '));
  if (allowed.includes(given)) return undefined;
  return { code: 'value-out-of-range', values: { value: `[${given}]`, allowed: `[${allowed.join('] [')}]` } };
}
