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

itAnswersAsDocumented(() => app);
