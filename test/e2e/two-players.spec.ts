import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TableAnswer } from '../../src/tables/dto/table.answer.js';
import type { TournamentAnswer } from '../../src/tournaments/dto/tournament.answer.js';
import { itAnswersAsDocumented, startApp, type TestApp } from '../support/app.js';
import { body, etagOf } from '../support/client.js';
import { Contest, correct, etagAt, newPlayer, record, send, tableOf, tournamentOf } from '../support/contest.js';
import { expectRefused } from '../support/refusals.js';
import { CAPOT, gift, takers, takersB } from '../support/sheets.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const RULES = { ruleset: { key: 'belote-two' } };
const start = (teams: number, deals = 2) =>
  Contest.start(app.admin, { teams, teamSize: 1, deals, rounds: 2, more: RULES });

describe('a tournament for two at a table', () => {
  it('is played from the draw to the ranking', async () => {
    const contest = await start(5);
    const first = await contest.draw();
    const [one, two] = first.tables as [TableAnswer, TableAnswer];
    expect(first.exempt).toMatchObject([{ name: 'Chloé Lefèvre', points: 162 }]);
    expect(one.teams).toEqual({
      a: expect.objectContaining({ name: 'Chloé Lefèvre', players: [expect.anything()] }),
      b: expect.objectContaining({ players: [expect.anything()] }),
    });

    // 1: made, then equality, which fails here (rules.md, belote-two).
    await record(app.admin, one.id, takers(100));
    expect((await record(app.admin, one.id, takersB(81))).result).toMatchObject({
      verdict: 'failed',
      score: { a: 162, b: 0 },
    });
    // 2: 91 each with the belote, which fails too and leaves it with its holder, then a capot.
    await record(app.admin, two.id, takers(71, { belotes: ['a'] }));
    await record(app.admin, two.id, CAPOT);
    const scores = [await tableOf(app.admin, one.id), await tableOf(app.admin, two.id)].map(({ score }) => score);
    expect(scores).toEqual([
      { a: 262, b: 62 },
      { a: 272, b: 162 },
    ]);
    // 162 a deal, 20 a belote, 90 a capot (rules.md, score sheet arithmetic).
    expect(scores.reduce((sum, { a, b }) => sum + a + b, 0)).toBe(4 * 162 + 20 + 90);
    await contest.close(1);

    const out = first.exempt[0]!.entryId;
    const expected = [two.teams.a, one.teams.a, { entryId: out }, two.teams.b, one.teams.b];
    const { items } = await contest.standings();
    expect(items.map(({ entryId }) => entryId)).toEqual(expected.map(({ entryId }) => entryId));
    expect(items.map(({ points, wins, difference }) => [points, wins, difference])).toEqual([
      [272, 1, 110],
      [262, 1, 200],
      [162, 0, 0],
      [162, 0, -110],
      [62, 0, -200],
    ]);
    expect(items.map(({ rounds }) => rounds)).toEqual([
      [{ round: 1, points: 272, opponent: two.teams.b.entryId, won: true }],
      [{ round: 1, points: 262, opponent: one.teams.b.entryId, won: true }],
      [{ round: 1, points: 162, opponent: null, bye: true, won: false }],
      [{ round: 1, points: 162, opponent: two.teams.a.entryId, won: false }],
      [{ round: 1, points: 62, opponent: one.teams.a.entryId, won: false }],
    ]);

    const second = await contest.draw();
    const pairs = second.tables.map(({ teams: { a, b } }) => [a.entryId, b.entryId].sort());
    expect(pairs).toEqual([[two.teams.a.entryId, one.teams.a.entryId].sort(), [out, two.teams.b.entryId].sort()]);
    expect(second.exempt.map(({ entryId }) => entryId)).toEqual([one.teams.b.entryId]);
    for (const { id } of second.tables) for (const points of [50, 0]) await record(app.admin, id, gift('a', points));
    await contest.close(2);
    const csv = await app.anyone.get(`${contest.path}/standings`, { accept: 'text/csv' });
    expect(csv.text.split('\r\n')[0]).toBe('rank,number,team,players,points,wins,difference,round1,round2');
    expect(csv.text).toMatch(/,Chloé Lefèvre,Chloé Lefèvre,/);
  });

  it('has two seats, who deal in turn', async () => {
    const contest = await start(2, 5);
    const [table] = (await contest.draw()).tables;
    const { id, dealer } = table!;
    expect(['a1', 'b1']).toContain(dealer);
    const path = `/tables/${id}`;
    for (const seat of ['a2', 'c1']) {
      const refused = await app.admin.patch(path, { dealer: seat }, await etagAt(app.admin, path));
      expectRefused(refused, [422, 'unprocessable-request', '/dealer not-a-seat']);
    }
    body(await app.admin.patch<TableAnswer>(path, { dealer: 'b1' }, await etagAt(app.admin, path)));
    const dealers: string[] = [];
    for (const sheet of [takers(100), takers(90), takersB(100)]) {
      await record(app.admin, id, sheet);
      dealers.push((await tableOf(app.admin, id)).dealer);
    }
    expect(dealers).toEqual(['a1', 'b1', 'a1']);
  });

  it('knows no third side and no partner', async () => {
    const contest = await start(2, 5);
    const [table] = (await contest.draw()).tables;
    const cases: readonly (readonly [object, string])[] = [
      [takers(100, { points: { a: 100, c: 62 } }), '/points/c side-not-at-table'],
      [takers(100, { belotes: ['c'] }), '/belotes/0 side-not-at-table'],
      [takers(100, { contract: { takers: 'c', trump: 'hearts' } }), '/contract/takers side-not-at-table'],
      [takers(100, { contract: { takers: 'a', taker: 'a2', trump: 'hearts' } }), '/contract/taker seat-not-at-table'],
      [{ outcome: 'penalty', against: 'c' }, '/against side-not-at-table'],
    ];
    for (const [sheet, fault] of cases) {
      expectRefused(await send(app.admin, table!.id, sheet), [422, 'unprocessable-request', fault]);
    }
  });

  it('is corrected like any other', async () => {
    const contest = await start(2, 1);
    const [table] = (await contest.draw()).tables;
    await record(app.admin, table!.id, takers(100));
    body(await correct(app.admin, table!.id, 1, takers(81)));
    expect((await tableOf(app.admin, table!.id)).score).toEqual({ a: 0, b: 162 });
    const refused = await correct(app.admin, table!.id, 1, takers(100, { points: { a: 100, c: 62 } }));
    expectRefused(refused, [422, 'unprocessable-request', '/points/c side-not-at-table']);
  });
});

describe('a team', () => {
  it('of one player is entered, and none of two', async () => {
    const contest = await start(2);
    const [one, two] = [await newPlayer(app.admin), await newPlayer(app.admin)];
    const enter = (players: readonly string[]) => app.admin.post(`${contest.path}/entries`, { players });
    const faults = [422, 'unprocessable-request', '/players wrong-team-size'] as const;
    const refused = await enter([one.id, two.id]);
    expectRefused(refused, faults);
    expect(refused.body.errors[0]?.detail).toBe('Players of a team in this tournament: 1.');
    expectRefused(await enter([]), [422, 'unprocessable-request', '/players bad-count']);
    body(await enter([one.id]), 201);
  });

  it.each([
    ['four at a table, teams of one', 'ffb-classic', 1],
    ['two at a table, teams of two', 'belote-two', 2],
  ])('must be of the size that the ruleset wants: %s', async (_, key, teamSize) => {
    const format = { dealsPerRound: 2, rounds: 2, teamSize };
    const refused = await app.admin.post('/tournaments', tournamentOf({ more: { ruleset: { key }, format } }));
    expectRefused(refused, [422, 'unprocessable-request', '/format/teamSize team-size-of-ruleset']);
  });

  it('follows the ruleset where nobody says its size', async () => {
    const made = await app.admin.post<TournamentAnswer>('/tournaments', tournamentOf({ more: RULES }));
    const { id, format } = body(made, 201);
    expect(format.teamSize).toBe(1);
    const path = `/tournaments/${id}`;
    const patch = (sent: object) => app.admin.patch(path, sent, etagOf(made));
    const at = (pointer: string) => [422, 'unprocessable-request', `${pointer} team-size-of-ruleset`] as const;
    expectRefused(await patch({ ruleset: { key: 'ffb-classic' } }), at('/ruleset/key'));
    expectRefused(
      await patch({ ruleset: { key: 'ffb-classic', overrides: { players: 4 } } }),
      at('/ruleset/overrides/players'),
    );
    expectRefused(await patch({ format: { teamSize: 2 } }), at('/format/teamSize'));
    const both = await patch({ ruleset: { key: 'ffb-classic' }, format: { teamSize: 2 } });
    expect(body(both)).toMatchObject({ ruleset: { key: 'ffb-classic' }, format: { teamSize: 2 } });
  });

  it('keeps its size once one is entered', async () => {
    const contest = await Contest.create(app.admin, { teams: 1, teamSize: 1, more: RULES });
    const wish = { ruleset: { key: 'ffb-classic' }, format: { teamSize: 2 } };
    const patch = async () => app.admin.patch(contest.path, wish, await etagAt(app.admin, contest.path));
    expectRefused(await patch(), [409, 'tournament-has-entries']);
    const entry = `${contest.path}/entries/${contest.entries[0]!.id}`;
    body(await app.admin.delete(entry, await etagAt(app.admin, entry)), 204);
    body(await patch());
  });
});

itAnswersAsDocumented(() => app);
