import { describe, expect, it } from '@jest/globals';
import { rngOf } from '../../shared/rng.js';
import type { LastMet } from './field.js';
import { pairAtRandom } from './pair-at-random.js';

const places = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

function tally(players: readonly number[], lastMet: LastMet, draws: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (let seed = 0; seed < draws; seed++) {
    const name = pairAtRandom(players, lastMet, rngOf(String(seed)))
      .pairs.map(([one, other]) => `${String(Math.min(one, other))}–${String(Math.max(one, other))}`)
      .sort()
      .join(' ');
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

describe('pairAtRandom', () => {
  it('draws each of the 15 first rounds of six teams equally often', () => {
    const counts = [...tally(places(6), () => undefined, 15_000).values()];
    expect(counts).toHaveLength(15);
    // Four standard deviations of a count of 1000.
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(125);
  });

  it('draws each of the draws that are left equally often, however unequal the players’ choices are', () => {
    // 0 may only meet 3, 4, 5; the others anybody: 3 × 3 draws.
    const counts = [
      ...tally(
        places(6),
        (one, other) => (Math.min(one, other) === 0 && Math.max(one, other) < 3 ? 1 : undefined),
        9000,
      ).values(),
    ];
    expect(counts).toHaveLength(9);
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(125);
  });

  it('draws every pair of a larger field equally often', () => {
    // Who may not meet is a perfect matching itself, so each of the other 112 pairs is as good as any: 7000 × 8 / 112.
    const met: LastMet = (one, other) => (Math.abs(one - other) === 8 ? 1 : undefined);
    const counts = new Map<number, number>();
    for (let seed = 0; seed < 7000; seed++) {
      const { pairs, rematches } = pairAtRandom(places(16), met, rngOf(String(seed)));
      expect(rematches).toBe(0);
      for (const [one, other] of pairs) {
        const pair = Math.min(one, other) * 16 + Math.max(one, other);
        counts.set(pair, (counts.get(pair) ?? 0) + 1);
      }
    }
    expect(counts.size).toBe(112);
    for (const count of counts.values()) expect(Math.abs(count - 500)).toBeLessThan(90);
    // The sum of squares over the mean: about 100 by chance alone, and 150 hardly ever.
    expect([...counts.values()].reduce((sum, count) => sum + (count - 500) ** 2 / 500, 0)).toBeLessThan(150);
  });

  it('finds the one draw that is left where no number of attempts would', () => {
    const only: LastMet = (one, other) => (one + other === 29 ? undefined : 1);
    const { pairs, rematches } = pairAtRandom(places(30), only, rngOf('needle'));
    expect(rematches).toBe(0);
    expect(pairs.every(([one, other]) => one + other === 29)).toBe(true);
  });
});
