import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { itAnswersAsDocumented, startApp, type TestApp } from '../support/app.js';
import { body, etagOf } from '../support/client.js';
import { Contest, etagAt, record, removeDeal } from '../support/contest.js';
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

  it('gives no tag of a deleted round again, whichever rounds were deleted since', async () => {
    const contest = await Contest.start(app.admin, { teams: 4, rounds: 2 });
    const playFirst = () => contest.play(() => ({ winner: 'a', points: 100 }));
    await playFirst();
    const { tables } = await contest.draw();
    const tags = new Set<string>();
    for (let i = 0; i < 6; i++) {
      tags.add(await etagAt(app.admin, `${contest.path}/rounds/2`));
      const { number } = await record(app.admin, tables[0]!.id, takers(95));
      tags.add(await etagAt(app.admin, `${contest.path}/rounds/2`));
      await removeDeal(app.admin, tables[0]!.id, number);
    }
    expect((await remove(contest, 2)).status).toBe(204);
    await contest.reopen(1);
    expect((await remove(contest, 1, '?discardResults=true&reason=again')).status).toBe(204);
    await playFirst();
    await contest.draw();
    expect([...tags]).not.toContain(await etagAt(app.admin, `${contest.path}/rounds/2`));
  });

  it('throws away that a table was ended only when it is told to, and the audit keeps it', async () => {
    const { contest, round, table } = await Contest.atFirstRound(app.admin, { teams: 2, deals: 3 });
    body(await app.admin.post(`/tables/${table}/end?reason=power%20cut`));
    const before = await contest.round(1);
    expectRefused(await remove(contest, 1), [409, 'round-has-results']);
    expectRefused(await remove(contest, 1, '?reason=x'), [409, 'round-has-results']);
    expectRefused(await remove(contest, 1, '?discardResults=true'), [400, 'reason-required']);
    expect(await contest.round(1)).toEqual(before);
    expect((await contest.audit()).filter(({ action }) => action === 'round.deleted')).toEqual([]);
    expect((await remove(contest, 1, '?discardResults=true&reason=wrong%20hall')).status).toBe(204);
    const [row] = (await contest.audit()).filter(({ action }) => action === 'round.deleted');
    expect(row).toMatchObject({
      ...{ subject: 'round', subjectId: '1', reason: 'wrong hall', after: null },
      before: {
        draw: { seed: round.draw.seed },
        tables: [{ id: table, number: 1, a: round.tables[0]!.teams.a.entryId, ended: { reason: 'power cut' } }],
        deals: [],
      },
    });
  });

  it('has a row in the audit where nothing was lost, too', async () => {
    const { contest, round } = await Contest.atFirstRound(app.admin, { teams: 3 });
    expect((await remove(contest, 1)).status).toBe(204);
    const [row] = (await contest.audit()).filter(({ action }) => action === 'round.deleted');
    const before = { draw: { seed: round.draw.seed }, exempt: [round.exempt[0]!.entryId], deals: [] };
    expect(row).toMatchObject({ subject: 'round', subjectId: '1', reason: null, before });
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

describe('a round that is drawn anew', () => {
  /** The tags that a round and the list of its tables have now. */
  const tagsOf = async (contest: Contest) => {
    const path = `${contest.path}/rounds/1`;
    return { round: await etagAt(app.anyone, path), list: await etagAt(app.anyone, `${path}/tables`) };
  };
  const remove = (contest: Contest, tag: string) =>
    app.admin.delete(`${contest.path}/rounds/1?discardResults=true&reason=x`, tag);

  it('has tags that none before it had, and the tag of one that is gone changes nothing', async () => {
    const contest = await Contest.start(app.admin, { teams: 4 });
    const seen: string[] = [];
    for (let draw = 1; draw <= 4; draw++) {
      const round = await contest.draw();
      const tags = await tagsOf(contest);
      expect(seen).not.toContain(tags.round);
      expect(seen).not.toContain(tags.list);
      for (const stale of seen) expectRefused(await remove(contest, stale), [412, 'version-stale']);
      expect((await contest.round(1)).id).toBe(round.id);
      seen.push(tags.round, tags.list);
      // Every second one is played at, so that its tags have moved on when it goes.
      if (draw % 2 === 0) {
        for (const { id } of round.tables) await record(app.admin, id, takers(95));
        const later = await tagsOf(contest);
        seen.push(later.round, later.list);
      }
      expect((await remove(contest, seen.at(-2)!)).status).toBe(204);
    }
  });

  it('is not taken for the one that a reader has kept', async () => {
    const { contest, table } = await Contest.atFirstRound(app.admin, { teams: 4 });
    const kept = await tagsOf(contest);
    expect((await remove(contest, kept.round)).status).toBe(204);
    const again = await contest.draw();
    const path = `${contest.path}/rounds/1`;
    const read = await app.anyone.get(path, { 'if-none-match': kept.round });
    expect([read.status, read.body]).toEqual([200, again]);
    expect((await app.anyone.get(`${path}/tables`, { 'if-none-match': kept.list })).status).toBe(200);
    expect(again.tables.map(({ id }) => id)).not.toContain(table);
    expectRefused(await app.anyone.get(`/tables/${table}`, { 'if-none-match': '"1"' }), [404, 'not-found']);
    expectRefused(await app.admin.patch(`/tables/${table}`, { dealer: 'a1' }, '"1"'), [404, 'not-found']);
  });
});

itAnswersAsDocumented(() => app);
