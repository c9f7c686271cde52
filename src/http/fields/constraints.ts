import { registerDecorator, type ValidationOptions } from 'class-validator';

/** One thing wrong below a member: where (`/1`, `/a`, or nothing for the member itself), and the constraint it breaks. */
export interface InnerFault {
  readonly at: string;
  readonly name: 'whitelistValidation' | 'isString' | 'isIn' | 'isInt' | 'isPlainObject' | 'isCleanText';
}

/** What class-validator cannot point into: kept as a constraint's context, and asked again where faults get their pointers. */
export interface InnerCheck {
  readonly faults: (value: unknown) => readonly InnerFault[];
}

const constraint =
  (name: string, holds: (value: unknown) => boolean) =>
  (options: ValidationOptions = {}): PropertyDecorator =>
  (target, propertyName) => {
    registerDecorator({
      name,
      target: target.constructor,
      propertyName: propertyName as string,
      options,
      // Without a message class-validator loses the constraint's context.
      validator: { validate: holds, defaultMessage: () => name },
    });
  };

/** An object with members: neither a list nor null, which class-validator's own IsObject and ValidateNested let through. */
export const isPlainObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const IsPlainObject = constraint('isPlainObject', isPlainObject);

/**
 * No control characters and no lone surrogates, since a database cannot store the one and JSON cannot carry the other; and something
 * to be seen, where there is anything at all.
 */
export const isCleanText = (value: unknown): boolean =>
  typeof value !== 'string' || value === '' || (!/\p{Cc}|\p{Cs}/u.test(value) && /[\p{L}\p{N}\p{P}\p{S}]/u.test(value));
export const IsCleanText = constraint('isCleanText', isCleanText);

/** Whether the calendar has this day: JavaScript makes the 2nd of March out of the 30th of February. */
function isRealDay(day: string): boolean {
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
}

/** A day of the calendar, `2026-03-14`: one that exists. */
export const IsDay = constraint('isDay', (value) => {
  return typeof value === 'string' && /^[1-9]\d{3}-\d\d-\d\d$/.test(value) && isRealDay(value);
});

/** A moment of RFC 3339 in UTC, `2026-03-14T18:30:00Z`. */
export const IsMoment = constraint(
  'isMoment',
  (value) =>
    typeof value === 'string' &&
    /^[1-9]\d{3}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?Z$/.test(value) &&
    isRealDay(value.slice(0, 10)),
);

/** A whole number, or one of a few words. */
export const IsWholeNumberOrWord = (words: readonly string[], options?: ValidationOptions): PropertyDecorator =>
  constraint('isWholeNumberOrWord', (value) =>
    typeof value === 'string' ? words.includes(value) : Number.isInteger(value),
  )(options);

/** Within bounds, where the value is a number at all. */
export const IsWithin = (min: number, max: number, options?: ValidationOptions): PropertyDecorator =>
  constraint('isWithin', (value) => typeof value !== 'number' || (value >= min && value <= max))(options);

/** Nothing is wrong below the member. */
export const InnerPass = (inner: InnerCheck): PropertyDecorator =>
  constraint('innerPass', (value) => inner.faults(value).length === 0)({ context: inner });

/** Every item of a list passes. */
export const ItemsPass = (check: (item: unknown) => InnerFault['name'] | undefined): PropertyDecorator =>
  InnerPass({
    faults: (value) =>
      !Array.isArray(value)
        ? []
        : value.flatMap((item: unknown, i) => {
            const name = check(item);
            return name === undefined ? [] : [{ at: `/${String(i)}`, name }];
          }),
  });
