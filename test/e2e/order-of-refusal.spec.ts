import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { itAnswersAsDocumented, startApp, type TestApp } from '../support/app.js';
import type { Client } from '../support/client.js';
import { Contest, newKey, record, send, tableOf } from '../support/contest.js';
import { expectRefused } from '../support/refusals.js';
import { takers } from '../support/sheets.js';

let app: TestApp;
let contest: Contest;
/** Of a closed round, with one deal of version 1. */
let table: string;
beforeAll(async () => {
  app = await startApp();
  ({ contest, table } = await Contest.atFirstRound(app.admin, { teams: 2 }));
  await record(app.admin, table, takers(95));
  await contest.close(1);
});
afterAll(() => app.stop());

const NOBODY = '019a0000-0000-7000-8000-000000000000';
const OUT_OF_RANGE = takers(163);
const UNREADABLE = { ...OUT_OF_RANGE, outcome: 'won' };

interface Ask {
  readonly by?: Client;
  readonly path?: string;
  readonly query?: string;
  readonly raw?: string;
  readonly sent?: object;
  readonly etag?: string;
}

/** A correction with everything wrong that is asked for. */
const correction = ({
  by = app.admin,
  path = `/tables/${table}/deals/1`,
  query = '?reason=x',
  raw,
  sent = OUT_OF_RANGE,
  etag,
}: Ask) =>
  by.ask('PUT', path + query, {
    ...(raw === undefined ? { body: sent } : { raw }),
    headers: etag === undefined ? {} : { 'if-match': etag },
  });

describe('of several reasons to refuse a correction the first of the contract’s order is told:', () => {
  it('what is not JSON, before who asks', async () => {
    expectRefused(await correction({ by: app.anyone, raw: '{', path: `/tables/${NOBODY}/deals/9` }), [
      400,
      'malformed-json',
    ]);
    const large = `"${'x'.repeat(300_000)}"`;
    expectRefused(await correction({ by: app.anyone, raw: large }), [413, 'body-too-large']);
    const csv = { raw: 'a,b', headers: { 'content-type': 'text/csv' } };
    expectRefused(await app.anyone.ask('PUT', `/tables/${NOBODY}/deals/9`, csv), [415, 'unsupported-media-type']);
  });

  it('who asks, before what is not there', async () => {
    expectRefused(await correction({ by: app.anyone, path: `/tables/${NOBODY}/deals/9` }), [401, 'key-required']);
    expectRefused(await correction({ by: app.anyone.as('x'), path: `/tables/x/deals/9` }), [401, 'key-invalid']);
  });

  it('what is not there, before a body that says nothing', async () => {
    const wrong = { query: '?colour=red', sent: UNREADABLE };
    expectRefused(await correction({ ...wrong, path: `/tables/${NOBODY}/deals/1` }), [404, 'not-found']);
    expectRefused(await correction({ ...wrong, path: `/tables/${table}/deals/2` }), [404, 'not-found']);
    expectRefused(await correction({ ...wrong, path: '/tables/x/deals/1' }), [404, 'not-found']);
  });

  it('a body that says nothing, before the missing version', async () => {
    expectRefused(await correction({ sent: UNREADABLE }), [400, 'malformed-request', '/outcome not-in-list']);
  });

  it('a missing reason, before the missing version', async () => {
    expectRefused(await correction({ query: '' }), [400, 'reason-required']);
  });

  it('an unknown parameter, before the missing version', async () => {
    expectRefused(await correction({ query: '?reason=x&colour=red' }), [400, 'unknown-parameter']);
  });

  it('a missing reason of a deletion, before the missing version', async () => {
    expectRefused(await app.admin.delete(`/tables/${table}/deals/1`), [400, 'reason-required']);
    expectRefused(await app.admin.delete(`${contest.path}/rounds/1?discardResults=true`), [400, 'reason-required']);
  });

  it('the missing version, before the state and the sense', async () => {
    expectRefused(await correction({}), [428, 'if-match-required']);
    expectRefused(await correction({ etag: '' }), [428, 'if-match-required']);
    expectRefused(await correction({ etag: '*' }), [428, 'if-match-required']);
  });

  it('a stale version, before the state and the sense', async () => {
    const answer = await correction({ etag: '"7"' });
    expectRefused(answer, [412, 'version-stale']);
    expect(answer.headers.get('etag')).toBe('"1"');
    expectRefused(await correction({ etag: 'W/"1"' }), [412, 'version-stale']);
    expectRefused(await correction({ etag: '1' }), [412, 'version-stale']);
  });

  it('the state, before the sense', async () => {
    expectRefused(await correction({ etag: '"1"' }), [409, 'round-closed']);
  });

  it('the sense, last', async () => {
    const open = await Contest.atFirstRound(app.admin, { teams: 2 });
    await record(app.admin, open.table, takers(95));
    const answer = await correction({ path: `/tables/${open.table}/deals/1`, etag: '"1"' });
    expectRefused(answer, [422, 'unprocessable-request', '/points/a points-out-of-range']);
  });
});

describe('and so when a deal is sent in:', () => {
  it('a place that is not there, the body, the key, the state, the sense', async () => {
    const unkeyed = (path: string, sent: object) => app.admin.post(path, sent);
    expectRefused(await unkeyed(`/tables/${NOBODY}/deals`, UNREADABLE), [404, 'not-found']);
    const both = await unkeyed(`/tables/${table}/deals`, UNREADABLE);
    expect(both.status).toBe(400);
    expectRefused(await unkeyed(`/tables/${table}/deals`, OUT_OF_RANGE), [400, 'idempotency-key-required']);
    expectRefused(await send(app.admin, table, UNREADABLE), [400, 'malformed-request', '/outcome not-in-list']);
    expectRefused(await send(app.admin, table, OUT_OF_RANGE), [409, 'round-closed']);
    expectRefused(await send(app.admin, NOBODY, OUT_OF_RANGE), [404, 'not-found']);
    const open = await Contest.atFirstRound(app.admin, { teams: 2 });
    expectRefused(await send(app.admin, open.table, OUT_OF_RANGE), [
      422,
      'unprocessable-request',
      '/points/a points-out-of-range',
    ]);
    await record(app.admin, open.table, takers(95));
    expectRefused(await send(app.admin, open.table, OUT_OF_RANGE), [409, 'round-full']);
    expect((await tableOf(app.admin, open.table)).deals).toEqual({ counted: 1, of: 1 });
  });
});

describe('and so elsewhere:', () => {
  it('a change of a tournament', async () => {
    const ask = (path: string, sent: object, headers = {}) => app.admin.ask('PATCH', path, { body: sent, headers });
    expectRefused(await ask(`/tournaments/${NOBODY}`, { name: 7 }), [404, 'not-found']);
    expectRefused(await ask(contest.path, { name: 7 }), [400, 'malformed-request', '/name not-text']);
    expectRefused(await ask(contest.path, { name: '' }), [428, 'if-match-required']);
    expectRefused(await ask(contest.path, { name: '' }, { 'if-match': '"99"' }), [412, 'version-stale']);
    const over = await Contest.create(app.admin, { teams: 0 });
    const { headers } = await app.admin.post(`${over.path}/cancel?reason=x`);
    expectRefused(await ask(over.path, { name: '' }, { 'if-match': headers.get('etag')! }), [409, 'tournament-over']);
  });

  it('a draw: the state before what it asks for', async () => {
    const draw = (sent: object) => app.admin.post(`${contest.path}/rounds`, sent, { 'idempotency-key': newKey() });
    const { contest: open } = await Contest.atFirstRound(app.admin, { teams: 2 });
    const path = `${open.path}/rounds`;
    expectRefused(await app.admin.post(path, { draw: { seed: '' }, dryRun: 1 }), [
      400,
      'malformed-request',
      '/dryRun not-a-boolean',
    ]);
    expectRefused(await app.admin.post(path, { draw: { seed: '' } }), [409, 'round-open']);
    expectRefused(await draw({ draw: { seed: '' } }), [422, 'unprocessable-request', '/draw/seed bad-length']);
    expectRefused(await draw({ draw: { method: 'pools' } }), [
      422,
      'unprocessable-request',
      '/draw/method not-available-yet',
    ]);
  });

  it('an entry: a player in another team before one that is not known', async () => {
    const entered = contest.entries[0]!.players[0]!.id;
    const answer = await app.admin.post(`${contest.path}/entries`, { players: [entered, NOBODY] });
    expectRefused(answer, [409, 'player-already-entered', '/players/0 player-already-entered']);
  });
});

itAnswersAsDocumented(() => app);
