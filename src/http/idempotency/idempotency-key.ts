import type { Request } from 'express';
import { Refusal } from '../../shared/refusal.js';

const FORM = /^[\x21-\x7e]{1,255}$/;

/** The key of a request: undefined where none was sent, null where what was sent cannot be one. */
export function idempotencyKeyOf(request: Request): string | null | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  return typeof key === 'string' && FORM.test(key) ? key : null;
}

/** A Refusal where the key is no key, or is missing where one is `required`. */
export function demandIdempotencyKey(request: Request, required: boolean): void {
  const key = idempotencyKeyOf(request);
  if (key === null) throw new Refusal('idempotency-key-invalid');
  if (key === undefined && required) throw new Refusal('idempotency-key-required');
}
