import { describe, expect, it } from '@jest/globals';
import { rngOf } from '../../shared/rng.js';
import { drawByRanking } from './by-ranking.js';
import type { DrawnRound, Field, FieldTeam } from './draw.js';

function drawn(field: Field, seed: string): DrawnRound {
  const result = drawByRanking(field, rngOf(seed));
  if (!result.ok) throw new Error('no draw');
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

describe('by-ranking', () => {
  const table: readonly (readonly [string, Field, string[], string[]])[] = [
    ['1–2, 3–4', ranked(4), ['1–2', '3–4'], ['by-ranking', 'by-ranking']],
    ['the exempt team leaves no gap', ranked(5), ['1–2', '3–4'], ['by-ranking', 'by-ranking']],
    [
      '1–2 and 2–3 have met: 1–3 and 2–4',
      ranked(4, [
        [1, 2, 1],
        [2, 3, 2],
      ]),
      ['1–3', '2–4'],
      ['met-before', 'met-before'],
    ],
    [
      '3–4 have met, and no draw with 1–2 is left: both are parted, though they have not met',
      ranked(6, [
        [3, 4, 1],
        [3, 6, 1],
        [4, 6, 1],
        [1, 5, 1],
        [2, 5, 1],
        [1, 4, 1],
        [2, 4, 1],
        [2, 3, 1],
      ]),
      ['1–3', '2–6', '4–5'],
      ['met-before', 'makes-room', 'met-before'],
    ],
    [
      'everybody has met: the meetings of round 1 come again',
      ranked(
        4,
        [
          [1, 2, 3],
          [3, 4, 3],
          [1, 3, 2],
          [2, 4, 2],
          [1, 4, 1],
          [2, 3, 1],
        ],
        4,
      ),
      ['1–4', '2–3'],
      ['rematch', 'rematch'],
    ],
  ];
  it.each(table)('%s', (_, field, pairs, why) => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const round = drawn(field, seed);
      expect(tables(round)).toEqual(pairs);
      expect(round.pairings.map((pairing) => pairing.why.code)).toEqual(why);
    }
  });

  it('says why', () => {
    const round = drawn(
      ranked(4, [
        [1, 2, 1],
        [2, 3, 2],
      ]),
      's',
    );
    expect(round.pairings[0]?.why).toEqual({
      code: 'met-before',
      values: { first: 1, second: 3, of: 1, other: 2, round: 1 },
    });
    const all = drawn(ranked(2, [[1, 2, 1]]), 's');
    expect(all.rematches).toBe(1);
    expect(all.why).toEqual({ code: 'rematch-unavoidable', values: { rematches: 1, tables: 1, fresh: 0 } });
    expect(all.pairings[0]?.why).toEqual({ code: 'rematch', values: { round: 1 } });
  });

  it('lets the lot choose between draws that are equally near', () => {
    const field = ranked(4, [[1, 2, 1]]);
    const seen = new Set(Array.from({ length: 60 }, (_, seed) => tables(drawn(field, String(seed))).join(' ')));
    expect([...seen].sort()).toEqual(['1–3 2–4', '1–4 2–3']);
  });

  it('lets the next one sit out when the lowest would make a rematch of it, and says so', () => {
    // Without 5: 1–2, 1–3 and 1–4 are gone. Without 4: 1–5 and 2–3 are left.
    const field = ranked(
      5,
      [
        [1, 2, 1],
        [1, 3, 2],
        [1, 4, 3],
      ],
      4,
    );
    const round = drawn(field, 's');
    expect(round.exempt).toEqual([
      { id: 't4', why: { code: 'exempt-next', values: { rank: 4, times: 0, passed: 1 } } },
    ]);
    expect(tables(round)).toEqual(['1–5', '2–3']);
  });

  it('lets the lowest of those never exempt sit out, and begins anew when all have been', () => {
    const exempt = (...times: readonly number[]): DrawnRound =>
      drawn(
        {
          teams: times.map((count, index) => team(index + 1, index + 1, Array<number>(count).fill(1))),
          meetings: [],
          round: 9,
          tableSize: 2,
        },
        's',
      );
    expect(exempt(0, 0, 1).exempt).toEqual([
      { id: 't2', why: { code: 'exempt-lowest', values: { rank: 2, times: 0 } } },
    ]);
    expect(exempt(1, 1, 1).exempt[0]).toEqual({
      id: 't3',
      why: { code: 'exempt-lowest', values: { rank: 3, times: 1 } },
    });
    expect(exempt(1, 2, 2).exempt[0]?.id).toBe('t1');
  });
});
