import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RulesetAnswer } from '../../src/rulesets/dto/ruleset.answer.js';
import type { TournamentAnswer, TournamentList } from '../../src/tournaments/dto/tournament.answer.js';
import { itAnswersAsDocumented, startApp, type TestApp } from '../support/app.js';
import { body, etagOf } from '../support/client.js';
import { Contest, correct, etagAt, record, tournamentOf } from '../support/contest.js';
import { expectRefused } from '../support/refusals.js';
import { gift, LITIGE } from '../support/sheets.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const create = async (more: Record<string, unknown> = {}) =>
  body(await app.admin.post<TournamentAnswer>('/tournaments', tournamentOf({ more })), 201);

describe('a tournament', () => {
  it('has what was said, and the defaults of what was not', async () => {
    const answer = await app.admin.post<TournamentAnswer>('/tournaments', tournamentOf({ deals: 12, rounds: 4 }));
    const { id, seed, createdAt } = body(answer, 201);
    expect(answer.body).toEqual({
      id,
      name: 'Concours de la Saint-Martin',
      date: '2026-11-11',
      venue: null,
      state: 'draft',
      ruleset: { key: 'ffb-classic', overrides: {}, parameters: null },
      format: { teamSize: 2, dealsPerRound: 12, rounds: 4, firstDraw: 'random', nextDraw: 'by-ranking' },
      ranking: ['points', 'wins', 'difference', 'head-to-head'],
      bye: { points: 'half', win: false },
      visibility: 'public',
      checkIn: false,
      seed,
      createdAt,
      startedAt: null,
      finishedAt: null,
      cancelledAt: null,
      version: 1,
    });
    expect(seed).toMatch(/^\S{1,64}$/);
    expect([answer.headers.get('location'), etagOf(answer)]).toEqual([`/api/v1/tournaments/${id}`, '"1"']);
    expect((await app.anyone.get(`/tournaments/${id}`)).body).toEqual(answer.body);
  });

  it('changes member by member while it is a draft, what belongs together together', async () => {
    const { id } = await create({ bye: { points: 250, win: true } });
    const path = `/tournaments/${id}`;
    const sent = {
      name: 'Autre',
      date: '2028-02-29',
      venue: 'Salle',
      ruleset: { key: 'ffb-coinche', overrides: { rounding: { to: 'none' } } },
      format: { dealsPerRound: 10 },
      ranking: ['wins', 'points'],
      bye: { points: 'average' },
      visibility: 'unlisted',
      checkIn: true,
    };
    const answer = await app.admin.patch<TournamentAnswer>(path, sent, '"1"');
    expect(answer.body).toMatchObject({
      ...sent,
      ruleset: { ...sent.ruleset, parameters: null },
      format: { teamSize: 2, dealsPerRound: 10, rounds: 2, firstDraw: 'random', nextDraw: 'by-ranking' },
      bye: { points: 'average', win: false },
      version: 2,
    });
    const less = await app.admin.patch<TournamentAnswer>(path, { venue: null }, '"2"');
    expect(less.body).toEqual({ ...answer.body, venue: null, version: 3 });
  });

  it('is listed the newest first, unlisted ones only for those with a key who ask', async () => {
    const [open, hidden] = [await create({ name: 'Open' }), await create({ name: 'Hidden', visibility: 'unlisted' })];
    const ids = async (query: string, client = app.anyone) =>
      body(await client.get<TournamentList>(`/tournaments?limit=200${query}`)).items.map(({ id }) => id);
    const listed = await ids('');
    expect([listed[0], listed.includes(hidden.id)]).toEqual([open.id, false]);
    expect((await ids('&visibility=unlisted', app.admin))[0]).toBe(hidden.id);
    expect((await app.anyone.get(`/tournaments/${hidden.id}`)).status).toBe(200);
    expect(listed).toEqual([...listed].sort().reverse());
  });

  it('is deleted before a round is drawn, and not after', async () => {
    const draft = await Contest.create(app.admin, { teams: 2 });
    const etag = await etagAt(app.admin, draft.path);
    expect((await app.admin.delete(draft.path, etag)).status).toBe(204);
    expectRefused(await app.admin.get(draft.path), [404, 'not-found']);
    const { contest } = await Contest.atFirstRound(app.admin, { teams: 2 });
    expectRefused(await app.admin.delete(contest.path, await etagAt(app.admin, contest.path)), [
      409,
      'tournament-has-rounds',
    ]);
    expect((await app.admin.get(contest.path)).status).toBe(200);
  });

  it('is deleted before a round is drawn with its penalised teams, and their penalties', async () => {
    const contest = await Contest.start(app.admin, { teams: 2 });
    const kept = await Contest.start(app.admin, { teams: 2 });
    for (const { id } of contest.entries) await contest.penalise(id, 30);
    const other = await kept.penalise(kept.entries[0]!.id, 30);
    expect((await app.admin.delete(contest.path, await etagAt(app.admin, contest.path))).status).toBe(204);
    expectRefused(await app.admin.get(contest.path), [404, 'not-found']);
    const gone = { penalties: 0, entries: 0 };
    const [left] = await app.sql(
      `SELECT (SELECT count(*) FROM penalties WHERE tournament_id = $1)::int AS penalties,
              (SELECT count(*) FROM entries WHERE tournament_id = $1)::int AS entries`,
      [contest.id],
    );
    expect(left).toEqual(gone);
    expect((await app.anyone.get(`${kept.path}/penalties`)).body).toEqual({ items: [other], next: null });
    // Their players are nowhere entered any more.
    const player = `/players/${contest.entries[0]!.players[0]!.id}`;
    expect((await app.admin.delete(player, await etagAt(app.admin, player))).status).toBe(204);
  });

  it('goes from draft over running to finished, and nowhere from there', async () => {
    const contest = await Contest.create(app.admin, { teams: 2, rounds: 1 });
    const act = (action: string) => app.admin.post<TournamentAnswer>(`${contest.path}/${action}`);
    expectRefused(await act('finish'), [409, 'tournament-not-running']);
    const started = await act('start');
    expect(started.body).toMatchObject({ state: 'running', finishedAt: null });
    expect(etagOf(started)).toBe(`"${started.body.version}"`);
    expectRefused(await act('start'), [409, 'tournament-not-draft']);
    await contest.play(() => ({ winner: 'a', points: 162 }));
    expect(body(await act('finish')).state).toBe('finished');
    expectRefused(await act('finish'), [409, 'tournament-over']);
    expectRefused(await act('cancel?reason=x'), [409, 'tournament-over']);
    expectRefused(await app.admin.patch(contest.path, { name: 'x' }, await etagAt(app.admin, contest.path)), [
      409,
      'tournament-over',
    ]);
  });

  it('that was finished too early is reopened with a reason, and goes on', async () => {
    const contest = await Contest.start(app.admin, { teams: 2, rounds: 1 });
    const reopen = (query: string) => app.admin.post<TournamentAnswer>(`${contest.path}/reopen${query}`);
    expectRefused(await reopen('?reason=x'), [409, 'tournament-not-finished']);
    const round = await contest.play(() => ({ winner: 'a', points: 162 }));
    const finished = body(await app.admin.post<TournamentAnswer>(`${contest.path}/finish`));
    expectRefused(await reopen(''), [400, 'reason-required']);
    expect((await app.admin.get(contest.path)).body).toEqual(finished);

    const answer = await reopen('?reason=a%20sheet%20was%20missing');
    const { version } = finished;
    expect(answer.body).toEqual({ ...finished, state: 'running', finishedAt: null, version: version + 1 });
    expect([answer.status, etagOf(answer)]).toEqual([200, `"${version + 1}"`]);
    expect((await app.admin.get(contest.path)).body).toEqual(answer.body);
    expect((await contest.audit()).at(-1)).toMatchObject({
      ...{ action: 'tournament.reopened', subject: 'tournament', subjectId: contest.id },
      ...{ reason: 'a sheet was missing', before: { state: 'finished' }, after: { state: 'running' } },
    });
    expectRefused(await reopen('?reason=x'), [409, 'tournament-not-finished']);

    // What a running tournament may, it may again.
    await contest.reopen(1);
    expect((await correct(app.admin, round.tables[0]!.id, 1, gift('b', 100))).status).toBe(200);
    await contest.close(1);
    const again = body(await app.admin.post<TournamentAnswer>(`${contest.path}/finish`));
    expect([again.state, typeof again.finishedAt]).toEqual(['finished', 'string']);
  });

  it('that is a draft or was cancelled is not reopened', async () => {
    const contest = await Contest.create(app.admin, { teams: 2 });
    const reopen = () => app.admin.post(`${contest.path}/reopen?reason=x`);
    expectRefused(await reopen(), [409, 'tournament-not-finished']);
    const cancelled = body(await app.admin.post<TournamentAnswer>(`${contest.path}/cancel?reason=storm`));
    expectRefused(await reopen(), [409, 'tournament-not-finished']);
    expect((await app.admin.get(contest.path)).body).toEqual(cancelled);
  });

  it('is cancelled with a reason, and stays readable', async () => {
    const { contest } = await Contest.atFirstRound(app.admin, { teams: 2 });
    expectRefused(await app.admin.post(`${contest.path}/cancel`), [400, 'reason-required']);
    expect(body(await app.admin.post<TournamentAnswer>(`${contest.path}/cancel?reason=storm`)).state).toBe('cancelled');
    expect((await contest.round(1)).status).toBe('open');
    expect((await contest.audit()).at(-1)).toMatchObject({ action: 'tournament.cancelled', reason: 'storm' });
    const more = await app.admin.post(`${contest.path}/entries`, { players: ['x', 'y'] });
    expectRefused(more, [409, 'tournament-over']);
  });
});

describe('the ruleset of a tournament', () => {
  it('is copied whole at the start, overrides included, and never changes after', async () => {
    const base = {
      key: 'la-salle',
      name: 'La salle',
      base: 'ffb-classic',
      overrides: { litige: { policy: 'failed' } },
    };
    const own = body(await app.admin.post<RulesetAnswer>('/rulesets', base), 201);
    const wish = { ruleset: { key: 'la-salle', overrides: { rounding: { to: 10 } } } };
    const { contest, table } = await Contest.atFirstRound(app.admin, { teams: 2, deals: 4, more: wish });
    const { ruleset } = body(await app.anyone.get<TournamentAnswer>(contest.path));
    const parameters = own.parameters as { rounding: object };
    expect(ruleset).toEqual({
      ...wish.ruleset,
      parameters: { ...parameters, rounding: { ...parameters.rounding, to: 10 } },
    });
    // What happens to the organiser's ruleset afterwards does not reach it.
    await app.sql(
      "UPDATE rulesets SET ruleset = jsonb_set(ruleset, '{litige,policy}', '\"made\"') WHERE key = 'la-salle'",
    );
    expect((await record(app.admin, table, LITIGE)).result).toMatchObject({
      verdict: 'failed',
      score: { a: 0, b: 160 },
    });
  });
});

itAnswersAsDocumented(() => app);
