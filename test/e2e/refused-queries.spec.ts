import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { itAnswersAsDocumented, startApp, type TestApp } from '../support/app.js';
import { body } from '../support/client.js';
import { Contest, newKey, record } from '../support/contest.js';
import { operationsOf } from '../support/document.js';
import { expectRefused } from '../support/refusals.js';
import { takers } from '../support/sheets.js';
import { everythingStored } from '../support/stored.js';

let app: TestApp;
let contest: Contest;
let table: string;
beforeAll(async () => {
  app = await startApp();
  ({ contest, table } = await Contest.atFirstRound(app.admin, { teams: 2, deals: 12 }));
  await record(app.admin, table, takers(95));
});
afterAll(() => app.stop());

describe('a query parameter', () => {
  it('that does not exist is refused at every route', async () => {
    const address = (template: string): string =>
      template
        .replace('{tournamentId}', contest.id)
        .replace('{tableId}', table)
        .replace('{roundNumber}', '1')
        .replace('{dealNumber}', '1')
        .replace('{entryId}', contest.entries[0]!.id)
        .replace('{playerId}', contest.entries[0]!.players[0]!.id)
        .replace(/\{(key|rulesetKey)\}/, 'ffb-classic');
    const [key] = await app.sql('SELECT id FROM api_keys');
    const penalty = await contest.penalise(contest.entries[0]!.id, 10);
    const before = await everythingStored(app);
    const operations = operationsOf(app.document).filter(({ template }) => template.startsWith('/api/'));
    for (const { method, template } of operations) {
      const path = address(template).replace('{keyId}', String(key?.['id'])).replace('{penaltyId}', penalty.id);
      expect(path).not.toContain('{');
      const headers = { 'idempotency-key': newKey(), 'if-match': '"1"' };
      const answer = await app.admin.ask(method, `${path}?colour=red`, method === 'GET' ? {} : { headers, body: {} });
      const isUnreadable = answer.body.code === 'malformed-request';
      // Where the body is faulty too, either may be told: both are 400.
      expect([method, template, answer.status, isUnreadable ? 'unknown-parameter' : answer.body.code]).toEqual([
        method,
        template,
        400,
        'unknown-parameter',
      ]);
    }
    expect(await everythingStored(app)).toEqual(before);
    expect(operations.length).toBeGreaterThan(40);
  });

  it('of a key is no key: keys do not stand in addresses', async () => {
    expectRefused(await app.anyone.get(`/players?key=${app.adminKey}`), [401, 'key-required']);
    expectRefused(await app.anyone.get(`${contest.path}?key=${app.adminKey}`), [400, 'unknown-parameter']);
  });

  it('is told by name, with those there are', async () => {
    const { body } = await app.anyone.get('/tournaments?colour=red');
    expect(body.detail).toMatch(/colour.*limit, cursor, visibility/);
  });
});

describe('a list in pages', () => {
  it.each(['0', '201', '-1', 'ten', '1.5', '', '1e2', '99999999999'])('of %p items is refused', async (limit) => {
    expectRefused(await app.admin.get(`/players?limit=${limit}`), [400, 'invalid-parameter']);
    expectRefused(await app.anyone.get(`${contest.path}/entries?limit=${limit}`), [400, 'invalid-parameter']);
  });

  it.each(['x', '', '0', '%00', 'bm9wZQ', 'bm9wZQ==', 'MQ==', 'A'.repeat(500)])(
    'from a cursor %p is refused',
    async (cursor) => {
      expectRefused(await app.admin.get(`/players?cursor=${cursor}`), [400, 'invalid-cursor']);
      expectRefused(await app.anyone.get(`${contest.path}/entries?cursor=${cursor}`), [400, 'invalid-cursor']);
      expectRefused(await app.anyone.get(`/tables/${table}/deals?cursor=${cursor}`), [400, 'invalid-cursor']);
    },
  );

  it('from a cursor of another list is refused, though both are of the same kind', async () => {
    const other = await Contest.create(app.admin, { teams: 2 });
    const lists = [
      '/players',
      '/tournaments',
      `${contest.path}/entries`,
      `${other.path}/entries`,
      `${contest.path}/audit`,
      `/tables/${table}/deals`,
    ];
    await record(app.admin, table, takers(95));
    const cursors = await Promise.all(
      lists.map(async (list) => [list, body(await app.admin.get<{ next: string }>(`${list}?limit=1`)).next] as const),
    );
    for (const [from, cursor] of cursors) {
      expect(cursor).toEqual(expect.any(String));
      for (const list of lists) {
        const answer = await app.admin.get(`${list}?limit=1&cursor=${cursor}`);
        if (list === from) expect([list, answer.status]).toEqual([list, 200]);
        else expectRefused(answer, [400, 'invalid-cursor']);
      }
    }
    // Nor does one of a list go on in its neighbours that hold none of its kind.
    const [, cursor] = cursors[2]!;
    for (const list of [`${contest.path}/rounds`, `${contest.path}/rounds/1/tables`, '/rulesets', '/api-keys']) {
      expectRefused(await app.admin.get(`${list}?cursor=${cursor}`), [400, 'invalid-cursor']);
    }
  });

  it('twice limited or twice begun is refused', async () => {
    expectRefused(await app.admin.get('/players?limit=1&limit=2'), [400, 'invalid-parameter']);
    expectRefused(await app.admin.get('/players?cursor=x&cursor=y'), [400, 'invalid-cursor']);
  });

  it('of other words than there are is refused', async () => {
    expectRefused(await app.anyone.get('/tournaments?visibility=secret'), [400, 'invalid-parameter']);
    expectRefused(await app.anyone.get('/tournaments?visibility=unlisted'), [401, 'key-required']);
    expectRefused(await app.anyone.get(`${contest.path}/entries?status=absent`), [400, 'invalid-parameter']);
    expectRefused(await app.admin.get('/players?q='), [400, 'invalid-parameter']);
    expectRefused(await app.admin.get(`/players?q=${'x'.repeat(101)}`), [400, 'invalid-parameter']);
    expectRefused(await app.admin.get('/players?q=a%00b'), [400, 'invalid-parameter']);
  });
});

describe('a reason', () => {
  it.each(['', '%20', 'x'.repeat(501), 'a%00b'])('of %p is none', async (reason) => {
    const before = await everythingStored(app);
    const path = `/tables/${table}/deals/1?reason=${reason}`;
    expectRefused(await app.admin.put(path, takers(70), '"1"'), [400, 'reason-required']);
    expectRefused(await app.admin.post(`${contest.path}/cancel?reason=${reason}`), [400, 'reason-required']);
    expect(await everythingStored(app)).toEqual(before);
  });
});

itAnswersAsDocumented(() => app);
