import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { itAnswersAsDocumented, startApp, type TestApp } from '../support/app.js';
import { Contest, newKey, send, tableOf } from '../support/contest.js';
import { expectRefused } from '../support/refusals.js';
import { everythingStored } from '../support/stored.js';

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

const hearts = { takers: 'a', trump: 'hearts' };
/** A played deal of side a in hearts. */
const played = (more: object, contract: object = {}) => ({
  outcome: 'played',
  contract: { ...hearts, ...contract },
  ...more,
});
const bid = (more: object, contract: object = {}) => played(more, { bid: 90, ...contract });

type Case = readonly [name: string, sheet: unknown, ...faults: string[]];

/** Readable, but there is no such deal: 422. */
const CLASSIC: readonly Case[] = [
  ['more than 162 points', played({ points: { a: 163 } }), '/points/a points-out-of-range'],
  [
    'more than 162 points on both sides',
    played({ points: { a: 163, b: 200 } }),
    '/points/a points-out-of-range',
    '/points/b points-out-of-range',
  ],
  ['less than nothing', played({ points: { a: -1 } }), '/points/a points-out-of-range'],
  ['an enormous number', played({ points: { a: 1e300 } }), '/points/a points-out-of-range'],
  ['sides that do not add up', played({ points: { a: 95, b: 66 } }), '/points points-sum'],
  ['one point, which no cards make', played({ points: { a: 1 } }), '/points/a points-impossible'],
  ['161 points, which no cards make', played({ points: { b: 161 } }), '/points/b points-impossible'],
  [
    'more card points than there are',
    played({ cardPoints: { a: 153 }, lastTrick: 'a' }),
    '/cardPoints/a points-out-of-range',
  ],
  [
    'card points that do not add up',
    played({ cardPoints: { a: 85, b: 66 }, lastTrick: 'a' }),
    '/cardPoints points-sum',
  ],
  ['card points without the last trick', played({ cardPoints: { a: 85 } }), '/lastTrick last-trick-missing'],
  [
    'both forms of points',
    played({ points: { a: 95 }, cardPoints: { a: 85 }, lastTrick: 'a' }),
    '/cardPoints two-point-forms',
  ],
  ['no points', played({}), '/points points-missing'],
  ['points of nobody', played({ points: {} }), '/points points-missing'],
  ['one number for a played deal', played({ points: 95 }), '/points points-not-by-side'],
  ['points of a third side', played({ points: { a: 95, c: 67 } }), '/points/c side-not-at-table'],
  ['a bid', played({ points: { a: 95 } }, { bid: 100 }), '/contract/bid bid-not-played'],
  ['a bid of a capot', played({ points: { a: 95 } }, { bid: 'capot' }), '/contract/bid bid-not-played'],
  ['a doubling', played({ points: { a: 95 } }, { doubled: 'coinche' }), '/contract/doubled doubling-not-played'],
  [
    'a belote in no-trump',
    played({ points: { a: 95 }, belotes: ['a'] }, { trump: 'no-trump' }),
    '/belotes/0 too-many-belotes',
  ],
  ['two belotes in one suit', played({ points: { a: 95 }, belotes: ['a', 'b'] }), '/belotes/1 too-many-belotes'],
  ['a belote of a third side', played({ points: { a: 95 }, belotes: ['c'] }), '/belotes/0 side-not-at-table'],
  [
    'a capot against tricks that say otherwise',
    played({ points: { a: 100 }, capot: 'a' }),
    '/points/a capot-contradiction',
  ],
  ['a capot with points of the others', played({ points: { b: 10 }, capot: 'a' }), '/points/b capot-contradiction'],
  [
    'a capot and the last trick elsewhere',
    played({ capot: 'a', lastTrick: 'b' }),
    '/lastTrick last-trick-contradiction',
  ],
  ['252 points without a capot', played({ points: { a: 252 } }), '/points/a capot-not-declared'],
  ['a capot of a third side', played({ capot: 'c' }), '/capot side-not-at-table'],
  ['a générale that nobody bid', played({ generale: 'a1' }), '/generale generale-not-bid'],
  ['dedans with points', played({ failed: true, points: { a: 70 } }), '/points failed-contradiction'],
  ['dedans with a capot', played({ failed: true, capot: 'b' }), '/capot failed-contradiction'],
  ['takers of a third side', played({ points: { a: 95 } }, { takers: 'c' }), '/contract/takers side-not-at-table'],
  ['a taker of the other side', played({ points: { a: 95 } }, { taker: 'b1' }), '/contract/taker seat-not-of-side'],
  [
    'a taker at a seat that there is not',
    played({ points: { a: 95 } }, { taker: 'c1' }),
    '/contract/taker seat-not-at-table',
  ],
  [
    'an announcement',
    played({ points: { a: 95 }, announcements: [{ side: 'a', kind: 'tierce', suit: 'hearts', high: 'A' }] }),
    '/announcements announcements-not-played',
  ],
  ['a replay', played({ points: { a: 95 }, replay: {} }), '/replay replay-not-supported'],
  ['no contract', { outcome: 'played', points: { a: 95 } }, '/contract contract-missing'],
  ['a passed-out deal with points', { outcome: 'passed-out', points: { a: 95 } }, '/points field-not-for-outcome'],
  ['a passed-out deal with a contract', { outcome: 'passed-out', contract: hearts }, '/contract field-not-for-outcome'],
  ['a penalty against nobody', { outcome: 'penalty' }, '/against against-missing'],
  ['a penalty against a third side', { outcome: 'penalty', against: 'c' }, '/against side-not-at-table'],
  [
    'a penalty of points by side',
    { outcome: 'penalty', against: 'a', points: { b: 162 } },
    '/points penalty-points-not-a-number',
  ],
  ['a penalty below nothing', { outcome: 'penalty', against: 'a', points: -1 }, '/points penalty-points-out-of-range'],
  [
    'a penalty beyond reason',
    { outcome: 'penalty', against: 'a', points: 10_001 },
    '/points penalty-points-out-of-range',
  ],
  [
    'a penalty without end of words',
    { outcome: 'penalty', against: 'a', reason: 'x'.repeat(501) },
    '/reason bad-length',
  ],
  ['a penalty for a NUL', { outcome: 'penalty', against: 'a', reason: 'x\u0000' }, '/reason bad-characters'],
  ['a penalty for half a character', { outcome: 'penalty', against: 'a', reason: 'x\ud800' }, '/reason bad-characters'],
  [
    'all of it at once',
    played({ points: { a: 163 }, belotes: ['a', 'a'], replay: {} }, { taker: 'b2', bid: 75, doubled: 'surcoinche' }),
    '/points/a points-out-of-range',
    '/belotes/1 too-many-belotes',
    '/replay replay-not-supported',
    '/contract/taker seat-not-of-side',
    '/contract/bid bid-not-played',
    '/contract/doubled doubling-not-played',
  ],
];

const BIDDING: readonly (readonly ['ffb-contree-made' | 'ffb-coinche', ...Case])[] = [
  ['ffb-contree-made', 'no bid', played({ points: { a: 95 } }), '/contract/bid bid-missing'],
  ['ffb-contree-made', 'a bid of 70', bid({ points: { a: 95 } }, { bid: 70 }), '/contract/bid bid-out-of-range'],
  ['ffb-contree-made', 'a bid of 170', bid({ points: { a: 95 } }, { bid: 170 }), '/contract/bid bid-out-of-range'],
  ['ffb-contree-made', 'a bid of 85', bid({ points: { a: 95 } }, { bid: 85 }), '/contract/bid bid-out-of-range'],
  ['ffb-contree-made', 'a générale', bid({ generale: 'a1' }, { bid: 'generale' }), '/contract/bid generale-not-played'],
  ['ffb-coinche', 'no bid', played({ points: { a: 95 } }), '/contract/bid bid-missing'],
  [
    'ffb-coinche',
    'two belotes in no-trump',
    bid({ points: { a: 95 }, belotes: ['a', 'b'] }, { trump: 'no-trump' }),
    '/belotes/0 too-many-belotes',
    '/belotes/1 too-many-belotes',
  ],
];

/** Not to be read at all: 400. */
const UNREADABLE: readonly Case[] = [
  ['an empty object', {}, '/outcome missing'],
  ['a list', [], ' not-an-object'],
  ['an outcome that there is not', { outcome: 'won' }, '/outcome not-in-list'],
  ['an outcome that is null', { outcome: null }, '/outcome not-in-list'],
  ['an outcome that is a list', { outcome: ['played'] }, '/outcome not-in-list'],
  ['an unknown member', played({ points: { a: 95 }, pionts: 1 }), '/pionts unknown-field'],
  [
    'an unknown member of the contract',
    played({ points: { a: 95 } }, { colour: 'red' }),
    '/contract/colour unknown-field',
  ],
  [
    'members that every object has',
    { outcome: 'passed-out', constructor: 1, toString: 2 },
    '/constructor unknown-field',
    '/toString unknown-field',
  ],
  ['a member with a slash and a tilde', { outcome: 'passed-out', 'a/b~c': 1 }, '/a~1b~0c unknown-field'],
  [
    'an empty contract',
    { outcome: 'played', contract: {}, points: { a: 95 } },
    '/contract/takers missing',
    '/contract/trump missing',
  ],
  ['null for the contract', { outcome: 'played', contract: null, points: { a: 95 } }, '/contract not-an-object'],
  ['a list for the contract', { outcome: 'played', contract: [hearts], points: { a: 95 } }, '/contract not-an-object'],
  ['a text for the contract', { outcome: 'played', contract: 'hearts', points: { a: 95 } }, '/contract not-an-object'],
  ['a trump that there is not', played({ points: { a: 95 } }, { trump: 'herz' }), '/contract/trump not-in-list'],
  ['a bid of a half', played({ points: { a: 95 } }, { bid: 80.5 }), '/contract/bid not-a-number-or-word'],
  ['a bid as a text', played({ points: { a: 95 } }, { bid: '100' }), '/contract/bid not-a-number-or-word'],
  ['points as a text', played({ points: '95' }), '/points not-an-object'],
  ['points as a list', played({ points: [95, 67] }), '/points not-an-object'],
  ['null for the points', played({ points: null }), '/points not-an-object'],
  ['half points', played({ points: { a: 95.5 } }), '/points/a not-a-whole-number'],
  [
    'a side’s points as a text',
    played({ points: { a: '95', b: true } }),
    '/points/a not-a-whole-number',
    '/points/b not-a-whole-number',
  ],
  ['points of a side that there is not', played({ points: { a: 95, d: 1 } }), '/points/d unknown-field'],
  ['card points as a number', played({ cardPoints: 85, lastTrick: 'a' }), '/cardPoints not-an-object'],
  ['a last trick of a seat', played({ cardPoints: { a: 85 }, lastTrick: 'a1' }), '/lastTrick not-in-list'],
  ['a capot that is true', played({ capot: true }), '/capot not-in-list'],
  ['dedans as a word', played({ failed: 'yes' }), '/failed not-a-boolean'],
  ['one belote that is no list', played({ points: { a: 95 }, belotes: 'a' }), '/belotes not-a-list'],
  [
    'belotes of nobody',
    played({ points: { a: 95 }, belotes: [null, 'x'] }),
    '/belotes/0 not-in-list',
    '/belotes/1 not-in-list',
  ],
  ['announcements that are no list', played({ points: { a: 95 }, announcements: {} }), '/announcements not-a-list'],
  [
    'announcements of nothing',
    played({ points: { a: 95 }, announcements: [null, []] }),
    '/announcements/0 not-an-object',
    '/announcements/1 not-an-object',
  ],
  ['a replay that is a list', played({ points: { a: 95 }, replay: [] }), '/replay not-an-object'],
  ['a reason that is a number', { outcome: 'penalty', against: 'a', reason: 7 }, '/reason not-text'],
  [
    'what is out of range beside what is unreadable, of which only the latter is told',
    played({ points: { a: 1000 }, belotes: ['a', 'a'], failed: 1, pionts: 2 }, { trump: 7 }),
    '/failed not-a-boolean',
    '/pionts unknown-field',
    '/contract/trump not-in-list',
  ],
];

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
