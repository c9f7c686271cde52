import type { ValidationError } from 'class-validator';
import { type Fault, type FaultValues, pointerTo } from '../shared/fault.js';
import type { InnerCheck } from './fields/constraints.js';

/**
 * What class-validator's constraints are called in the contract, and whether a member that breaks one cannot be read at all (400)
 * or can be read but is out of range (422). The order counts: of several faults at one pointer the first of this list is told,
 * so that a text is not also said to be too large.
 */
const CONSTRAINTS = {
  whitelistValidation: { code: 'unknown-field', unreadable: true },
  isDefined: { code: 'missing', unreadable: true },
  isPlainObject: { code: 'not-an-object', unreadable: true },
  nestedValidation: { code: 'not-an-object', unreadable: true },
  isArray: { code: 'not-a-list', unreadable: true },
  isString: { code: 'not-text', unreadable: true },
  isBoolean: { code: 'not-a-boolean', unreadable: true },
  isInt: { code: 'not-a-whole-number', unreadable: true },
  isIn: { code: 'not-in-list', unreadable: true },
  isDay: { code: 'not-a-day', unreadable: true },
  isMoment: { code: 'not-a-moment', unreadable: true },
  isWholeNumberOrWord: { code: 'not-a-number-or-word', unreadable: true },
  isCleanText: { code: 'bad-characters', unreadable: false },
  isLength: { code: 'bad-length', unreadable: false },
  matches: { code: 'bad-form', unreadable: false },
  min: { code: 'out-of-range', unreadable: false },
  max: { code: 'out-of-range', unreadable: false },
  isWithin: { code: 'out-of-range', unreadable: false },
  arrayMinSize: { code: 'bad-count', unreadable: false },
  arrayMaxSize: { code: 'bad-count', unreadable: false },
  arrayUnique: { code: 'duplicate-item', unreadable: false },
} as const;

type Constraint = keyof typeof CONSTRAINTS;
type FieldFaultCode = (typeof CONSTRAINTS)[Constraint]['code'];

interface FoundFault {
  readonly fault: Fault<FieldFaultCode>;
  readonly unreadable: boolean;
}

/** The faults of a body, one a pointer, in the order of its members. */
export function faultsOf(errors: readonly ValidationError[], at = ''): FoundFault[] {
  return errors.flatMap((error) => {
    const pointer = at + pointerTo(error.property);
    const own = worstOf(error, pointer);
    // What is not even an object or a list has no members to find fault with.
    if (own !== undefined) return [own];
    const items = innerFaults(error, pointer);
    const told = new Set(items.map(({ fault }) => fault.pointer));
    return [...items, ...faultsOf(error.children ?? [], pointer).filter(({ fault }) => !told.has(fault.pointer))];
  });
}

/** class-validator does not say where below a member something is wrong, so the member is looked through again. */
function innerFaults(error: ValidationError, pointer: string): FoundFault[] {
  const inner = error.contexts?.['innerPass'] as InnerCheck | undefined;
  return (inner?.faults(error.value) ?? []).map(({ at, name }) => ({
    fault: { code: CONSTRAINTS[name].code, pointer: pointer + at },
    unreadable: CONSTRAINTS[name].unreadable,
  }));
}

function worstOf(error: ValidationError, pointer: string): FoundFault | undefined {
  const broken = Object.keys(error.constraints ?? {}).filter((name) => name !== 'innerPass');
  const missing =
    error.value === undefined && error.constraints !== undefined && !broken.includes('whitelistValidation');
  if (broken.length === 0 && !missing) return undefined;
  const name = missing ? 'isDefined' : (Object.keys(CONSTRAINTS) as Constraint[]).find((one) => broken.includes(one));
  if (name === undefined) throw new Error(`no fault code for the constraint ${broken.join(', ')}`);
  const { code, unreadable } = CONSTRAINTS[name];
  const values = (error.contexts as Record<string, FaultValues> | undefined)?.[name];
  return { fault: { code, pointer, ...(values === undefined ? {} : { values }) }, unreadable };
}
