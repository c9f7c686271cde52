import { expect } from '@jest/globals';
import type { Answer } from './client.js';

/** A refusal in short: its status, its code, and code and pointer of each fault of the body. */
export type Short = readonly [status: number, code: string, ...faults: readonly string[]];

/** `[422, 'unprocessable-request', '/points/a points-out-of-range']` */
export function short({ status, body, text }: Answer<unknown>): Short {
  const { code, errors } = (body ?? {}) as { code?: string; errors?: { pointer: string; code: string }[] };
  if (code === undefined) return [status, text.slice(0, 200)];
  return [status, code, ...(errors ?? []).map((error) => `${error.pointer} ${error.code}`)];
}

/** The answer is this refusal, whatever the order of its faults. */
export function expectRefused(answer: Answer<unknown>, [status, code, ...faults]: Short): void {
  const [gotStatus, gotCode, ...got] = short(answer);
  expect([gotStatus, gotCode, ...got.sort()]).toEqual([status, code, ...[...faults].sort()]);
}
