import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiQuery } from '@nestjs/swagger';
import type { Request } from 'express';
import { Refusal } from '../shared/refusal.js';
import { isCleanText } from './fields/constraints.js';

interface Parameter<Value> {
  readonly name: string;
  readonly description: string;
  readonly required?: boolean;
  readonly schema: object;
  /** The value of the parameter as it was sent; a Refusal when it cannot be one. */
  readonly read: (sent: unknown) => Value;
}

/** A query parameter as a parameter of a handler, and in the OpenAPI document: only documented parameters are accepted. */
function fromQuery<Value>(parameter: Parameter<Value>): ParameterDecorator {
  const read = createParamDecorator((_: unknown, context: ExecutionContext): Value =>
    parameter.read(context.switchToHttp().getRequest<Request>().query[parameter.name]),
  );
  return (target, key, index) => {
    read()(target, key, index);
    const method = Object.getOwnPropertyDescriptor(target, key ?? '');
    if (method === undefined) return;
    const { name, description, required = false, schema } = parameter;
    ApiQuery({ name, description, required, schema })(target, key as string, method);
  };
}

const refused = (name: string, expected: string): Refusal =>
  new Refusal('invalid-parameter', { values: { name, expected } });

/** `?reason=`: why a result is changed, 1 to 500 characters. */
export const Reason = (): ParameterDecorator =>
  fromQuery<string>({
    name: 'reason',
    description: 'Why: kept in the audit. 1 to 500 characters.',
    required: true,
    schema: { type: 'string', minLength: 1, maxLength: 500 },
    read: (sent) => {
      if (typeof sent !== 'string' || sent.trim() === '' || sent.length > 500 || !isCleanText(sent)) {
        throw new Refusal('reason-required');
      }
      return sent.trim();
    },
  });

/** `?reason=` where it is needed only in some cases. */
export const OptionalReason = (description: string): ParameterDecorator =>
  fromQuery<string | null>({
    name: 'reason',
    description,
    schema: { type: 'string', minLength: 1, maxLength: 500 },
    read: (sent) => {
      if (sent === undefined) return null;
      if (typeof sent !== 'string' || sent.trim() === '' || sent.length > 500 || !isCleanText(sent)) {
        throw new Refusal('reason-required');
      }
      return sent.trim();
    },
  });

/** A whole number, or null where it is not given. */
export const WholeQuery = (name: string, description: string, min: number, max: number): ParameterDecorator =>
  fromQuery<number | null>({
    name,
    description,
    schema: { type: 'integer', minimum: min, maximum: max },
    read: (sent) => {
      if (sent === undefined) return null;
      const value = typeof sent === 'string' && /^\d{1,9}$/.test(sent) ? Number(sent) : Number.NaN;
      if (!(value >= min && value <= max)) throw refused(name, `${String(min)}–${String(max)}`);
      return value;
    },
  });

/** true or false; false where it is not given. */
export const FlagQuery = (name: string, description: string): ParameterDecorator =>
  fromQuery<boolean>({
    name,
    description,
    schema: { type: 'boolean', default: false },
    read: (sent) => {
      if (sent === undefined || sent === 'false') return false;
      if (sent === 'true') return true;
      throw refused(name, 'true | false');
    },
  });

/** Text of 1 to `max` characters, or null where it is not given. */
export const TextQuery = (name: string, description: string, max = 100): ParameterDecorator =>
  fromQuery<string | null>({
    name,
    description,
    schema: { type: 'string', minLength: 1, maxLength: max },
    read: (sent) => {
      if (sent === undefined) return null;
      if (typeof sent !== 'string' || sent.length === 0 || sent.length > max || !isCleanText(sent)) {
        throw refused(name, `1–${String(max)}`);
      }
      return sent;
    },
  });

/** One of a list of words, or null where it is not given. */
export const WordQuery = (name: string, description: string, words: readonly string[]): ParameterDecorator =>
  fromQuery<string | null>({
    name,
    description,
    schema: { type: 'string', enum: [...words] },
    read: (sent) => {
      if (sent === undefined) return null;
      if (typeof sent !== 'string' || !words.includes(sent)) throw refused(name, words.join(' | '));
      return sent;
    },
  });
