import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { firstValueFrom, from, map, type Observable } from 'rxjs';
import { Database } from '../../database/database.js';
import { Refusal } from '../../shared/refusal.js';
import { Answer } from '../answer.js';
import { callerOf } from '../caller.js';
import { ROUTE, type RouteKind } from '../routes/route.js';
import { fingerprintOf } from './fingerprint.js';
import { idempotencyKeyOf } from './idempotency-key.js';
import { IdempotencyRepository, type Scope } from './idempotency.repository.js';

const KEPT_HEADERS = ['location', 'etag', 'content-language'];

/**
 * A retry gets the first answer again. The work and its kept answer are one transaction, so that a crash between them leaves either
 * both or neither, and a refused request leaves nothing: it may be corrected under the same key.
 */
@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly database: Database,
    private readonly repository: IdempotencyRepository,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const kind = this.reflector.get<RouteKind | undefined>(ROUTE, context.getHandler());
    if (kind?.does !== 'store' && kind?.does !== 'act') return next.handle();
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const key = idempotencyKeyOf(request);
    // A key that is missing or is none is refused further in, where the address has been looked at.
    if (typeof key !== 'string') return next.handle().pipe(map((value) => answerOf(value).body));
    const scope = { callerId: callerOf(request).keyId, method: request.method, path: request.path, key };
    return from(this.database.transaction(() => this.once(scope, request, http.getResponse<Response>(), next)));
  }

  private async once(scope: Scope, request: Request, response: Response, next: CallHandler<unknown>): Promise<unknown> {
    if (!(await this.repository.claim(scope))) {
      throw new Refusal('idempotency-in-progress', { headers: { 'Retry-After': '1' } });
    }
    const fingerprint = fingerprintOf(request.body ?? {});
    const kept = await this.repository.find(scope);
    if (kept !== null) {
      if (kept.fingerprint !== fingerprint) throw new Refusal('idempotency-key-reused');
      response.status(kept.status).set(kept.headers).set('Idempotency-Replayed', 'true');
      return JSON.parse(kept.body) as unknown;
    }
    const value: unknown = await firstValueFrom(next.handle());
    const { body, options } = answerOf(value);
    if (options.stored !== false) {
      const headers: Record<string, string> = {};
      for (const name of KEPT_HEADERS) {
        const header = response.getHeader(name);
        if (typeof header === 'string') headers[name] = header;
      }
      await this.repository.keep(scope, {
        fingerprint,
        status: response.statusCode,
        headers,
        body: JSON.stringify(options.secret === undefined ? body : without(body, options.secret)),
      });
    }
    return body;
  }
}

const answerOf = (value: unknown): Answer<unknown> =>
  value instanceof Answer ? (value as Answer<unknown>) : new Answer(value);

function without(body: unknown, name: string): unknown {
  return Object.fromEntries(Object.entries(body as object).filter(([member]) => member !== name));
}
