import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { StandingsAnswer } from '../../src/standings/dto/standings.answer.js';
import { itAnswersAsDocumented, startApp, type TestApp } from '../support/app.js';
import { Contest, record } from '../support/contest.js';
import { expectRefused } from '../support/refusals.js';
import { gift } from '../support/sheets.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const ranks = ({ items }: StandingsAnswer) =>
  items.map(({ rank, tied, points, decidedBy }) => [rank, tied, points, decidedBy]);

/** One round of two deals: 300–100 at table 1, 100–0 at table 2. */
async function fourTeams(ranking: readonly string[]): Promise<Contest> {
  const { contest, round } = await Contest.atFirstRound(app.admin, { deals: 2, more: { ranking } });
  const [one, two] = round.tables;
  await record(app.admin, one!.id, gift('a', 300));
  await record(app.admin, one!.id, gift('b', 100));
  await record(app.admin, two!.id, gift('a', 100));
  await record(app.admin, two!.id, gift('a', 0));
  await contest.close(1);
  return contest;
}

describe('ranks', () => {
  it('are shared where all keys are equal: 1, 2, 2, 4', async () => {
    const contest = await fourTeams(['points']);
    expect(ranks(await contest.standings())).toEqual([
      [1, false, 300, null],
      [2, true, 100, 'points'],
      [2, true, 100, null],
      [4, false, 0, 'points'],
    ]);
    const [, second, third] = (await contest.standings()).items;
    expect(second!.number).toBeLessThan(third!.number);
  });

  it.each([
    ['wins', ['points', 'wins', 'difference'], 'wins'],
    ['the difference', ['points', 'difference', 'wins'], 'difference'],
    ['points against', ['points', 'points-against'], 'points-against'],
  ])('of equal points are parted by %s', async (_, ranking, decidedBy) => {
    const contest = await fourTeams(ranking);
    expect(ranks(await contest.standings())).toEqual([
      [1, false, 300, null],
      [2, false, 100, 'points'],
      [3, false, 100, decidedBy],
      [4, false, 0, 'points'],
    ]);
    expect((await contest.standings()).items[1]).toMatchObject({ wins: 1, losses: 0, difference: 100 });
  });

  it('may be by wins before points', async () => {
    const contest = await fourTeams(['wins', 'points']);
    expect(ranks(await contest.standings())).toEqual([
      [1, false, 300, null],
      [2, false, 100, 'points'],
      [3, false, 100, 'wins'],
      [4, false, 0, 'points'],
    ]);
  });

  it('of equal points are parted by who won when they met', async () => {
    const contest = await Contest.start(app.admin, { more: { ranking: ['points', 'head-to-head'] } });
    const first = await contest.play(({ number }) => ({ winner: 'a', points: number === 1 ? 100 : 30 }));
    const [winner, loser] = [first.tables[0]!.teams.a, first.tables[0]!.teams.b];
    // The loser of the first round wins what the winner won; the others have 30 and nothing.
    await contest.play((table) => {
      const seats = [table.teams.a.entryId, table.teams.b.entryId];
      if (seats.includes(loser.entryId)) return { winner: contest.sideOf(table, loser.entryId), points: 100 };
      const other = contest.sideOf(table, winner.entryId) === 'a' ? 'b' : 'a';
      return { winner: other, points: 0 };
    });
    const { items } = await contest.standings();
    expect(items.slice(0, 2).map(({ entryId, rank, points, decidedBy }) => [entryId, rank, points, decidedBy])).toEqual(
      [
        [winner.entryId, 1, 100, null],
        [loser.entryId, 2, 100, 'head-to-head'],
      ],
    );
  });

  it('are drawn by lot only where the tournament wants that, and always alike', async () => {
    const contest = await Contest.start(app.admin, { more: { ranking: ['points', 'lot'] } });
    const before = await contest.standings();
    expect(before.items.map(({ rank, tied }) => [rank, tied])).toEqual([1, 2, 3, 4].map((rank) => [rank, false]));
    expect(before.items.map(({ decidedBy }) => decidedBy)).toEqual([null, 'lot', 'lot', 'lot']);
    expect(await contest.standings()).toEqual(before);
  });

  it('are shared by all before the first round', async () => {
    const contest = await Contest.start(app.admin, { teams: 3 });
    const { items, complete } = await contest.standings();
    expect([items.map(({ rank, tied, rounds }) => [rank, tied, rounds]), complete]).toEqual([
      [1, 2, 3].map(() => [1, true, []]),
      true,
    ]);
  });
});

describe('a row', () => {
  it('says everything about a team and its rounds', async () => {
    const contest = await Contest.start(app.admin, { teams: 2, rounds: 2 });
    const first = await contest.play(() => ({ winner: 'a', points: 162 }));
    const { a, b } = first.tables[0]!.teams;
    const { items, version } = await contest.standings();
    expect(items).toEqual([
      {
        rank: 1,
        tied: false,
        entryId: a.entryId,
        number: a.number,
        name: a.name,
        players: a.players,
        status: 'registered',
        points: 162,
        wins: 1,
        draws: 0,
        losses: 0,
        difference: 162,
        rounds: [{ round: 1, points: 162, opponent: b.entryId, won: true }],
        penalties: 0,
        decidedBy: null,
      },
      {
        rank: 2,
        tied: false,
        entryId: b.entryId,
        number: b.number,
        name: b.name,
        players: b.players,
        status: 'registered',
        points: 0,
        wins: 0,
        draws: 0,
        losses: 1,
        difference: -162,
        rounds: [{ round: 1, points: 0, opponent: a.entryId, won: false }],
        penalties: 0,
        decidedBy: 'points',
      },
    ]);
    expect(typeof version).toBe('string');
  });

  it('counts equal points at a table as a draw', async () => {
    const contest = await Contest.start(app.admin, { teams: 2 });
    await contest.play(() => ({ winner: 'a', points: 0 }));
    expect((await contest.standings()).items.map(({ wins, draws, losses }) => [wins, draws, losses])).toEqual([
      [0, 1, 0],
      [0, 1, 0],
    ]);
  });
});

describe('which rounds count', () => {
  it('those up to ?round=, or to the latest that is closed; live adds what is open', async () => {
    const contest = await Contest.start(app.admin, { rounds: 3 });
    await contest.play(() => ({ winner: 'a', points: 100 }));
    const afterOne = await contest.standings();
    expect(afterOne.complete).toBe(true);
    const second = await contest.draw();
    expect(await contest.standings()).toEqual(afterOne);
    expect(await contest.standings('?round=1')).toEqual(afterOne);
    await record(app.admin, second.tables[0]!.id, gift('a', 1000));
    expect(await contest.standings()).toEqual(afterOne);

    const live = await contest.standings('?live=true');
    expect(live.complete).toBe(false);
    const winner = live.items[0]!;
    expect(winner.entryId).toBe(second.tables[0]!.teams.a.entryId);
    expect(winner.rounds.at(-1)).toMatchObject({ round: 2, points: 1000, won: true });
    // A table that has no deal yet has no result yet.
    const waiting = second.tables[1]!.teams.a.entryId;
    expect(live.items.find(({ entryId }) => entryId === waiting)!.rounds.map(({ round }) => round)).toEqual([1]);
    expect(await contest.standings('?round=2')).toEqual(live);

    await record(app.admin, second.tables[1]!.id, gift('b', 10));
    await contest.close(2);
    const afterTwo = await contest.standings();
    expect([afterTwo.complete, afterTwo.items[0]!.entryId]).toEqual([true, winner.entryId]);
    expect(await contest.standings('?round=1')).toEqual(afterOne);
  });

  it.each([
    ['?round=0', 400, 'invalid-parameter'],
    ['?round=51', 400, 'invalid-parameter'],
    ['?round=x', 400, 'invalid-parameter'],
    ['?round=1.5', 400, 'invalid-parameter'],
    ['?round=', 400, 'invalid-parameter'],
    ['?round=1&round=2', 400, 'invalid-parameter'],
    ['?live=yes', 400, 'invalid-parameter'],
    ['?rounds=1', 400, 'unknown-parameter'],
    ['?round=2', 404, 'not-found'],
  ])('%s is refused', async (query, status, code) => {
    const { contest } = await Contest.atFirstRound(app.admin, { teams: 2 });
    expectRefused(await app.anyone.get(`${contest.path}/standings${query}`), [status, code]);
  });
});

describe('who has left', () => {
  it('comes last with the status and without a rank, and the others keep what they won', async () => {
    const contest = await Contest.start(app.admin);
    const round = await contest.play(({ number }) => ({ winner: 'a', points: 300 - 100 * number }));
    const [one, two] = round.tables;
    await contest.setStatus(one!.teams.a.entryId, 'withdrawn');
    await contest.setStatus(two!.teams.b.entryId, 'disqualified');
    const { items } = await contest.standings();
    const shown = items.map(({ entryId, rank, tied, status, points, decidedBy }) => [
      entryId,
      rank,
      tied,
      status,
      points,
      decidedBy,
    ]);
    const left = [
      [one!.teams.a.entryId, null, false, 'withdrawn', 200, null],
      [two!.teams.b.entryId, null, false, 'disqualified', 0, null],
    ];
    expect(shown.slice(0, 2)).toEqual([
      [two!.teams.a.entryId, 1, false, 'registered', 100, null],
      [one!.teams.b.entryId, 2, false, 'registered', 0, 'points'],
    ]);
    expect(shown.slice(2).sort()).toEqual(left.sort());
  });
});

itAnswersAsDocumented(() => app);
