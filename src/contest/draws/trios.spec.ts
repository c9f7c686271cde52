import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { rngOf } from '../../shared/rng.js';
import { checkDraw } from './check-draw.js';
import type { DrawnRound, Field, FieldTeam, Meeting } from './draw.js';
import { drawMethodOf, seatedAt } from './draw.js';

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
const numberOf = (id: string): number => Number(id.slice(1));

/** Teams 1 to n, ranked as they are numbered, each three of whom have met in that round. */
const ranked = (count: number, tables: readonly (readonly [number, number, number])[] = []): Field => ({
  teams: Array.from({ length: count }, (_, index) => team(index + 1, index + 1)),
  meetings: tables.flatMap(([one, two, three]) =>
    meet(
      1,
      [one, two, three].map((number) => `t${String(number)}`),
    ),
  ),
  round: 2,
  tableSize: 3,
});

const pairsOf = (ids: readonly string[]): (readonly [string, string])[] =>
  ids.flatMap((one, index) => ids.slice(index + 1).map((other) => [one, other] as const));
const meet = (round: number, ids: readonly string[]): Meeting[] => pairsOf(ids).map((teams) => ({ round, teams }));

const tables = (round: DrawnRound): string[] =>
  round.pairings.map((pairing) =>
    seatedAt(pairing)
      .map(numberOf)
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
      number: numberOf(id),
      rank: 1 + [...points.values()].filter((other) => other > own).length,
      exemptIn: exempt.get(id) ?? [],
    }));
    const field: Field = { teams, meetings: [...meetings], round, tableSize: 3 };
    const result = drawn(method, field, `${seed}/${String(round)}`);
    see(field, result);
    for (const { id } of result.exempt) {
      exempt.set(id, [...(exempt.get(id) ?? []), round]);
      points.set(id, (points.get(id) ?? 0) + 4);
    }
    for (const pairing of result.pairings) {
      meetings.push(...meet(round, seatedAt(pairing)));
      for (const id of seatedAt(pairing)) points.set(id, (points.get(id) ?? 0) + rng.below(9));
    }
  }
}

/** The fewest repeated meetings of any draw, by trying them all. */
function fewestByTrying(ids: readonly string[], hasMet: (one: string, other: string) => boolean): number {
  const [one, ...others] = ids;
  if (one === undefined) return 0;
  const met = (group: readonly string[]): number => pairsOf(group).filter(([a, b]) => hasMet(a, b)).length;
  return Math.min(
    ...pairsOf(others).map(
      ([two, three]) =>
        met([one, two, three]) +
        fewestByTrying(
          others.filter((id) => id !== two && id !== three),
          hasMet,
        ),
    ),
  );
}

describe.each(BUILT)('%s, three at a table', (method) => {
  it.each([0, 1, 2])('needs three, not %d', (count) => {
    expect(drawMethodOf(method)?.draw(ranked(count), rngOf('x'))).toEqual({
      ok: false,
      faults: [{ code: 'too-few-teams', pointer: '', values: { teams: count, least: 3 } }],
    });
  });

  it('is legal in every round of every size from 3 to 24, and says what meets again', () => {
    let rematches = 0;
    for (let count = 3; count <= 24; count++) {
      play(method, count, 6, `${method}/${String(count)}`, (field, round) => {
        expect({ count, round: field.round, faults: checkDraw(field, round) }).toEqual({
          count,
          round: field.round,
          faults: [],
        });
        expect([round.pairings.length, round.exempt.length]).toEqual([Math.floor(count / 3), count % 3]);
        rematches += round.rematches;
      });
    }
    expect(rematches).toBeGreaterThan(0);
  });

  it('repeats no meeting in the second round as long as there are nine, nor in five rounds of thirty', () => {
    for (const [count, rounds] of [
      [9, 2],
      [12, 2],
      [15, 3],
      [30, 5],
    ] as const) {
      play(method, count, rounds, 'fresh', (field, round) => {
        expect([count, field.round, round.rematches]).toEqual([count, field.round, 0]);
      });
    }
  });

  it('repeats as few meetings as trying everything, up to nine at the tables', () => {
    let seen = 0;
    fc.assert(
      fc.property(fc.constantFrom(3, 6, 7, 9, 11), fc.array(fc.nat(), { maxLength: 30 }), (count, numbers) => {
        const met = numbers.map((number): readonly [number, number] => {
          const one = number % count;
          return [one + 1, 1 + ((one + 1 + (Math.floor(number / count) % (count - 1))) % count)];
        });
        const field: Field = {
          ...ranked(count),
          meetings: met.map(([one, other]) => ({ round: 1, teams: [`t${String(one)}`, `t${String(other)}`] })),
        };
        const round = drawn(method, field, 's');
        expect(checkDraw(field, round)).toEqual([]);
        const names = new Set(met.flatMap(([one, other]) => [`t${one}/t${other}`, `t${other}/t${one}`]));
        const out = round.exempt.map(({ id }) => id);
        const playing = field.teams.map(({ id }) => id).filter((id) => !out.includes(id));
        expect(round.rematches).toBe(fewestByTrying(playing, (one, other) => names.has(`${one}/${other}`)));
        seen += Math.min(1, round.rematches);
      }),
      { numRuns: 40 },
    );
    expect(seen).toBeGreaterThan(0);
  });

  it.each([4, 5, 7, 8])('lets nobody sit out twice more than another: %d teams, thirty rounds', (count) => {
    const times = new Map<string, number>();
    play(method, count, 30, 'fair', (field, round) => {
      for (const { id } of round.exempt) times.set(id, (times.get(id) ?? 0) + 1);
      const counts = field.teams.map(({ id }) => times.get(id) ?? 0);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    });
  });

  it('depends on field and seed, not on the order in which they are told', () => {
    const field = ranked(20, [
      [1, 2, 3],
      [4, 5, 6],
    ]);
    const told: Field = { ...field, teams: field.teams.toReversed(), meetings: field.meetings.toReversed() };
    expect(drawn(method, told, 's')).toEqual(drawn(method, field, 's'));
  });

  it('gives other seeds other draws: tables, sides, sitting out', () => {
    const field: Field = { ...ranked(7), teams: ranked(7).teams.map((each) => ({ ...each, rank: 1 })) };
    const rounds = Array.from({ length: 300 }, (_, seed) => drawn(method, field, String(seed)));
    expect(new Set(rounds.map((round) => round.exempt[0]?.id)).size).toBe(7);
    expect(new Set(rounds.map((round) => tables(round).join(' '))).size).toBeGreaterThan(60);
    for (const side of ['a', 'b', 'c'] as const) {
      expect(new Set(rounds.map((round) => round.pairings[0]?.teams[side])).size).toBe(7);
    }
  });

  it('draws hundreds of teams through six rounds without a rematch', () => {
    play(method, 301, 6, 'many', (field, round) => {
      expect([field.round, checkDraw(field, round), round.rematches]).toEqual([field.round, [], 0]);
    });
  });
});

describe('by-ranking, three at a table', () => {
  const table: readonly (readonly [string, Field, string[], string[]])[] = [
    ['1–2–3, 4–5–6', ranked(6), ['1–2–3', '4–5–6'], ['by-ranking-three', 'by-ranking-three']],
    ['the exempt leave no gap', ranked(8), ['1–2–3', '4–5–6'], ['by-ranking-three', 'by-ranking-three']],
    [
      '1 and 2 have met: 2 changes with 4',
      { ...ranked(6), meetings: [{ round: 1, teams: ['t1', 't2'] }] },
      ['1–3–4', '2–5–6'],
      ['parted', 'parted'],
    ],
    [
      'three tables of the first round: one of each at every table',
      ranked(9, [
        [1, 2, 3],
        [4, 5, 6],
        [7, 8, 9],
      ]),
      ['1–4–7', '2–5–8', '3–6–9'],
      ['parted', 'parted', 'parted'],
    ],
    [
      'six that have sat at two tables: two pairs meet again at least',
      ranked(6, [
        [1, 2, 3],
        [4, 5, 6],
      ]),
      ['1–2–4', '3–5–6'],
      ['rematch-three', 'rematch-three'],
    ],
  ];
  it.each(table)('%s', (_, field, groups, why) => {
    for (const seed of ['a', 'b', 'c']) {
      const round = drawn('by-ranking', field, seed);
      expect(tables(round)).toEqual(groups);
      expect(round.pairings.map((pairing) => pairing.why.code)).toEqual(why);
    }
  });

  it('says why, and which meeting comes again', () => {
    const round = drawn('by-ranking', ranked(6, [[1, 2, 3]]), 's');
    expect(round.pairings.map(({ why, rematchOf }) => [why, rematchOf])).toEqual([
      [{ code: 'rematch-three', values: { pairs: 1, round: 1 } }, 1],
      [{ code: 'parted', values: { first: 3, second: 5, third: 6 } }, undefined],
    ]);
    expect([round.rematches, round.why]).toEqual([
      1,
      { code: 'rematch-left', values: { rematches: 1, tables: 2, met: 1 } },
    ]);
    const all = drawn('by-ranking', ranked(3, [[1, 2, 3]]), 's');
    expect(all.pairings[0]?.why).toEqual({ code: 'rematch-three', values: { pairs: 3, round: 1 } });
    expect(all.rematches).toBe(3);
    const equals = { ...ranked(3), teams: ranked(3).teams.map((each) => ({ ...each, rank: 1 })) };
    expect(drawn('by-ranking', equals, 's').pairings[0]?.why).toEqual({ code: 'same-rank-three', values: { rank: 1 } });
  });

  const exempt = (...teams: readonly (readonly [rank: number, times: number])[]): unknown[] =>
    drawn(
      'by-ranking',
      {
        teams: teams.map(([rank, times], index) => team(index + 1, rank, Array<number>(times).fill(1))),
        meetings: [],
        round: 9,
        tableSize: 3,
      },
      's',
    ).exempt.map(({ why: { code, values } }) => [code, values]);

  it.each([
    [
      'the lowest',
      [
        [1, 0],
        [2, 0],
        [3, 0],
        [4, 0],
      ],
      [['exempt-lowest', { rank: 4, times: 0 }]],
    ],
    [
      'the lowest never exempt',
      [
        [1, 0],
        [2, 0],
        [3, 0],
        [4, 1],
      ],
      [['exempt-lowest', { rank: 3, times: 0 }]],
    ],
    [
      'the two lowest',
      [
        [1, 0],
        [2, 0],
        [3, 0],
        [4, 0],
        [5, 0],
      ],
      [
        ['exempt-lowest', { rank: 5, times: 0 }],
        ['exempt-second', { rank: 4, times: 0 }],
      ],
    ],
    [
      'the only one never exempt, and the lowest of the others',
      [
        [1, 0],
        [2, 1],
        [3, 1],
        [4, 1],
        [5, 1],
      ],
      [
        ['exempt-lowest', { rank: 1, times: 0 }],
        ['exempt-second', { rank: 5, times: 1 }],
      ],
    ],
    [
      'the two that share the lowest rank: no lot is needed',
      [
        [1, 0],
        [2, 0],
        [3, 0],
        [4, 0],
        [4, 0],
      ],
      [
        ['exempt-lowest', { rank: 4, times: 0 }],
        ['exempt-lowest', { rank: 4, times: 0 }],
      ],
    ],
    [
      'two of three that share the lowest rank',
      [
        [1, 0],
        [2, 0],
        [3, 0],
        [3, 0],
        [3, 0],
      ],
      [
        ['exempt-by-lot', { rank: 3, times: 0, among: 3 }],
        ['exempt-by-lot', { rank: 3, times: 0, among: 3 }],
      ],
    ],
    [
      'the lowest, and by lot one of the next',
      [
        [1, 0],
        [2, 0],
        [3, 0],
        [3, 0],
        [5, 0],
      ],
      [
        ['exempt-lowest', { rank: 5, times: 0 }],
        ['exempt-second-by-lot', { rank: 3, times: 0, among: 2 }],
      ],
    ],
  ] as const)('lets sit out %s', (_, teams, reasons) => {
    expect(exempt(...teams)).toEqual(reasons);
  });
});

describe('a stored draw, three at a table', () => {
  // Who was drawn with a version must be drawn with it for ever. When this changes, the method's version rises.
  const field: Field = {
    ...ranked(17, [
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
      [10, 11, 12],
      [13, 14, 15],
    ]),
    teams: Array.from({ length: 17 }, (_, index) => team(index + 1, 1 + Math.floor(index / 2))),
  };
  const shown = (method: Built): string[] => {
    const round = drawn(method, field, '2026-03-14');
    return [...round.pairings.map((pairing) => seatedAt(pairing).join(' ')), ...round.exempt.map(({ id }) => id)];
  };

  it('repeats itself: random, version 1', () => {
    expect(drawMethodOf('random')?.version).toBe(1);
    expect(shown('random')).toMatchInlineSnapshot(`
     [
       "t13 t10 t1",
       "t14 t9 t2",
       "t3 t5 t8",
       "t11 t7 t4",
       "t16 t6 t12",
       "t17",
       "t15",
     ]
    `);
  });

  it('repeats itself: by-ranking, version 1', () => {
    expect(drawMethodOf('by-ranking')?.version).toBe(1);
    expect(shown('by-ranking')).toMatchInlineSnapshot(`
     [
       "t11 t6 t1",
       "t7 t5 t2",
       "t3 t4 t8",
       "t14 t9 t10",
       "t16 t12 t13",
       "t17",
       "t15",
     ]
    `);
  });
});
