import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import type { Request } from 'express';
import { Refusal } from '../shared/refusal.js';
import type { Page } from '../shared/sent.js';

const DEFAULT_LIMIT = 50;
const MOST = 200;

/** A cursor is where the last page ended: opaque to the caller, a key of the list's order to us. */
export const cursorOf = (key: string): string => Buffer.from(key, 'utf8').toString('base64url');

/** What a list is ordered by, and so what its cursors hold. */
const ORDERS = {
  id: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/,
  number: /^[1-9]\d{0,8}$/,
  word: /^[a-z0-9-]{1,60}$/,
} as const;
export type Order = keyof typeof ORDERS;

function keyOf(cursor: string, order: Order): string {
  const key = Buffer.from(cursor, 'base64url').toString('utf8');
  if (!ORDERS[order].test(key) || cursorOf(key) !== cursor) throw new Refusal('invalid-cursor');
  return key;
}

function pageOf(query: Readonly<Record<string, unknown>>, order: Order): Page {
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
    cursor: cursor === undefined ? null : keyOf(cursor, order),
  };
}

const readPage = createParamDecorator((order: Order, context: ExecutionContext): Page =>
  pageOf(context.switchToHttp().getRequest<Request>().query, order),
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
