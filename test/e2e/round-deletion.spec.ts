import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { itAnswersAsDocumented, startApp, type TestApp } from '../support/app.js';
import { etagOf } from '../support/client.js';
import { Contest, etagAt, record } from '../support/contest.js';
import { expectRefused } from '../support/refusals.js';
import { takers } from '../support/sheets.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('deleting a round', () => {
  const remove = async (contest: Contest, number: number, query = '') =>
    app.admin.delete(
      `${contest.path}/rounds/${number}${query}`,
      await etagAt(app.admin, `${contest.path}/rounds/${number}`),
    );

  it('undoes a draw without results, and the next draw has its number', async () => {
    const { contest, table } = await Contest.atFirstRound(app.admin);
    expectRefused(await app.admin.delete(`${contest.path}/rounds/1`), [428, 'if-match-required']);
    expectRefused(await app.admin.delete(`${contest.path}/rounds/1`, '"0"'), [412, 'version-stale']);
    expect((await remove(contest, 1)).status).toBe(204);
    expectRefused(await app.admin.get(`${contest.path}/rounds/1`), [404, 'not-found']);
    expectRefused(await app.admin.get(`/tables/${table}`), [404, 'not-found']);
    expect((await contest.draw()).number).toBe(1);
  });

  it('with results needs discardResults and a reason, and the audit keeps the results', async () => {
    const { contest, table } = await Contest.atFirstRound(app.admin, { teams: 2 });
    const deal = await record(app.admin, table, takers(95));
    const before = await contest.round(1);
    expectRefused(await remove(contest, 1), [409, 'round-has-results']);
    expectRefused(await remove(contest, 1, '?reason=x'), [409, 'round-has-results']);
    expectRefused(await remove(contest, 1, '?discardResults=true'), [400, 'reason-required']);
    expectRefused(await remove(contest, 1, '?discardResults=perhaps&reason=x'), [400, 'invalid-parameter']);
    expect(await contest.round(1)).toEqual(before);
    expect((await remove(contest, 1, '?discardResults=true&reason=wrong%20teams')).status).toBe(204);
    const [row] = (await contest.audit()).filter(({ action }) => action === 'round.deleted');
    expect(row).toMatchObject({
      reason: 'wrong teams',
      before: { deals: [expect.objectContaining({ sheet: deal.sheet })] },
    });
  });

  it('is refused where the round is closed, or not the latest', async () => {
    const contest = await Contest.start(app.admin);
    await contest.play(() => ({ winner: 'a', points: 100 }));
    expectRefused(await remove(contest, 1, '?discardResults=true&reason=x'), [409, 'round-closed']);
    await contest.draw();
    expectRefused(await remove(contest, 1, '?discardResults=true&reason=x'), [409, 'round-not-latest']);
    expect((await contest.round(1)).status).toBe('closed');
  });
});

describe('a round’s version', () => {
  it('changes with every one of its tables, and the tournament’s does not', async () => {
    const { contest, table } = await Contest.atFirstRound(app.admin);
    const roundTag = () => etagAt(app.anyone, `${contest.path}/rounds/1`);
    const listTag = () => etagAt(app.anyone, `${contest.path}/rounds/1/tables`);
    const before = {
      round: await roundTag(),
      list: await listTag(),
      tournament: await etagAt(app.anyone, contest.path),
    };
    await record(app.admin, table, takers(95));
    expect(await roundTag()).not.toBe(before.round);
    expect(await listTag()).not.toBe(before.list);
    expect(await etagAt(app.anyone, contest.path)).toBe(before.tournament);
    const unchanged = await app.anyone.get(`${contest.path}/rounds/1`, { 'if-none-match': await roundTag() });
    expect([unchanged.status, unchanged.text]).toEqual([304, '']);
    const changed = await app.anyone.get(`${contest.path}/rounds/1`, { 'if-none-match': before.round });
    expect([changed.status, etagOf(changed)]).toEqual([200, await roundTag()]);
  });
});

itAnswersAsDocumented(() => app);
