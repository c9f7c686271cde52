import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DealAnswer } from '../../src/deals/dto/deal.answer.js';
import { itAnswersAsDocumented, startApp, type TestApp } from '../support/app.js';
import { body, etagOf } from '../support/client.js';
import { Contest, correct, dealsOf, etagAt, record, removeDeal, tableOf } from '../support/contest.js';
import { expectRefused } from '../support/refusals.js';
import { LITIGE, PASSED_OUT, takers, takersB } from '../support/sheets.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const oneTable = (deals: number) => Contest.atFirstRound(app.admin, { teams: 2, deals });
const versions = async (table: string) =>
  (await dealsOf(app.admin, table)).map(({ number, version }) => [number, version]);
const scores = async (table: string) =>
  (await dealsOf(app.admin, table)).map(({ number, result: { score } }) => [number, score.a, score.b]);

describe('a correction', () => {
  it('takes a litige away, and with it what its pot gave to the next deal', async () => {
    const { table } = await oneTable(4);
    await record(app.admin, table, LITIGE);
    await record(app.admin, table, takers(95));
    await record(app.admin, table, takers(100));
    expect(await scores(table)).toEqual([
      [1, 0, 81],
      [2, 176, 67],
      [3, 100, 62],
    ]);
    const { version } = await tableOf(app.admin, table);

    const answer = await correct(app.admin, table, 1, takers(90));
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ number: 1, version: 2, result: { score: { a: 90, b: 72 } }, moved: [] });
    expect(etagOf(answer)).toBe('"2"');
    expect(await scores(table)).toEqual([
      [1, 90, 72],
      [2, 95, 67],
      [3, 100, 62],
    ]);
    expect(await versions(table)).toEqual([
      [1, 2],
      [2, 2],
      [3, 1],
    ]);
    expect(await etagAt(app.admin, `/tables/${table}/deals/2`)).toBe('"2"');
    expect(await etagAt(app.admin, `/tables/${table}/deals/3`)).toBe('"1"');
    expect(await tableOf(app.admin, table)).toMatchObject({ score: { a: 285, b: 201 }, pot: 0, version: version + 1 });
  });

  it('puts a litige in, and its pot goes to the next counted deal', async () => {
    const { table } = await oneTable(4);
    await record(app.admin, table, takers(90));
    await record(app.admin, table, PASSED_OUT);
    await record(app.admin, table, takers(70));
    await correct(app.admin, table, 1, LITIGE);
    expect(await scores(table)).toEqual([
      [1, 0, 81],
      [2, 0, 0],
      [3, 0, 243],
    ]);
    expect(await versions(table)).toEqual([
      [1, 2],
      [2, 1],
      [3, 2],
    ]);
  });

  it('of a counted deal into a passed-out one moves which deal is the last', async () => {
    const { table } = await oneTable(3);
    await record(app.admin, table, takers(90));
    await record(app.admin, table, takers(90));
    await record(app.admin, table, LITIGE);
    // In the last deal each keeps its points.
    expect((await scores(table))[2]).toEqual([3, 81, 81]);
    await correct(app.admin, table, 1, PASSED_OUT);
    expect(await scores(table)).toEqual([
      [1, 0, 0],
      [2, 90, 72],
      [3, 0, 81],
    ]);
    expect(await tableOf(app.admin, table)).toMatchObject({
      status: 'open',
      deals: { counted: 2, of: 3 },
      pot: 81,
      score: { a: 90, b: 153 },
    });
    const last = await record(app.admin, table, takersB(100));
    expect(last).toMatchObject({ number: 4, result: { score: { a: 62, b: 181 }, released: 81 } });
  });

  it('of a passed-out deal into one that counts is refused where the round is full', async () => {
    const { table } = await oneTable(1);
    await record(app.admin, table, PASSED_OUT);
    await record(app.admin, table, takers(90));
    const before = await dealsOf(app.admin, table);
    expectRefused(await correct(app.admin, table, 1, takers(95)), [409, 'round-full']);
    expect(await dealsOf(app.admin, table)).toEqual(before);
  });

  it('that cannot be is refused, and nothing of it is stored', async () => {
    const { contest, table } = await oneTable(3);
    await record(app.admin, table, LITIGE);
    await record(app.admin, table, takers(95));
    const before = [await dealsOf(app.admin, table), await tableOf(app.admin, table), await contest.audit()];
    const wrong = {
      outcome: 'played' as const,
      contract: { takers: 'a' as const, trump: 'hearts' as const },
      points: { a: 163 },
    };
    expectRefused(await correct(app.admin, table, 1, wrong), [
      422,
      'unprocessable-request',
      '/points/a points-out-of-range',
    ]);
    expect([await dealsOf(app.admin, table), await tableOf(app.admin, table), await contest.audit()]).toEqual(before);
  });

  it('with the same sheet gives the deal a new version and changes no other', async () => {
    const { table } = await oneTable(3);
    await record(app.admin, table, LITIGE);
    await record(app.admin, table, takers(95));
    const before = await scores(table);
    expect((await correct(app.admin, table, 1, LITIGE)).body).toMatchObject({ version: 2 });
    expect(await scores(table)).toEqual(before);
    expect(await versions(table)).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  it('needs a reason, and the version that is current', async () => {
    const { table } = await oneTable(3);
    await record(app.admin, table, takers(95));
    const path = `/tables/${table}/deals/1`;
    const before = await dealsOf(app.admin, table);
    expectRefused(await app.admin.put(path, takers(90), '"1"'), [400, 'reason-required']);
    expectRefused(await app.admin.put(`${path}?reason=`, takers(90), '"1"'), [400, 'reason-required']);
    expectRefused(await app.admin.put(`${path}?reason=${'x'.repeat(501)}`, takers(90), '"1"'), [
      400,
      'reason-required',
    ]);
    expectRefused(await app.admin.ask('PUT', `${path}?reason=x`, { body: takers(90) }), [428, 'if-match-required']);
    expectRefused(await app.admin.put(`${path}?reason=x`, takers(90), '"2"'), [412, 'version-stale']);
    expectRefused(await app.admin.put(`${path}?reason=x`, takers(90), 'W/"1"'), [412, 'version-stale']);
    expectRefused(await app.admin.ask('DELETE', path, { headers: { 'if-match': '"1"' } }), [400, 'reason-required']);
    expectRefused(await app.admin.delete(`${path}?reason=x`), [428, 'if-match-required']);
    expectRefused(await app.admin.delete(`${path}?reason=x`, '"7"'), [412, 'version-stale']);
    expect(await dealsOf(app.admin, table)).toEqual(before);
    // Any rendering of the current version will do, and 500 characters are a reason.
    const french = await app.admin.put<DealAnswer>(`${path}?reason=${'x'.repeat(500)}`, takers(90), '"9", "1.fr"');
    expect([french.status, french.body.version]).toEqual([200, 2]);
  });
});

describe('a deletion', () => {
  it('scores the others anew, and the number is not used again', async () => {
    const { table } = await oneTable(4);
    await record(app.admin, table, LITIGE);
    await record(app.admin, table, takers(95));
    await record(app.admin, table, takers(100));
    expect((await removeDeal(app.admin, table, 1)).status).toBe(204);
    expect(await scores(table)).toEqual([
      [2, 95, 67],
      [3, 100, 62],
    ]);
    expect(await versions(table)).toEqual([
      [2, 2],
      [3, 1],
    ]);
    expect((await removeDeal(app.admin, table, 3)).status).toBe(204);
    expect(await record(app.admin, table, takers(90))).toMatchObject({ number: 4, version: 1 });
    expect((await dealsOf(app.admin, table)).map(({ number }) => number)).toEqual([2, 4]);
    expectRefused(await app.admin.get(`/tables/${table}/deals/3`), [404, 'not-found']);
    expectRefused(await app.admin.delete(`/tables/${table}/deals/3?reason=x`, '"1"'), [404, 'not-found']);
    expect(await tableOf(app.admin, table)).toMatchObject({ score: { a: 185, b: 139 }, deals: { counted: 2, of: 4 } });
  });

  it('opens a complete table again, and the deal before is the last no more', async () => {
    const { table } = await oneTable(2);
    await record(app.admin, table, takers(95));
    await record(app.admin, table, LITIGE);
    expect(await tableOf(app.admin, table)).toMatchObject({ status: 'complete', score: { a: 176, b: 148 }, pot: 0 });
    await removeDeal(app.admin, table, 1);
    expect(await tableOf(app.admin, table)).toMatchObject({ status: 'open', score: { a: 0, b: 81 }, pot: 81 });
    expect(await record(app.admin, table, takers(95))).toMatchObject({
      number: 3,
      result: { score: { a: 176, b: 67 } },
    });
  });
});

describe('the ranking', () => {
  it('is right after every correction and deletion, and its tag changes with it', async () => {
    const { contest, round, table } = await oneTable(2);
    const side = (which: 'a' | 'b') => round.tables[0]!.teams[which].entryId;
    const live = async () => {
      const answer = await app.anyone.get<{ items: { entryId: string; points: number }[] }>(
        `${contest.path}/standings?live=true`,
      );
      const points = Object.fromEntries(body(answer).items.map((item) => [item.entryId, item.points]));
      return { a: points[side('a')], b: points[side('b')], etag: etagOf(answer) };
    };
    await record(app.admin, table, LITIGE);
    await record(app.admin, table, takers(95));
    const one = await live();
    expect(one).toMatchObject({ a: 176, b: 148 });
    await correct(app.admin, table, 1, takers(70));
    const two = await live();
    expect(two).toMatchObject({ a: 95, b: 229 });
    await removeDeal(app.admin, table, 2);
    const three = await live();
    expect(three).toMatchObject({ a: 0, b: 162 });
    expect(new Set([one.etag, two.etag, three.etag]).size).toBe(3);
    // And back: the same ranking has the same tag.
    await correct(app.admin, table, 1, LITIGE);
    await record(app.admin, table, takers(95));
    expect(await live()).toEqual(one);
  });
});

itAnswersAsDocumented(() => app);
