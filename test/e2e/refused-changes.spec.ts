import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { itAnswersAsDocumented, startApp, type TestApp } from '../support/app.js';
import { body } from '../support/client.js';
import { Contest, etagAt, newPlayer } from '../support/contest.js';
import { expectRefused } from '../support/refusals.js';
import { everythingStored } from '../support/stored.js';

let app: TestApp;
let contest: Contest;
/** A player who is entered nowhere. */
let loose: string;
beforeAll(async () => {
  app = await startApp();
  ({ contest } = await Contest.atFirstRound(app.admin, { teams: 2 }));
  loose = (await newPlayer(app.admin, { licence: 'taken' })).id;
});
afterAll(() => app.stop());

const CODES: Readonly<Record<number, string>> = { 400: 'malformed-request', 422: 'unprocessable-request' };

describe('a change is refused, and nothing stored', () => {
  const change = async (path: string, sent: unknown, status: number, ...faults: string[]) => {
    const etag = await etagAt(app.admin, path);
    const before = await everythingStored(app);
    const answer = await app.admin.patch(path, sent, etag);
    expectRefused(answer, [status, CODES[status] ?? faults.shift() ?? '', ...faults]);
    expect(await everythingStored(app)).toEqual(before);
    expect(await etagAt(app.admin, path)).toBe(etag);
  };

  it('of a player', async () => {
    await change(`/players/${loose}`, { lastName: null }, 400, '/lastName not-text');
    await change(
      `/players/${loose}`,
      { lastName: '', firstName: 'x'.repeat(101) },
      422,
      '/lastName bad-length',
      '/firstName bad-length',
    );
    await change(`/players/${loose}`, [], 400, ' not-an-object');
    const other = await newPlayer(app.admin);
    await change(`/players/${other.id}`, { licence: 'taken' }, 409, 'licence-taken');
  });

  it('of a tournament that has started, where that is fixed', async () => {
    await change(contest.path, { format: { dealsPerRound: 5 } }, 409, 'tournament-started');
    await change(contest.path, { format: { firstDraw: 'by-ranking' } }, 409, 'tournament-started');
    await change(contest.path, { ruleset: { key: 'ffb-coinche' } }, 409, 'tournament-started');
    await change(contest.path, { format: { rounds: 0 } }, 422, '/format/rounds out-of-range');
    await change(contest.path, { format: null }, 400, '/format not-an-object');
    await change(contest.path, { seed: 'mine' }, 400, '/seed unknown-field');
  });

  it.each(['round-robin', 'pools', 'knockout', 'melee', 'manual'])('of a draw to come into %s', async (nextDraw) => {
    await change(contest.path, { format: { nextDraw } }, 422, '/format/nextDraw not-available-yet');
    await change(
      contest.path,
      { name: 'x'.repeat(101), venue: 'Salle', format: { rounds: 51, nextDraw } },
      422,
      '/name bad-length',
      '/format/rounds out-of-range',
      '/format/nextDraw not-available-yet',
    );
  });

  it('of a draft into draws that there are not yet', async () => {
    const draft = await Contest.create(app.admin, { teams: 0 });
    await change(
      draft.path,
      { format: { dealsPerRound: 0, firstDraw: 'pools', nextDraw: 'knockout' }, ruleset: { key: 'poker' } },
      422,
      '/format/dealsPerRound out-of-range',
      '/format/firstDraw not-available-yet',
      '/format/nextDraw not-available-yet',
      '/ruleset/key unknown-ruleset',
    );
  });

  it('of an entry that has been drawn, where that is fixed', async () => {
    const path = `${contest.path}/entries/${contest.entries[0]!.id}`;
    await change(path, { players: [loose, contest.entries[0]!.players[0]!.id] }, 409, 'entry-has-played');
    await change(path, { status: 'absent' }, 400, '/status not-in-list');
    await change(path, { number: 7 }, 400, '/number unknown-field');
    expectRefused(await app.admin.delete(path, await etagAt(app.admin, path)), [409, 'entry-has-played']);
  });

  it('of a table’s dealer', async () => {
    const path = `/tables/${(await contest.round(1)).tables[0]!.id}`;
    await change(path, {}, 400, '/dealer missing');
    await change(path, { dealer: 'x' }, 400, '/dealer not-in-list');
    await change(path, { dealer: 'c1' }, 422, '/dealer not-a-seat');
    await change(path, { dealer: 'a1', pot: 5 }, 400, '/pot unknown-field');
  });
});

describe('an action', () => {
  it('takes no body, or one without members', async () => {
    const draft = await Contest.create(app.admin, { teams: 2 });
    expectRefused(await app.admin.post(`${draft.path}/start`, { now: true }), [
      400,
      'malformed-request',
      '/now unknown-field',
    ]);
    expectRefused(await app.admin.post(`${draft.path}/start`, []), [400, 'malformed-request', ' not-an-object']);
    expect(body(await app.admin.get<{ state: string }>(draft.path)).state).toBe('draft');
    expect(body(await app.admin.post<{ state: string }>(`${draft.path}/start`, {})).state).toBe('running');
  });
});

itAnswersAsDocumented(() => app);
