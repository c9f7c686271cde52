import { applyDecorators, HttpCode, SetMetadata } from '@nestjs/common';
import {
  ApiBearerAuth,
  ApiExtraModels,
  ApiHeader,
  ApiOperation,
  ApiResponse,
  ApiSecurity,
  getSchemaPath,
} from '@nestjs/swagger';
import { Problem } from '../problems/problem.js';

export const ROUTE = 'dix-de-der:route';

/** Where a stored thing can be read, below /api/v1: from the answer and from the parameters of the address it was sent to. */
export type Location<Answer> = (answer: Answer, address: Readonly<Record<string, string>>) => string;

/** What the interceptors and the guard need to know of a route. */
export interface RouteKind {
  readonly does: 'read' | 'list' | 'store' | 'act' | 'change' | 'remove' | 'compute' | 'page';
  readonly public: boolean;
  readonly location?: Location<never>;
  /** Refuses to run without an idempotency key. */
  readonly keyRequired?: boolean;
}

/** A route that is open to everybody and has no conventions of the API's: health, pages. */
export const Open = (): MethodDecorator => SetMetadata(ROUTE, { does: 'page', public: true } satisfies RouteKind);

type Class = abstract new (...args: never[]) => unknown;

interface Words {
  /** The operationId: a verb and a noun. */
  readonly id: string;
  readonly summary: string;
  readonly description?: string;
  /** What can go wrong besides what every route of its kind refuses: status → codes. */
  readonly refusals?: Readonly<Record<number, readonly string[]>>;
}

const problems = (refusals: Readonly<Record<number, readonly string[]>>): MethodDecorator[] =>
  Object.entries(refusals).map(([status, codes]) =>
    ApiResponse({
      status: Number(status),
      description: codes.length === 0 ? 'Refused.' : `\`${codes.join('`, `')}\``,
      content: { 'application/problem+json': { schema: { $ref: getSchemaPath(Problem) } } },
    }),
  );

/** Refusals of a route that is not of the API's kinds. */
export const Refuses = (refusals: Readonly<Record<number, readonly string[]>>): MethodDecorator =>
  applyDecorators(ApiExtraModels(Problem), ...problems(refusals));

const ETAG = { ETag: { description: 'The version of what is in the body.', schema: { type: 'string' as const } } };
const LANGUAGE = ApiHeader({
  name: 'Accept-Language',
  required: false,
  description: 'Language of texts for people.',
  schema: { type: 'string', enum: ['en', 'fr', 'de'], default: 'en' },
});

function merge(...lists: Readonly<Record<number, readonly string[]>>[]): Record<number, string[]> {
  const merged: Record<number, string[]> = {};
  for (const list of lists) {
    for (const [status, codes] of Object.entries(list)) {
      const known = (merged[Number(status)] ??= []);
      known.push(...codes.filter((code) => !known.includes(code)));
    }
  }
  return merged;
}

function route(
  kind: RouteKind,
  words: Words,
  usual: Readonly<Record<number, readonly string[]>>,
  ...more: MethodDecorator[]
): MethodDecorator {
  const access = kind.public ? { 401: ['key-invalid'] } : { 401: ['key-required', 'key-invalid'], 403: ['forbidden'] };
  const all = merge({ 400: ['unknown-parameter'] }, access, usual, words.refusals ?? {}, {
    503: ['database-away', 'server-busy'],
  });
  return applyDecorators(
    SetMetadata(ROUTE, kind),
    ApiOperation({ operationId: words.id, summary: words.summary, description: words.description ?? words.summary }),
    ApiExtraModels(Problem),
    LANGUAGE,
    kind.public ? ApiSecurity({}) : ApiBearerAuth('key'),
    ...problems(all),
    ...more,
  );
}

const idempotency = (required: boolean): MethodDecorator =>
  ApiHeader({
    name: 'Idempotency-Key',
    required,
    description: 'New for each new request, the same with each retry: a retry gets the first answer again.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  });
const IDEMPOTENCY = {
  400: ['idempotency-key-invalid'],
  409: ['idempotency-in-progress'],
  422: ['idempotency-key-reused'],
};
const BODY = { 400: ['malformed-json', 'malformed-request'], 413: ['body-too-large'], 415: ['unsupported-media-type'] };
const REPLAYED = {
  'Idempotency-Replayed': {
    description: 'true when this is a first answer given again.',
    schema: { type: 'boolean' as const },
  },
};

/** What a versioned answer may also be. */
const UNCHANGED: MethodDecorator[] = [
  ApiResponse({ status: 304, description: 'Not changed since `If-None-Match`.' }),
  ApiHeader({
    name: 'If-None-Match',
    required: false,
    description: 'An ETag: 304 while it is current.',
    schema: { type: 'string' },
  }),
];

/** GET of one thing, with its ETag. */
export const Reads = (answer: Class, words: Words, options: { public?: boolean } = {}): MethodDecorator =>
  route(
    { does: 'read', public: options.public ?? true },
    words,
    { 404: ['not-found'] },
    ApiResponse({ status: 200, type: answer as never, description: 'As it is now.', headers: ETAG }),
    ...UNCHANGED,
  );

/** GET of a list, in pages. */
export const Lists = (
  answer: Class,
  words: Words,
  options: { public?: boolean; versioned?: boolean } = {},
): MethodDecorator =>
  route(
    { does: 'list', public: options.public ?? true },
    words,
    { 400: ['invalid-parameter', 'invalid-cursor'], 404: ['not-found'] },
    ApiResponse({
      status: 200,
      type: answer as never,
      description: 'A page of the list.',
      headers: {
        Link: { description: '`rel="next"` while there is more.', schema: { type: 'string' } },
        ...(options.versioned === true ? ETAG : {}),
      },
    }),
    ...(options.versioned === true ? UNCHANGED : []),
  );

/** POST that stores something new: 201, Location, the whole representation. */
export const Stores = <Answer>(
  answer: Class,
  words: Words & { location: Location<Answer>; keyRequired?: boolean },
): MethodDecorator =>
  route(
    {
      does: 'store',
      public: false,
      location: words.location,
      keyRequired: words.keyRequired ?? false,
    },
    words,
    merge(BODY, IDEMPOTENCY, { 404: ['not-found'], 422: ['unprocessable-request'] }),
    HttpCode(201),
    idempotency(words.keyRequired ?? false),
    ApiResponse({
      status: 201,
      type: answer as never,
      description: 'Stored.',
      headers: { ...ETAG, ...REPLAYED, Location: { description: 'Where to read it.', schema: { type: 'string' } } },
    }),
  );

/** POST that acts on something there is: 200 with the thing after it. */
export const Acts = (answer: Class, words: Words): MethodDecorator =>
  route(
    { does: 'act', public: false },
    words,
    merge(BODY, IDEMPOTENCY, { 404: ['not-found'] }),
    HttpCode(200),
    idempotency(false),
    ApiResponse({
      status: 200,
      type: answer as never,
      description: 'As it is after it.',
      headers: { ...ETAG, ...REPLAYED },
    }),
  );

/** POST that only computes: nothing is stored, nobody needs a key. */
export const Computes = (answer: Class, words: Words): MethodDecorator =>
  route(
    { does: 'compute', public: true },
    words,
    merge(BODY, { 404: ['not-found'], 422: ['unprocessable-request'] }),
    HttpCode(200),
    ApiResponse({ status: 200, type: answer as never, description: 'The answer.' }),
  );

/** PUT or PATCH, under If-Match. */
export const Changes = (answer: Class, words: Words): MethodDecorator =>
  route(
    { does: 'change', public: false },
    words,
    merge(BODY, {
      404: ['not-found'],
      412: ['version-stale'],
      422: ['unprocessable-request'],
      428: ['if-match-required'],
    }),
    ApiResponse({ status: 200, type: answer as never, description: 'As it is after the change.', headers: ETAG }),
  );

/** DELETE: 204. */
export const Removes = (words: Words & { conditional?: boolean }): MethodDecorator =>
  route(
    { does: 'remove', public: false },
    words,
    merge(
      { 404: ['not-found'] },
      words.conditional === false ? {} : { 412: ['version-stale'], 428: ['if-match-required'] },
    ),
    HttpCode(204),
    ApiResponse({ status: 204, description: 'Gone.' }),
  );
