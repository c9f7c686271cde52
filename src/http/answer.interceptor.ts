import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { map, type Observable } from 'rxjs';
import { Answer } from './answer.js';
import { etagOf, isNotModified } from './conditions.js';
import { languageOf } from './language.js';
import { cursorOf } from './pagination.js';
import { ROUTE, type RouteKind } from './routes/route.js';

const API = '/api/v1';

interface Versioned {
  readonly version?: number | string;
}

/** Gives every answer the headers of its kind: ETag, Location, Link, Vary; and answers 304 where nothing has changed. */
@Injectable()
export class AnswerInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const kind = this.reflector.get<RouteKind | undefined>(ROUTE, context.getHandler());
    if (kind === undefined || kind.does === 'page') return next.handle();
    const http = context.switchToHttp();
    return next
      .handle()
      .pipe(map((value) => finish(kind, value, http.getRequest<Request>(), http.getResponse<Response>())));
  }
}

/** The answer's headers. An Answer stays one for the interceptor outside, which keeps it under the idempotency key. */
function finish(kind: RouteKind, value: unknown, request: Request, response: Response): unknown {
  const answer = value instanceof Answer ? value : new Answer(value);
  const body = bodyOf(kind, answer, request, response);
  return kind.does === 'store' || kind.does === 'act' ? new Answer(body, answer.options) : body;
}

function bodyOf(kind: RouteKind, { body, options }: Answer<unknown>, request: Request, response: Response): unknown {
  const language = languageOf(request);
  response.vary('Accept-Language');
  response.set('Content-Language', language);
  if (options.status !== undefined) response.status(options.status);
  if (options.stored === false || body === undefined) return body;
  if (kind.location !== undefined)
    response.set('Location', `${API}${kind.location(body as never, request.params as Record<string, string>)}`);
  const answered = kind.does === 'list' ? listed(body as Page, request, response) : body;
  const { version } = body as Versioned;
  if (version === undefined) return answered;
  const etag = etagOf(version, language, options.csv === undefined ? 'json' : 'csv');
  response.set('ETag', etag);
  if (request.method === 'GET' && isNotModified(request.headers['if-none-match'], etag)) {
    response.status(304);
    return undefined;
  }
  if (options.csv !== undefined) {
    response.type('text/csv; charset=utf-8');
    return options.csv;
  }
  return answered;
}

/** The services end a page with the key of its last item; the caller sees an opaque cursor and a Link. */
interface Page {
  readonly items: readonly unknown[];
  readonly next: string | null;
}

function listed(list: Page, request: Request, response: Response): Page {
  const next = list.next === null ? null : cursorOf(request.path, list.next);
  if (next !== null) {
    const query = new URLSearchParams(request.originalUrl.split('?')[1] ?? '');
    query.set('cursor', next);
    response.set('Link', `<${request.path}?${query.toString()}>; rel="next"`);
  }
  return { ...list, next };
}
