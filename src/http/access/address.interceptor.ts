import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { from, type Observable, switchMap } from 'rxjs';
import { pointerTo } from '../../shared/fault.js';
import { Refusal } from '../../shared/refusal.js';
import { type Address, ResourcesRepository } from './resources.repository.js';

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const NUMBER = /^[1-9]\d{0,5}$/;

/**
 * What stands between authentication and the body in the order of refusal: an address that leads nowhere, then a query parameter
 * that does not exist. Reading finds out about missing things by itself; changing is told before its body is looked at.
 */
@Injectable()
export class AddressInterceptor implements NestInterceptor {
  constructor(private readonly resources: ResourcesRepository) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const address = request.params as Address;
    if (!isWellFormed(address)) throw new Refusal('not-found');
    const parameters = documented(context.getHandler());
    const known = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name ?? '');
    if (request.method === 'GET' || request.method === 'HEAD') {
      demandKnown(request, known);
      return next.handle();
    }
    return from(this.resources.exist(address)).pipe(
      switchMap((exist) => {
        if (!exist) throw new Refusal('not-found');
        demandKnown(request, known);
        if (!parameters.some((parameter) => parameter.in === 'body')) demandNoMembers(request);
        return next.handle();
      }),
    );
  }
}

function isWellFormed(address: Address): boolean {
  return Object.entries(address).every(([name, value]) => {
    if (name.endsWith('Id')) return ID.test(value ?? '');
    return !name.endsWith('Number') || NUMBER.test(value ?? '');
  });
}

/** The parameters that the route documents, and so the only ones there are. */
function documented(handler: object): { in: string; name?: string }[] {
  return (Reflect.getMetadata('swagger/apiParameters', handler) ?? []) as { in: string; name?: string }[];
}

/** An action without a body may be sent `{}` or nothing. */
function demandNoMembers(request: Request): void {
  const body: unknown = request.body;
  if (typeof body !== 'object' || body === null) return;
  const faults = Object.keys(body).map((name) => ({ code: 'unknown-field', pointer: pointerTo(name) }));
  if (faults.length > 0) throw new Refusal('malformed-request', { faults });
}

function demandKnown(request: Request, known: readonly string[]): void {
  const unknown = Object.keys(request.query).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const name = unknown.slice(0, 50);
  throw new Refusal('unknown-parameter', { values: { name, known: known.length === 0 ? '–' : known.join(', ') } });
}
