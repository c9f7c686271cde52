import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EntryAnswer, EntryList } from '../../src/entries/dto/entry.answer.js';
import { itAnswersAsDocumented, startApp, type TestApp } from '../support/app.js';
import { body } from '../support/client.js';
import { Contest, newPlayer } from '../support/contest.js';
import { expectRefused } from '../support/refusals.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('entries', () => {
  it('are numbered in order, and a number is not used again', async () => {
    const contest = await Contest.create(app.admin, { teams: 3 });
    expect(contest.entries.map(({ number }) => number)).toEqual([1, 2, 3]);
    const last = `${contest.path}/entries/${contest.entries[2]!.id}`;
    expect((await app.admin.delete(last, '"1"')).status).toBe(204);
    expectRefused(await app.admin.get(last), [404, 'not-found']);
    expect((await contest.enter()).number).toBe(4);
    expect((await contest.enter({ number: 10 })).number).toBe(10);
    expect((await contest.enter()).number).toBe(11);
    const { items } = body(await app.anyone.get<EntryList>(`${contest.path}/entries`));
    expect(items.map(({ number }) => number)).toEqual([1, 2, 4, 10, 11]);
  });

  it('are called by their players, or by a name of their own', async () => {
    const contest = await Contest.create(app.admin, { teams: 0 });
    const players = [
      await newPlayer(app.admin, { lastName: 'Lefèvre', firstName: 'Chloé' }),
      await newPlayer(app.admin, { lastName: 'Dupont', firstName: 'Jean' }),
    ];
    const sent = { players: players.map(({ id }) => id) };
    const answer = await app.admin.post<EntryAnswer>(`${contest.path}/entries`, sent);
    const { id } = body(answer, 201);
    expect(answer.body).toEqual({
      id,
      number: 1,
      name: 'Lefèvre – Dupont',
      players: players.map((player) => ({ id: player.id, lastName: player.lastName, firstName: player.firstName })),
      status: 'registered',
      version: 1,
    });
    const path = `${contest.path}/entries/${id}`;
    expect(answer.headers.get('location')).toBe(`/api/v1${path}`);
    const named = await app.admin.patch<EntryAnswer>(path, { name: 'Les As' }, '"1"');
    expect(named.body).toEqual({ ...answer.body, name: 'Les As', version: 2 });
    const swapped = await app.admin.patch<EntryAnswer>(
      path,
      { name: null, players: [...sent.players].reverse() },
      '"2"',
    );
    expect(swapped.body).toMatchObject({ name: 'Dupont – Lefèvre', version: 3 });
  });

  it('are listed by their status', async () => {
    const contest = await Contest.create(app.admin, { teams: 3 });
    await contest.setStatus(contest.entries[1]!.id, 'checked-in');
    const numbers = async (status: string) =>
      body(await app.anyone.get<EntryList>(`${contest.path}/entries?status=${status}`)).items.map(
        ({ number }) => number,
      );
    expect([await numbers('registered'), await numbers('checked-in'), await numbers('withdrawn')]).toEqual([
      [1, 3],
      [2],
      [],
    ]);
  });

  it('in one tournament are in each other’s way, in two they are not', async () => {
    const [one, other] = [await Contest.create(app.admin, { teams: 1 }), await Contest.create(app.admin, { teams: 0 })];
    const players = one.entries[0]!.players.map(({ id }) => id);
    expect((await app.admin.post(`${one.path}/entries`, { players })).status).toBe(409);
    expect((await app.admin.post(`${other.path}/entries`, { players })).status).toBe(201);
  });

  it('that were deleted let their players go', async () => {
    const contest = await Contest.create(app.admin, { teams: 1 });
    const [{ id, players }] = contest.entries as [EntryAnswer];
    expect((await app.admin.delete(`${contest.path}/entries/${id}`, '"1"')).status).toBe(204);
    const again = await app.admin.post(`${contest.path}/entries`, { players: players.map((player) => player.id) });
    expect([again.status, (again.body as unknown as EntryAnswer).number]).toEqual([201, 2]);
  });
});

describe('the numbers of entries', () => {
  const TAKEN = [409, 'entry-number-taken'] as const;
  /** Enters a team under a number that somebody wishes. */
  const wish = async (contest: Contest, number: number) => {
    const players = [(await newPlayer(app.admin)).id, (await newPlayer(app.admin)).id];
    return app.admin.post<EntryAnswer>(`${contest.path}/entries`, { players, number });
  };
  const remove = async (contest: Contest, number: number) => {
    const { items } = body(await app.anyone.get<EntryList>(`${contest.path}/entries`));
    const { id, version } = items.find((entry) => entry.number === number)!;
    body(await app.admin.delete(`${contest.path}/entries/${id}`, `"${version}"`), 204);
  };

  it('end with 10,000; after it the lowest is given that never was', async () => {
    const contest = await Contest.create(app.admin, { teams: 3 });
    await remove(contest, 2);
    expect((await contest.enter({ number: 5 })).number).toBe(5);
    expect((await contest.enter({ number: 10_000 })).number).toBe(10_000);
    expect((await contest.enter()).number).toBe(4);
    expect((await contest.enter()).number).toBe(6);
    await remove(contest, 6);
    await remove(contest, 10_000);
    expect((await contest.enter()).number).toBe(7);
    expectRefused(await wish(contest, 10_000), TAKEN);
    expectRefused(await wish(contest, 10_001), [422, 'unprocessable-request', '/number out-of-range']);
  });

  it('are all given one day: then no team is entered, and one number that is left is found', async () => {
    const contest = await Contest.create(app.admin, { teams: 1 });
    // As if all these had been entered and taken out again.
    await app.sql(
      `UPDATE tournaments SET next_entry_number = 10001, retired_numbers = ARRAY(
         SELECT n FROM generate_series(2, 10000) n WHERE n <> 7777) WHERE id = $1`,
      [contest.id],
    );
    expect((await contest.enter()).number).toBe(7777);
    const players = [(await newPlayer(app.admin)).id, (await newPlayer(app.admin)).id];
    expectRefused(await app.admin.post(`${contest.path}/entries`, { players }), [409, 'too-many-entries']);
    expectRefused(await wish(contest, 9999), TAKEN);
    expect(body(await app.anyone.get<EntryList>(`${contest.path}/entries`)).items).toHaveLength(2);
  });

  it('are not given again: not that of a team that was taken out, that withdrew, or that was drawn', async () => {
    const contest = await Contest.create(app.admin, { teams: 4 });
    await remove(contest, 4);
    expectRefused(await wish(contest, 4), TAKEN);
    await contest.setStatus(contest.entries[2]!.id, 'withdrawn');
    expectRefused(await wish(contest, 3), TAKEN);
    body(await app.admin.post(`${contest.path}/start`));
    await contest.draw();
    const drawn = contest.entries[0]!;
    const path = `${contest.path}/entries/${drawn.id}`;
    expectRefused(await app.admin.delete(path, '"1"'), [409, 'entry-has-played']);
    await contest.setStatus(drawn.id, 'disqualified');
    expectRefused(await wish(contest, 1), TAKEN);
    expect((await contest.enter()).number).toBe(5);
  });

  it('that were passed over may be wished for, and the order goes on after the highest', async () => {
    const contest = await Contest.create(app.admin, { teams: 1 });
    expect((await contest.enter({ number: 8 })).number).toBe(8);
    expect((await contest.enter({ number: 3 })).number).toBe(3);
    expect((await contest.enter()).number).toBe(9);
  });
});

describe('an entry with a penalty', () => {
  it('is not taken out until the penalty is, and keeps its players', async () => {
    const contest = await Contest.start(app.admin, { teams: 3 });
    const [{ id, players }] = contest.entries as [EntryAnswer];
    const path = `${contest.path}/entries/${id}`;
    const penalty = await contest.penalise(id, 30);
    const before = (await app.admin.get(path)).body;
    expectRefused(await app.admin.delete(path, '"1"'), [409, 'entry-has-played']);
    const swapped = { players: players.map((player) => player.id).reverse() };
    expectRefused(await app.admin.patch(path, swapped, '"1"'), [409, 'entry-has-played']);
    expect((await app.admin.get(path)).body).toEqual(before);
    expect((await app.anyone.get(`${contest.path}/penalties`)).body).toEqual({ items: [penalty], next: null });
    body(await app.admin.delete(`${contest.path}/penalties/${penalty.id}?reason=appeal`, '"1"'), 204);
    expect((await app.admin.delete(path, '"1"')).status).toBe(204);
  });
});

itAnswersAsDocumented(() => app);
