import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { gzipSync } from 'node:zlib';
import { itAnswersAsDocumented, startApp, type TestApp } from '../support/app.js';
import { Contest, newPlayer, record } from '../support/contest.js';
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

/** Sends bytes to where a player would be stored. */
const raw = (text: string | Uint8Array, headers: Record<string, string> = {}) =>
  app.admin.ask('POST', '/players', { raw: text, headers });
const PLAYER = '{"lastName":"Lefèvre","firstName":"Chloé"}';

describe('a body that is not JSON', () => {
  it.each([
    ['nothing closed', '{"lastName":'],
    ['a word', 'hello'],
    ['single quotes', "{'lastName':'x'}"],
    ['a comma too many', '{"lastName":"x",}'],
    ['a comment', '{"lastName":"x"} // y'],
    ['two values', '{} {}'],
    ['not a number', '{"lastName":NaN}'],
    ['a control character in a text', '{"lastName":"a\nb"}'],
  ])('%s is refused', async (_, text) => {
    const before = await everythingStored(app);
    expectRefused(await raw(text), [400, 'malformed-json']);
    expect(await everythingStored(app)).toEqual(before);
  });

  it('is refused without telling how it was parsed', async () => {
    const answer = await raw('{"lastName": secret-of-the-caller');
    expectRefused(answer, [400, 'malformed-json']);
    expect(answer.text).not.toMatch(/secret-of-the-caller|position|token/i);
  });

  it.each([
    ['null', 'null'],
    ['a text', '"x"'],
    ['a number', '7'],
    ['true', 'true'],
    ['a list', '[]'],
  ])('or is JSON and no object, %s, is 400', async (_, text) => {
    const before = await everythingStored(app);
    expect((await raw(text)).status).toBe(400);
    expect(await everythingStored(app)).toEqual(before);
  });

  it('in bytes that are not UTF-8 is refused rather than stored broken', async () => {
    const before = await everythingStored(app);
    const latin1 = Buffer.from(PLAYER, 'latin1');
    expect((await raw(latin1)).status).toBe(400);
    expect(await everythingStored(app)).toEqual(before);
  });
});

describe('a body of another type', () => {
  it.each([
    'text/plain',
    'text/csv',
    'application/x-www-form-urlencoded',
    'application/xml',
    'application/json-patch+json',
    'application/json; charset=koi8-r',
  ])('%s is refused', async (type) => {
    const before = await everythingStored(app);
    expectRefused(await raw(PLAYER, { 'content-type': type }), [415, 'unsupported-media-type']);
    expect(await everythingStored(app)).toEqual(before);
  });

  it('is read where it only says more of the same', async () => {
    expect((await raw(PLAYER, { 'content-type': 'Application/JSON; charset=UTF-8' })).status).toBe(201);
  });

  it('packed in a way that is not known is refused', async () => {
    expectRefused(await raw(PLAYER, { 'content-encoding': 'zstd-of-home' }), [415, 'unsupported-media-type']);
    expectRefused(await raw(PLAYER, { 'content-encoding': 'gzip' }), [400, 'malformed-json']);
  });
});

describe('a body beyond the limits', () => {
  const padded = (bytes: number): string => `{"lastName":"x","firstName":"y"${' '.repeat(bytes - 32)}}`;

  it('of 256 kB is read, of one byte more is not', async () => {
    expect((await raw(padded(256 * 1024))).status).toBe(201);
    const before = await everythingStored(app);
    expectRefused(await raw(padded(256 * 1024 + 1)), [413, 'body-too-large']);
    expectRefused(await raw(padded(5_000_000)), [413, 'body-too-large']);
    expect(await everythingStored(app)).toEqual(before);
  });

  it('of 256 kB when it is unpacked is not either', async () => {
    const packed = gzipSync(padded(5_000_000));
    expect(packed.length).toBeLessThan(10_000);
    expectRefused(await raw(packed, { 'content-encoding': 'gzip' }), [413, 'body-too-large']);
  });

  const nested = (depth: number): string => `{"overrides":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  it.each([21, 1000, 100_000])('that nests %i levels deep is refused', async (depth) => {
    const answer = await app.anyone.ask('POST', '/rulesets/ffb-classic/score', { raw: nested(depth) });
    expectRefused(answer, [400, 'malformed-request', ' too-deep']);
  });

  it('that nests less is read, and told what is wrong with it', async () => {
    const answer = await app.anyone.ask('POST', '/rulesets/ffb-classic/score', { raw: nested(10) });
    expectRefused(answer, [400, 'malformed-request', '/outcome missing', '/overrides not-an-object']);
  });
});

describe('a wrong method', () => {
  it('is told those that are served', async () => {
    const cases: readonly [string, string, string][] = [
      ['DELETE', '/players', 'GET, HEAD, POST'],
      ['PUT', contest.path, 'DELETE, GET, HEAD, PATCH'],
      ['GET', `${contest.path}/start`, 'POST'],
      ['PATCH', `/tables/${table}/deals/1`, 'DELETE, GET, HEAD, PUT'],
      ['POST', `${contest.path}/standings`, 'GET, HEAD'],
      ['POST', `${contest.path}/audit`, 'GET, HEAD'],
    ];
    for (const [method, path, allowed] of cases) {
      const answer = await app.admin.ask(method, path, method === 'GET' ? {} : { body: {} });
      expectRefused(answer, [405, 'method-not-allowed']);
      expect([method, path, answer.headers.get('allow')]).toEqual([method, path, allowed]);
    }
  });

  it('is told even to those without a key, and outside the API', async () => {
    expectRefused(await app.anyone.ask('DELETE', '/players'), [405, 'method-not-allowed']);
    for (const path of ['/health/live', '/health/ready', '/openapi.json', '/problems/not-found']) {
      const answer = await app.anyone.askAt('POST', path);
      expect([path, answer.status, answer.headers.get('allow')]).toEqual([path, 405, 'GET, HEAD']);
    }
  });
});

describe('an address that leads nowhere', () => {
  const NOBODY = '019a0000-0000-7000-8000-000000000000';

  it.each([
    '/nowhere',
    '/tournaments/x',
    `/tournaments/${NOBODY}`,
    `/tournaments/${NOBODY}/standings`,
    `/tournaments/${NOBODY}/rounds`,
    `/tournaments/${NOBODY}/entries`,
    `/tournaments/${NOBODY}/penalties`,
    `/tournaments/${NOBODY}/audit`,
    `/tables/${NOBODY}`,
    `/tables/${NOBODY}/deals`,
    `/players/${NOBODY}`,
    `/players/${NOBODY.toUpperCase()}`,
    `/players/${encodeURIComponent("' OR 1=1 --")}`,
    '/players/%00',
    '/rulesets/%F0%9F%83%8F',
    `/api-keys/${NOBODY}`,
  ])('%s is 404', async (path) => {
    expectRefused(await app.admin.get(path), [404, 'not-found']);
  });

  it('is 404 below a thing that exists, too', async () => {
    const other = await Contest.create(app.admin, { teams: 1 });
    const entry = contest.entries[0]!.id;
    for (const path of [
      `${other.path}/entries/${entry}`,
      `${contest.path}/rounds/2`,
      `${contest.path}/rounds/0`,
      `${contest.path}/rounds/x`,
      `${contest.path}/rounds/01`,
      `${contest.path}/rounds/1e0`,
      `${contest.path}/rounds/99999999999999999999`,
      `/tables/${table}/deals/2`,
      `/tables/${table}/deals/-1`,
    ]) {
      expectRefused(await app.admin.get(path), [404, 'not-found']);
    }
    expect((await app.admin.get(`${contest.path}/entries/${entry}`)).status).toBe(200);
  });

  it('is 404 where the address cannot be decoded', async () => {
    expectRefused(await app.anyone.get('/%'), [404, 'not-found']);
    expectRefused(await app.anyone.get('/tournaments/%ff'), [404, 'not-found']);
  });

  it('is 404 for what this version does not serve', async () => {
    for (const path of [
      '/rulesets/ffb-classic/legal-plays',
      '/rulesets/ffb-classic/replay',
      '/players/import',
      `${contest.path}/rounds/1/swap`,
      `/tables/${table}/forfeit`,
      `/tables/${table}/confirm`,
    ]) {
      const answer = await app.admin.post(path, {});
      // /players/import is also the address of a player, which has other methods.
      expect([path, answer.status === 405 ? 404 : answer.status]).toEqual([path, 404]);
    }
  });
});

describe('text', () => {
  it('is kept as it was sent but for spaces around it, in any script, 100 characters long by what people count', async () => {
    const name = 'Ö🂡ﬁ漢字ñ'.repeat(12);
    const player = await newPlayer(app.admin, { lastName: name, club: '  <b>"&\'\\;-- ' });
    expect(await app.anyone.as(app.adminKey).get(`/players/${player.id}`)).toMatchObject({
      body: { lastName: name, club: '<b>"&\'\\;--' },
    });
    const cards = '🂡'.repeat(100);
    expect((await app.admin.post('/players', { lastName: cards, firstName: 'x' })).status).toBe(201);
  });
});

itAnswersAsDocumented(() => app);
