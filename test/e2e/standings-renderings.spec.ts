import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { StandingsAnswer } from '../../src/standings/dto/standings.answer.js';
import { itAnswersAsDocumented, startApp, type TestApp } from '../support/app.js';
import { etagOf } from '../support/client.js';
import { Contest, etagAt, newPlayer } from '../support/contest.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('the ranking as CSV', () => {
  const csv = { accept: 'text/csv' };

  it('has one line a team, the accents, a column a round, and runs no formula', async () => {
    const contest = await Contest.create(app.admin, { teams: 0, rounds: 2, more: { ranking: ['points'] } });
    const odd = [
      await newPlayer(app.admin, { lastName: '@SUM(A1)', firstName: 'Zoë' }),
      await newPlayer(app.admin, { lastName: 'O"Neill, fils', firstName: '-Éric' }),
    ];
    const sent = { players: odd.map(({ id }) => id), name: '=HYPERLINK("http://x")' };
    const one = (await app.admin.post<{ id: string }>(`${contest.path}/entries`, sent)).body;
    await contest.enter({ name: 'Œuf, à la coque' });
    await app.admin.post(`${contest.path}/start`);
    await contest.play((table) => ({ winner: contest.sideOf(table, one.id), points: 162 }));

    const answer = await app.anyone.get(`${contest.path}/standings`, csv);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('vary')).toEqual(expect.stringMatching(/accept(,|$)/i));
    const bytes = await app.anyone.with(csv).get(`${contest.path}/standings`);
    expect(bytes.text.replace(/^\uFEFF/, '').split('\r\n')).toEqual([
      'rank,number,team,players,points,wins,difference,round1',
      '1,1,"\'=HYPERLINK(""http://x"")","Zoë @SUM(A1), -Éric O""Neill, fils",162,1,162,162',
      '2,2,"Œuf, à la coque","Chloé Lefèvre, Chloé Lefèvre",0,0,-162,0',
      '',
    ]);
  });

  it.each(['+1', '-1', '=1', '@x', "'=1"])('defuses a team called %s', async (name) => {
    const contest = await Contest.create(app.admin, { teams: 0 });
    await contest.enter({ name });
    const line = (await app.anyone.get(`${contest.path}/standings`, csv)).text.split('\r\n')[1];
    expect(line?.split(',')[2]).toMatch(/^'/);
  });

  it('defuses a list of players that begins like a formula', async () => {
    const contest = await Contest.create(app.admin, { teams: 0 });
    const players = [
      await newPlayer(app.admin, { firstName: '=1+1', lastName: 'x' }),
      await newPlayer(app.admin, { firstName: 'b', lastName: 'y' }),
    ];
    await app.admin.post(`${contest.path}/entries`, { players: players.map(({ id }) => id), name: 'n' });
    const line = (await app.anyone.get(`${contest.path}/standings`, csv)).text.split('\r\n')[1];
    expect(line).toBe('1,1,n,"\'=1+1 x, b y",0,0,0');
  });
});

describe('the ranking’s tag', () => {
  it('gives 304 while nothing changed, for each rendering its own', async () => {
    const contest = await Contest.start(app.admin, { teams: 2 });
    const path = `${contest.path}/standings`;
    const json = await app.anyone.get<StandingsAnswer>(path);
    const asCsv = await app.anyone.get(path, { accept: 'text/csv' });
    const french = await app.anyone.get(path, { 'accept-language': 'fr' });
    const { version } = json.body;
    expect([json, asCsv, french].map(etagOf)).toEqual([`"${version}"`, `"${version}.csv"`, `"${version}.fr"`]);
    const ask = async (tag: string, headers = {}) =>
      (await app.anyone.get(path, { 'if-none-match': tag, ...headers })).status;
    expect(await ask(`"${version}"`)).toBe(304);
    expect(await ask(`"other", W/"${version}"`)).toBe(304);
    expect(await ask('*')).toBe(304);
    expect(await ask(`"${version}.csv"`)).toBe(200);
    expect(await ask(`"${version}.csv"`, { accept: 'text/csv' })).toBe(304);
    expect(await ask(`"${version}"`, { accept: 'text/csv' })).toBe(200);
    await contest.penalise(contest.entries[0]!.id, 10);
    expect(await ask(`"${version}"`)).toBe(200);
    expect(await etagAt(app.anyone, path)).not.toBe(`"${version}"`);
  });
});

itAnswersAsDocumented(() => app);
