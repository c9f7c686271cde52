import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { from, type Observable, switchMap } from 'rxjs';
import { pointerTo } from '../../shared/fault.js';
import { isId } from '../../shared/id.js';
import { Refusal } from '../../shared/refusal.js';
import { demandIdempotencyKey } from '../idempotency/idempotency-key.js';
import { ROUTE, type RouteKind } from '../routes/route.js';
import { type Address, ResourcesRepository } from './resources.repository.js';

const NUMBER = /^[1-9]\d{0,5}$/;
const KEY = /^[a-z0-9-]{1,60}$/;

/**
 * What stands between authentication and the body in the order of refusal: an address that leads nowhere, then a query parameter
 * that does not exist, then an idempotency key that is none. Reading one thing finds out by itself whether it is there.
 */
@Injectable()
export class AddressInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly resources: ResourcesRepository,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const kind = this.reflector.get<RouteKind | undefined>(ROUTE, context.getHandler());
    if (kind === undefined || kind.does === 'page') return next.handle();
    const request = context.switchToHttp().getRequest<Request>();
    const address = request.params as Address;
    if (!isWellFormed(address)) throw new Refusal('not-found');
    const demand = (): void => demandReadable(kind, documented(context.getHandler()), request);
    if (kind.does === 'read') {
      demand();
      return next.handle();
    }
    return from(this.resources.exist(address)).pipe(
      switchMap((exist) => {
        if (!exist) throw new Refusal('not-found');
        demand();
        return next.handle();
      }),
    );
  }
}

const FORMS: Readonly<Record<string, (value: string) => boolean>> = {
  Id: isId,
  Number: (value) => NUMBER.test(value),
  Key: (value) => KEY.test(value),
};

/** A parameter's name ends with what it is: `tournamentId`, `roundNumber`, `rulesetKey`. */
function isWellFormed(address: Address): boolean {
  return Object.entries(address).every(([name, value = '']) => {
    const form = Object.entries(FORMS).find(([ending]) => name.endsWith(ending))?.[1];
    if (form === undefined) throw new Error(`the route parameter ${name} has no form`);
    return form(value);
  });
}

/** What can be said of a request before its body is looked at. */
function demandReadable(kind: RouteKind, parameters: readonly Documented[], request: Request): void {
  demandKnown(
    request,
    parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name ?? ''),
  );
  if (kind.does === 'read' || kind.does === 'list') return;
  if (kind.does === 'store' || kind.does === 'act') demandIdempotencyKey(request, kind.keyRequired ?? false);
  if (!parameters.some((parameter) => parameter.in === 'body')) demandNoMembers(request);
}

interface Documented {
  readonly in: string;
  readonly name?: string;
}

/** The parameters that the route documents, and so the only ones there are. */
function documented(handler: object): readonly Documented[] {
  return (Reflect.getMetadata('swagger/apiParameters', handler) ?? []) as Documented[];
}

/** An action without a body may be sent `{}` or nothing. */
function demandNoMembers(request: Request): void {
  const body: unknown = request.body;
  if (body === undefined) return;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal('malformed-request', { faults: [{ code: 'not-an-object', pointer: '' }] });
  }
  const faults = Object.keys(body).map((name) => ({ code: 'unknown-field', pointer: pointerTo(name) }));
  if (faults.length > 0) throw new Refusal('malformed-request', { faults });
}

function demandKnown(request: Request, known: readonly string[]): void {
  const unknown = Object.keys(request.query).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const name = unknown.slice(0, 50);
  throw new Refusal('unknown-parameter', { values: { name, known: known.length === 0 ? '–' : known.join(', ') } });
}
