import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EntryAnswer } from '../../src/entries/dto/entry.answer.js';
import type { PlayerAnswer } from '../../src/players/dto/player.answer.js';
import type { RoundAnswer } from '../../src/rounds/dto/round.answer.js';
import { itAnswersAsDocumented, startApp, type TestApp } from '../support/app.js';
import { body, etagOf } from '../support/client.js';
import { Contest, etagAt, newPlayer, record, tableOf } from '../support/contest.js';
import { expectRefused } from '../support/refusals.js';
import { takers } from '../support/sheets.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** Five teams in a drawn round: two tables, and one team that sits out. */
async function withFive() {
  const { contest, round } = await Contest.atFirstRound(app.admin, { teams: 5 });
  const [table, other] = round.tables;
  const exempt = round.exempt[0]!.entryId;
  const paths = {
    round: `${contest.path}/rounds/1`,
    list: `${contest.path}/rounds/1/tables`,
    table: `/tables/${table!.id}`,
    other: `/tables/${other!.id}`,
    seated: `${contest.path}/entries/${table!.teams.a.entryId}`,
    exempt: `${contest.path}/entries/${exempt}`,
    tournament: contest.path,
  };
  type Name = keyof typeof paths;
  const names = Object.keys(paths) as Name[];
  const tags = async () =>
    Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await etagAt(app.anyone, paths[name])] as const)),
    );
  /** Which of all that have another tag after `work`. */
  const moved = async (work: () => Promise<unknown>) => {
    const before = await tags();
    await work();
    const after = await tags();
    return names.filter((name) => before[name] !== after[name]);
  };
  return { contest, paths, moved, table: table!, exempt };
}

async function change<Body>(path: string, sent: object): Promise<Body> {
  return body(await app.admin.patch<Body>(path, sent, await etagAt(app.admin, path)));
}

describe('a name that changes', () => {
  it('of a team changes the tag of its table, of the round and of its list of tables, and of no other table', async () => {
    const { paths, moved, table } = await withFive();
    const stale = await etagAt(app.anyone, paths.table);
    expect(await moved(() => change(paths.seated, { name: 'Les As' }))).toEqual(['round', 'list', 'table', 'seated']);
    expect((await tableOf(app.anyone, table.id)).teams.a.name).toBe('Les As');
    const read = await app.anyone.get(paths.table, { 'if-none-match': stale });
    expect([read.status, etagOf(read)]).toEqual([200, await etagAt(app.anyone, paths.table)]);
    expectRefused(await app.admin.patch(paths.table, { dealer: 'a1' }, stale), [412, 'version-stale']);
  });

  it('of a team that sits out changes the tag of the round, and of no table', async () => {
    const { contest, paths, moved } = await withFive();
    const stale = await etagAt(app.anyone, paths.round);
    expect(await moved(() => change(paths.exempt, { name: 'Les Dames' }))).toEqual(['round', 'list', 'exempt']);
    expect((await contest.round(1)).exempt[0]!.name).toBe('Les Dames');
    expectRefused(await app.admin.delete(paths.round, stale), [412, 'version-stale']);
  });

  it('of a player changes the tag of the team, its table and the round', async () => {
    const { paths, moved, table } = await withFive();
    const player = `/players/${table.teams.a.players[1]!.id}`;
    expect(await moved(() => change(player, { lastName: 'Nouveau' }))).toEqual(['round', 'list', 'table', 'seated']);
    expect((await tableOf(app.anyone, table.id)).teams.a.name).toBe('Lefèvre – Nouveau');
    expect(await moved(() => change(player, { firstName: 'Zoé' }))).toEqual(['round', 'list', 'table', 'seated']);
    expect(body(await app.anyone.get<EntryAnswer>(paths.seated)).players[1]).toMatchObject({ firstName: 'Zoé' });
    expect(await moved(() => change(player, { club: 'Cercle' }))).toEqual([]);
  });

  it('of a player whose team sits out changes the tag of the team and of the round', async () => {
    const { contest, exempt, moved } = await withFive();
    const { players } = contest.entries.find(({ id }) => id === exempt)!;
    const rename = () => change(`/players/${players[0]!.id}`, { lastName: 'Nouveau' });
    expect(await moved(rename)).toEqual(['round', 'list', 'exempt']);
    expect((await contest.round(1)).exempt[0]!.name).toBe('Nouveau – Lefèvre');
  });

  it('of a player who is anonymised does the same', async () => {
    const { contest, table, moved } = await withFive();
    for (const { id } of (await contest.round(1)).tables) await record(app.admin, id, takers(95));
    await contest.close(1);
    const path = `/players/${table.teams.a.players[0]!.id}`;
    const remove = async () => body(await app.admin.delete(path, await etagAt(app.admin, path)), 204);
    expect(await moved(remove)).toEqual(['round', 'list', 'table', 'seated']);
    expect((await tableOf(app.anyone, table.id)).teams.a.name).toBe('— – Lefèvre');
  });
});

describe('what sitting out is worth', () => {
  it('changes the tag of the tournament and of the rounds in which a team sat out', async () => {
    const { contest, paths, moved } = await withFive();
    const stale = await etagAt(app.anyone, paths.round);
    expect(await moved(() => change(contest.path, { bye: { points: 50 } }))).toEqual(['round', 'list', 'tournament']);
    const read = await app.anyone.get<RoundAnswer>(paths.round, { 'if-none-match': stale });
    expect([read.status, read.body.exempt[0]!.points]).toEqual([200, 50]);
  });

  it('does not change the tag of a round in which nobody sat out', async () => {
    const { contest } = await Contest.atFirstRound(app.admin, { teams: 4 });
    const before = await etagAt(app.anyone, `${contest.path}/rounds/1`);
    await change(contest.path, { bye: { points: 50 } });
    expect(await etagAt(app.anyone, `${contest.path}/rounds/1`)).toBe(before);
  });
});

describe('the tag of the standings', () => {
  it('changes with the names in it, and with what sitting out is worth', async () => {
    const { contest, paths, table } = await withFive();
    for (const { id } of (await contest.round(1)).tables) await record(app.admin, id, takers(95));
    await contest.close(1);
    const tag = () => etagAt(app.anyone, `${contest.path}/standings`);
    const tags = [await tag()];
    const changes: [path: string, sent: object][] = [
      [paths.seated, { name: 'Les As' }],
      [`/players/${table.teams.b.players[0]!.id}`, { firstName: 'Zoé' }],
      [contest.path, { bye: { points: 7 } }],
    ];
    for (const [path, sent] of changes) {
      await change(path, sent);
      tags.push(await tag());
    }
    expect(new Set(tags).size).toBe(4);
  });
});

describe('a change of nothing keeps the tag:', () => {
  it.each(['draft', 'running'])('an empty one of a %s tournament', async (state) => {
    const contest = await Contest.create(app.admin, { teams: 2 });
    if (state === 'running') body(await app.admin.post(`${contest.path}/start`));
    const before = await app.admin.get(contest.path);
    for (const sent of [{}, { format: {} }]) {
      const answer = await app.admin.patch(contest.path, sent, etagOf(before));
      expect([answer.status, answer.body, etagOf(answer)]).toEqual([200, before.body, etagOf(before)]);
    }
    expect((await contest.audit()).filter(({ action }) => action === 'tournament.changed')).toEqual([]);
  });

  it('an empty one of a team', async () => {
    const { contest, paths, moved } = await withFive();
    const before = await app.admin.get(paths.seated);
    const unchanged = await moved(async () => {
      const answer = await app.admin.patch(paths.seated, {}, etagOf(before));
      expect([answer.status, answer.body, etagOf(answer)]).toEqual([200, before.body, etagOf(before)]);
    });
    expect(unchanged).toEqual([]);
    expect((await contest.audit()).filter(({ action }) => action === 'entry.changed')).toEqual([]);
  });

  it('an empty one of a player, and one that says what is so already', async () => {
    const player = await newPlayer(app.admin, { club: 'Cercle' });
    const path = `/players/${player.id}`;
    for (const sent of [{}, { lastName: player.lastName, club: 'Cercle', licence: null }]) {
      const answer = await app.admin.patch<PlayerAnswer>(path, sent, '"1"');
      expect([answer.status, answer.body, etagOf(answer)]).toEqual([200, player, '"1"']);
    }
    const rows = await app.sql("SELECT 1 FROM audit_entries WHERE subject_id = $1 AND action = 'player.changed'", [
      player.id,
    ]);
    expect(rows).toEqual([]);
  });
});

itAnswersAsDocumented(() => app);
