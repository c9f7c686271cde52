import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NewApiKeyAnswer } from '../../src/api-keys/dto/api-key.answer.js';
import { itAnswersAsDocumented, startApp, type TestApp } from '../support/app.js';
import { type Answer, body, etagOf } from '../support/client.js';
import { Contest, dealsOf, etagAt, newKey, record, send } from '../support/contest.js';
import { operationsOf } from '../support/document.js';
import { expectRefused } from '../support/refusals.js';
import { LITIGE, takers } from '../support/sheets.js';
import { everythingStored } from '../support/stored.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const oneTable = (deals = 12) => Contest.atFirstRound(app.admin, { teams: 2, deals });

/** What a replay must have like the first answer. */
const kept = ({ status, text, headers }: Answer<unknown>) => ({
  status,
  text,
  location: headers.get('location'),
  etag: headers.get('etag'),
  type: headers.get('content-type'),
});
const isReplay = ({ headers }: Answer<unknown>) => headers.get('idempotency-replayed');

describe('a retry with the same key and body', () => {
  it('gets the first answer again, byte by byte, and stores nothing', async () => {
    const { table } = await oneTable();
    const key = newKey();
    const first = await send(app.admin, table, takers(95), key);
    expect([first.status, isReplay(first)]).toEqual([201, null]);
    expect(first.headers.get('location')).toBe(`/api/v1/tables/${table}/deals/1`);
    const before = await everythingStored(app);
    const again = await send(app.admin, table, takers(95), key);
    expect([kept(again), isReplay(again)]).toEqual([kept(first), 'true']);
    expect(await everythingStored(app)).toEqual(before);
  });

  it('may have its members in another order, and blanks', async () => {
    const { table } = await oneTable();
    const key = newKey();
    const first = await send(app.admin, table, takers(76, { belotes: ['a'] }), key);
    const raw =
      ' {"belotes":["a"], "points":{"a":76},\n"contract":{"trump":"hearts","takers":"a"},"outcome":"played"} ';
    const again = await app.admin.ask('POST', `/tables/${table}/deals`, { raw, headers: { 'idempotency-key': key } });
    expect([kept(again), isReplay(again)]).toEqual([kept(first), 'true']);
    expect(await dealsOf(app.admin, table)).toHaveLength(1);
  });

  it('gets it even after corrections, after the round was closed, and after the tournament was finished', async () => {
    const { contest, table } = await oneTable(1);
    const key = newKey();
    const first = await send(app.admin, table, takers(95), key);
    const path = `/tables/${table}/deals/1`;
    body(await app.admin.put(`${path}?reason=x`, takers(70), await etagAt(app.admin, path)));
    expect(kept(await send(app.admin, table, takers(95), key))).toEqual(kept(first));
    await contest.close(1);
    expect(kept(await send(app.admin, table, takers(95), key))).toEqual(kept(first));
    body(await app.admin.post(`${contest.path}/finish`));
    expect(kept(await send(app.admin, table, takers(95), key))).toEqual(kept(first));
    expect(await dealsOf(app.admin, table)).toMatchObject([{ version: 2, result: { score: { a: 0, b: 162 } } }]);
  });

  it('gets it even after the table is gone with its round', async () => {
    const { contest, table } = await oneTable();
    const key = newKey();
    const first = await send(app.admin, table, takers(95), key);
    const path = `${contest.path}/rounds/1`;
    const etag = await etagAt(app.admin, path);
    expect((await app.admin.delete(`${path}?discardResults=true&reason=x`, etag)).status).toBe(204);
    const again = await send(app.admin, table, takers(95), key);
    expect([kept(again), isReplay(again)]).toEqual([kept(first), 'true']);
    expectRefused(await send(app.admin, table, takers(95)), [404, 'not-found']);
  });

  it('gets it before its query is looked at, but not before who asks', async () => {
    const { table } = await oneTable();
    const key = newKey();
    const first = await send(app.admin, table, takers(95), key);
    const headers = { 'idempotency-key': key };
    const odd = await app.admin.post(`/tables/${table}/deals?number=7`, takers(95), headers);
    expect(kept(odd)).toEqual(kept(first));
    expectRefused(await app.anyone.post(`/tables/${table}/deals`, takers(95), headers), [401, 'key-required']);
    expectRefused(await app.anyone.as('bad').post(`/tables/${table}/deals`, takers(95), headers), [401, 'key-invalid']);
  });
});

describe('the same key', () => {
  it('with another body is refused, and the first answer stays', async () => {
    const { table } = await oneTable();
    const key = newKey();
    const first = await send(app.admin, table, takers(95), key);
    const before = await everythingStored(app);
    expectRefused(await send(app.admin, table, takers(96), key), [422, 'idempotency-key-reused']);
    expectRefused(await send(app.admin, table, takers(95, { belotes: [] }), key), [422, 'idempotency-key-reused']);
    expect(await everythingStored(app)).toEqual(before);
    expect(kept(await send(app.admin, table, takers(95), key))).toEqual(kept(first));
  });

  it('may correct what was refused: only what stored something is kept', async () => {
    const { table } = await oneTable();
    const key = newKey();
    const wrong = { ...takers(95), points: { a: 95, b: 66 } };
    expectRefused(await send(app.admin, table, wrong, key), [422, 'unprocessable-request', '/points points-sum']);
    expectRefused(await send(app.admin, table, wrong, key), [422, 'unprocessable-request', '/points points-sum']);
    expectRefused(await send(app.admin, table, { outcome: 'x' }, key), [
      400,
      'malformed-request',
      '/outcome not-in-list',
    ]);
    const right = await send(app.admin, table, takers(95), key);
    expect([right.status, isReplay(right), right.body.number]).toEqual([201, null, 1]);
  });

  it('at another path, or by another caller, is another key', async () => {
    const [one, other] = [await oneTable(), await oneTable()];
    const key = newKey();
    expect((await send(app.admin, one.table, takers(95), key)).status).toBe(201);
    const elsewhere = await send(app.admin, other.table, LITIGE, key);
    expect([elsewhere.status, isReplay(elsewhere)]).toEqual([201, null]);
    const made = body(await app.admin.post<NewApiKeyAnswer>('/api-keys', { name: 'second', role: 'admin' }), 201);
    const others = await send(app.anyone.as(made.key), one.table, takers(100), key);
    expect([others.status, isReplay(others), others.body.number]).toEqual([201, null, 2]);
  });

  it('serves every POST that stores something', async () => {
    const { contest, table } = await oneTable(1);
    const replays = async (path: string, sent?: object) => {
      const headers = { 'idempotency-key': newKey() };
      const first = await app.admin.post(path, sent, headers);
      const again = await app.admin.post(path, sent, headers);
      expect([path, first.status < 300, isReplay(first), kept(again), isReplay(again)]).toEqual([
        path,
        true,
        null,
        kept(first),
        'true',
      ]);
      return first;
    };
    await replays('/players', { lastName: 'x', firstName: 'y' });
    await replays('/rulesets', { key: 'once', name: 'Once', base: 'ffb-classic' });
    await replays('/tournaments', {
      name: 'x',
      date: '2026-01-01',
      ruleset: { key: 'once' },
      format: { rounds: 1, dealsPerRound: 1 },
    });
    await replays(`${contest.path}/penalties`, { entryId: contest.entries[0]!.id, points: 10, reason: 'late' });
    await replays(`/tables/${table}/end?reason=x`);
    await replays(`/tables/${table}/resume?reason=x`);
    await record(app.admin, table, takers(95));
    await replays(`${contest.path}/rounds/1/close`);
    await replays(`${contest.path}/rounds/1/reopen?reason=x`);
    await replays(`${contest.path}/rounds/1/close`);
    await replays(`${contest.path}/rounds`, { acceptRematches: true });
    await replays(`${contest.path}/cancel?reason=x`);
    expect((await contest.audit()).filter(({ action }) => action === 'penalty.created')).toHaveLength(1);
  });

  it('keeps nothing of a dry run: the draw that follows is a draw', async () => {
    const contest = await Contest.start(app.admin, { teams: 2 });
    const headers = { 'idempotency-key': newKey() };
    const dry = await app.admin.post(`${contest.path}/rounds`, { dryRun: true }, headers);
    expect([dry.status, isReplay(dry)]).toEqual([200, null]);
    const real = await app.admin.post(`${contest.path}/rounds`, {}, headers);
    expect([real.status, isReplay(real)]).toEqual([201, null]);
  });
});

describe('a new API key', () => {
  it('is shown once: its replay leaves the secret out, and the database never had it', async () => {
    const headers = { 'idempotency-key': newKey() };
    const sent = { name: 'tablet', role: 'admin' };
    const first = await app.admin.post<NewApiKeyAnswer>('/api-keys', sent, headers);
    const again = await app.admin.post<NewApiKeyAnswer>('/api-keys', sent, headers);
    const { key, ...rest } = first.body;
    expect([again.status, isReplay(again), again.body]).toEqual([201, 'true', rest]);
    const rows = await app.sql('SELECT body FROM idempotency_keys WHERE path = $1', ['/api/v1/api-keys']);
    expect(rows.filter((row) => String(row['body']).includes(key))).toEqual([]);
  });
});

describe('the form of a key', () => {
  it.each([
    ['empty', ''],
    ['of 256 characters', 'x'.repeat(256)],
    ['with a blank', 'a b'],
    ['with an accent', 'cl\u00e9'],
  ])('%s is refused', async (_, key) => {
    const { table } = await oneTable();
    const before = await everythingStored(app);
    expectRefused(await send(app.admin, table, takers(95), key), [400, 'idempotency-key-invalid']);
    expect(await everythingStored(app)).toEqual(before);
  });

  it.each(['x', '!~"#{}', 'x'.repeat(255)])('%s will do', async (key) => {
    const { table } = await oneTable();
    expect((await send(app.admin, table, takers(95), key)).status).toBe(201);
  });

  it('counts at every POST that stores something', async () => {
    const { contest } = await oneTable();
    const headers = { 'idempotency-key': 'a b' };
    for (const path of [
      '/players',
      '/tournaments',
      '/api-keys',
      `${contest.path}/entries`,
      `${contest.path}/rounds/1/close`,
    ]) {
      const answer = await app.admin.post(path, undefined, headers);
      expect([path, answer.status]).toEqual([path, 400]);
    }
  });
});

describe('the document', () => {
  it('says at which POSTs a key may stand, and where it must', () => {
    const posts = operationsOf(app.document).filter(
      ({ method, template }) => method === 'POST' && template.startsWith('/api/'),
    );
    const keyed = posts.filter(({ operation }) => operation.parameters?.some(({ name }) => name === 'Idempotency-Key'));
    const without = posts.filter((post) => !keyed.includes(post)).map(({ operation }) => operation.operationId);
    expect(without).toEqual(['scoreDeal', 'findLegalPlays', 'replayDeal', 'followAuction']);
    const demanded = keyed.filter(({ operation }) =>
      operation.parameters?.some(({ name, required }) => name === 'Idempotency-Key' && required === true),
    );
    expect(demanded.map(({ operation }) => operation.operationId)).toEqual(['recordDeal']);
  });

  it('and the answers agree on the tag of what was stored', async () => {
    const { table } = await oneTable();
    const first = await send(app.admin, table, takers(95));
    expect(etagOf(first)).toBe(await etagAt(app.admin, `/tables/${table}/deals/1`));
  });
});

itAnswersAsDocumented(() => app);
