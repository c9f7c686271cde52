import { driverFaults } from './driver-faults.js';

/** SQLSTATE of the constraints that can be violated by name: unique, foreign key (23001: RESTRICT since 18), check, exclusion. */
const VIOLATIONS = new Set(['23505', '23503', '23001', '23514', '23P01']);

/** The last name in quotation marks, which a server may set as its language does. */
const lastQuoted = (message: string): string | undefined =>
  [...message.matchAll(/["«»„“”]\s?([^"«»„“”]+?)\s?["«»„“”]/g)].at(-1)?.[1];

/** The name of the constraint that an error is about; undefined when it is about something else. */
export function violatedConstraint(error: unknown): string | undefined {
  const fault = driverFaults(error).find(({ code = '' }) => VIOLATIONS.has(code));
  // The adapter tells no name for CHECK: its message ends with it.
  return fault && (fault.constraint ?? lastQuoted(fault.message));
}

/** SQLSTATE classes and codes that say the server is not there for us, rather than that we asked for something wrong. */
const AWAY_SQLSTATE = /^(08...|57P0[1-4]|53[0-9A-Z]{3}|25P03)$/;
const AWAY_SYSTEM_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const AWAY_ADAPTER_KINDS = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections']);
/** Unreachable, timed out, closed, full. */
const AWAY_PRISMA_CODES = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2037']);
/** `pg` tells these by their message alone. */
const AWAY_MESSAGES = [
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Query read timeout',
];

/** Whether an error means that the database cannot be reached now, so that the same request may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  return driverFaults(error).some(
    ({ code = '', kind = '', message }) =>
      AWAY_SQLSTATE.test(code) ||
      AWAY_SYSTEM_CODES.has(code) ||
      AWAY_PRISMA_CODES.has(code) ||
      AWAY_ADAPTER_KINDS.has(kind) ||
      AWAY_MESSAGES.some((beginning) => message.startsWith(beginning)),
  );
}

/** Whether this process had no connection left to ask the database with in time, so that the same request may succeed later. */
export function isTooBusy(error: unknown): boolean {
  return driverFaults(error).some(
    ({ code = '', message }) =>
      ['P2024', 'P2028'].includes(code) || message.startsWith('timeout exceeded when trying to connect'),
  );
}

/** Whether two transactions stood in each other's way (serialization or deadlock): this one did nothing and may be repeated. */
export function isWorthRepeating(error: unknown): boolean {
  return driverFaults(error).some(({ code = '' }) => ['40001', '40P01', 'P2034'].includes(code));
}
