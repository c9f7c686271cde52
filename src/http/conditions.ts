import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { Request } from 'express';
import type { Language } from '../shared/language.js';
import { Refusal } from '../shared/refusal.js';
import type { Condition } from '../shared/sent.js';

/**
 * Entity tags are strong: `"<version>"` for English JSON, `"<version>.fr"` or `"<version>.csv"` for another rendering of the same
 * version. A version never holds a dot.
 */
export function etagOf(version: number | string, language: Language, rendering: 'json' | 'csv' = 'json'): string {
  const suffix = `${language === 'en' ? '' : `.${language}`}${rendering === 'json' ? '' : `.${rendering}`}`;
  return `"${String(version)}${suffix}"`;
}

/** `If-None-Match`: weak comparison, any of a list (RFC 9110 §13.1.2). */
export function isNotModified(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return tagsOf(header).some((tag) => tag.replace(/^W\//, '') === etag);
}

const tagsOf = (header: string): string[] => header.match(/(?:W\/)?"[^"]*"/g) ?? [];

/** What may follow the version in a tag: another language, another rendering. */
const RENDERING = /(\.(fr|de))?(\.csv)?$/;

/**
 * `If-Match`: strong comparison, and any rendering of the version that is current. `*` says "whatever is there", which is a blind
 * overwrite, so it does not count as a condition here. It refuses only when it is asked, after the address and the body were found
 * good: that is the contract's order.
 */
function conditionOf(header: string | undefined): Condition {
  const isMissing = header === undefined || header.trim() === '' || header.trim() === '*';
  const versions = tagsOf(header ?? '')
    .filter((tag) => !tag.startsWith('W/'))
    .map((tag) => tag.slice(1, -1).replace(RENDERING, ''));
  return {
    demand: (current) => {
      if (isMissing) throw new Refusal('if-match-required');
      if (!versions.includes(String(current))) {
        throw new Refusal('version-stale', { headers: { ETag: etagOf(current, 'en') } });
      }
    },
  };
}

const readCondition = createParamDecorator((_: unknown, context: ExecutionContext): Condition =>
  conditionOf(context.switchToHttp().getRequest<Request>().headers['if-match']),
);

/** The condition of a change as a parameter of a handler. */
export function IfMatch(): ParameterDecorator {
  return (target, key, index) => {
    readCondition()(target, key, index);
    const method = Object.getOwnPropertyDescriptor(target, key ?? '');
    if (method === undefined) return;
    ApiHeader({
      name: 'If-Match',
      required: true,
      description: 'The `ETag` of what is changed, as it was read. Missing: 428. Changed since: 412.',
      schema: { type: 'string', examples: ['"3"'] },
    })(target, key as string, method);
  };
}
