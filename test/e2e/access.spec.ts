import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import type { ApiKeyAnswer, ApiKeyList, NewApiKeyAnswer } from '../../src/api-keys/dto/api-key.answer.js';
import { itAnswersAsDocumented, startApp, type TestApp } from '../support/app.js';
import { type Answer, body, type Client } from '../support/client.js';
import { newKey, newPlayer } from '../support/contest.js';
import { isPublic, operationsOf } from '../support/document.js';
import { expectRefused, short } from '../support/refusals.js';
import { everythingStored } from '../support/stored.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const NOBODY = '019a0000-0000-7000-8000-000000000000';

/** Asks at every operation of the document, at things that are not there. */
async function askEverywhere(client: Client): Promise<{ id: string; open: boolean; answer: Answer }[]> {
  const asked = [];
  for (const { method, template, operation } of operationsOf(app.document)) {
    const path = template.replaceAll(/\{\w*(Id|Number|[kK]ey)\}/g, (_, kind: string) =>
      kind === 'Number' ? '1' : NOBODY,
    );
    const headers = { 'idempotency-key': newKey(), 'if-match': '"1"' };
    const answer = await client.askAt(method, path, method === 'GET' ? {} : { headers, body: {} });
    asked.push({ id: operation.operationId, open: isPublic(operation), answer });
  }
  return asked;
}

/** What anybody may do, by the contract: read what is public, and ask the rules. Never the players, the audit, the keys. */
const PUBLIC = [
  'isLive',
  'isReady',
  'listRulesets',
  'getRuleset',
  'replayDeal',
  'scoreDeal',
  'findLegalPlays',
  'followAuction',
  'listTournaments',
  'getTournament',
  'listEntries',
  'getEntry',
  'listRounds',
  'getRound',
  'listTables',
  'getTable',
  'listDeals',
  'getDeal',
  'listPenalties',
  'getPenalty',
  'getStandings',
];

describe('every route of the document', () => {
  it('is closed unless the contract opens it', async () => {
    const before = await everythingStored(app);
    const asked = await askEverywhere(app.anyone);
    expect(
      asked
        .filter(({ open }) => open)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...PUBLIC].sort());
    const closed = asked.filter(({ open }) => !open);
    expect(closed.map(({ id, answer }) => [id, ...short(answer)])).toEqual(
      closed.map(({ id }) => [id, 401, 'key-required']),
    );
    const challenges = closed.map(({ answer }) => answer.headers.get('www-authenticate'));
    expect(new Set(challenges)).toEqual(new Set(['Bearer realm="dix-de-der"']));
    const open = asked.filter((one) => one.open);
    expect(open.filter(({ answer }) => answer.status === 401).map(({ id }) => id)).toEqual([]);
    expect(await everythingStored(app)).toEqual(before);
  });

  it.each([
    ['a key that is unknown', 'Bearer ddd_unknown'],
    ['no key after the word', 'Bearer '],
    ['another way to say it', 'Basic YTpi'],
    ['two keys', 'Bearer one two'],
    ['a key of 10,000 characters', `Bearer ${'x'.repeat(10_000)}`],
  ])('refuses %s, even where none is needed', async (_, authorization) => {
    const asked = await askEverywhere(app.anyone.with({ authorization }));
    const api = asked.filter(({ answer }) => answer.path.startsWith('/api/'));
    expect(api.map(({ id, answer }) => [id, ...short(answer)])).toEqual(api.map(({ id }) => [id, 401, 'key-invalid']));
  });

  it('lets the administrator through', async () => {
    const asked = await askEverywhere(app.admin);
    expect(asked.filter(({ answer }) => [401, 403].includes(answer.status)).map(({ id }) => id)).toEqual([]);
  });

  it('hides who plays from those without a key', async () => {
    const { id } = await newPlayer(app.admin, { lastName: 'Secret' });
    expectRefused(await app.anyone.get('/players'), [401, 'key-required']);
    expectRefused(await app.anyone.get('/players?q=secret'), [401, 'key-required']);
    expectRefused(await app.anyone.get(`/players/${id}`), [401, 'key-required']);
    expectRefused(await app.anyone.get(`/players/${NOBODY}`), [401, 'key-required']);
  });
});

const make = async (by: Client, more: object = {}): Promise<NewApiKeyAnswer> =>
  body(await by.post<NewApiKeyAnswer>('/api-keys', { name: 'tablet', role: 'admin', ...more }), 201);

describe('a key', () => {
  it('is shown once, works at once, and only its hash is kept', async () => {
    const answer = await app.admin.post<NewApiKeyAnswer>('/api-keys', { name: 'tablet', role: 'admin' });
    const { key, ...shown } = body(answer, 201);
    expect(key).toMatch(/^ddd_[\w-]{43}$/);
    expect(answer.headers.get('location')).toBe(`/api/v1/api-keys/${shown.id}`);
    expect(shown).toEqual({
      id: shown.id,
      name: 'tablet',
      role: 'admin',
      prefix: key.slice(0, 12),
      createdAt: shown.createdAt,
      lastUsedAt: null,
      expiresAt: null,
      revokedAt: null,
      version: shown.version,
    });
    expect(answer.headers.get('etag')).toBe(`"${shown.version}"`);
    expect(body(await app.admin.get(`/api-keys/${shown.id}`))).toEqual(shown);
    const list = body(await app.admin.get<ApiKeyList>('/api-keys'));
    expect(list.items.find(({ id }) => id === shown.id)).toEqual(shown);

    expect((await app.anyone.as(key).get('/players')).status).toBe(200);
    expect((await app.anyone.with({ authorization: `bearer   ${key}` }).get('/players')).status).toBe(200);
    const used = body(await app.admin.get<ApiKeyAnswer>(`/api-keys/${shown.id}`));
    expect(used).toEqual({ ...shown, lastUsedAt: used.lastUsedAt, version: used.version });
    expect(typeof used.lastUsedAt).toBe('string');

    const [row] = await app.sql('SELECT hash FROM api_keys WHERE id = $1', [shown.id]);
    expect(row).toEqual({ hash: createHash('sha256').update(key).digest('hex') });
    for (const secret of [key, app.adminKey]) {
      const [found] = await app.sql(
        `SELECT (SELECT count(*) FROM api_keys k WHERE k::text LIKE $1)::int
              + (SELECT count(*) FROM audit_entries e WHERE e::text LIKE $1)::int
              + (SELECT count(*) FROM idempotency_keys i WHERE i::text LIKE $1)::int AS rows`,
        [`%${secret}%`],
      );
      expect(found).toEqual({ rows: 0 });
    }
  });

  it('carries a tag, as every answer that holds a single resource does', async () => {
    const answer = await app.admin.post<NewApiKeyAnswer>('/api-keys', { name: 'tagged', role: 'admin' });
    const read = await app.admin.get(`/api-keys/${answer.body.id}`);
    expect([answer, read].map(({ headers }) => headers.has('etag'))).toEqual([true, true]);
  });

  it('ends when it expires', async () => {
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    const made = await make(app.admin, { expiresAt });
    expect(made.expiresAt).toBe(expiresAt);
    const client = app.anyone.as(made.key);
    expect((await client.get('/players')).status).toBe(200);
    // The hour passes.
    await app.sql("UPDATE api_keys SET expires_at = now() - interval '1 second' WHERE id = $1", [made.id]);
    expectRefused(await client.get('/players'), [401, 'key-invalid']);
    expectRefused(await client.get('/tournaments'), [401, 'key-invalid']);
  });

  it('ends when it is revoked, by whoever, and stays in the list', async () => {
    const made = await make(app.admin);
    expect((await app.anyone.as(made.key).delete(`/api-keys/${made.id}`)).status).toBe(204);
    expectRefused(await app.anyone.as(made.key).get('/players'), [401, 'key-invalid']);
    expectRefused(await app.admin.delete(`/api-keys/${made.id}`), [404, 'not-found']);
    const shown = body(await app.admin.get<ApiKeyAnswer>(`/api-keys/${made.id}`));
    expect(typeof shown.revokedAt).toBe('string');
  });

  it('of the last administrator cannot be revoked; one that has expired does not count', async () => {
    const [first] = await app.sql("SELECT id FROM api_keys WHERE name = 'first administrator'");
    const path = `/api-keys/${String(first?.['id'])}`;
    await app.sql("UPDATE api_keys SET revoked_at = now() WHERE name <> 'first administrator' AND revoked_at IS NULL");
    expectRefused(await app.admin.delete(path), [409, 'last-administrator']);
    const other = await make(app.admin);
    await app.sql("UPDATE api_keys SET expires_at = now() - interval '1 second' WHERE id = $1", [other.id]);
    expectRefused(await app.admin.delete(path), [409, 'last-administrator']);
    expect((await app.admin.get('/players')).status).toBe(200);

    const heir = await make(app.admin);
    expect((await app.admin.delete(path)).status).toBe(204);
    expectRefused(await app.admin.get('/players'), [401, 'key-invalid']);
    app = { ...app, admin: app.anyone.as(heir.key) };
    expectRefused(await app.admin.delete(`/api-keys/${heir.id}`), [409, 'last-administrator']);
  });
});

describe('what is open to all', () => {
  it('is health, the document, its pages, and nothing that needs a key to be read', async () => {
    for (const path of ['/health/live', '/health/ready']) {
      const answer = await app.anyone.askAt('GET', path);
      expect([answer.status, answer.body]).toEqual([200, { status: 'ok' }]);
    }
    expect((await app.anyone.askAt('GET', '/openapi.json')).status).toBe(200);
    const docs = await app.anyone.askAt('GET', '/docs/');
    expect([docs.status, docs.text.includes('swagger-ui')]).toEqual([200, true]);
  });

  it('does not tell what it is made of', async () => {
    const answer = await app.anyone.get('/tournaments');
    expect(answer.headers.get('x-powered-by')).toBe(null);
  });
});

itAnswersAsDocumented(() => app);
