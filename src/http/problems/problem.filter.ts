import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { refusalOfDatabaseError } from '../../database/refusals.js';
import { Refusal } from '../../shared/refusal.js';
import { languageOf } from '../language.js';
import { allowedMethods } from '../routes/allowed-methods.js';
import { problemOf } from './problem.js';

/** Turns whatever was thrown into a problem document. Nothing of an error that is ours reaches the caller. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly log = new Logger('http');

  catch(thrown: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const refusal = this.refusalOf(thrown, request);
    if (refusal.code === 'internal-error') {
      this.log.error(`${request.method} ${request.path}`, thrown instanceof Error ? thrown.stack : String(thrown));
    }
    if (response.headersSent) {
      response.end();
      return;
    }
    // Set for an answer that did not come about.
    for (const name of ['ETag', 'Location']) response.removeHeader(name);
    const instance = request.originalUrl.split('?')[0] ?? '';
    const language = languageOf(request);
    response
      .status(refusal.status)
      .set({ 'Content-Language': language, Vary: 'Accept-Language', ...refusal.details.headers })
      .type('application/problem+json')
      .send(JSON.stringify(problemOf(refusal, instance, language)));
  }

  private refusalOf(thrown: unknown, request: Request): Refusal {
    if (thrown instanceof Refusal) return withUsualHeaders(thrown);
    const ofDatabase = refusalOfDatabaseError(thrown);
    if (ofDatabase !== undefined) return withUsualHeaders(ofDatabase);
    return refusalOfParser(thrown) ?? refusalOfRouter(thrown, request) ?? new Refusal('internal-error');
  }
}

function withUsualHeaders(refusal: Refusal): Refusal {
  const usual: Record<number, Record<string, string>> = {
    401: { 'WWW-Authenticate': 'Bearer realm="dix-de-der"' },
    503: { 'Retry-After': '5' },
  };
  const headers = usual[refusal.status];
  return headers === undefined
    ? refusal
    : new Refusal(refusal.code, { ...refusal.details, headers: { ...headers, ...refusal.details.headers } });
}

/** What Express' body parser throws, by its `type` (http-errors of `body-parser`). */
function refusalOfParser(thrown: unknown): Refusal | undefined {
  const cause: unknown = thrown instanceof HttpException ? thrown.cause : thrown;
  const type = (cause as { type?: unknown } | undefined)?.type;
  if (typeof type !== 'string') return undefined;
  if (type === 'entity.too.large') return new Refusal('body-too-large', { values: { limit: '256 kB' } });
  if (type === 'charset.unsupported' || type === 'encoding.unsupported') return new Refusal('unsupported-media-type');
  return new Refusal('malformed-json');
}

/** No route: another method may be served at this address. */
function refusalOfRouter(thrown: unknown, request: Request): Refusal | undefined {
  if (!(thrown instanceof HttpException)) {
    // Express' router throws this for an address such as /%ff.
    return thrown instanceof URIError ? new Refusal('not-found') : undefined;
  }
  if (thrown.getStatus() === 413) return new Refusal('body-too-large', { values: { limit: '256 kB' } });
  if (thrown.getStatus() === 400) return new Refusal(isReadable(request.path) ? 'malformed-json' : 'not-found');
  if (thrown.getStatus() !== 404) return undefined;
  const allowed = allowedMethods(request.app, request.path);
  if (allowed.length === 0) return new Refusal('not-found');
  return new Refusal('method-not-allowed', {
    values: { allowed: allowed.join(', ') },
    headers: { Allow: allowed.join(', ') },
  });
}

/** Whether an address can be decoded at all; `/%ff` cannot, and so names nothing. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
