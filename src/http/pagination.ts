import { createHash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import type { Request } from 'express';
import { isId } from '../shared/id.js';
import { Refusal } from '../shared/refusal.js';
import type { Page } from '../shared/sent.js';

const DEFAULT_LIMIT = 50;
const MOST = 200;

/** A cursor is where the last page ended, and in which list: opaque to the caller, a key of the list's order to us. */
export const cursorOf = (list: string, key: string): string =>
  Buffer.from(`${listMark(list)}${key}`, 'utf8').toString('base64url');

const MARK_LENGTH = 8;
const listMark = (list: string): string => createHash('sha256').update(list).digest('hex').slice(0, MARK_LENGTH);

/** What a list is ordered by, and so what its cursors hold. */
const ORDERS = {
  id: isId,
  number: (key: string) => /^[1-9]\d{0,8}$/.test(key),
  word: (key: string) => /^[a-z0-9-]{1,60}$/.test(key),
} as const;
export type Order = keyof typeof ORDERS;

function keyOf(cursor: string, list: string, order: Order): string {
  const key = Buffer.from(cursor, 'base64url').toString('utf8').slice(MARK_LENGTH);
  if (!ORDERS[order](key) || cursorOf(list, key) !== cursor) throw new Refusal('invalid-cursor');
  return key;
}

function pageOf({ query, path }: Request, order: Order): Page {
  const { limit, cursor } = query;
  if (
    limit !== undefined &&
    !(typeof limit === 'string' && /^\d{1,3}$/.test(limit) && Number(limit) >= 1 && Number(limit) <= MOST)
  ) {
    throw new Refusal('invalid-parameter', { values: { name: 'limit', expected: `1–${String(MOST)}` } });
  }
  if (cursor !== undefined && typeof cursor !== 'string') throw new Refusal('invalid-cursor');
  return {
    limit: limit === undefined ? DEFAULT_LIMIT : Number(limit),
    cursor: cursor === undefined ? null : keyOf(cursor, path, order),
  };
}

const readPage = createParamDecorator((order: Order, context: ExecutionContext): Page =>
  pageOf(context.switchToHttp().getRequest<Request>(), order),
);

/** `?limit=` and `?cursor=` as a parameter of a handler. */
export function InPages(order: Order = 'id'): ParameterDecorator {
  return (target, key, index) => {
    readPage(order)(target, key, index);
    const method = Object.getOwnPropertyDescriptor(target, key ?? '');
    if (method === undefined) return;
    ApiQuery({
      name: 'limit',
      required: false,
      description: 'How many items at most.',
      schema: { type: 'integer', minimum: 1, maximum: MOST, default: DEFAULT_LIMIT },
    })(target, key as string, method);
    ApiQuery({
      name: 'cursor',
      required: false,
      description: 'Where to go on: `next` of the page before, as it is.',
      schema: { type: 'string' },
    })(target, key as string, method);
  };
}
