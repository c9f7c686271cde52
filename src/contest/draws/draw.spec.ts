import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { rngOf } from '../../shared/rng.js';
import { checkDraw } from './check-draw.js';
import type { DrawnRound, Field, FieldTeam, Meeting } from './draw.js';
import { DRAW_METHODS, drawMethodOf } from './draw.js';

const BUILT = ['random', 'by-ranking'] as const;
type Built = (typeof BUILT)[number];

function drawn(method: Built, field: Field, seed: string): DrawnRound {
  const result = drawMethodOf(method)?.draw(field, rngOf(seed));
  if (result?.ok !== true) throw new Error('no draw');
  return result.value;
}

const team = (number: number, rank: number, exemptIn: readonly number[] = []): FieldTeam => ({
  id: `t${String(number)}`,
  number,
  rank,
  exemptIn,
});

/** Teams 1 to n, ranked as they are numbered. */
const ranked = (count: number, meetings: readonly (readonly [number, number, number])[] = [], round = 2): Field => ({
  teams: Array.from({ length: count }, (_, index) => team(index + 1, index + 1)),
  meetings: meetings.map(([one, other, of]) => ({ round: of, teams: [`t${String(one)}`, `t${String(other)}`] })),
  round,
  tableSize: 2,
});

const tables = (round: DrawnRound): string[] =>
  round.pairings.map(({ teams }) =>
    [teams.a, teams.b]
      .map((id) => Number(id.slice(1)))
      .sort((one, other) => one - other)
      .join('–'),
  );

/** Plays rounds with results by chance, handing each field and its draw to `see`. */
function play(
  method: Built,
  count: number,
  rounds: number,
  seed: string,
  see: (field: Field, round: DrawnRound) => void,
): void {
  const rng = rngOf(seed).fork('results');
  const points = new Map(Array.from({ length: count }, (_, index) => [`t${String(index + 1)}`, 0]));
  const exempt = new Map<string, number[]>();
  const meetings: Meeting[] = [];
  for (let round = 1; round <= rounds; round++) {
    const teams = [...points].map(([id, own]) => ({
      id,
      number: Number(id.slice(1)),
      rank: 1 + [...points.values()].filter((other) => other > own).length,
      exemptIn: exempt.get(id) ?? [],
    }));
    const field: Field = { teams, meetings: [...meetings], round, tableSize: 2 };
    const result = drawn(method, field, `${seed}/${String(round)}`);
    see(field, result);
    for (const { id } of result.exempt) {
      exempt.set(id, [...(exempt.get(id) ?? []), round]);
      points.set(id, (points.get(id) ?? 0) + 5);
    }
    for (const { teams: sides } of result.pairings) {
      meetings.push({ round, teams: [sides.a, sides.b] });
      // Few different results, so that ranks are often shared.
      const won = rng.below(11);
      points.set(sides.a, (points.get(sides.a) ?? 0) + won);
      points.set(sides.b, (points.get(sides.b) ?? 0) + 10 - won);
    }
  }
}

describe('drawMethodOf', () => {
  it('knows what is built, under the contract’s names', () => {
    const built = DRAW_METHODS.filter((name) => drawMethodOf(name) !== undefined);
    expect(built).toEqual([...BUILT]);
    expect(built.map((name) => drawMethodOf(name)?.name)).toEqual(built);
  });
});

describe.each(BUILT)('%s', (method) => {
  it.each([0, 1])('needs two teams, not %d', (count) => {
    expect(drawMethodOf(method)?.draw(ranked(count), rngOf('x'))).toEqual({
      ok: false,
      faults: [{ code: 'too-few-teams', pointer: '', values: { teams: count, least: 2 } }],
    });
  });

  it('is legal in every round of every size from 2 to 32, and says so when a rematch cannot be avoided', () => {
    let unavoidable = 0;
    for (let count = 2; count <= 32; count++) {
      const rounds = Math.min(count + (count % 2) - 1, 12) + 1;
      play(method, count, rounds, `${method}/${String(count)}`, (field, round) => {
        expect({ count, round: field.round, faults: checkDraw(field, round) }).toEqual({
          count,
          round: field.round,
          faults: [],
        });
        unavoidable += round.rematches;
      });
    }
    expect(unavoidable).toBeGreaterThan(0);
  });

  it('stays legal whatever the seed, with four to twelve teams, to the last round and beyond', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 12 }), fc.string({ maxLength: 8 }), (count, seed) => {
        play(method, count, count + 1, seed, (field, round) => {
          expect(checkDraw(field, round)).toEqual([]);
        });
      }),
      { numRuns: 40 },
    );
  });

  it('numbers tables in ranking order: table 1 has the best-ranked team', () => {
    play(method, 21, 8, 'tables', (field, round) => {
      const rankOf = new Map(field.teams.map(({ id, rank }) => [id, rank]));
      const best = round.pairings.map(({ teams }) => Math.min(rankOf.get(teams.a) ?? 0, rankOf.get(teams.b) ?? 0));
      expect(best).toEqual([...best].sort((one, other) => one - other));
      expect(round.pairings.map(({ table }) => table)).toEqual(best.map((_, index) => index + 1));
    });
  });

  it.each([3, 7, 9])('lets nobody sit out twice more than another: %d teams, thirty rounds', (count) => {
    const times = new Map<string, number>();
    play(method, count, 30, 'fair', (field, round) => {
      expect(round.exempt).toHaveLength(1);
      for (const { id } of round.exempt) times.set(id, (times.get(id) ?? 0) + 1);
      const counts = field.teams.map(({ id }) => times.get(id) ?? 0);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    });
  });

  it('gives other seeds other draws: sides, sitting out and pairs', () => {
    const field: Field = {
      teams: Array.from({ length: 5 }, (_, index) => team(index + 1, 1)),
      meetings: [],
      round: 1,
      tableSize: 2,
    };
    const rounds = Array.from({ length: 300 }, (_, seed) => drawn(method, field, String(seed)));
    const out = rounds.map((round) => round.exempt[0]?.id);
    expect(new Set(out)).toEqual(new Set(['t1', 't2', 't3', 't4', 't5']));
    expect(new Set(rounds.map((round) => tables(round).join(' '))).size).toBe(5 * 3 * 2);
    expect(new Set(rounds.map((round) => round.pairings[0]?.teams.a)).size).toBe(5);
    expect(rounds[0]?.exempt[0]?.why).toEqual({ code: 'exempt-by-lot', values: { rank: 1, times: 0, among: 5 } });
  });

  it('ignores meetings with teams that have left, and counts the latest of two', () => {
    const field = ranked(2, [
      [1, 2, 1],
      [1, 2, 3],
      [2, 1, 2],
      [1, 9, 4],
    ]);
    expect(drawn(method, field, 's').pairings[0]?.rematchOf).toBe(3);
  });
});

describe('a stored draw', () => {
  // Who was drawn with a version must be drawn with it for ever. When this changes, the method's version rises.
  const field: Field = {
    teams: Array.from({ length: 9 }, (_, index) => team(index + 1, 1 + Math.floor(index / 2), index === 8 ? [1] : [])),
    meetings: [
      { round: 1, teams: ['t1', 't2'] },
      { round: 1, teams: ['t3', 't4'] },
      { round: 1, teams: ['t5', 't7'] },
      { round: 1, teams: ['t6', 't8'] },
    ],
    round: 2,
    tableSize: 2,
  };
  const shown = (method: Built): string[] => {
    const round = drawn(method, field, '2026-03-14');
    return [...round.pairings.map(({ teams: { a, b } }) => `${a} ${b}`), ...round.exempt.map(({ id }) => id)];
  };

  it('repeats itself: random, version 1', () => {
    expect(drawMethodOf('random')?.version).toBe(1);
    expect(shown('random')).toMatchInlineSnapshot(`
     [
       "t5 t2",
       "t6 t1",
       "t9 t3",
       "t7 t4",
       "t8",
     ]
    `);
  });

  it('repeats itself: by-ranking, version 1', () => {
    expect(drawMethodOf('by-ranking')?.version).toBe(1);
    expect(shown('by-ranking')).toMatchInlineSnapshot(`
     [
       "t3 t2",
       "t4 t1",
       "t5 t6",
       "t9 t7",
       "t8",
     ]
    `);
  });
});
