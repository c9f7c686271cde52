import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PlayerAnswer, PlayerList } from '../../src/players/dto/player.answer.js';
import type { RoundAnswer } from '../../src/rounds/dto/round.answer.js';
import { itAnswersAsDocumented, startApp, type TestApp } from '../support/app.js';
import { type Answer, body, etagOf } from '../support/client.js';
import { Contest, newKey, newPlayer, record } from '../support/contest.js';
import { expectRefused } from '../support/refusals.js';
import { takers } from '../support/sheets.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const found = async (query: string): Promise<string[]> => {
  const list = body(await app.admin.get<PlayerList>(`/players?q=${encodeURIComponent(query)}`));
  return list.items.map(({ lastName }) => lastName);
};

describe('a player', () => {
  it('is answered whole, with its place and its tag, and reads the same', async () => {
    const sent = {
      lastName: 'Lefèvre',
      firstName: 'Chloé',
      licence: '31-0042',
      club: 'Les As de Rezé',
      category: 'senior',
      country: 'FR',
    };
    const answer = await app.admin.post<PlayerAnswer>('/players', sent);
    const { id } = body(answer, 201);
    expect(answer.body).toEqual({ id, ...sent, anonymised: false, version: 1 });
    expect([answer.headers.get('location'), etagOf(answer)]).toEqual([`/api/v1/players/${id}`, '"1"']);
    const read = await app.admin.get<PlayerAnswer>(`/players/${id}`);
    expect([read.body, etagOf(read)]).toEqual([answer.body, '"1"']);
  });

  it('changes where it is told to, member by member, and null takes one away', async () => {
    const before = await newPlayer(app.admin, { licence: 'A-1', club: 'Cercle' });
    const path = `/players/${before.id}`;
    const one = await app.admin.patch<PlayerAnswer>(path, { club: null, country: 'BE' }, '"1"');
    expect([one.body, etagOf(one)]).toEqual([{ ...before, club: null, country: 'BE', version: 2 }, '"2"']);
    const two = await app.admin.patch<PlayerAnswer>(path, { licence: null }, '"2"');
    expect(two.body).toEqual({ ...one.body, licence: null, version: 3 });
    expect((await app.admin.get(path)).body).toEqual(two.body);
    // A licence that was given back is free.
    expect((await newPlayer(app.admin, { licence: 'A-1' })).licence).toBe('A-1');
  });

  it('is found by any word of it, without accents, in any case, and only so', async () => {
    await newPlayer(app.admin, { lastName: 'Ångström', firstName: 'Léa', club: 'Boule & Belote', licence: 'Z_9%' });
    await newPlayer(app.admin, { lastName: 'Angstadt', firstName: 'Jo' });
    expect(await found('angst')).toEqual(['Ångström', 'Angstadt']);
    expect(await found('LEA ANGSTROM')).toEqual(['Ångström']);
    expect(await found('belote lea')).toEqual(['Ångström']);
    expect(await found('z_9%')).toEqual(['Ångström']);
    expect(await found('z_8')).toEqual([]);
    expect(await found('%')).toEqual(['Ångström']);
    expect(await found("'; DROP TABLE players; --")).toEqual([]);
  });

  it('without results is deleted', async () => {
    const { id } = await newPlayer(app.admin, { lastName: 'Adieu' });
    expectRefused(await app.admin.delete(`/players/${id}`), [428, 'if-match-required']);
    expect((await app.admin.delete(`/players/${id}`, '"1"')).status).toBe(204);
    expectRefused(await app.admin.get(`/players/${id}`), [404, 'not-found']);
    expect(await found('adieu')).toEqual([]);
  });

  it('who is entered and has not played stays', async () => {
    const contest = await Contest.create(app.admin, { teams: 1 });
    const { id } = contest.entries[0]!.players[0]!;
    expectRefused(await app.admin.delete(`/players/${id}`, '"1"'), [409, 'player-in-use']);
    expect((await app.admin.get(`/players/${id}`)).status).toBe(200);
  });

  it('who has results is anonymised: the name goes, from everywhere, and the results stay', async () => {
    const contest = await Contest.create(app.admin, { teams: 1, rounds: 1 });
    const secret = { lastName: 'Geheimrat', firstName: 'Ottokar', licence: 'G-77', club: 'Verein G' };
    const pair = [await newPlayer(app.admin, secret), await newPlayer(app.admin, { lastName: 'Bleibt' })];
    const entry = body(
      await app.admin.post<{ id: string }>(`${contest.path}/entries`, { players: pair.map(({ id }) => id) }),
      201,
    );
    body(await app.admin.post(`${contest.path}/start`));
    const round = await contest.draw();
    await record(app.admin, round.tables[0]!.id, takers(95));
    await contest.close(1);
    const before = await contest.standings();

    const path = `/players/${pair[0]!.id}`;
    expect((await app.admin.delete(path, '"1"')).status).toBe(204);
    expect((await app.admin.get<PlayerAnswer>(path)).body).toMatchObject({
      lastName: '—',
      firstName: '—',
      licence: null,
      club: null,
      anonymised: true,
    });
    const after = await contest.standings();
    expect(after.items.map(({ points, rank }) => [points, rank])).toEqual(
      before.items.map(({ points, rank }) => [points, rank]),
    );
    expect(after.items.find(({ entryId }) => entryId === entry.id)!.name).toBe('— – Bleibt');
    expect(await found('geheimrat')).toEqual([]);
    for (const table of ['players', 'entries', 'audit_entries', 'deals', 'rounds', 'tables']) {
      const rows = await app.sql(`SELECT 1 FROM ${table} t WHERE t::text ~* 'geheimrat|ottokar|G-77|Verein G'`);
      expect([table, rows]).toEqual([table, []]);
    }
    const etag = etagOf(await app.admin.get(path));
    expectRefused(await app.admin.patch(path, { lastName: 'Geheimrat' }, etag), [404, 'not-found']);
    const again = await app.admin.post(`${contest.path}/entries`, { players: [pair[0]!.id, pair[1]!.id] });
    expect(again.status).toBe(409);
    const other = await Contest.create(app.admin, { teams: 0 });
    const partner = await newPlayer(app.admin);
    const entered = await app.admin.post(`${other.path}/entries`, { players: [pair[0]!.id, partner.id] });
    expectRefused(entered, [422, 'unprocessable-request', '/players/0 anonymised-player']);
  });
});

describe('an anonymised player', () => {
  const NAMES = 'geheimrat|ottokar|G-78|Verein G';
  const secret = { lastName: 'Geheimrat', firstName: 'Ottokar', club: 'Verein G' };
  const kept = () => app.sql(`SELECT path FROM idempotency_keys k WHERE k::text ~* '${NAMES}' ORDER BY path`);
  const forget = async (id: string) => {
    const path = `/players/${id}`;
    body(await app.admin.delete(path, etagOf(await app.admin.get(path))), 204);
  };

  it('is gone from the answers that are kept for retries, and the retries still get theirs', async () => {
    const asked: [path: string, sent: object | undefined, status: number, key: string][] = [];
    const ask = async <Body>(path: string, sent?: object, status = 200): Promise<Body> => {
      const key = newKey();
      asked.push([path, sent, status, key]);
      return body(await app.admin.post<Body>(path, sent, { 'idempotency-key': key }), status);
    };
    const contest = await Contest.create(app.admin, { teams: 1, rounds: 1 });
    const { id } = await ask<PlayerAnswer>('/players', secret, 201);
    const partner = await newPlayer(app.admin, { lastName: 'Bleibt' });
    await ask(`${contest.path}/entries`, { players: [partner.id, id], name: 'Les Geheimrat' }, 201);
    body(await app.admin.post(`${contest.path}/start`));
    const round = await ask<RoundAnswer>(`${contest.path}/rounds`, {}, 201);
    await ask(`/tables/${round.tables[0]!.id}/end?reason=late`);
    await ask(`${contest.path}/rounds/1/close`);
    expect(await kept()).toHaveLength(asked.length);

    await forget(id);
    expect(await kept()).toEqual([]);
    for (const [path, sent, status, key] of asked) {
      const again = await app.admin.post(path, sent, { 'idempotency-key': key });
      expect([path, again.status, again.headers.get('idempotency-replayed')]).toEqual([path, status, 'true']);
      expect(again.text).not.toMatch(new RegExp(NAMES, 'i'));
    }
    // Who else is in an answer stays in it.
    const drawn = await app.admin.post(asked[2]![0], asked[2]![1], { 'idempotency-key': asked[2]![3] });
    expect(drawn.text).toContain('Bleibt');
    expect(drawn.text).toContain('Lefèvre – Lefèvre');
  });

  it('is gone from them where its team sat out, and a name of the team’s own stays there too', async () => {
    const contest = await Contest.create(app.admin, { teams: 2, rounds: 1 });
    const [player, partner] = [await newPlayer(app.admin, secret), await newPlayer(app.admin, { lastName: 'Bleibt' })];
    const key = newKey();
    const sent = { players: [player.id, partner.id], name: 'Les As' };
    const entered = body(
      await app.admin.post<{ id: string }>(`${contest.path}/entries`, sent, { 'idempotency-key': key }),
      201,
    );
    const path = `${contest.path}/entries/${entered.id}`;
    body(await app.admin.patch(path, { name: null }, etagOf(await app.admin.get(path))));
    body(await app.admin.post(`${contest.path}/start`));
    // Which of the three sits out is a matter of the seed.
    const seeds = Array.from({ length: 40 }, (_, i) => `seed ${i}`);
    let draw = { method: 'random', seed: '' };
    for (const seed of seeds) {
      draw = { method: 'random', seed };
      const shown = body(await app.admin.post<RoundAnswer>(`${contest.path}/rounds`, { draw, dryRun: true }));
      if (shown.exempt[0]?.entryId === entered.id) break;
    }
    const drawKey = newKey();
    const drawn = () => app.admin.post<RoundAnswer>(`${contest.path}/rounds`, { draw }, { 'idempotency-key': drawKey });
    const round = body(await drawn(), 201);
    expect(round.exempt.map(({ name }) => name)).toEqual(['Geheimrat – Bleibt']);
    body(await app.admin.patch(path, { name: 'Les As' }, etagOf(await app.admin.get(path))));
    await forget(player.id);
    expect(await kept()).toEqual([]);
    expect(body(await drawn(), 201).exempt).toEqual(round.exempt.map((each) => ({ ...each, name: '—' })));
    const entry = await app.admin.post<{ name: string }>(`${contest.path}/entries`, sent, { 'idempotency-key': key });
    expect(body(entry, 201).name).toBe('Les As');
  });

  it('leaves its team the name that it gave itself, unless that is the player’s', async () => {
    const contest = await Contest.create(app.admin, { teams: 0, rounds: 1 });
    const pairs = [
      [await newPlayer(app.admin, { lastName: 'Weggang' }), await newPlayer(app.admin, { lastName: 'Bleibt' })],
      [await newPlayer(app.admin, { lastName: 'Évreux' }), await newPlayer(app.admin, { lastName: 'Bleibt' })],
    ] as const;
    const paths: string[] = [];
    for (const [i, name] of ['Les Wegganger de Trèfle', 'Les amis d’EVREUX'].entries()) {
      const sent = { players: pairs[i]!.map(({ id }) => id), name };
      const { id } = body(await app.admin.post<{ id: string }>(`${contest.path}/entries`, sent), 201);
      paths.push(`${contest.path}/entries/${id}`);
    }
    body(await app.admin.post(`${contest.path}/start`));
    await contest.draw();
    await forget(pairs[0][0].id);
    await forget(pairs[1][0].id);
    const names = await Promise.all(paths.map(async (path) => body(await app.anyone.get<{ name: string }>(path)).name));
    expect(names).toEqual(['Les Wegganger de Trèfle', '— – Bleibt']);
    const { tables } = await contest.round(1);
    expect([tables[0]!.teams.a.name, tables[0]!.teams.b.name].sort()).toEqual([...names].sort());
  });
});

describe('a list in pages', () => {
  it('has every item once, in a stable order, with a link to the next page', async () => {
    for (let i = 0; i < 7; i++) await newPlayer(app.admin, { lastName: `Seite${i}` });
    const seen: string[] = [];
    let path: string | undefined = '/players?q=seite&limit=3';
    const sizes: number[] = [];
    while (path !== undefined) {
      const answer: Answer<PlayerList> = await app.admin.get<PlayerList>(path);
      const { items, next } = body(answer);
      seen.push(...items.map(({ lastName }) => lastName));
      sizes.push(items.length);
      const link: string | undefined = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
      expect(link).toEqual(next === null ? undefined : `/api/v1/players?q=seite&limit=3&cursor=${next}`);
      path = link;
    }
    expect([seen, sizes]).toEqual([
      ['Seite0', 'Seite1', 'Seite2', 'Seite3', 'Seite4', 'Seite5', 'Seite6'],
      [3, 3, 1],
    ]);
  });

  it('of just as many items as fit has no next page', async () => {
    const { items, next } = body(await app.admin.get<PlayerList>('/players?q=seite&limit=7'));
    expect([items.length, next]).toEqual([7, null]);
  });

  it('is 50 items long where nobody says how long', async () => {
    for (let i = 0; i < 51; i++) await newPlayer(app.admin, { lastName: 'Viele' });
    const { items, next } = body(await app.admin.get<PlayerList>('/players?q=viele'));
    expect([items.length, typeof next]).toEqual([50, 'string']);
    expect(body(await app.admin.get<PlayerList>('/players?q=viele&limit=200')).items).toHaveLength(51);
  });

  it('goes on where it was, though items came and went meanwhile', async () => {
    const [first, , third] = body(await app.admin.get<PlayerList>('/players?q=seite')).items;
    const { next } = body(await app.admin.get<PlayerList>('/players?q=seite&limit=2'));
    await app.admin.delete(`/players/${first!.id}`, '"1"');
    await newPlayer(app.admin, { lastName: 'Seite7' });
    const rest = body(await app.admin.get<PlayerList>(`/players?q=seite&cursor=${next!}`));
    expect(rest.items[0]).toEqual(third);
    expect(rest.items.map(({ lastName }) => lastName)).toEqual([
      'Seite2',
      'Seite3',
      'Seite4',
      'Seite5',
      'Seite6',
      'Seite7',
    ]);
  });
});

itAnswersAsDocumented(() => app);
