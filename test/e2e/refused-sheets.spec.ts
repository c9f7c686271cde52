import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { itAnswersAsDocumented, startApp, type TestApp } from '../support/app.js';
import { Contest, newKey, send, tableOf } from '../support/contest.js';
import { expectRefused } from '../support/refusals.js';
import { everythingStored } from '../support/stored.js';
import { BIDDING, type Case, CLASSIC, played, UNREADABLE } from '../support/wrong-sheets.js';

let app: TestApp;
const tables: Record<string, string> = {};
beforeAll(async () => {
  app = await startApp();
  for (const key of ['ffb-classic', 'ffb-contree-made', 'ffb-coinche']) {
    const more = { ruleset: { key } };
    tables[key] = (await Contest.atFirstRound(app.admin, { teams: 2, deals: 12, more })).table;
  }
});
afterAll(() => app.stop());

async function expectNothingStored(table: string, sheet: unknown, expected: Parameters<typeof expectRefused>[1]) {
  const before = [await everythingStored(app), await tableOf(app.admin, table)];
  expectRefused(await send(app.admin, table, sheet), expected);
  expect([await everythingStored(app), await tableOf(app.admin, table)]).toEqual(before);
}

describe('a classic sheet is refused, and nothing stored, with', () => {
  it.each(CLASSIC)('%s', async (_, sheet, ...faults) => {
    await expectNothingStored(tables['ffb-classic']!, sheet, [422, 'unprocessable-request', ...faults]);
  });
});

describe('a sheet with bids is refused, and nothing stored:', () => {
  it.each(BIDDING)('%s, %s', async (key, _, sheet, ...faults) => {
    await expectNothingStored(tables[key]!, sheet, [422, 'unprocessable-request', ...faults]);
  });
});

describe('a sheet cannot be read, and nothing is stored, with', () => {
  it.each(UNREADABLE)('%s', async (_, sheet, ...faults) => {
    await expectNothingStored(tables['ffb-classic']!, sheet, [400, 'malformed-request', ...faults]);
  });
});

describe('what is wrong by its form and what is wrong by the rules are told in one answer:', () => {
  it.each<Case>([
    [
      'a bid beyond all and points beyond all',
      played({ points: { a: 163 } }, { bid: 1_000_001 }),
      '/points/a points-out-of-range',
      '/contract/bid out-of-range',
    ],
    [
      'more belotes than can be sent, and the taker of the other side',
      played({ points: { a: 95, b: 68 }, belotes: Array(11).fill('a') }, { taker: 'b1' }),
      '/points points-sum',
      '/belotes bad-count',
      '/contract/taker seat-not-of-side',
      ...Array.from({ length: 10 }, (_, i) => `/belotes/${i + 1} too-many-belotes`),
    ],
    [
      'a penalty without end of words against a third side',
      { outcome: 'penalty', against: 'c', points: -1, reason: 'x'.repeat(501) },
      '/against side-not-at-table',
      '/points penalty-points-out-of-range',
      '/reason bad-length',
    ],
  ])('%s', async (_, sheet, ...faults) => {
    await expectNothingStored(tables['ffb-classic']!, sheet, [422, 'unprocessable-request', ...faults]);
    const table = tables['ffb-classic']!;
    const unreadable = { ...(sheet as object), pionts: 1 };
    await expectNothingStored(table, unreadable, [400, 'malformed-request', '/pionts unknown-field']);
  });
});

describe('what JSON can say and an object cannot', () => {
  const raw = async (text: string) =>
    app.admin.ask('POST', `/tables/${tables['ffb-classic']!}/deals`, {
      raw: text,
      headers: { 'idempotency-key': newKey() },
    });

  it.each([
    ['a prototype', '{"outcome":"passed-out","__proto__":{"x":1}}', '/__proto__ unknown-field'],
    [
      'a prototype for points',
      '{"outcome":"played","contract":{"takers":"a","trump":"hearts"},"points":{"a":95,"__proto__":1}}',
      '/points/__proto__ unknown-field',
    ],
    [
      'a prototype for a contract',
      '{"outcome":"played","contract":{"takers":"a","trump":"hearts","__proto__":{}},"points":{"a":95}}',
      '/contract/__proto__ unknown-field',
    ],
    [
      'a number beyond all numbers',
      '{"outcome":"played","contract":{"takers":"a","trump":"hearts"},"points":{"a":1e999}}',
      '/points/a not-a-whole-number',
    ],
  ])('%s is unreadable', async (_, text, fault) => {
    const before = await everythingStored(app);
    expectRefused(await raw(text), [400, 'malformed-request', fault]);
    expect(await everythingStored(app)).toEqual(before);
  });
});

describe('the stateless rules', () => {
  it.each(CLASSIC.filter(([, sheet]) => !('reason' in (sheet as object))))(
    'refuse the same: %s',
    async (_, sheet, ...faults) => {
      expectRefused(await app.anyone.post('/rulesets/ffb-classic/score', sheet), [
        422,
        'unprocessable-request',
        ...faults,
      ]);
    },
  );

  it.each([
    ['a pot below nothing', { carriedIn: -1 }, 422, '/carriedIn carried-in-out-of-range'],
    ['a pot of half a point', { carriedIn: 0.5 }, 400, '/carriedIn not-a-whole-number'],
    ['a pot of a word', { carriedIn: 'much' }, 400, '/carriedIn not-an-object'],
    ['a pot of a third side', { carriedIn: { c: 10 } }, 422, '/carriedIn/c side-not-at-table'],
    [
      'a pot of nobody’s in a last deal that is a litige',
      { carriedIn: 81, lastDeal: true },
      422,
      '/carriedIn carried-in-unowned',
    ],
    ['a last deal of a word', { lastDeal: 'yes' }, 400, '/lastDeal not-a-boolean'],
    ['overrides that are a list', { overrides: [] }, 400, '/overrides not-an-object'],
    ['an override of nothing known', { overrides: { luck: 1 } }, 400, '/overrides/luck unknown-parameter'],
    [
      'an override of what every object has',
      { overrides: { constructor: 1 } },
      400,
      '/overrides/constructor unknown-field',
    ],
    [
      'an override inside a group of what every object has',
      { overrides: { litige: { toString: 1 } } },
      400,
      '/overrides/litige/toString unknown-field',
    ],
    [
      'an override of a word that there is not',
      { overrides: { litige: { policy: 'toss' } } },
      400,
      '/overrides/litige/policy unknown-word',
    ],
  ])('refuse %s', async (_, more, status, fault) => {
    const sent = { ...played({ points: { a: 81 } }), ...more };
    const answer = await app.anyone.post('/rulesets/ffb-classic/score', sent);
    expectRefused(answer, [status, status === 400 ? 'malformed-request' : 'unprocessable-request', fault]);
  });

  it('know no ruleset of another key', async () => {
    expectRefused(await app.anyone.post('/rulesets/house-of-cards/score', played({ points: { a: 81 } })), [
      404,
      'not-found',
    ]);
    expectRefused(await app.anyone.get('/rulesets/Not%20A%20Key'), [404, 'not-found']);
  });
});

itAnswersAsDocumented(() => app);
