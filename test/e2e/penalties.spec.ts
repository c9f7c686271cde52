import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { itAnswersAsDocumented, startApp, type TestApp } from '../support/app.js';
import { etagOf } from '../support/client.js';
import { Contest } from '../support/contest.js';
import { expectRefused } from '../support/refusals.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

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

itAnswersAsDocumented(() => app);
