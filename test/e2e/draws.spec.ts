import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DrawnRoundAnswer, RoundAnswer } from '../../src/rounds/dto/round.answer.js';
import { itAnswersAsDocumented, startApp, type TestApp } from '../support/app.js';
import { body, etagOf } from '../support/client.js';
import { Contest, record } from '../support/contest.js';
import { expectRefused } from '../support/refusals.js';
import { gift } from '../support/sheets.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Who meets whom by the numbers of the entries, one text a table, whatever the sides. */
const meetings = ({ tables }: DrawnRoundAnswer): string[] =>
  tables.map(({ teams: { a, b } }) => [a.number, b.number].sort((one, other) => one - other).join('–'));

/** What a draw decides, without what only a stored round has. */
const drawn = ({ number, status, draw, tables, exempt, closedAt }: DrawnRoundAnswer) => ({
  number,
  status,
  draw,
  tables: tables.map(({ number, round, teams, why, rematchOf, dealer }) => ({
    number,
    round,
    teams,
    why,
    rematchOf,
    dealer,
  })),
  exempt,
  closedAt,
});

const dry = async (contest: Contest, sent: object): Promise<DrawnRoundAnswer> =>
  body(await app.admin.post<DrawnRoundAnswer>(`${contest.path}/rounds`, { ...sent, dryRun: true }));

describe('nobody meets twice', () => {
  it.each(['by-ranking', 'random'])('over seven rounds with eight teams, drawn %s', async (method) => {
    const contest = await Contest.start(app.admin, { teams: 8, rounds: 7 });
    const met: string[] = [];
    for (let round = 1; round <= 7; round++) {
      const { tables, exempt, draw } = await contest.draw({ draw: { method, seed: `s${round}` } });
      expect(tables.map(({ rematchOf }) => rematchOf)).toEqual([null, null, null, null]);
      expect([exempt, draw.method, draw.seed]).toEqual([[], method, `s${round}`]);
      const seated = tables.flatMap(({ teams: { a, b } }) => [a.number, b.number]);
      expect(seated.sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      met.push(...meetings({ tables } as RoundAnswer));
      for (const table of tables) await record(app.admin, table.id, gift('a', 100 * table.number));
      await contest.close(round);
    }
    // Each of the 28 pairs once.
    expect([met.length, new Set(met).size]).toEqual([28, 28]);
  });

  it('until no draw is left without: then the best there is, shown, and drawn when it is accepted', async () => {
    const contest = await Contest.start(app.admin, { teams: 4, rounds: 5 });
    for (let round = 1; round <= 3; round++)
      await contest.play(({ number }) => ({ winner: 'a', points: 100 * number }));
    const before = await app.admin.get(`${contest.path}/rounds`);

    const wish = { draw: { seed: 'fourth' } };
    const refused = await app.admin.post(`${contest.path}/rounds`, wish);
    expectRefused(refused, [409, 'rematch-unavoidable']);
    const best = refused.body['draw'] as DrawnRoundAnswer;
    // The oldest meetings are repeated.
    expect(best.tables.map(({ rematchOf }) => rematchOf)).toEqual([1, 1]);
    expect((await app.admin.get(`${contest.path}/rounds`)).body).toEqual(before.body);

    expect(await dry(contest, { ...wish, acceptRematches: true })).toEqual(best);
    const round = await contest.draw({ ...wish, acceptRematches: true });
    expect(drawn(round)).toEqual(best);
    expect(round.draw.why).toEqual(expect.stringContaining('2'));
  });
});

describe('chance is a seed', () => {
  it('the same field and seed give the same draw: shown twice, then drawn, then read', async () => {
    const contest = await Contest.start(app.admin, { teams: 9 });
    const wish = { draw: { method: 'random', seed: 'saint-martin' } };
    const first = await dry(contest, wish);
    expect(await dry(contest, wish)).toEqual(first);
    const round = await contest.draw(wish);
    expect(drawn(round)).toEqual(first);
    expect(await contest.round(1)).toEqual(round);
  });

  it('the same field and seed give the same draw in another tournament', async () => {
    const [one, other] = [await Contest.start(app.admin, { teams: 8 }), await Contest.start(app.admin, { teams: 8 })];
    const wish = { draw: { seed: 'twice' } };
    const [first, second] = [await one.draw(wish), await other.draw(wish)];
    const sides = (round: RoundAnswer) =>
      round.tables.map(({ teams, dealer }) => [teams.a.number, teams.b.number, dealer]);
    expect(sides(second)).toEqual(sides(first));
  });

  it('other seeds give other draws, and without one a new one is chosen and told', async () => {
    const contest = await Contest.start(app.admin, { teams: 8 });
    const draws = [];
    for (const seed of ['a', 'b', 'c', 'd']) draws.push(meetings(await dry(contest, { draw: { seed } })).join(' '));
    expect(new Set(draws).size).toBeGreaterThan(1);
    const [one, other] = [await dry(contest, {}), await dry(contest, {})];
    expect(one.draw.seed).not.toBe(other.draw.seed);
    expect(meetings(await contest.draw({ draw: { seed: one.draw.seed } }))).toEqual(meetings(one));
  });

  it('a dry run stores nothing, has no ids, and no tag', async () => {
    const contest = await Contest.start(app.admin);
    const before = [(await app.admin.get(`${contest.path}/rounds`)).body, await contest.audit()];
    const answer = await app.admin.post<DrawnRoundAnswer>(`${contest.path}/rounds`, { dryRun: true });
    expect([answer.status, answer.headers.get('etag'), answer.headers.get('location')]).toEqual([200, null, null]);
    expect(Object.keys(answer.body).sort()).toEqual(['closedAt', 'draw', 'exempt', 'number', 'status', 'tables']);
    expect(answer.body.tables.filter((table) => 'id' in table)).toEqual([]);
    expect([(await app.admin.get(`${contest.path}/rounds`)).body, await contest.audit()]).toEqual(before);
  });
});

describe('a drawn round', () => {
  it('is answered with 201, its place and its tag, and its tables can be read one by one', async () => {
    const contest = await Contest.start(app.admin);
    const answer = await app.admin.post<RoundAnswer>(`${contest.path}/rounds`);
    expect(answer.status).toBe(201);
    expect(answer.headers.get('location')).toBe(`/api/v1${contest.path}/rounds/1`);
    expect(etagOf(answer)).toBe(`"${answer.body.version}"`);
    for (const table of answer.body.tables) {
      const read = await app.anyone.get(`/tables/${table.id}`);
      expect([read.body, etagOf(read)]).toEqual([table, '"1"']);
      expect(table).toMatchObject({ deals: { counted: 0, of: 1 }, score: { a: 0, b: 0 }, pot: 0, status: 'open' });
    }
    const list = await app.anyone.get(`${contest.path}/rounds/1/tables`);
    expect(list.body).toMatchObject({ items: answer.body.tables, next: null });
    expect([list.headers.get('etag') === null, etagOf(list)]).toEqual([false, etagOf(answer)]);
  });

  it('by ranking seats 1–2, 3–4 and on, the tables in ranking order, unless they have met', async () => {
    const contest = await Contest.start(app.admin, { teams: 8 });
    // Winners of table 1 to 4 have 400, 300, 200, 100; the losers 0, ranked by what they lost by.
    await contest.play(({ number }) => ({ winner: 'a', points: 500 - 100 * number }));
    const { items } = await contest.standings();
    const rankOf = new Map(items.map(({ entryId, rank }) => [entryId, rank]));
    expect([...rankOf.values()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const { tables, draw } = await contest.draw();
    expect(draw.method).toBe('by-ranking');
    const ranks = tables.map(({ teams: { a, b } }) => [rankOf.get(a.entryId)!, rankOf.get(b.entryId)!].sort());
    expect(ranks).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
      [7, 8],
    ]);
    expect(tables.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(tables.filter(({ why }) => why.trim() === '')).toEqual([]);
  });

  it('tells why in the language of who reads it', async () => {
    const contest = await Contest.start(app.admin);
    const { number } = await contest.draw();
    const texts = [];
    for (const language of ['en', 'fr', 'de']) {
      const read = await app.anyone.get<RoundAnswer>(`${contest.path}/rounds/${number}`, {
        'accept-language': language,
      });
      texts.push(body(read).tables[0]!.why);
    }
    expect(new Set(texts).size).toBe(3);
  });
});

describe('who is drawn', () => {
  const seated = ({ tables, exempt }: RoundAnswer) =>
    [...tables.flatMap(({ teams: { a, b } }) => [a.number, b.number]), ...exempt.map(({ number }) => number)].sort();

  it('withdrawn and disqualified teams are not, and come back when they are registered again', async () => {
    const contest = await Contest.start(app.admin, { teams: 6 });
    await contest.setStatus(contest.entries[1]!.id, 'withdrawn');
    await contest.setStatus(contest.entries[4]!.id, 'disqualified');
    expect(seated((await dry(contest, {})) as RoundAnswer)).toEqual([1, 3, 4, 6]);
    await contest.setStatus(contest.entries[1]!.id, 'registered');
    expect(seated(await contest.draw())).toEqual([1, 2, 3, 4, 6]);
  });

  it('only teams that have checked in are, where the tournament wants that', async () => {
    const contest = await Contest.start(app.admin, { teams: 4, more: { checkIn: true } });
    const refused = await app.admin.post(`${contest.path}/rounds`);
    expectRefused(refused, [409, 'too-few-entries']);
    for (const at of [0, 3]) await contest.setStatus(contest.entries[at]!.id, 'checked-in');
    expect(seated(await contest.draw())).toEqual([1, 4]);
  });

  it('a team that enters late is from the next round on', async () => {
    const contest = await Contest.start(app.admin, { teams: 4 });
    await contest.play(() => ({ winner: 'a', points: 100 }));
    const late = await contest.enter();
    expect(late.number).toBe(5);
    expect(seated(await contest.draw())).toEqual([1, 2, 3, 4, 5]);
    expect((await contest.standings()).items.find(({ number }) => number === 5)).toMatchObject({
      points: 0,
      rounds: [],
    });
  });

  it('two teams are needed', async () => {
    const contest = await Contest.create(app.admin, { teams: 1 });
    expectRefused(await app.admin.post(`${contest.path}/start`), [409, 'too-few-entries']);
    await contest.enter();
    body(await app.admin.post(`${contest.path}/start`));
    await contest.setStatus(contest.entries[0]!.id, 'withdrawn');
    expectRefused(await app.admin.post(`${contest.path}/rounds`), [409, 'too-few-entries']);
  });
});

describe('a draw that cannot be asked for', () => {
  it.each([
    ['a method of a later version', { draw: { method: 'knockout' } }, 422, '/draw/method not-available-yet'],
    ['a method that there is not', { draw: { method: 'by-luck' } }, 400, '/draw/method not-in-list'],
    ['a seed of no characters', { draw: { seed: '' } }, 422, '/draw/seed bad-length'],
    ['a seed of 65 characters', { draw: { seed: 'x'.repeat(65) } }, 422, '/draw/seed bad-length'],
    ['a seed that is a number', { draw: { seed: 7 } }, 400, '/draw/seed not-text'],
    ['a list in place of the draw', { draw: [] }, 400, '/draw not-an-object'],
    ['a word in place of true', { dryRun: 'yes' }, 400, '/dryRun not-a-boolean'],
  ])('%s', async (_, sent, status, fault) => {
    const contest = await Contest.start(app.admin, { teams: 2 });
    const answer = await app.admin.post(`${contest.path}/rounds`, sent);
    expectRefused(answer, [status, status === 400 ? 'malformed-request' : 'unprocessable-request', fault]);
    expectRefused(await app.admin.get(`${contest.path}/rounds/1`), [404, 'not-found']);
  });
});

itAnswersAsDocumented(() => app);
