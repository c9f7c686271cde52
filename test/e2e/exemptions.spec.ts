import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RoundAnswer } from '../../src/rounds/dto/round.answer.js';
import { itAnswersAsDocumented, startApp, type TestApp } from '../support/app.js';
import { Contest, correct, record } from '../support/contest.js';
import { gift, takers } from '../support/sheets.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Three teams: one table and one that sits out, in a round of two deals. */
const threeTeams = async (bye?: object): Promise<{ contest: Contest; round: RoundAnswer }> =>
  Contest.atFirstRound(app.admin, { teams: 3, deals: 2, more: bye === undefined ? {} : { bye } });

describe('with an odd number of teams', () => {
  it('the lowest that never sat out does', async () => {
    const contest = await Contest.start(app.admin, { teams: 5, rounds: 3, more: { bye: { points: 'none' } } });
    const first = await contest.draw();
    expect([first.tables.length, first.exempt.length]).toEqual([2, 1]);
    // 95–67 and 100–62: the exempt team is the lowest, and after it the loser of the second table.
    await record(app.admin, first.tables[0]!.id, takers(95));
    await record(app.admin, first.tables[1]!.id, takers(100));
    await contest.close(1);
    const ranking = (await contest.standings()).items.map(({ entryId }) => entryId);
    expect(ranking.at(-1)).toBe(first.exempt[0]!.entryId);
    const second = await contest.draw();
    expect(second.exempt.map(({ entryId }) => entryId)).toEqual([ranking.at(-2)]);
    expect(ranking.at(-2)).toBe(first.tables[1]!.teams.b.entryId);
  });

  it('each sits out once before anybody does twice', async () => {
    const contest = await Contest.start(app.admin, { teams: 5, rounds: 5 });
    const exempt: number[] = [];
    for (let round = 1; round <= 5; round++) {
      const played = await contest.play(({ number }) => ({ winner: 'b', points: 10 * number + round }));
      exempt.push(...played.exempt.map(({ number }) => number));
      expect(played.tables.map(({ rematchOf }) => rematchOf)).toEqual([null, null]);
    }
    expect(exempt.sort()).toEqual([1, 2, 3, 4, 5]);
  });

  it('the one that sits out has no table, and is told why', async () => {
    const { contest, round } = await threeTeams();
    const [exempt] = round.exempt;
    expect(round.tables.flatMap(({ teams: { a, b } }) => [a.entryId, b.entryId])).not.toContain(exempt!.entryId);
    const entry = contest.entries.find(({ id }) => id === exempt!.entryId);
    expect(exempt).toEqual({
      entryId: entry!.id,
      number: entry!.number,
      name: entry!.name,
      points: 162,
      why: exempt!.why,
    });
    expect(exempt!.why.length).toBeGreaterThan(10);
  });
});

describe('the points of a round without opponent', () => {
  it.each([
    ['half a round where nothing is said', undefined, 162, 0],
    ['half a round', { points: 'half' }, 162, 0],
    ['half a round and a win', { points: 'half', win: true }, 162, 1],
    ['nothing', { points: 'none' }, 0, 0],
    ['nothing but a win', { points: 'none', win: true }, 0, 1],
    ['a number', { points: 250, win: false }, 250, 0],
    ['a number of nothing', { points: 0 }, 0, 0],
  ])('are %s', async (_, bye, points, wins) => {
    const { contest, round } = await threeTeams(bye);
    expect(round.exempt[0]!.points).toBe(points);
    await record(app.admin, round.tables[0]!.id, gift('a', 10));
    await record(app.admin, round.tables[0]!.id, gift('a', 10));
    await contest.close(1);
    const row = (await contest.standings()).items.find(({ entryId }) => entryId === round.exempt[0]!.entryId);
    expect(row).toMatchObject({ points, wins, draws: 0, losses: 0, difference: 0 });
    expect(row!.rounds).toEqual([{ round: 1, points, opponent: null, bye: true, won: wins === 1 }]);
  });

  it('are the average of the round, half up, and follow its corrections', async () => {
    const { contest, round } = await threeTeams({ points: 'average' });
    const table = round.tables[0]!.id;
    const average = async () => {
      const { items } = await contest.standings('?live=true');
      const row = items.find(({ entryId }) => entryId === round.exempt[0]!.entryId);
      return [(await contest.round(1)).exempt[0]!.points, row!.points];
    };
    expect(round.exempt[0]!.points).toBe(null);
    await record(app.admin, table, gift('a', 300));
    await record(app.admin, table, gift('b', 201));
    // 501 points of two teams.
    expect(await average()).toEqual([251, 251]);
    await correct(app.admin, table, 2, gift('b', 200));
    expect(await average()).toEqual([250, 250]);
    await contest.close(1);
    expect(await average()).toEqual([250, 250]);
  });
});

itAnswersAsDocumented(() => app);
