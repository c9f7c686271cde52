import { isUtf8 } from 'node:buffer';
import type { NextFunction, Request, Response } from 'express';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Fault, pointerTo } from '../shared/fault.js';
import { Refusal } from '../shared/refusal.js';

/** Bytes of a JSON body. */
const JSON_LIMIT = 256 * 1024;
const DEEPEST = 20;

/** What the JSON parser is told. Not strict: a bare number is JSON, and is refused later as what it is. */
export const JSON_PARSER = {
  limit: JSON_LIMIT,
  type: 'application/json',
  strict: false,
  verify: (_request: IncomingMessage, _response: ServerResponse, body: Buffer): void => {
    // The decoder would put replacement characters for bytes of Latin-1, and names would be stored with them.
    if (!isUtf8(body)) throw new Error('not UTF-8');
  },
};

/** A body that is not JSON by its own word is 415; the parser would leave it unread, and the handler would see an empty one. */
export function demandJson(request: Request, _response: Response, next: NextFunction): void {
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  if (hasBody && request.is('application/json') === false) throw new Refusal('unsupported-media-type');
  next();
}

/**
 * Refuses, before anything walks through it, a body whose members nest deeper than any body of the contract, and members named like
 * those that every object has: no body has one, and libraries take them for something else.
 */
export function demandHarmless(request: Request, _response: Response, next: NextFunction): void {
  const faults: Fault[] = [];
  let level: { value: unknown; pointer: string }[] = [{ value: request.body, pointer: '' }];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) throw new Refusal('malformed-request', { faults: [{ code: 'too-deep', pointer: '' }] });
    level = level.flatMap(({ value, pointer }) => {
      if (typeof value !== 'object' || value === null) return [];
      return Object.entries(value as Readonly<Record<string, unknown>>).map(([name, member]) => {
        const at = pointer + pointerTo(name);
        if (!Array.isArray(value) && name in Object.prototype) faults.push({ code: 'unknown-field', pointer: at });
        return { value: member, pointer: at };
      });
    });
  }
  if (faults.length > 0) throw new Refusal('malformed-request', { faults });
  next();
}
