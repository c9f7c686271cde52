import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DealAnswer } from '../../src/deals/dto/deal.answer.js';
import type { TableAnswer } from '../../src/tables/dto/table.answer.js';
import { itAnswersAsDocumented, startApp, type TestApp } from '../support/app.js';
import { body, etagOf } from '../support/client.js';
import { Contest, dealsOf, newKey, record, removeDeal, tableOf } from '../support/contest.js';
import { expectRefused } from '../support/refusals.js';
import { gift, PASSED_OUT, type Sheet, takers } from '../support/sheets.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

async function tableWith(deals: number, more: Record<string, unknown> = {}): Promise<string> {
  const { table } = await Contest.atFirstRound(app.admin, { teams: 2, deals, more });
  return table;
}

describe('a stored sheet', () => {
  it('is complete: both sides’ points and every default spelled out', async () => {
    const table = await tableWith(6);
    const contract = { takers: 'b', taker: 'b2', trump: 'spades' } as const;
    const byCards = await record(app.admin, table, {
      outcome: 'played',
      contract,
      cardPoints: { b: 85 },
      lastTrick: 'b',
    });
    expect(byCards.sheet).toEqual({
      outcome: 'played',
      contract: { takers: 'b', taker: 'b2', trump: 'spades', doubled: 'none' },
      points: { a: 67, b: 95 },
      lastTrick: 'b',
      belotes: [],
      announcements: [],
    });
    const failed = await record(app.admin, table, { outcome: 'played', contract, failed: true, belotes: ['b'] });
    expect(failed.result).toMatchObject({ verdict: 'failed', score: { a: 162, b: 20 } });
    const capot = await record(app.admin, table, { outcome: 'played', contract, capot: 'a' });
    expect(capot.sheet).toMatchObject({ points: { a: 252, b: 0 }, capot: 'a' });
    expect(capot.result).toMatchObject({ verdict: 'failed', score: { a: 252, b: 0 } });
    expect(await dealsOf(app.admin, table)).toEqual([byCards, failed, capot]);
  });

  it('scores as itself when it is sent again', async () => {
    const table = await tableWith(6);
    const first = await record(app.admin, table, takers(76, { belotes: ['a'] }));
    const again = await record(app.admin, table, first.sheet as Sheet);
    expect([again.sheet, again.result]).toEqual([first.sheet, first.result]);
  });
});

describe('whose turn it is to deal', () => {
  const after = { a1: 'b1', b1: 'a2', a2: 'b2', b2: 'a1' } as const;

  it('passes on after every deal, a passed-out one included, and may be set before the first', async () => {
    const table = await tableWith(6);
    const { dealer, version } = await tableOf(app.admin, table);
    const other = dealer === 'a2' ? 'b2' : 'a2';
    const set = await app.admin.patch(`/tables/${table}`, { dealer: other }, `"${version}"`);
    expect([set.status, set.body]).toMatchObject([200, { dealer: other, version: version + 1 }]);
    await record(app.admin, table, PASSED_OUT);
    expect((await tableOf(app.admin, table)).dealer).toBe(after[other]);
    await record(app.admin, table, gift('a', 10));
    const now = await tableOf(app.admin, table);
    expect(now.dealer).toBe(after[after[other]]);
    const late = await app.admin.patch(`/tables/${table}`, { dealer: 'a1' }, `"${now.version}"`);
    expect([late.status, late.body.code]).toEqual([409, 'table-has-deals']);
    expect(await tableOf(app.admin, table)).toEqual(now);
  });
});

describe('who deals first', () => {
  it('may be set again once every deal has been taken out', async () => {
    const table = await tableWith(6);
    const start = await tableOf(app.admin, table);
    await record(app.admin, table, takers(95));
    await record(app.admin, table, PASSED_OUT);
    const set = async (dealer: string) =>
      app.admin.patch<TableAnswer>(`/tables/${table}`, { dealer }, etagOf(await app.admin.get(`/tables/${table}`)));
    const other = start.dealer === 'b1' ? 'a2' : 'b1';
    body(await removeDeal(app.admin, table, 2), 204);
    expectRefused(await set(other), [409, 'table-has-deals']);
    body(await removeDeal(app.admin, table, 1), 204);
    const empty = await tableOf(app.admin, table);
    expect(empty).toEqual({ ...start, version: empty.version });

    const answer = await set(other);
    expect([answer.status, answer.body]).toEqual([200, { ...empty, dealer: other, version: empty.version + 1 }]);
    const deal = await record(app.admin, table, takers(95));
    // Its number is not that of a deal that was taken out, and the turn begins with the dealer that was set.
    expect(deal.number).toBe(3);
    expect((await tableOf(app.admin, table)).dealer).toBe(other === 'b1' ? 'a2' : 'b2');
    expectRefused(await set('a1'), [409, 'table-has-deals']);
  });
});

describe('the number of a deal', () => {
  it('said in ?number= stores the next deal, and shows the stored one where it is not the next', async () => {
    const table = await tableWith(6);
    const path = `/tables/${table}/deals?number=1`;
    const first = await app.admin.post<DealAnswer>(path, takers(95), { 'idempotency-key': newKey() });
    expect(first.status).toBe(201);
    const again = await app.admin.post(path, takers(70), { 'idempotency-key': newKey() });
    expect([again.status, again.body]).toMatchObject([409, { code: 'deal-exists', deal: first.body }]);
    const ahead = await app.admin.post(`/tables/${table}/deals?number=3`, takers(70), { 'idempotency-key': newKey() });
    expect([ahead.status, ahead.body]).toMatchObject([409, { code: 'deal-exists', deal: null }]);
    expect(await dealsOf(app.admin, table)).toEqual([first.body]);
  });
});

itAnswersAsDocumented(() => app);
