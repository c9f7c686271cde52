import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TableAnswer } from '../../src/tables/dto/table.answer.js';
import type { TournamentAnswer } from '../../src/tournaments/dto/tournament.answer.js';
import { itAnswersAsDocumented, startApp, type TestApp } from '../support/app.js';
import { body, etagOf } from '../support/client.js';
import { Contest, correct, dealsOf, record, removeDeal, send, tableOf, tournamentOf } from '../support/contest.js';
import { expectRefused, short } from '../support/refusals.js';
import { CAPOT, gift, LITIGE, PASSED_OUT, takers, takersB, type Sheet } from '../support/sheets.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const to = (target: number, more: object = {}) => ({ more: { format: { target, rounds: 2 }, ...more } });

/** One table that plays to a target, with these deals. */
async function tableTo(target: number, sheets: readonly Sheet[] = [], more: object = {}): Promise<string> {
  const { table } = await Contest.atFirstRound(app.admin, { teams: 2, ...to(target, more) });
  for (const sheet of sheets) await record(app.admin, table, sheet);
  return table;
}

const shape = ({ status, deals, score, pot }: TableAnswer) => ({ status, deals, score, pot });

describe('a tournament to a target', () => {
  it('is played from the draw to the ranking', async () => {
    const contest = await Contest.start(app.admin, { teams: 5, ...to(301) });
    expect((await app.anyone.get<TournamentAnswer>(contest.path)).body.format).toEqual({
      teamSize: 2,
      target: 301,
      rounds: 2,
      firstDraw: 'random',
      nextDraw: 'by-ranking',
    });
    const first = await contest.draw();
    expect(first.exempt[0]?.points).toBe(150);
    const [one, two] = first.tables;
    expect(shape(one!)).toEqual({
      status: 'open',
      deals: { counted: 0, of: null, target: 301 },
      score: { a: 0, b: 0 },
      pot: 0,
    });

    // 1: a litige, a deal nobody takes, then the pot takes side a over.
    for (const sheet of [takers(120), LITIGE, PASSED_OUT, takers(100)]) await record(app.admin, one!.id, sheet);
    expect(shape(await tableOf(app.admin, one!.id))).toEqual({
      status: 'complete',
      deals: { counted: 3, of: null, target: 301 },
      score: { a: 301, b: 185 },
      pot: 0,
    });
    const late = await send(app.admin, one!.id, takers(100));
    expectRefused(late, [409, 'match-over']);
    expect(late.body).toMatchObject({ detail: 'The match to 301 points is won in deal 4; deal 5 cannot follow it.' });
    expectRefused(await send(app.admin, one!.id, PASSED_OUT), [409, 'match-over']);
    expectRefused(await send(app.admin, one!.id, takers(300)), [409, 'match-over']);

    // 2: nobody is there yet.
    await record(app.admin, two!.id, gift('b', 300));
    const refused = await app.admin.post(`${contest.path}/rounds/1/close`);
    expectRefused(refused, [409, 'round-incomplete']);
    expect(refused.body['tables']).toEqual([{ id: two!.id, number: 2, missing: null }]);
    await record(app.admin, two!.id, takers(82));
    await contest.close(1);

    const standings = await contest.standings();
    const pointsOf = (entryId: string) => standings.items.find((row) => row.entryId === entryId)?.points;
    const seats = [one!.teams.a, one!.teams.b, two!.teams.a, two!.teams.b, first.exempt[0]!];
    expect(seats.map(({ entryId }) => pointsOf(entryId))).toEqual([301, 185, 82, 380, 150]);
    expect(standings.items.map(({ points, wins }) => [points, wins])).toEqual([
      [380, 1],
      [301, 1],
      [185, 0],
      [150, 0],
      [82, 0],
    ]);

    const second = await contest.draw();
    expect(second.tables.map(({ deals, rematchOf }) => [deals, rematchOf])).toEqual([
      [{ counted: 0, of: null, target: 301 }, null],
      [{ counted: 0, of: null, target: 301 }, null],
    ]);
    for (const { id } of second.tables) await record(app.admin, id, gift('a', 301));
    expect(await contest.close(2)).toMatchObject({ status: 'closed' });
    body(await app.admin.post(`${contest.path}/finish`));
  });

  it('is a plan that a draft can change: the one takes the place of the other', async () => {
    const made = await app.admin.post<TournamentAnswer>('/tournaments', tournamentOf({ deals: 12 }));
    const path = `/tournaments/${body(made, 201).id}`;
    const format = async (sent: object, etag: string) =>
      body(await app.admin.patch<TournamentAnswer>(path, { format: sent }, etag)).format;
    const rest = { teamSize: 2, rounds: 2, firstDraw: 'random', nextDraw: 'by-ranking' };
    expect(await format({ target: 1000 }, '"1"')).toEqual({ ...rest, target: 1000 });
    expect(await format({ rounds: 3 }, '"2"')).toEqual({ ...rest, rounds: 3, target: 1000 });
    expect(await format({ dealsPerRound: 8 }, '"3"')).toEqual({ ...rest, rounds: 3, dealsPerRound: 8 });
    const both = await app.admin.patch(path, { format: { target: 501, dealsPerRound: 8 } }, '"4"');
    expectRefused(both, [422, 'unprocessable-request', '/format/target two-lengths']);
    body(await app.admin.patch(path, { format: { target: 1000 } }, '"4"'));
    const capped = { ruleset: { key: 'ffb-classic', overrides: { round: { cap: 999 } } } };
    const unreachable = await app.admin.patch(path, capped, '"5"');
    expectRefused(unreachable, [422, 'unprocessable-request', '/ruleset target-with-cap']);
    const within = await app.admin.patch(path, { ...capped, format: { target: 501 } }, '"5"');
    expectRefused(within, [422, 'unprocessable-request', '/format/target target-with-cap']);
    body(await app.admin.patch(path, { ...capped, format: { dealsPerRound: 8 } }, '"5"'));
  });

  it('is fixed once it has started', async () => {
    const contest = await Contest.start(app.admin, { teams: 2, ...to(501) });
    const etag = etagOf(await app.admin.get(contest.path));
    expectRefused(await app.admin.patch(contest.path, { format: { target: 1000 } }, etag), [409, 'tournament-started']);
    const deals = await app.admin.patch(contest.path, { format: { dealsPerRound: 5 } }, etag);
    expectRefused(deals, [409, 'tournament-started']);
  });
});

describe('a match', () => {
  it.each<[string, number, Sheet[], string, { a: number; b: number }]>([
    ['both over in one deal: the higher has won', 140, [takers(82), takers(100)], 'complete', { a: 182, b: 142 }],
    ['both over and equal: it goes on', 160, [takers(82), takersB(82)], 'open', { a: 162, b: 162 }],
    ['until they are unequal', 160, [takers(82), takersB(82), takersB(90)], 'complete', { a: 234, b: 252 }],
  ])('%s', async (_, target, sheets, status, score) => {
    expect(await tableOf(app.admin, await tableTo(target, sheets))).toMatchObject({ status, score });
  });

  it('is not won by a belote alone where the ruleset says so', async () => {
    const sheets = [takersB(150), takersB(140), { ...CAPOT, belotes: ['b'] } as Sheet];
    expect(await tableOf(app.admin, await tableTo(300, sheets))).toMatchObject({
      status: 'complete',
      score: { a: 286, b: 310 },
    });
    const ruleset = { key: 'ffb-classic', overrides: { round: { targetNeedsTrick: true } } };
    const table = await tableTo(300, sheets, { ruleset });
    expect(await tableOf(app.admin, table)).toMatchObject({ status: 'open', score: { a: 286, b: 310 } });
    await record(app.admin, table, takersB(82));
    expect(await tableOf(app.admin, table)).toMatchObject({ status: 'complete', score: { a: 366, b: 392 } });
  });

  it('is over when time is up, has no last deal then, and plays on when that is taken back', async () => {
    const table = await tableTo(1000, [takers(100), LITIGE]);
    const end = await app.admin.post<TableAnswer>(`/tables/${table}/end`, { reason: 'time is up' });
    const played = { deals: { counted: 2, of: null, target: 1000 }, score: { a: 100, b: 143 }, pot: 81 };
    expect(shape(body(end))).toEqual({ status: 'complete', ...played });
    expectRefused(await send(app.admin, table, takers(100)), [409, 'table-ended']);
    const resumed = await app.admin.post<TableAnswer>(`/tables/${table}/resume?reason=slip`);
    expect(shape(body(resumed))).toEqual({ status: 'open', ...played });
    await record(app.admin, table, gift('a', 819));
    expect(await tableOf(app.admin, table)).toMatchObject({ status: 'complete', score: { a: 1000, b: 143 } });
    const twice = await app.admin.post(`/tables/${table}/end`, { reason: 'time is up' });
    expectRefused(twice, [409, 'table-complete']);
  });

  it('may be closed early: what was played counts', async () => {
    const { contest, table } = await Contest.atFirstRound(app.admin, { teams: 2, ...to(1000) });
    await record(app.admin, table, takers(100));
    body(await app.admin.post(`/tables/${table}/end`, { reason: 'time is up' }));
    await contest.close(1);
    expect((await contest.standings()).items.map(({ points, wins }) => [points, wins])).toEqual([
      [100, 1],
      [62, 0],
    ]);
  });

  it('has one last deal, however many are sent at once', async () => {
    const table = await tableTo(200, [gift('a', 199)]);
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(app.admin, table, takers(100))));
    const codes = answers.map((answer) => (answer.status === 201 ? '201' : short(answer).join(' '))).sort();
    expect(codes).toEqual(['201', ...Array.from({ length: 11 }, () => '409 match-over')]);
    expect((await dealsOf(app.admin, table)).map(({ number }) => number)).toEqual([1, 2]);
  });
});

describe('a correction of a match', () => {
  it('may open it again while the round is open', async () => {
    const table = await tableTo(180, [takers(90), takers(90)]);
    expect(await tableOf(app.admin, table)).toMatchObject({ status: 'complete' });
    body(await correct(app.admin, table, 2, takers(89)));
    expect(await tableOf(app.admin, table)).toMatchObject({ status: 'open', score: { a: 179, b: 145 } });
    await record(app.admin, table, takers(100));
    expect(await tableOf(app.admin, table)).toMatchObject({ status: 'complete', deals: { counted: 3 } });
    body(await removeDeal(app.admin, table, 3), 204);
    expect(await tableOf(app.admin, table)).toMatchObject({ status: 'open' });
  });

  it('may not leave a deal after its end, and names both', async () => {
    const table = await tableTo(250, [takers(90), takers(90), takers(90)]);
    const refused = await correct(app.admin, table, 1, { ...CAPOT });
    expectRefused(refused, [409, 'match-over']);
    expect(refused.body).toMatchObject({
      detail: 'The match to 250 points is won in deal 1; deal 2 cannot follow it.',
    });
    expect(await tableOf(app.admin, table)).toMatchObject({ score: { a: 270, b: 216 }, version: 4 });
  });

  it('nor may a deal that is taken out', async () => {
    // 163 each after deal 3. Without the 2 of deal 1, side a has won there.
    const table = await tableTo(163, [gift('b', 2), takers(90), takersB(89), takers(100)]);
    expect(await tableOf(app.admin, table)).toMatchObject({ status: 'complete', score: { a: 263, b: 225 } });
    const refused = await removeDeal(app.admin, table, 1);
    expectRefused(refused, [409, 'match-over']);
    expect(refused.body).toMatchObject({
      detail: 'The match to 163 points is won in deal 3; deal 4 cannot follow it.',
    });
    expect((await dealsOf(app.admin, table)).map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });

  it('leaves a closed round its end, and tells which ranks moved', async () => {
    const contest = await Contest.start(app.admin, { teams: 4, ...to(180) });
    const { tables } = await contest.draw();
    const [table, other] = tables.map(({ id }) => id);
    for (const sheet of [takers(90), takers(90)]) await record(app.admin, table!, sheet);
    for (const sheet of [takers(90), takers(95)]) await record(app.admin, other!, sheet);
    await contest.close(1);
    await contest.draw();
    expectRefused(await correct(app.admin, table!, 2, takers(89)), [409, 'match-would-be-open']);
    expectRefused(await removeDeal(app.admin, table!, 1), [409, 'match-would-be-open']);
    expectRefused(await correct(app.admin, table!, 1, { ...CAPOT }), [409, 'match-over']);
    const corrected = body(await correct(app.admin, table!, 2, takers(100)));
    expect(corrected.moved.map(({ from, to }) => [from, to])).toEqual(
      expect.arrayContaining([
        [2, 1],
        [1, 2],
      ]),
    );
    expect(await tableOf(app.admin, table!)).toMatchObject({ score: { a: 190, b: 134 }, status: 'complete' });
  });
});

itAnswersAsDocumented(() => app);
