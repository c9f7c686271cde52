import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Side } from '../../src/belote/cards/seat.js';
import type { RoundAnswer } from '../../src/rounds/dto/round.answer.js';
import type { TableAnswer } from '../../src/tables/dto/table.answer.js';
import { itAnswersAsDocumented, startApp, type TestApp } from '../support/app.js';
import { body } from '../support/client.js';
import { Contest, correct, dealsOf, etagAt, record, removeDeal, send, tableOf } from '../support/contest.js';
import { expectRefused, short } from '../support/refusals.js';
import type { Sheet } from '../support/sheets.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const RULES = { ruleset: { key: 'belote-three' } };
const start = (teams: number, deals = 2, more: object = {}) =>
  Contest.start(app.admin, { teams, teamSize: 1, deals, rounds: 2, more: { ...RULES, ...more } });

const taken = (takers: Side, more: Partial<Sheet>): Sheet => ({
  outcome: 'played',
  contract: { takers, trump: 'hearts' },
  ...more,
});
/** What sides a, b and c took; the takers are named. */
const by = (takers: Side, a: number, b: number, c: number, more: Partial<Sheet> = {}): Sheet =>
  taken(takers, { points: { a, b, c }, ...more });

const SIDES = ['a', 'b', 'c'] as const;
const idsAt = ({ teams }: Pick<TableAnswer, 'teams'>): string[] => SIDES.map((side) => teams[side]?.entryId ?? '');
const sideAt = (table: TableAnswer, entryId: string): Side => SIDES[idsAt(table).indexOf(entryId)] ?? 'a';
const scoreAt = async (table: string) => (await tableOf(app.admin, table)).score;

/** Rounds drawn without a table that somebody sits at twice, and with nobody who meets somebody again. */
function meetings(rounds: readonly RoundAnswer[]): string[] {
  return rounds.flatMap(({ tables }) =>
    tables.flatMap((table) =>
      idsAt(table).flatMap((one, index) =>
        idsAt(table)
          .slice(index + 1)
          .map((other) => [one, other].sort().join('/')),
      ),
    ),
  );
}

describe('a tournament for three at a table', () => {
  it('is played from the draw to the ranking', async () => {
    const contest = await start(7);
    const first = await contest.draw();
    const [one, two] = first.tables as [TableAnswer, TableAnswer];
    expect([first.tables.length, first.exempt.length, first.exempt[0]?.points]).toEqual([2, 1, 162]);
    expect(new Set([...idsAt(one), ...idsAt(two), first.exempt[0]!.entryId]).size).toBe(7);
    expect([Object.keys(one.teams), one.score]).toEqual([['a', 'b', 'c'], { a: 0, b: 0, c: 0 }]);

    // 1: entered wrong, corrected; then failed, each defender 81.
    await record(app.admin, one.id, taken('a', { points: { a: 90, b: 40 } }));
    const corrected = body(await correct(app.admin, one.id, 1, taken('a', { points: { a: 92, b: 40 } })));
    expect(corrected.result).toMatchObject({ verdict: 'made', score: { a: 92, b: 40, c: 30 } });
    expect(corrected.sheet).toMatchObject({ points: { a: 92, b: 40, c: 30 } });
    const failed = await record(app.admin, one.id, by('b', 50, 62, 50));
    expect(failed.result).toMatchObject({ verdict: 'failed', score: { a: 81, b: 0, c: 81 } });
    // 2: 82 against 80 and a belote fails, and the belote stays with its holder; then a capot.
    await record(app.admin, two.id, by('c', 40, 40, 82, { belotes: ['a'] }));
    await record(app.admin, two.id, taken('c', { capot: 'c' }));
    expect([await scoreAt(one.id), await scoreAt(two.id)]).toEqual([
      { a: 173, b: 40, c: 111 },
      { a: 101, b: 81, c: 252 },
    ]);
    await contest.close(1);

    const [a1, b1, c1] = idsAt(one) as [string, string, string];
    const [a2, b2, c2] = idsAt(two) as [string, string, string];
    const out = first.exempt[0]!.entryId;
    const { items } = await contest.standings();
    expect(items.map(({ entryId, points, wins, difference }) => [entryId, points, wins, difference])).toEqual([
      [c2, 252, 1, 322],
      [a1, 173, 1, 195],
      [out, 162, 0, 0],
      [c1, 111, 0, 9],
      [a2, 101, 0, -131],
      [b2, 81, 0, -191],
      [b1, 40, 0, -204],
    ]);
    expect(items.slice(0, 3).map(({ rounds }) => rounds)).toEqual([
      [{ round: 1, points: 252, opponents: [a2, b2], won: true }],
      [{ round: 1, points: 173, opponents: [b1, c1], won: true }],
      [{ round: 1, points: 162, opponent: null, opponents: [], bye: true, won: false }],
    ]);

    // Without b1, who sits out, three of table 2 are left for two tables: two of them meet again.
    const refused = await app.admin.post(`${contest.path}/rounds`);
    expectRefused(refused, [409, 'rematch-unavoidable']);
    const preview = refused.body['draw'] as RoundAnswer;
    expect(preview.draw.why).toBe('One repeated meeting is left, at 1 of 2 tables: no draw without it was found.');
    expect(preview.tables.map((table) => idsAt(table).sort())).toEqual([[c2, a1, out].sort(), [c1, a2, b2].sort()]);
    const second = await contest.draw({ acceptRematches: true });
    expect(second.tables.map(({ why, rematchOf }) => [why, rematchOf])).toEqual([
      ['Ranks 1, 2 and 3 meet.', null],
      ['One pair of the three meets again, after round 1: no draw with fewer repeated meetings was found.', 1],
    ]);
    expect(second.exempt).toMatchObject([{ entryId: b1, points: 162 }]);

    const [top, low] = second.tables as [TableAnswer, TableAnswer];
    const points = { [sideAt(top, out)]: 92, [sideAt(top, c2)]: 40, [sideAt(top, a1)]: 30 };
    await record(app.admin, top.id, taken(sideAt(top, out), { points }));
    await record(app.admin, top.id, taken(sideAt(top, c2), { capot: sideAt(top, c2) }));
    await record(app.admin, low.id, { outcome: 'penalty', against: sideAt(low, c1), reason: 'revoke' });
    await record(app.admin, low.id, taken(sideAt(low, b2), { failed: true }));
    await contest.close(2);
    expect((await contest.standings()).items.map((row) => [row.entryId, row.points, row.wins])).toEqual([
      [c2, 252 + 292, 2],
      [a2, 101 + 162, 1],
      [out, 162 + 92, 0],
      [a1, 173 + 30, 1],
      [b1, 40 + 162, 0],
      [c1, 111 + 81, 0],
      [b2, 81 + 81, 0],
    ]);
    const csv = await app.anyone.get(`${contest.path}/standings`, { accept: 'text/csv' });
    const [header, best] = csv.text.split('\r\n');
    expect(header).toBe('rank,number,team,players,points,wins,difference,round1,round2');
    expect(best).toMatch(/,544,2,784,252,292$/);
    body(await app.admin.post(`${contest.path}/finish`));
  });

  it('repeats no meeting as long as that is possible', async () => {
    const contest = await start(9, 1);
    const rounds: RoundAnswer[] = [];
    for (const number of [1, 2]) {
      const round = await contest.draw();
      rounds.push(round);
      for (const { id } of round.tables) await record(app.admin, id, by('a', 92, 40, 30));
      await contest.close(number);
    }
    const met = meetings(rounds);
    expect([met.length, new Set(met).size]).toEqual([18, 18]);
    const chance = await Contest.start(app.admin, {
      teams: 8,
      teamSize: 1,
      more: { ...RULES, format: { dealsPerRound: 1, rounds: 2, nextDraw: 'random' } },
    });
    const drawn = await chance.draw();
    expect([drawn.tables.length, drawn.exempt.map(({ why }) => why)]).toEqual([
      2,
      Array(2).fill('Sits out by lot: one of 8 on rank 1, the lowest of those that have never been exempt.'),
    ]);
  });

  it('needs three players, and shares a draw among those who share the most', async () => {
    const contest = await Contest.create(app.admin, { teams: 2, teamSize: 1, rounds: 1, more: RULES });
    const early = await app.admin.post(`${contest.path}/start`);
    expectRefused(early, [409, 'too-few-entries']);
    expect(early.body.detail).toBe('It takes 3 teams at least. Ready to play: 2.');
    await contest.enter();
    body(await app.admin.post(`${contest.path}/start`));
    const [table] = (await contest.draw()).tables;
    await record(app.admin, table!.id, by('a', 62, 50, 50));
    await contest.close(1);
    const { items } = await contest.standings();
    expect(items.map(({ points, wins, draws, losses, tied }) => [points, wins, draws, losses, tied])).toEqual([
      [81, 0, 1, 0, true],
      [81, 0, 1, 0, true],
      [0, 0, 0, 1, false],
    ]);
    await contest.penalise(table!.teams.c!.entryId, 10);
    expect((await contest.standings()).items[1]).toMatchObject({ entryId: table!.teams.c!.entryId, points: 71 });
  });

  it('takes out a player who leaves: too few are then left for a table', async () => {
    const contest = await start(3, 1);
    await contest.setStatus(contest.entries[0]!.id, 'withdrawn');
    expectRefused(await app.admin.post(`${contest.path}/rounds`), [409, 'too-few-entries']);
  });
});

describe('a table for three', () => {
  const table = async (deals = 6, more: object = {}): Promise<string> => {
    const contest = await start(3, deals, more);
    return (await contest.draw()).tables[0]!.id;
  };

  it('has three seats, who deal in turn', async () => {
    const id = await table();
    const path = `/tables/${id}`;
    expect(['a1', 'b1', 'c1']).toContain((await tableOf(app.admin, id)).dealer);
    const partner = await app.admin.patch(path, { dealer: 'a2' }, await etagAt(app.admin, path));
    expectRefused(partner, [422, 'unprocessable-request', '/dealer not-a-seat']);
    body(await app.admin.patch(path, { dealer: 'b1' }, await etagAt(app.admin, path)));
    const dealers: string[] = [];
    for (const sheet of [by('a', 92, 40, 30), { outcome: 'passed-out' } as Sheet, by('c', 40, 30, 92)]) {
      await record(app.admin, id, sheet);
      dealers.push((await tableOf(app.admin, id)).dealer);
    }
    expect(dealers).toEqual(['c1', 'a1', 'b1']);
  });

  it.each<[string, object, ...string[]]>([
    ['points for one side', taken('a', { points: { a: 92 } }), '/points points-missing'],
    ['points that make no 162', by('a', 92, 40, 31), '/points points-sum'],
    ['points of two above 162', taken('a', { points: { a: 92, b: 80 } }), '/points points-sum'],
    [
      'a partner',
      taken('a', { contract: { takers: 'a', taker: 'a2', trump: 'hearts' }, points: { a: 92, b: 40 } }),
      '/contract/taker seat-not-at-table',
    ],
    [
      'a seat of another side',
      taken('a', { contract: { takers: 'a', taker: 'c1', trump: 'hearts' }, points: { a: 92, b: 40 } }),
      '/contract/taker seat-not-of-side',
    ],
    ['a belote too many', by('a', 92, 40, 30, { belotes: ['a', 'c'] }), '/belotes/1 too-many-belotes'],
    [
      'no-trump',
      { ...by('a', 92, 40, 30), contract: { takers: 'a', trump: 'no-trump' } },
      '/contract/trump trump-not-played',
    ],
    [
      'a capot with points of another',
      taken('a', { capot: 'a', points: { a: 252, b: 0, c: 1 } }),
      '/points/c capot-contradiction',
    ],
  ])('takes no sheet with %s', async (_, sheet, ...faults) => {
    expectRefused(await send(app.admin, await table(), sheet), [422, 'unprocessable-request', ...faults]);
  });

  it('scores anew what is left when a deal is taken out, and keeps who did what', async () => {
    const contest = await start(3, 3);
    const [{ id }] = (await contest.draw()).tables as [TableAnswer];
    await record(app.admin, id, by('a', 92, 40, 30));
    await record(app.admin, id, { outcome: 'penalty', against: 'c', points: 101 });
    expect(await scoreAt(id)).toEqual({ a: 142, b: 90, c: 30 });
    body(await removeDeal(app.admin, id, 1), 204);
    expect(await scoreAt(id)).toEqual({ a: 50, b: 50, c: 0 });
    const etag = await etagAt(app.admin, `${contest.path}/rounds/1`);
    body(await app.admin.delete(`${contest.path}/rounds/1?discardResults=true&reason=storm`, etag), 204);
    const deleted = (await contest.audit()).find(({ action }) => action === 'round.deleted');
    expect(deleted?.before).toMatchObject({
      tables: [{ a: expect.any(String), b: expect.any(String), c: expect.any(String), score: { a: 50, b: 50, c: 0 } }],
      deals: [{ number: 2, scoreA: 50, scoreB: 50, scoreC: 0 }],
    });
  });

  it('never holds more deals than the round has, however many are sent at once', async () => {
    const id = await table(3);
    const answers = await Promise.all(Array.from({ length: 9 }, () => send(app.admin, id, by('a', 92, 40, 30))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(new Set(answers.filter(({ status }) => status !== 201).map((answer) => short(answer).join(' ')))).toEqual(
      new Set(['409 round-full']),
    );
    expect(await tableOf(app.admin, id)).toMatchObject({ score: { a: 276, b: 120, c: 90 }, status: 'complete' });
    expect((await dealsOf(app.admin, id)).map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it('plays to a target as well: the third side may win it', async () => {
    const id = await table(1, { format: { target: 250, rounds: 1 } });
    for (const sheet of [by('a', 92, 40, 30), by('c', 0, 0, 0, { points: {}, capot: 'c' })]) {
      expect(await tableOf(app.admin, id)).toMatchObject({ status: 'open' });
      await record(app.admin, id, sheet);
    }
    expect(await tableOf(app.admin, id)).toMatchObject({
      status: 'complete',
      deals: { counted: 2, of: null, target: 250 },
      score: { a: 92, b: 40, c: 282 },
    });
  });
});

itAnswersAsDocumented(() => app);
