/** As much of JSON Schema as the product's document uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

/** Where `$ref` leads. */
export type Schemas = Readonly<Record<string, Schema>>;

const FORMATS: Readonly<Record<string, RegExp>> = {
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/,
  date: /^\d{4}-\d\d-\d\d$/,
  uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value;

const hasType = (value: unknown, type: string): boolean =>
  typeOf(value) === type || (type === 'number' && typeof value === 'number');

/**
 * What is wrong with a value, one sentence each. Strict: a member that the schema does not speak of is a fault, unless the
 * schema says `additionalProperties`, or is one part of several.
 */
export function faultsOf(value: unknown, schema: Schema, schemas: Schemas, at = '', strict = true): string[] {
  if (schema.$ref !== undefined) {
    const named = schemas[schema.$ref.replace('#/components/schemas/', '')];
    return named === undefined ? [`${at}: ${schema.$ref} is missing`] : faultsOf(value, named, schemas, at, strict);
  }
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (types.length > 0 && !types.some((type) => hasType(value, type))) {
    return [`${at}: is ${typeOf(value)}, not ${types.join(' or ')}`];
  }
  const fits = (part: Schema): boolean => faultsOf(value, part, schemas, at, strict).length === 0;
  return [
    ...valueFaults(value, schema, at),
    ...(Array.isArray(value) ? value : []).flatMap((item: unknown, i) =>
      schema.items === undefined ? [] : faultsOf(item, schema.items, schemas, `${at}/${i}`),
    ),
    ...(isObject(value) ? memberFaults(value, schema, schemas, at, strict) : []),
    ...(schema.allOf ?? []).flatMap((part) => faultsOf(value, part, schemas, at, strict && schema.allOf?.length === 1)),
    ...(schema.anyOf !== undefined && !schema.anyOf.some(fits) ? [`${at}: fits none of anyOf`] : []),
    ...(schema.oneOf !== undefined && schema.oneOf.filter(fits).length !== 1 ? [`${at}: fits not one of oneOf`] : []),
  ];
}

function valueFaults(value: unknown, schema: Schema, at: string): string[] {
  const faults: string[] = [];
  const within = (size: number, least = -Infinity, most = Infinity): boolean => size >= least && size <= most;
  if (schema.enum !== undefined && !schema.enum.includes(value))
    faults.push(`${at}: ${String(value)} is not in its enum`);
  if (typeof value === 'number' && !within(value, schema.minimum, schema.maximum)) faults.push(`${at}: out of range`);
  if (Array.isArray(value) && !within(value.length, schema.minItems, schema.maxItems)) faults.push(`${at}: bad count`);
  if (typeof value === 'string') {
    const form = schema.pattern === undefined ? FORMATS[schema.format ?? ''] : new RegExp(schema.pattern, 'u');
    if (!within(value.length, schema.minLength, schema.maxLength)) faults.push(`${at}: bad length`);
    if (form !== undefined && !form.test(value)) faults.push(`${at}: ${value} is not of its form`);
  }
  return faults;
}

function memberFaults(
  value: Readonly<Record<string, unknown>>,
  { properties = {}, required = [], additionalProperties, ...rest }: Schema,
  schemas: Schemas,
  at: string,
  strict: boolean,
): string[] {
  const isWhole = rest.allOf === undefined && rest.anyOf === undefined && rest.oneOf === undefined;
  return [
    ...required.filter((name) => !Object.hasOwn(value, name)).map((name) => `${at}/${name}: is missing`),
    ...Object.entries(value).flatMap(([name, member]) => {
      const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (own !== undefined) return faultsOf(member, own, schemas, `${at}/${name}`);
      if (isObject(additionalProperties)) return faultsOf(member, additionalProperties, schemas, `${at}/${name}`);
      const isAllowed = additionalProperties === true || (additionalProperties === undefined && !(strict && isWhole));
      return isAllowed ? [] : [`${at}/${name}: is documented nowhere`];
    }),
  ];
}
