import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DealAnswer } from '../../src/deals/dto/deal.answer.js';
import { itAnswersAsDocumented, startApp, type TestApp } from '../support/app.js';
import { body } from '../support/client.js';
import { Contest, dealsOf, record, send, tableOf } from '../support/contest.js';
import { CAPOT, LITIGE, PASSED_OUT, type Sheet, takers, takersB } from '../support/sheets.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** What the contract says of a result, without the texts and in the order of `lines`. */
function written({ result }: DealAnswer) {
  const lines = result.lines.map(({ side, rule, points }) => [side, rule, points]);
  const { verdict, totals, score, held, released, counts } = result;
  return { verdict, totals, score, held, released, counts, lines };
}

const sumOfLines = ({ result }: DealAnswer) => {
  const sum = (side: string): number =>
    result.lines.filter((line) => line.side === side).reduce((all, { points }) => all + points, 0);
  return { a: sum('a'), b: sum('b') };
};

async function tableWith(deals: number, more: Record<string, unknown> = {}): Promise<string> {
  const { table } = await Contest.atFirstRound(app.admin, { teams: 2, deals, more });
  return table;
}

/** rules.md, "ffb-classic"; issue 2, the six-line table. In order: sheet, verdict, totals, score, held. */
const SIX_LINES: readonly [string, Sheet, object][] = [
  [
    '95–67 is made, and both write their points',
    takers(95),
    { verdict: 'made', totals: { a: 95, b: 67 }, score: { a: 95, b: 67 }, held: 0, released: 0, counts: true },
  ],
  [
    '76 and a belote beat 86',
    takers(76, { belotes: ['a'] }),
    { verdict: 'made', totals: { a: 96, b: 86 }, score: { a: 96, b: 86 }, held: 0, released: 0, counts: true },
  ],
  [
    '70–92 fails, and the defence writes 162',
    takers(70),
    { verdict: 'failed', totals: { a: 70, b: 92 }, score: { a: 0, b: 162 }, held: 0, released: 0, counts: true },
  ],
  [
    '60 and a belote fail against 102, and the belote stays with its holder',
    takers(60, { belotes: ['a'] }),
    { verdict: 'failed', totals: { a: 80, b: 102 }, score: { a: 20, b: 162 }, held: 0, released: 0, counts: true },
  ],
  [
    'a capot writes 252',
    CAPOT,
    { verdict: 'made', totals: { a: 252, b: 0 }, score: { a: 252, b: 0 }, held: 0, released: 0, counts: true },
  ],
  [
    '81–81 is a litige, and in the last deal each keeps its points',
    LITIGE,
    { verdict: 'litige', totals: { a: 81, b: 81 }, score: { a: 81, b: 81 }, held: 0, released: 0, counts: true },
  ],
];

describe('the six lines of a classic deal, through stored deals', () => {
  let deals: DealAnswer[];
  let table: string;
  beforeAll(async () => {
    table = await tableWith(6);
    for (const [, sheet] of SIX_LINES) await record(app.admin, table, sheet);
    deals = await dealsOf(app.admin, table);
  });

  it.each(SIX_LINES.map(([name, , result], i) => [name, i, result] as const))('%s', (_, i, result) => {
    expect(deals[i]?.number).toBe(i + 1);
    expect(deals[i]?.result).toMatchObject(result);
  });

  it('explain every point: the lines of a side add up to its score', () => {
    expect(deals.map(sumOfLines)).toEqual(deals.map(({ result }) => result.score));
    expect(deals.flatMap(({ result }) => result.lines).filter(({ text }) => text.trim() === '')).toEqual([]);
  });

  it('add up to the score of the table, which is complete', async () => {
    // 6 × 162 + 2 belotes + 90 for the capot: rules.md, "Score sheet arithmetic".
    expect(await tableOf(app.admin, table)).toMatchObject({
      score: { a: 95 + 96 + 0 + 20 + 252 + 81, b: 67 + 86 + 162 + 162 + 0 + 81 },
      deals: { counted: 6, of: 6 },
      status: 'complete',
      pot: 0,
    });
    expect(95 + 96 + 20 + 252 + 81 + 67 + 86 + 162 + 162 + 81).toBe(6 * 162 + 2 * 20 + 90);
  });

  it('are what the stateless rules say of the same sheets', async () => {
    for (const [i, [, sheet]] of SIX_LINES.entries()) {
      const sent = { ...sheet, lastDeal: i === 5 };
      const answer = await app.anyone.post<DealAnswer['result']>('/rulesets/ffb-classic/score', sent);
      expect(body(answer)).toEqual(deals[i]?.result);
    }
  });

  it('refuse a seventh deal', async () => {
    const answer = await send(app.admin, table, takers(95));
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'round-full' }]);
    expect(await dealsOf(app.admin, table)).toEqual(deals);
  });
});

describe('the pot of a litige', () => {
  it('goes to the winner of the next deal, once', async () => {
    const table = await tableWith(6);
    const litige = await record(app.admin, table, LITIGE);
    expect(written(litige)).toMatchObject({ verdict: 'litige', score: { a: 0, b: 81 }, held: 81, released: 0 });
    expect(await tableOf(app.admin, table)).toMatchObject({ score: { a: 0, b: 81 }, pot: 81 });

    const next = await record(app.admin, table, takers(70));
    expect(written(next)).toEqual({
      verdict: 'failed',
      totals: { a: 70, b: 92 },
      score: { a: 0, b: 243 },
      held: 0,
      released: 81,
      counts: true,
      lines: expect.arrayContaining([
        ['b', 'failed-base', 162],
        ['b', 'pot-released', 81],
      ]),
    });
    const third = await record(app.admin, table, takers(95));
    expect(third.result).toMatchObject({ score: { a: 95, b: 67 }, released: 0 });
    expect(await tableOf(app.admin, table)).toMatchObject({ score: { a: 95, b: 391 }, pot: 0 });
  });

  it('gathers several litiges, waits through a passed-out deal, and is won by the takers who make theirs', async () => {
    const table = await tableWith(6);
    await record(app.admin, table, LITIGE);
    await record(app.admin, table, takersB(71, { belotes: ['b'] }));
    expect(await tableOf(app.admin, table)).toMatchObject({ score: { a: 91, b: 81 }, pot: 81 + 91 });
    const passed = await record(app.admin, table, PASSED_OUT);
    expect(written(passed)).toEqual({
      verdict: 'passed-out',
      totals: { a: 0, b: 0 },
      score: { a: 0, b: 0 },
      held: 0,
      released: 0,
      counts: false,
      lines: [],
    });
    const won = await record(app.admin, table, takers(95));
    expect(won.result).toMatchObject({ score: { a: 95 + 172, b: 67 }, released: 172 });
    expect(await tableOf(app.admin, table)).toMatchObject({
      score: { a: 91 + 267, b: 81 + 67 },
      deals: { counted: 3, of: 6 },
      pot: 0,
    });
  });

  it('goes with a penalty deal to the side that gains', async () => {
    const table = await tableWith(6);
    await record(app.admin, table, LITIGE);
    const penalty = await record(app.admin, table, { outcome: 'penalty', against: 'a', reason: 'revoke' });
    expect(penalty.sheet).toEqual({ outcome: 'penalty', against: 'a', reason: 'revoke', points: 162 });
    expect(penalty.result).toMatchObject({ verdict: 'penalty', score: { a: 0, b: 243 }, released: 81, counts: true });
  });

  it('returns to the side it was taken from when the last deal is a litige too', async () => {
    const table = await tableWith(2);
    await record(app.admin, table, LITIGE);
    const last = await record(app.admin, table, takersB(81));
    expect(last.result).toMatchObject({ verdict: 'litige', score: { a: 162, b: 81 }, held: 0, released: 81 });
    expect(await tableOf(app.admin, table)).toMatchObject({ score: { a: 162, b: 162 }, pot: 0, status: 'complete' });
  });

  it('lapses there where the tournament plays defence-only', async () => {
    const more = { ruleset: { key: 'ffb-classic', overrides: { litige: { atRoundEnd: 'defence-only' } } } };
    const table = await tableWith(2, more);
    await record(app.admin, table, LITIGE);
    const last = await record(app.admin, table, takersB(81));
    expect(last.result).toMatchObject({ verdict: 'litige', score: { a: 81, b: 0 }, held: 0 });
    expect(await tableOf(app.admin, table)).toMatchObject({ score: { a: 81, b: 81 }, pot: 0 });
  });
});

/** rules.md, presets `ffb-contree-made` and `ffb-coinche`. */
const OTHER_PRESETS: readonly [string, string, Record<string, unknown>, object][] = [
  ['ffb-contree-made', 'made: both round to ten', { bid: 90, points: { a: 95 } }, { a: 100, b: 70 }],
  ['ffb-contree-made', 'failed: 160', { bid: 110, points: { a: 95 } }, { a: 0, b: 160 }],
  ['ffb-contree-made', 'doubled: 320', { bid: 90, doubled: 'coinche', points: { a: 95 } }, { a: 320, b: 0 }],
  ['ffb-contree-made', 'capot bid and made: 500', { bid: 'capot', capot: 'a' }, { a: 500, b: 0 }],
  ['ffb-contree-made', 'capot not bid: 250', { bid: 80, capot: 'a' }, { a: 250, b: 0 }],
  ['ffb-coinche', 'made: the bid is added', { bid: 90, points: { a: 95 } }, { a: 190, b: 70 }],
  ['ffb-coinche', 'failed: 160 and the bid', { bid: 110, points: { a: 95 } }, { a: 0, b: 270 }],
  ['ffb-coinche', '81–81 with 80 bid fails', { bid: 80, points: { a: 81 } }, { a: 0, b: 240 }],
];

describe('the other presets in a tournament', () => {
  it.each(OTHER_PRESETS)('%s, %s', async (key, _, { bid, doubled, ...sheet }, score) => {
    const table = await tableWith(2, { ruleset: { key } });
    const contract = { takers: 'a', trump: 'hearts', bid, ...(doubled === undefined ? {} : { doubled }) };
    const deal = await record(app.admin, table, { outcome: 'played', contract, ...sheet } as Sheet);
    expect([deal.result.score, sumOfLines(deal)]).toEqual([score, score]);
  });

  it('let a tournament override single parameters', async () => {
    const overrides = { rounding: { to: 10, half: 'up' }, litige: { policy: 'failed' } };
    const table = await tableWith(4, { ruleset: { key: 'ffb-classic', overrides } });
    expect((await record(app.admin, table, takers(95))).result.score).toEqual({ a: 100, b: 70 });
    const litige = await record(app.admin, table, LITIGE);
    expect(litige.result).toMatchObject({ verdict: 'failed', score: { a: 0, b: 160 }, held: 0 });
  });
});

describe('points that can be and hardly ever are', () => {
  it('are scored with a warning, stateless and stored, in the language of the reader', async () => {
    const warning = { code: 'points-rare', pointer: '/points/a', text: expect.stringContaining('2 points') };
    const stateless = await app.anyone.post<DealAnswer['result']>('/rulesets/ffb-classic/score', takers(2));
    expect(body(stateless).warnings).toEqual([warning]);
    const table = await tableWith(2);
    expect((await record(app.admin, table, takers(2))).result.warnings).toEqual([warning]);
    expect((await record(app.admin, table, takers(95))).result.warnings).toEqual([]);
    const french = await dealsOf(app.admin.with({ 'accept-language': 'fr' }), table);
    expect(french.map(({ result }) => result.warnings.length)).toEqual([1, 0]);
    expect(french[0]!.result.warnings[0]!.text).toContain('très rares');
  });

  it('have none where they were stored before there were any, and are not scored anew for that', async () => {
    const table = await tableWith(3);
    const { version } = await record(app.admin, table, takers(2));
    await app.sql("UPDATE deals SET result = result - 'warnings' WHERE table_id = $1", [table]);
    await record(app.admin, table, takers(95));
    const [first] = await dealsOf(app.admin, table);
    expect([first?.version, first?.result.warnings]).toEqual([version, []]);
  });
});

itAnswersAsDocumented(() => app);
