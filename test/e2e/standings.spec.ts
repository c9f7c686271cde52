import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { StandingsAnswer } from '../../src/standings/dto/standings.answer.js';
import { itAnswersAsDocumented, startApp, type TestApp } from '../support/app.js';
import { etagOf } from '../support/client.js';
import { Contest, etagAt, newPlayer, record } from '../support/contest.js';
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

describe('penalties', () => {
  it('are taken off from their round on, in a line of their own', async () => {
    const contest = await Contest.start(app.admin, { teams: 2, rounds: 2 });
    const first = await contest.play(() => ({ winner: 'a', points: 100 }));
    await contest.draw({ acceptRematches: true });
    const { entryId } = first.tables[0]!.teams.a;
    const row = async (query: string) => {
      const { items } = await contest.standings(query);
      const { points, penalties, rounds, rank } = items.find((item) => item.entryId === entryId)!;
      return { points, penalties, rounds: rounds.map((round) => round.points), rank };
    };
    const always = await contest.penalise(entryId, 30);
    const later = await contest.penalise(entryId, 200, { round: 2 });
    expect([always.round, later.round]).toEqual([null, 2]);
    expect(await row('')).toEqual({ points: 70, penalties: 30, rounds: [100], rank: 1 });
    expect(await row('?round=1')).toEqual({ points: 70, penalties: 30, rounds: [100], rank: 1 });
    expect(await row('?live=true')).toEqual({ points: -130, penalties: 230, rounds: [100], rank: 2 });

    const path = `${contest.path}/penalties/${always.id}`;
    expectRefused(await app.admin.delete(path, '"1"'), [400, 'reason-required']);
    expectRefused(await app.admin.delete(`${path}?reason=x`), [428, 'if-match-required']);
    expectRefused(await app.admin.delete(`${path}?reason=x`, '"2"'), [412, 'version-stale']);
    expect((await app.anyone.get(path)).body).toEqual(always);
    expect((await app.admin.delete(`${path}?reason=appeal`, etagOf(await app.anyone.get(path)))).status).toBe(204);
    expectRefused(await app.anyone.get(path), [404, 'not-found']);
    expect(await row('')).toEqual({ points: 100, penalties: 0, rounds: [100], rank: 1 });
    expect((await app.anyone.get(`${contest.path}/penalties`)).body).toEqual({ items: [later], next: null });
    const rows = (await contest.audit()).filter(({ subject }) => subject === 'penalty');
    expect(rows.map(({ action, reason }) => [action, reason])).toEqual([
      ['penalty.created', 'late'],
      ['penalty.created', 'late'],
      ['penalty.deleted', 'appeal'],
    ]);
  });

  it.each([
    ['no points', { points: 0 }, 422, ['/points out-of-range']],
    ['points below nothing', { points: -10 }, 422, ['/points out-of-range']],
    ['points that are a text', { points: '10' }, 400, ['/points not-a-whole-number']],
    ['a round that is not drawn', { round: 2 }, 422, ['/round round-not-drawn']],
    ['no reason', { reason: undefined }, 400, ['/reason missing']],
    ['an entry of nowhere', { entryId: '019a0000-0000-7000-8000-000000000000' }, 422, ['/entryId unknown-entry']],
    ['an entry that is no id', { entryId: 'x' }, 422, ['/entryId unknown-entry']],
    [
      'everything wrong',
      { entryId: 7, points: 1.5, reason: null, round: 'x', more: 1 },
      400,
      [
        '/entryId not-text',
        '/points not-a-whole-number',
        '/reason not-text',
        '/round not-a-whole-number',
        '/more unknown-field',
      ],
    ],
  ])('with %s are refused', async (_, change, status, faults) => {
    const { contest } = await Contest.atFirstRound(app.admin, { teams: 2 });
    const sent = { entryId: contest.entries[0]!.id, points: 10, reason: 'late', ...change };
    const answer = await app.admin.post(`${contest.path}/penalties`, sent);
    expectRefused(answer, [status, status === 400 ? 'malformed-request' : 'unprocessable-request', ...faults]);
    expect((await app.anyone.get(`${contest.path}/penalties`)).body).toEqual({ items: [], next: null });
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

describe('the ranking as CSV', () => {
  const csv = { accept: 'text/csv' };

  it('has one line a team, the accents, a column a round, and runs no formula', async () => {
    const contest = await Contest.create(app.admin, { teams: 0, rounds: 2, more: { ranking: ['points'] } });
    const odd = [
      await newPlayer(app.admin, { lastName: '@SUM(A1)', firstName: 'Zoë' }),
      await newPlayer(app.admin, { lastName: 'O"Neill, fils', firstName: '-Éric' }),
    ];
    const sent = { players: odd.map(({ id }) => id), name: '=HYPERLINK("http://x")' };
    const one = (await app.admin.post<{ id: string }>(`${contest.path}/entries`, sent)).body;
    await contest.enter({ name: 'Œuf, à la coque' });
    await app.admin.post(`${contest.path}/start`);
    await contest.play((table) => ({ winner: contest.sideOf(table, one.id), points: 162 }));

    const answer = await app.anyone.get(`${contest.path}/standings`, csv);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('vary')).toEqual(expect.stringMatching(/accept(,|$)/i));
    const bytes = await app.anyone.with(csv).get(`${contest.path}/standings`);
    expect(bytes.text.replace(/^\uFEFF/, '').split('\r\n')).toEqual([
      'rank,number,team,players,points,wins,difference,round1',
      '1,1,"\'=HYPERLINK(""http://x"")","Zoë @SUM(A1), -Éric O""Neill, fils",162,1,162,162',
      '2,2,"Œuf, à la coque","Chloé Lefèvre, Chloé Lefèvre",0,0,-162,0',
      '',
    ]);
  });

  it.each(['+1', '-1', '=1', '@x', "'=1"])('defuses a team called %s', async (name) => {
    const contest = await Contest.create(app.admin, { teams: 0 });
    await contest.enter({ name });
    const line = (await app.anyone.get(`${contest.path}/standings`, csv)).text.split('\r\n')[1];
    expect(line?.split(',')[2]).toMatch(/^'/);
  });

  it('defuses a list of players that begins like a formula', async () => {
    const contest = await Contest.create(app.admin, { teams: 0 });
    const players = [
      await newPlayer(app.admin, { firstName: '=1+1', lastName: 'x' }),
      await newPlayer(app.admin, { firstName: 'b', lastName: 'y' }),
    ];
    await app.admin.post(`${contest.path}/entries`, { players: players.map(({ id }) => id), name: 'n' });
    const line = (await app.anyone.get(`${contest.path}/standings`, csv)).text.split('\r\n')[1];
    expect(line).toBe('1,1,n,"\'=1+1 x, b y",0,0,0');
  });
});

describe('the ranking’s tag', () => {
  it('gives 304 while nothing changed, for each rendering its own', async () => {
    const contest = await Contest.start(app.admin, { teams: 2 });
    const path = `${contest.path}/standings`;
    const json = await app.anyone.get<StandingsAnswer>(path);
    const asCsv = await app.anyone.get(path, { accept: 'text/csv' });
    const french = await app.anyone.get(path, { 'accept-language': 'fr' });
    const { version } = json.body;
    expect([json, asCsv, french].map(etagOf)).toEqual([`"${version}"`, `"${version}.csv"`, `"${version}.fr"`]);
    const ask = async (tag: string, headers = {}) =>
      (await app.anyone.get(path, { 'if-none-match': tag, ...headers })).status;
    expect(await ask(`"${version}"`)).toBe(304);
    expect(await ask(`"other", W/"${version}"`)).toBe(304);
    expect(await ask('*')).toBe(304);
    expect(await ask(`"${version}.csv"`)).toBe(200);
    expect(await ask(`"${version}.csv"`, { accept: 'text/csv' })).toBe(304);
    expect(await ask(`"${version}"`, { accept: 'text/csv' })).toBe(200);
    await contest.penalise(contest.entries[0]!.id, 10);
    expect(await ask(`"${version}"`)).toBe(200);
    expect(await etagAt(app.anyone, path)).not.toBe(`"${version}"`);
  });
});

itAnswersAsDocumented(() => app);
