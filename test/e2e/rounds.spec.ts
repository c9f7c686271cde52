import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TableAnswer } from '../../src/tables/dto/table.answer.js';
import { itAnswersAsDocumented, startApp, type TestApp } from '../support/app.js';
import { body } from '../support/client.js';
import { Contest, correct, dealsOf, etagAt, record, removeDeal, send, tableOf } from '../support/contest.js';
import { expectRefused } from '../support/refusals.js';
import { gift, LITIGE, takers } from '../support/sheets.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const end = (table: string, query = '?reason=time%20is%20up', sent?: object) =>
  app.admin.post<TableAnswer>(`/tables/${table}/end${query}`, sent);

describe('closing a round', () => {
  it('is refused with the list of the tables that miss deals', async () => {
    const { contest, round } = await Contest.atFirstRound(app.admin, { teams: 6, deals: 3 });
    const [first, second, third] = round.tables as [TableAnswer, TableAnswer, TableAnswer];
    for (let deal = 0; deal < 3; deal++) await record(app.admin, second.id, takers(95));
    await record(app.admin, third.id, takers(95));
    const answer = await app.admin.post(`${contest.path}/rounds/1/close`);
    expectRefused(answer, [409, 'round-incomplete']);
    expect(answer.body['tables']).toEqual([
      { id: first.id, number: 1, missing: 3 },
      { id: third.id, number: 3, missing: 2 },
    ]);
    expect(await contest.round(1)).toMatchObject({ status: 'open', closedAt: null });
  });

  it('takes a table that was ended with a reason for complete', async () => {
    const { contest, table } = await Contest.atFirstRound(app.admin, { teams: 2, deals: 3 });
    await record(app.admin, table, LITIGE);
    expect(await tableOf(app.admin, table)).toMatchObject({ score: { a: 0, b: 81 }, pot: 81 });
    const before = await tableOf(app.admin, table);
    expectRefused(await end(table, ''), [400, 'reason-required']);
    expectRefused(await end(table, '', { reason: 7 }), [400, 'malformed-request', '/reason not-text']);
    expect(await tableOf(app.admin, table)).toEqual(before);

    const ended = body(await end(table));
    // The deal that was played last is the last: each keeps its points.
    expect(ended).toMatchObject({
      status: 'complete',
      deals: { counted: 1, of: 3 },
      score: { a: 81, b: 81 },
      pot: 0,
      ended: { reason: 'time is up' },
      version: before.version + 1,
    });
    expectRefused(await end(table), [409, 'table-complete']);
    expectRefused(await send(app.admin, table, takers(95)), [409, 'table-ended']);
    expect((await contest.close(1)).status).toBe('closed');
    const [row] = (await contest.audit()).filter(({ action }) => action === 'table.ended');
    expect(row).toMatchObject({ reason: 'time is up', subject: 'table', subjectId: table });
  });

  it('takes a table that was ended with a reason in the body, and one that never played', async () => {
    const { contest, table } = await Contest.atFirstRound(app.admin, { teams: 2, deals: 3 });
    expect(body(await end(table, '', { reason: 'power cut' }))).toMatchObject({ ended: { reason: 'power cut' } });
    expect((await contest.close(1)).tables[0]).toMatchObject({ score: { a: 0, b: 0 }, deals: { counted: 0, of: 3 } });
  });

  it('misses a table again whose end was taken back', async () => {
    const { contest, table } = await Contest.atFirstRound(app.admin, { teams: 2, deals: 3 });
    await record(app.admin, table, LITIGE);
    const before = await tableOf(app.admin, table);
    const resume = (query: string) => app.admin.post<TableAnswer>(`/tables/${table}/resume${query}`);
    expectRefused(await resume('?reason=x'), [409, 'table-not-ended']);
    const ended = body(await end(table));
    expectRefused(await resume(''), [400, 'reason-required']);
    expect(await tableOf(app.admin, table)).toEqual(ended);
    // The litige is not the last deal any more: its points are in the pot again.
    expect(body(await resume('?reason=too%20early'))).toEqual({ ...before, version: ended.version + 1 });
    expectRefused(await app.admin.post(`${contest.path}/rounds/1/close`), [409, 'round-incomplete']);
    const [row] = (await contest.audit()).filter(({ action }) => action === 'table.resumed');
    expect(row).toMatchObject({ reason: 'too early', subjectId: table, before: { endReason: 'time is up' } });
    expect((await send(app.admin, table, takers(95))).status).toBe(201);
  });

  it('is done once', async () => {
    const { contest, table } = await Contest.atFirstRound(app.admin, { teams: 2 });
    await record(app.admin, table, takers(95));
    const closed = await contest.close(1);
    expect([closed.status, typeof closed.closedAt]).toEqual(['closed', 'string']);
    expectRefused(await app.admin.post(`${contest.path}/rounds/1/close`), [409, 'round-not-open']);
    expectRefused(await app.admin.post(`${contest.path}/rounds/2/close`), [404, 'not-found']);
    expect(await contest.round(1)).toEqual(closed);
  });

  it('closes its tables: no deal, no correction, no deletion, no end, no dealer', async () => {
    const { contest, table } = await Contest.atFirstRound(app.admin, { teams: 2 });
    await record(app.admin, table, takers(95));
    await contest.close(1);
    const before = [await tableOf(app.admin, table), await dealsOf(app.admin, table)];
    expectRefused(await send(app.admin, table, takers(70)), [409, 'round-closed']);
    expectRefused(await correct(app.admin, table, 1, takers(70)), [409, 'round-closed']);
    expectRefused(await removeDeal(app.admin, table, 1), [409, 'round-closed']);
    expectRefused(await end(table), [409, 'round-closed']);
    const etag = await etagAt(app.admin, `/tables/${table}`);
    expectRefused(await app.admin.patch(`/tables/${table}`, { dealer: 'a1' }, etag), [409, 'round-closed']);
    expect([await tableOf(app.admin, table), await dealsOf(app.admin, table)]).toEqual(before);
  });
});

describe('reopening', () => {
  it('lets the latest round be corrected and closed again', async () => {
    const { contest, table } = await Contest.atFirstRound(app.admin, { teams: 2 });
    await record(app.admin, table, takers(95));
    await contest.close(1);
    expectRefused(await app.admin.post(`${contest.path}/rounds/1/reopen`), [400, 'reason-required']);
    expect(await contest.reopen(1)).toMatchObject({ status: 'open', closedAt: null });
    expectRefused(await app.admin.post(`${contest.path}/rounds/1/reopen?reason=x`), [409, 'round-open']);
    expect((await contest.standings()).complete).toBe(true);
    expect((await correct(app.admin, table, 1, takers(70))).body).toMatchObject({ moved: [], version: 2 });
    await contest.close(1);
    expect((await contest.standings()).items.map(({ points }) => points)).toEqual([162, 0]);
    const rows = (await contest.audit()).filter(({ subject }) => subject === 'round');
    expect(rows.map(({ action, reason }) => [action, reason])).toEqual([
      ['round.drawn', null],
      ['round.closed', null],
      ['round.reopened', 'slip'],
      ['round.closed', null],
    ]);
  });

  it('is refused for a round that is not the latest', async () => {
    const contest = await Contest.start(app.admin);
    await contest.play(() => ({ winner: 'a', points: 100 }));
    await contest.draw();
    expectRefused(await app.admin.post(`${contest.path}/rounds/1/reopen?reason=x`), [409, 'round-not-latest']);
    expect((await contest.round(1)).status).toBe('closed');
  });
});

describe('a round before the latest', () => {
  it('is corrected in place, and the answer tells which ranks moved', async () => {
    const contest = await Contest.start(app.admin, { teams: 4, rounds: 3 });
    const first = await contest.play(({ number }) => ({ winner: 'a', points: number === 1 ? 300 : 200 }));
    const second = await contest.draw();
    const [one, two] = first.tables as [TableAnswer, TableAnswer];
    // Ranks: a of table 1 (300), a of table 2 (200), both b (0).
    const answer = await correct(app.admin, one.id, 1, gift('a', 100));
    expect(answer.status).toBe(200);
    expect(answer.body.moved).toEqual([
      { entryId: two.teams.a.entryId, number: two.teams.a.number, from: 2, to: 1 },
      { entryId: one.teams.a.entryId, number: one.teams.a.number, from: 1, to: 2 },
      // Of the two without points the one that lost by less is the better now.
      { entryId: one.teams.b.entryId, number: one.teams.b.number, from: 4, to: 3 },
      { entryId: two.teams.b.entryId, number: two.teams.b.number, from: 3, to: 4 },
    ]);
    expect((await contest.standings()).items.map(({ points }) => points)).toEqual([200, 100, 0, 0]);
    // What does not move a rank moves none.
    expect((await correct(app.admin, one.id, 1, gift('a', 101))).body.moved).toEqual([]);
    expect(await contest.round(2)).toEqual(second);
    expect((await contest.round(1)).status).toBe('closed');
  });

  it('keeps all its deals: one that would leave it incomplete is refused', async () => {
    const contest = await Contest.start(app.admin, { teams: 2, more: { format: { dealsPerRound: 1, rounds: 2 } } });
    const first = await contest.play(() => ({ winner: 'a', points: 100 }));
    await contest.draw({ acceptRematches: true });
    const table = first.tables[0]!.id;
    const before = await dealsOf(app.admin, table);
    expectRefused(await removeDeal(app.admin, table, 1), [409, 'table-would-be-incomplete']);
    expectRefused(await correct(app.admin, table, 1, { outcome: 'passed-out' }), [409, 'table-would-be-incomplete']);
    expect(await dealsOf(app.admin, table)).toEqual(before);
  });

  it('may be corrected after the tournament is finished, and not after it was cancelled', async () => {
    const contest = await Contest.start(app.admin, { teams: 2, rounds: 1 });
    const round = await contest.play(() => ({ winner: 'a', points: 100 }));
    const table = round.tables[0]!.id;
    body(await app.admin.post(`${contest.path}/finish`));
    expectRefused(await send(app.admin, table, takers(95)), [409, 'tournament-over']);
    const answer = await correct(app.admin, table, 1, gift('b', 100));
    expect(answer.body.moved.map(({ from, to }) => [from, to])).toEqual([
      [2, 1],
      [1, 2],
    ]);
    const { contest: other, table: cancelled } = await Contest.atFirstRound(app.admin, { teams: 2 });
    await record(app.admin, cancelled, takers(95));
    body(await app.admin.post(`${other.path}/cancel?reason=storm`));
    const before = await dealsOf(app.admin, cancelled);
    expect((await correct(app.admin, cancelled, 1, takers(70))).status).toBe(409);
    expect(await dealsOf(app.admin, cancelled)).toEqual(before);
  });
});

describe('drawing the next round', () => {
  const draw = (contest: Contest, sent?: object) => app.admin.post(`${contest.path}/rounds`, sent);

  it('waits until the one before is closed', async () => {
    const { contest } = await Contest.atFirstRound(app.admin);
    expectRefused(await draw(contest), [409, 'round-open']);
    expectRefused(await draw(contest, { dryRun: true }), [409, 'round-open']);
    expectRefused(await app.admin.get(`${contest.path}/rounds/2`), [404, 'not-found']);
  });

  it('ends with the number of rounds, which may be raised', async () => {
    const contest = await Contest.start(app.admin, { rounds: 1 });
    await contest.play(() => ({ winner: 'a', points: 100 }));
    expectRefused(await draw(contest), [409, 'all-rounds-drawn']);
    const etag = await etagAt(app.admin, contest.path);
    body(await app.admin.patch(contest.path, { format: { rounds: 2 } }, etag));
    expect((await contest.draw()).number).toBe(2);
    const now = await etagAt(app.admin, contest.path);
    const fewer = await app.admin.patch(contest.path, { format: { rounds: 1 } }, now);
    expectRefused(fewer, [422, 'unprocessable-request', '/format/rounds out-of-range']);
    expect(await etagAt(app.admin, contest.path)).toBe(now);
  });

  it('needs a tournament that runs', async () => {
    const draft = await Contest.create(app.admin, { teams: 2 });
    expectRefused(await draw(draft), [409, 'tournament-not-running']);
    body(await app.admin.post(`${draft.path}/cancel?reason=storm`));
    expectRefused(await draw(draft), [409, 'tournament-over']);
  });

  it('and finishing are in each other’s way: an open round keeps the tournament running', async () => {
    const { contest, table } = await Contest.atFirstRound(app.admin, { teams: 2 });
    expectRefused(await app.admin.post(`${contest.path}/finish`), [409, 'round-open']);
    await record(app.admin, table, takers(95));
    await contest.close(1);
    expect(body(await app.admin.post<{ state: string }>(`${contest.path}/finish`)).state).toBe('finished');
    expectRefused(await draw(contest), [409, 'tournament-over']);
  });
});

itAnswersAsDocumented(() => app);
