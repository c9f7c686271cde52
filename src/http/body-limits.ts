import type { NextFunction, Request, Response } from 'express';
import { Refusal } from '../shared/refusal.js';

/** Bytes of a JSON body. */
export const JSON_LIMIT = 256 * 1024;
const DEEPEST = 20;

/** A body that is not JSON by its own word is 415; the parser would leave it unread, and the handler would see an empty one. */
export function demandJson(request: Request, _response: Response, next: NextFunction): void {
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  if (hasBody && request.is('application/json') === false) throw new Refusal('unsupported-media-type');
  next();
}

/** Refuses a body whose members nest deeper than any body of the contract, before anything walks through it. */
export function demandShallow(request: Request, _response: Response, next: NextFunction): void {
  const body: unknown = request.body;
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) throw new Refusal('malformed-request', { faults: [{ code: 'too-deep', pointer: '' }] });
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? (Object.values(value) as unknown[]) : [],
    );
  }
  next();
}
