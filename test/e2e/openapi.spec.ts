import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RANKING_KEYS } from '../../src/contest/ranking/tie-breaks.js';
import { startApp, type TestApp } from '../support/app.js';
import { answerFaults, type Document, operationsOf } from '../support/document.js';
import { faultsOf, type Schema } from '../support/schema.js';

let app: TestApp;
let document: Document;
beforeAll(async () => {
  app = await startApp();
  ({ document } = app);
});
afterAll(() => app.stop());

/** Every object inside a value, with where it stands. */
function* within(value: unknown, at = '#'): Generator<[string, Readonly<Record<string, unknown>>]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [at, value as Record<string, unknown>];
  for (const [name, member] of Object.entries(value)) yield* within(member, `${at}/${name}`);
}

/** The calls of the contract that this version serves. */
const CALLS = [
  'GET /health/live',
  'GET /health/ready',
  'GET /api/v1/rulesets',
  'POST /api/v1/rulesets',
  'GET /api/v1/rulesets/{}',
  'POST /api/v1/rulesets/{}/legal-plays',
  'POST /api/v1/rulesets/{}/replay',
  'POST /api/v1/rulesets/{}/score',
  'POST /api/v1/rulesets/{}/auction',
  'GET /api/v1/players',
  'POST /api/v1/players',
  'GET /api/v1/players/{}',
  'PATCH /api/v1/players/{}',
  'DELETE /api/v1/players/{}',
  'GET /api/v1/tournaments',
  'POST /api/v1/tournaments',
  'GET /api/v1/tournaments/{}',
  'PATCH /api/v1/tournaments/{}',
  'DELETE /api/v1/tournaments/{}',
  'POST /api/v1/tournaments/{}/start',
  'POST /api/v1/tournaments/{}/finish',
  'POST /api/v1/tournaments/{}/cancel',
  'GET /api/v1/tournaments/{}/entries',
  'POST /api/v1/tournaments/{}/entries',
  'GET /api/v1/tournaments/{}/entries/{}',
  'PATCH /api/v1/tournaments/{}/entries/{}',
  'DELETE /api/v1/tournaments/{}/entries/{}',
  'GET /api/v1/tournaments/{}/rounds',
  'POST /api/v1/tournaments/{}/rounds',
  'GET /api/v1/tournaments/{}/rounds/{}',
  'DELETE /api/v1/tournaments/{}/rounds/{}',
  'POST /api/v1/tournaments/{}/rounds/{}/close',
  'POST /api/v1/tournaments/{}/rounds/{}/reopen',
  'GET /api/v1/tournaments/{}/rounds/{}/tables',
  'GET /api/v1/tables/{}',
  'PATCH /api/v1/tables/{}',
  'POST /api/v1/tables/{}/end',
  'POST /api/v1/tables/{}/resume',
  'GET /api/v1/tables/{}/deals',
  'POST /api/v1/tables/{}/deals',
  'GET /api/v1/tables/{}/deals/{}',
  'PUT /api/v1/tables/{}/deals/{}',
  'DELETE /api/v1/tables/{}/deals/{}',
  'GET /api/v1/tournaments/{}/penalties',
  'POST /api/v1/tournaments/{}/penalties',
  // Ours, in the style of the contract: takes back a finish that came too early.
  'POST /api/v1/tournaments/{}/reopen',
  'GET /api/v1/tournaments/{}/penalties/{}',
  'DELETE /api/v1/tournaments/{}/penalties/{}',
  'GET /api/v1/tournaments/{}/standings',
  'GET /api/v1/tournaments/{}/audit',
  'GET /api/v1/api-keys',
  'POST /api/v1/api-keys',
  'GET /api/v1/api-keys/{}',
  'DELETE /api/v1/api-keys/{}',
];

describe('the document', () => {
  it('is OpenAPI 3.1 with a title, a version and a server', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Dix de der', version: '1' },
      servers: [{ url: '/' }],
    });
    expect(Object.keys(document.components.securitySchemes)).toEqual(['key']);
  });

  it('has the calls of the contract that this version serves, and no other', () => {
    const calls = operationsOf(document).map(
      ({ method, template }) => `${method} ${template.replaceAll(/\{\w+\}/g, '{}')}`,
    );
    expect(calls.sort()).toEqual([...CALLS].sort());
  });

  it('names every operation once, by a verb and a noun, with a summary, a description and a tag', () => {
    const operations = operationsOf(document).map(({ operation }) => operation);
    const ids = operations.map(({ operationId }) => operationId);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z]+[A-Z][A-Za-z]+$/.test(id))).toEqual([]);
    const bare = operations.filter(({ summary, description, tags }) => !summary || !description || tags?.length !== 1);
    expect(bare.map(({ operationId }) => operationId)).toEqual([]);
    const { tags } = document as unknown as { tags: { name: string }[] };
    const used = new Set(operations.flatMap((operation) => operation.tags));
    expect([...used].sort()).toEqual(tags.map(({ name }) => name).sort());
  });

  it('has every parameter of an address, required, and no other', () => {
    for (const { method, template, operation } of operationsOf(document)) {
      const named = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const described = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
      expect([method, template, described.map(({ name }) => name).sort()]).toEqual([method, template, named.sort()]);
      expect(described.filter(({ required }) => required !== true)).toEqual([]);
      const all = (operation.parameters ?? []).map((parameter) => `${parameter.in} ${parameter.name}`);
      expect(all.filter((name, i) => all.indexOf(name) !== i)).toEqual([]);
    }
  });

  it('refers only to what is there, and has nothing that nobody refers to', () => {
    const refs = [...within(document)].flatMap(([, { $ref }]) => (typeof $ref === 'string' ? [$ref] : []));
    const names = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    expect([...new Set(refs)].filter((ref) => !names.includes(ref))).toEqual([]);
    expect(names.filter((name) => !refs.includes(name))).toEqual([]);
  });

  it('speaks 3.1: no nullable, no schema without a type, whole numbers as integers', () => {
    const objects = [...within(document)];
    expect(objects.filter(([, object]) => 'nullable' in object).map(([at]) => at)).toEqual([]);
    expect(objects.filter(([at, { type }]) => at.includes('schema') && type === 'number').map(([at]) => at)).toEqual(
      [],
    );
    const untyped = Object.entries(document.components.schemas).flatMap(([name, { properties = {} }]) =>
      Object.entries(properties)
        .filter(([, schema]) => !['type', '$ref', 'allOf', 'anyOf', 'oneOf', 'enum'].some((word) => word in schema))
        .map(([member]) => `${name}/${member}`),
    );
    expect(untyped).toEqual([]);
    const patterns = objects.flatMap(([, { pattern }]) => (typeof pattern === 'string' ? [pattern] : []));
    expect(patterns.map((pattern) => new RegExp(pattern, 'u').source)).toEqual(patterns);
  });

  it('gives every answer a description, every refusal a problem, and every operation a 503', () => {
    for (const { operation } of operationsOf(document).filter(({ template }) => template.startsWith('/api/'))) {
      const { operationId: id, responses } = operation;
      expect([id, Object.values(responses).filter(({ description }) => description === '')]).toEqual([id, []]);
      const refusals = Object.entries(responses).filter(([status]) => Number(status) >= 400);
      const types = refusals.map(([, { content = {} }]) => Object.keys(content).join());
      expect([id, new Set(types)]).toEqual([id, new Set(['application/problem+json'])]);
      expect([id, refusals.map(([status]) => status)]).toEqual([id, expect.arrayContaining(['400', '401', '503'])]);
    }
  });

  it('asks for If-Match where the contract does, and only there', () => {
    const asked = operationsOf(document).filter(({ operation }) =>
      operation.parameters?.some(({ name, required }) => name === 'If-Match' && required === true),
    );
    const changing = operationsOf(document).filter(
      ({ method, template }) => ['PUT', 'PATCH', 'DELETE'].includes(method) && !template.includes('api-keys'),
    );
    const ids = (list: typeof asked) => list.map(({ operation }) => operation.operationId).sort();
    expect(ids(asked)).toEqual(ids(changing));
  });

  it('has examples that its own schemas accept', () => {
    const wrong = Object.entries(document.components.schemas).flatMap(([name, { properties = {} }]) =>
      Object.entries(properties).flatMap(
        ([member, schema]: [string, Schema & { example?: unknown; default?: unknown }]) =>
          [schema.example, schema.default].flatMap((value) =>
            value === undefined ? [] : faultsOf(value, schema, document.components.schemas, `${name}/${member}`),
          ),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('knows the words of the contract', () => {
    const words = (schema: string, member: string) => {
      const found = document.components.schemas[schema]?.properties?.[member];
      return found?.enum ?? found?.items?.enum;
    };
    expect(words('CreateTournament', 'ranking')).toEqual([...RANKING_KEYS]);
    expect(words('SentDealSheet', 'outcome')).toEqual(['played', 'passed-out', 'penalty']);
    expect(words('TournamentAnswer', 'state')).toEqual(['draft', 'running', 'finished', 'cancelled']);
    expect(words('EntryAnswer', 'status')).toEqual(['registered', 'checked-in', 'withdrawn', 'disqualified']);
    expect(words('TableAnswer', 'status')).toEqual(['open', 'complete', 'confirmed']);
    expect(words('ResultAnswer', 'verdict')).toEqual([
      'made',
      'failed',
      'litige',
      'passed-out',
      'penalty',
      'to-replay',
    ]);
  });
});

describe('the check of answers against the document', () => {
  const answer = (body: unknown, path = '/api/v1/players/019a0000-0000-7000-8000-000000000000') => ({
    method: 'GET',
    path,
    status: 200,
    headers: new Headers({ 'content-type': 'application/json', etag: '"1"' }),
    body,
    text: JSON.stringify(body),
  });
  const player = {
    id: '019a0000-0000-7000-8000-000000000000',
    lastName: 'x',
    firstName: 'y',
    licence: null,
    club: null,
    category: null,
    country: null,
    anonymised: false,
    version: 1,
  };

  it('has nothing to say of a right one', () => {
    expect(answerFaults(document, answer(player))).toEqual([]);
  });

  it.each([
    ['a member too many', { ...player, age: 7 }],
    ['a member too few', { ...player, version: undefined }],
    ['a member of another type', { ...player, version: '1' }],
    ['null where none may be', { ...player, lastName: null }],
    ['an id that is none', { ...player, id: 'x' }],
    ['a list', [player]],
  ])('finds %s', (_, body) => {
    expect(answerFaults(document, answer(JSON.parse(JSON.stringify(body))))).toHaveLength(1);
  });

  it('finds a status and an operation that are not documented', () => {
    expect(answerFaults(document, { ...answer(player), status: 202 })).toHaveLength(1);
    expect(answerFaults(document, answer(player, '/api/v1/secrets'))).toHaveLength(1);
  });

  it('finds a problem that is not like the others', () => {
    const problem = {
      type: 'about:blank',
      title: 'x',
      status: 404,
      detail: '{name}',
      instance: '/',
      code: 'no',
      errors: [],
    };
    const faults = answerFaults(document, { ...answer(problem), status: 404 });
    expect(faults.length).toBeGreaterThanOrEqual(5);
  });
});
