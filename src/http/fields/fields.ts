import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { type ClassConstructor, Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsString,
  Length,
  Matches,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import {
  InnerPass,
  type InnerFault,
  IsCleanText,
  isCleanText,
  IsDay,
  IsMoment,
  IsPlainObject,
  isPlainObject,
  IsWholeNumberOrWord,
  IsWithin,
  ItemsPass,
} from './constraints.js';

/**
 * One decorator a member: what is checked and what the OpenAPI document says come from the same words, so that neither can be
 * changed without the other. A member is required unless `optional`, or `unless` another one is there; null is refused unless
 * `nullable`.
 */
export interface About {
  readonly description: string;
  readonly example?: unknown;
  readonly optional?: boolean;
  /** Another member: this one may be left out where that one is there. */
  readonly unless?: string;
  readonly nullable?: boolean;
  readonly default?: unknown;
}

function member(about: About, schema: object, ...checks: PropertyDecorator[]): PropertyDecorator {
  const { description, example, optional = false, nullable = false, unless } = about;
  const decorators = [
    ApiProperty({
      description,
      required: !optional && unless === undefined,
      ...(example === undefined ? {} : { example }),
      ...(nullable ? { nullable: true } : {}),
      ...(about.default === undefined ? {} : { default: about.default }),
      ...schema,
    }),
    ...checks,
  ];
  if (unless !== undefined) {
    decorators.push(
      ValidateIf((body: Readonly<Record<string, unknown>>, value) => value !== undefined || body[unless] === undefined),
    );
  } else if (optional || nullable) {
    decorators.push(ValidateIf((_, value) => !(optional && value === undefined) && !(nullable && value === null)));
  }
  return applyDecorators(...decorators);
}

export interface TextAbout extends About {
  readonly min?: number;
  readonly max: number;
  readonly pattern?: RegExp;
}

/** Text of `min` (1) to `max` characters. */
export function Text({ min = 1, max, pattern, ...about }: TextAbout): PropertyDecorator {
  return member(
    about,
    { type: 'string', minLength: min, maxLength: max, ...(pattern === undefined ? {} : { pattern: pattern.source }) },
    // Spaces around a text are a slip of the hand, and would make two licences of one.
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value)),
    IsString(),
    IsCleanText(),
    Length(min, max, { context: { min, max } }),
    ...(pattern === undefined ? [] : [Matches(pattern, { context: { form: pattern.source } })]),
  );
}

/** A whole number from `min` to `max`. */
export function Whole({ min, max, ...about }: About & { min: number; max: number }): PropertyDecorator {
  return member(
    about,
    { type: 'integer', minimum: min, maximum: max },
    IsInt(),
    IsWithin(min, max, { context: { min, max } }),
  );
}

const BY_SIDE = {
  type: 'object',
  additionalProperties: false,
  properties: { a: { type: 'integer' }, b: { type: 'integer' }, c: { type: 'integer' } },
};

function bySideFaults(value: unknown): InnerFault[] {
  if (!isPlainObject(value)) return [{ at: '', name: 'isPlainObject' }];
  return Object.entries(value as object).flatMap(([side, points]: [string, unknown]): InnerFault[] => {
    if (!['a', 'b', 'c'].includes(side)) return [{ at: `/${side}`, name: 'whitelistValidation' }];
    return Number.isInteger(points) ? [] : [{ at: `/${side}`, name: 'isInt' }];
  });
}

/** Whole numbers by side, `{ "a": 95 }`, whose bounds only the rules know. */
export function PointsBySide(about: About): PropertyDecorator {
  return member(about, BY_SIDE, InnerPass({ faults: bySideFaults }));
}

/** Whole numbers by side, or one number. */
export function PointsBySideOrOne(about: About): PropertyDecorator {
  return member(
    about,
    { oneOf: [BY_SIDE, { type: 'integer' }] },
    InnerPass({
      faults: (value) =>
        typeof value === 'number' ? (Number.isInteger(value) ? [] : [{ at: '', name: 'isInt' }]) : bySideFaults(value),
    }),
  );
}

/** One of a list of words. */
export function Word(words: readonly string[], about: About): PropertyDecorator {
  return member(about, { type: 'string', enum: [...words] }, IsIn(words, { context: { list: words.join(', ') } }));
}

/** A whole number from `min` to `max`, or one of a list of words. */
export function WholeOrWord(
  words: readonly string[],
  { min, max, ...about }: About & { min: number; max: number },
): PropertyDecorator {
  return member(
    about,
    {
      oneOf: [
        { type: 'integer', minimum: min, maximum: max },
        { type: 'string', enum: [...words] },
      ],
    },
    IsWholeNumberOrWord(words, { context: { list: words.join(', ') } }),
    IsWithin(min, max, { context: { min, max } }),
  );
}

/** True or false. */
export function Flag(about: About): PropertyDecorator {
  return member(about, { type: 'boolean' }, IsBoolean());
}

/** A day, `2026-03-14`. */
export function Day(about: About): PropertyDecorator {
  return member(about, { type: 'string', format: 'date' }, IsDay());
}

/** A moment in UTC, `2026-03-14T18:30:00Z`. */
export function Moment(about: About): PropertyDecorator {
  return member(about, { type: 'string', format: 'date-time' }, IsMoment());
}

/** The id of something that exists. Whether it does is not the form's business. */
export function Reference(about: About): PropertyDecorator {
  return member(about, { type: 'string', maxLength: 100 }, IsString(), IsCleanText());
}

/** An object with members of its own. */
export function Part<Class extends object>(type: () => ClassConstructor<Class>, about: About): PropertyDecorator {
  // The arrow is needed: @nestjs/swagger knows a lazy type by its name, `type`.
  return member(about, { type: () => type() }, IsPlainObject(), ValidateNested(), Type(type));
}

/** A list of objects. */
export function Parts<Class extends object>(
  type: () => ClassConstructor<Class>,
  { min = 0, max, ...about }: About & { min?: number; max: number },
): PropertyDecorator {
  return member(
    about,
    { type: () => type(), isArray: true, minItems: min, maxItems: max },
    IsArray(),
    ItemsPass((item) => (isPlainObject(item) ? undefined : 'isPlainObject')),
    ArrayMinSize(min, { context: { min, max } }),
    ArrayMaxSize(max, { context: { min, max } }),
    ValidateNested(),
    Type(type),
  );
}

/** An object whose members the rules check, not the form. */
export function FreeObject(schema: object, about: About): PropertyDecorator {
  return member(about, { ...schema }, IsPlainObject());
}

/** A list of words out of a list. */
export function Words(
  words: readonly string[],
  { min = 0, max, unique = false, ...about }: About & { min?: number; max: number; unique?: boolean },
): PropertyDecorator {
  return member(
    about,
    { type: 'array', items: { type: 'string', enum: [...words] }, minItems: min, maxItems: max, uniqueItems: unique },
    IsArray(),
    ItemsPass((item) => (words.includes(item as string) ? undefined : 'isIn')),
    ArrayMinSize(min, { context: { min, max } }),
    ArrayMaxSize(max, { context: { min, max } }),
    ...(unique ? [ArrayUnique()] : []),
  );
}

/** A list of ids. */
export function References({ min, max, ...about }: About & { min: number; max: number }): PropertyDecorator {
  return member(
    about,
    { type: 'array', items: { type: 'string', maxLength: 100 }, minItems: min, maxItems: max },
    IsArray(),
    ItemsPass((item) => (typeof item !== 'string' ? 'isString' : isCleanText(item) ? undefined : 'isCleanText')),
    ArrayMinSize(min, { context: { min, max } }),
    ArrayMaxSize(max, { context: { min, max } }),
    ArrayUnique(),
  );
}
