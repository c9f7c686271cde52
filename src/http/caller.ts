import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { Refusal } from '../shared/refusal.js';
import type { Caller } from '../shared/sent.js';

const callers = new WeakMap<object, Caller>();

/** Remembers who asks. The guard does this once, before anything else looks. */
export function rememberCaller(request: Request, caller: Caller): void {
  callers.set(request, caller);
}

/** Who asks; a Refusal `key-required` when nobody said. */
export function callerOf(request: Request): Caller {
  const caller = callers.get(request);
  if (caller === undefined) throw new Refusal('key-required');
  return caller;
}

/** Who asks, as a parameter of a handler. */
export const Asking = createParamDecorator((_: unknown, context: ExecutionContext): Caller =>
  callerOf(context.switchToHttp().getRequest<Request>()),
);
