import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiBody } from '@nestjs/swagger';
import { type ClassConstructor, plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import type { Request } from 'express';
import type { Fault } from '../shared/fault.js';
import { Refusal } from '../shared/refusal.js';
import type { Sent } from '../shared/sent.js';
import { faultsOf } from './validation-faults.js';

/**
 * Reads a body as a DTO. All faults are found at once. Unreadable ones (wrong type, unknown member …) are thrown here, as
 * `malformed-request`; where a body has both kinds, it is 400 and lists the unreadable ones. Those out of range wait in `Sent`.
 */
function readBody<Body extends object>(Dto: ClassConstructor<Body>, body: unknown): Sent<Body> {
  // An action without a body equals `{}`.
  const given: unknown = body === undefined ? {} : body;
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new Refusal('malformed-request', { faults: [{ code: 'not-an-object', pointer: '' }] });
  }
  const value = plainToInstance(Dto, given);
  const errors = validateSync(value, { whitelist: true, forbidNonWhitelisted: true, forbidUnknownValues: true });
  const found = faultsOf(errors);
  const unreadable = found.filter(({ unreadable }) => unreadable).map(({ fault }) => fault);
  if (unreadable.length > 0) throw new Refusal('malformed-request', { faults: unreadable });
  const outOfRange: Fault[] = found.map(({ fault }) => fault);
  return {
    body: value,
    inRange: (more = []) => {
      // One fault a place: what is wrong by its form is not also said to be wrong by a rule.
      const told = new Set(outOfRange.map(({ pointer }) => pointer));
      const faults = [...outOfRange, ...more.filter(({ pointer }) => !told.has(pointer))];
      if (faults.length > 0) throw new Refusal('unprocessable-request', { faults });
      return value;
    },
  };
}

const readSent = createParamDecorator((Dto: ClassConstructor<object>, context: ExecutionContext): Sent<object> =>
  readBody(Dto, context.switchToHttp().getRequest<Request>().body),
);

/** The body as a parameter of a handler, and its schema in the OpenAPI document. */
export function SentBody<Body extends object>(
  Dto: ClassConstructor<Body>,
  { optional = false }: { optional?: boolean } = {},
): ParameterDecorator {
  return (target, key, index) => {
    readSent(Dto)(target, key, index);
    const method = Object.getOwnPropertyDescriptor(target, key ?? '');
    if (method !== undefined) ApiBody({ type: Dto, required: !optional })(target, key as string, method);
  };
}
