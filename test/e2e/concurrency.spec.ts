import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CorrectedDealAnswer, DealAnswer } from '../../src/deals/dto/deal.answer.js';
import type { RoundAnswer } from '../../src/rounds/dto/round.answer.js';
import { itAnswersAsDocumented, startApp, type TestApp } from '../support/app.js';
import { type Answer, etagOf } from '../support/client.js';
import { Contest, dealsOf, newPlayer, record, send, tableOf } from '../support/contest.js';
import { short } from '../support/refusals.js';
import { LITIGE, takers } from '../support/sheets.js';
import { without } from '../support/without.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const times = <Value>(count: number, work: (i: number) => Promise<Value>): Promise<Value[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => work(i)));

/** How many answers were in which words: `{ '201': 1, '409 round-open': 3 }`. */
function counted(answers: readonly Answer<unknown>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const answer of answers) {
    const [status, code] = short(answer);
    const name = status < 300 ? String(status) : `${status} ${code}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

describe('deals that arrive together at one table', () => {
  it('are never more than the round has, and are numbered without gaps or doubles', async () => {
    const { table } = await Contest.atFirstRound(app.admin, { teams: 2, deals: 5 });
    const answers = await times(20, () => send(app.admin, table, takers(95)));
    expect(counted(answers)).toEqual({ '201': 5, '409 round-full': 15 });
    const deals = await dealsOf(app.admin, table);
    expect(deals.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    const stored = answers.filter(({ status }) => status === 201).map(({ body }) => body);
    expect(stored.sort((one, other) => one.number - other.number)).toEqual(deals);
    expect(await tableOf(app.admin, table)).toMatchObject({
      score: { a: 5 * 95, b: 5 * 67 },
      deals: { counted: 5, of: 5 },
      status: 'complete',
      version: 6,
    });
  });

  it('carry the pot from one to the next, whichever comes first', async () => {
    const { table } = await Contest.atFirstRound(app.admin, { teams: 2, deals: 12 });
    await times(8, (i) => send(app.admin, table, i % 2 === 0 ? LITIGE : takers(95)));
    const deals = await dealsOf(app.admin, table);
    let pot = 0;
    for (const { result } of deals) {
      expect(result.released).toBe(result.verdict === 'litige' ? 0 : pot);
      pot = result.verdict === 'litige' ? pot + 81 : 0;
    }
    const sum = (side: 'a' | 'b') => deals.reduce((all, { result }) => all + result.score[side], 0);
    expect(await tableOf(app.admin, table)).toMatchObject({ score: { a: sum('a'), b: sum('b') }, pot });
    expect(sum('a') + sum('b') + pot).toBe(8 * 162);
  });

  it('with a number are stored once a number', async () => {
    const { table } = await Contest.atFirstRound(app.admin, { teams: 2, deals: 12 });
    const answers = await times(8, (i) =>
      app.admin.post<DealAnswer>(`/tables/${table}/deals?number=1`, takers(90 + i), {
        'idempotency-key': `tablet-${i}`,
      }),
    );
    expect(counted(answers)).toEqual({ '201': 1, '409 deal-exists': 7 });
    expect(await dealsOf(app.admin, table)).toHaveLength(1);
  });

  it('do not wait for those at other tables, and all are stored', async () => {
    const { round } = await Contest.atFirstRound(app.admin, { teams: 8, deals: 3 });
    const answers = await Promise.all(
      round.tables.flatMap(({ id }) => [90, 92, 95].map((points) => send(app.admin, id, takers(points)))),
    );
    expect(counted(answers)).toEqual({ '201': 12 });
    for (const { id } of round.tables) expect((await tableOf(app.admin, id)).status).toBe('complete');
  });
});

describe('of many who change the same thing with the same version', () => {
  it('exactly one corrects a deal', async () => {
    const { contest, table } = await Contest.atFirstRound(app.admin, { teams: 2, deals: 12 });
    await record(app.admin, table, takers(95));
    const path = `/tables/${table}/deals/1?reason=x`;
    const answers = await times(8, (i) => app.admin.put<CorrectedDealAnswer>(path, takers(90 + i), '"1"'));
    expect(counted(answers)).toEqual({ '200': 1, '412 version-stale': 7 });
    const [corrected] = answers.filter(({ status }) => status === 200);
    expect(await dealsOf(app.admin, table)).toEqual([without(corrected!.body, 'moved')]);
    expect((await contest.audit()).filter(({ action }) => action === 'deal.corrected')).toHaveLength(1);
  });

  it('exactly one deletes a deal', async () => {
    const { table } = await Contest.atFirstRound(app.admin, { teams: 2, deals: 12 });
    await record(app.admin, table, takers(95));
    const answers = await times(6, () => app.admin.delete(`/tables/${table}/deals/1?reason=x`, '"1"'));
    expect(counted(answers)).toEqual({ '204': 1, '404 not-found': 5 });
    expect(await dealsOf(app.admin, table)).toEqual([]);
  });

  it('exactly one changes a player, a tournament, an entry', async () => {
    const contest = await Contest.create(app.admin, { teams: 1 });
    const player = await newPlayer(app.admin);
    for (const [path, sent, etag] of [
      [`/players/${player.id}`, (i: number) => ({ club: `club ${i}` }), '"1"'],
      [contest.path, (i: number) => ({ venue: `hall ${i}` }), (await app.admin.get(contest.path)).headers.get('etag')!],
      [`${contest.path}/entries/${contest.entries[0]!.id}`, (i: number) => ({ name: `team ${i}` }), '"1"'],
    ] as const) {
      const answers = await times(6, (i) => app.admin.patch(path, sent(i), etag));
      expect([path, counted(answers)]).toEqual([path, { '200': 1, '412 version-stale': 5 }]);
    }
  });
});

describe('two who do the same', () => {
  it('draw one round', async () => {
    const contest = await Contest.start(app.admin, { teams: 6 });
    const answers = await times(4, () => app.admin.post<RoundAnswer>(`${contest.path}/rounds`));
    expect(counted(answers)).toEqual({ '201': 1, '409 round-open': 3 });
    expect((await app.admin.get<{ items: unknown[] }>(`${contest.path}/rounds`)).body.items).toHaveLength(1);
    expect((await contest.audit()).filter(({ action }) => action === 'round.drawn')).toHaveLength(1);
  });

  it('close a round once', async () => {
    const { contest, table } = await Contest.atFirstRound(app.admin, { teams: 2 });
    await record(app.admin, table, takers(95));
    const answers = await times(4, () => app.admin.post(`${contest.path}/rounds/1/close`));
    expect(counted(answers)).toEqual({ '200': 1, '409 round-not-open': 3 });
  });

  it('start a tournament once', async () => {
    const contest = await Contest.create(app.admin, { teams: 2 });
    const answers = await times(4, () => app.admin.post(`${contest.path}/start`));
    expect(counted(answers)).toEqual({ '200': 1, '409 tournament-not-draft': 3 });
  });

  it('enter a player into one team', async () => {
    const contest = await Contest.create(app.admin, { teams: 0 });
    const star = await newPlayer(app.admin);
    const partners = await times(4, () => newPlayer(app.admin));
    const answers = await times(4, (i) =>
      app.admin.post(`${contest.path}/entries`, { players: [star.id, partners[i]!.id] }),
    );
    expect(counted(answers)).toEqual({ '201': 1, '409 player-already-entered': 3 });
  });

  it('give a licence to one player, and a key to one ruleset', async () => {
    const players = await times(4, () =>
      app.admin.post('/players', { lastName: 'x', firstName: 'y', licence: 'the-one' }),
    );
    expect(counted(players)).toEqual({ '201': 1, '409 licence-taken': 3 });
    const rulesets = await times(4, () =>
      app.admin.post('/rulesets', { key: 'the-one', name: 'x', base: 'ffb-classic' }),
    );
    expect(counted(rulesets)).toEqual({ '201': 1, '409 ruleset-key-taken': 3 });
  });

  it('enter teams under numbers without gaps or doubles', async () => {
    const contest = await Contest.create(app.admin, { teams: 0 });
    await times(8, () => contest.enter());
    expect(contest.entries.map(({ number }) => number).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('take the last administrator’s key away from nobody', async () => {
    const keys = await times(2, (i) =>
      app.admin.post<{ id: string; key: string }>('/api-keys', { name: `k${i}`, role: 'admin' }),
    );
    const [first] = await app.sql("SELECT id FROM api_keys WHERE name = 'first administrator'");
    expect((await app.anyone.as(keys[0]!.body.key).delete(`/api-keys/${String(first?.['id'])}`)).status).toBe(204);
    // Two are left, and each ends the other.
    const [one, other] = keys.map(({ body }) => body) as [{ id: string; key: string }, { id: string; key: string }];
    const answers = await Promise.all([
      app.anyone.as(one.key).delete(`/api-keys/${other.id}`),
      app.anyone.as(other.key).delete(`/api-keys/${one.id}`),
    ]);
    expect(counted(answers)['204']).toBe(1);
    expect(await app.sql('SELECT count(*)::int AS left FROM api_keys WHERE revoked_at IS NULL')).toEqual([{ left: 1 }]);
    const left = answers[0].status === 204 ? one : other;
    app = { ...app, admin: app.anyone.as(left.key) };
  });
});

describe('a deal and the end of its round', () => {
  it('that meet leave a closed round with the deals that were answered 201, and no other', async () => {
    for (let attempt = 0; attempt < 6; attempt++) {
      const { contest, table } = await Contest.atFirstRound(app.admin, { teams: 2, deals: 2 });
      await record(app.admin, table, takers(95));
      const [deal, close] = await Promise.all([
        send(app.admin, table, takers(90)),
        app.admin.post(`${contest.path}/rounds/1/close`),
      ]);
      const round = await contest.round(1);
      expect(deal.status).toBe(201);
      expect([close.status, round.status]).toEqual(close.status === 200 ? [200, 'closed'] : [409, 'open']);
      expect(round.tables[0]).toMatchObject({ deals: { counted: 2 }, score: { a: 185, b: 139 } });
    }
  });

  it('of a round that may close already: the deal is in it or refused', async () => {
    for (let attempt = 0; attempt < 6; attempt++) {
      const { contest, table } = await Contest.atFirstRound(app.admin, { teams: 2, deals: 2 });
      await record(app.admin, table, takers(95));
      const [deal, end] = await Promise.all([
        send(app.admin, table, takers(90)),
        app.admin.post(`/tables/${table}/end?reason=x`),
      ]);
      const now = await tableOf(app.admin, table);
      const isIn = deal.status === 201;
      expect(counted([deal, end])).toEqual(
        isIn ? { '201': 1, '409 table-complete': 1 } : { '200': 1, '409 table-ended': 1 },
      );
      expect(now).toMatchObject({
        status: 'complete',
        deals: { counted: isIn ? 2 : 1 },
        ended: isIn ? null : { reason: 'x' },
      });
      await contest.close(1);
    }
  });
});

describe('readers of a round that is deleted and drawn anew', () => {
  it('see it, or what came after it, or nothing; never a half of it', async () => {
    const { contest, round } = await Contest.atFirstRound(app.admin, { teams: 5 });
    const path = `${contest.path}/rounds/1`;
    let tables = round.tables;
    let etag = etagOf(await app.admin.get(path));
    const answers: Answer<unknown>[] = [];
    for (let attempt = 0; attempt < 5; attempt++) {
      const [one, two] = tables.map(({ id }) => `/tables/${id}`) as [string, string];
      let isOver = false;
      const read = async (...addresses: string[]): Promise<void> => {
        while (!isOver) for (const address of addresses) answers.push(await app.anyone.get(address));
      };
      const readers = [read(one, path), read(two, `${path}/tables`), read(`${contest.path}/rounds`, `${one}/deals`)];
      const deleted = await app.admin.delete(path, etag);
      const drawn = await app.admin.post<RoundAnswer>(`${contest.path}/rounds`);
      isOver = true;
      await Promise.all(readers);
      expect([deleted.status, drawn.status]).toEqual([204, 201]);
      tables = drawn.body.tables;
      etag = etagOf(drawn);
    }
    const { '200': found, '404 not-found': missing, ...others } = counted(answers);
    expect(others).toEqual({});
    expect([found! > 0, missing! > 0]).toEqual([true, true]);
    // Whoever saw the round saw all of it: five teams in their places.
    const shown = answers.filter((answer) => answer.path.endsWith(path) && answer.status === 200);
    const sizes = shown.map(({ body }) => [(body as RoundAnswer).tables.length, (body as RoundAnswer).exempt.length]);
    expect(sizes).toEqual(shown.map(() => [2, 1]));
  });
});

itAnswersAsDocumented(() => app);
