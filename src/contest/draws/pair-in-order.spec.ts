import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { rngOf } from '../../shared/rng.js';
import type { LastMet } from './field.js';
import type { Edge } from './matching.js';
import { cheapestMatching } from './matching.js';
import { pairInOrder } from './pair-in-order.js';

/** Players in clubs of neighbours where nearly everybody has met: the nearest allowed partner is then far away. */
const histories = fc.record({
  half: fc.integer({ min: 10, max: 40 }),
  club: fc.integer({ min: 2, max: 30 }),
  inside: fc.integer({ min: 60, max: 100 }),
  outside: fc.integer({ min: 0, max: 60 }),
  seed: fc.string({ maxLength: 8 }),
});

function historyOf(club: number, inside: number, outside: number, seed: string): LastMet {
  return (one, other) => {
    const [low, high] = [Math.min(one, other), Math.max(one, other)];
    const rng = rngOf(`${seed}/${String(low)}/${String(high)}`);
    const chance = Math.floor(low / club) === Math.floor(high / club) ? inside : outside;
    return rng.below(100) < chance ? 1 + rng.below(9) : undefined;
  };
}

const remember = (lastMet: LastMet): LastMet => {
  const known = new Map<number, number | undefined>();
  return (one, other) => {
    const key = Math.min(one, other) * 1000 + Math.max(one, other);
    if (!known.has(key)) known.set(key, lastMet(one, other));
    return known.get(key);
  };
};

describe('pairInOrder', () => {
  it('is as near as a matching among all pairs, though it looks at near pairs first', () => {
    let far = 0;
    let none = 0;
    fc.assert(
      fc.property(histories, ({ half, club, inside, outside, seed }) => {
        const count = 2 * half;
        const lastMet = remember(historyOf(club, inside, outside, seed));
        const players = Array.from({ length: count }, (_, index) => index);
        const found = pairInOrder(players, lastMet, rngOf(seed));
        expect(found.pairs.flat().sort((one, other) => one - other)).toEqual(players);

        const [rematch, round] = [10_000_000, 10_000];
        const costOf = (one: number, other: number): number => {
          const last = lastMet(one, other);
          return Math.abs(other - one) + (last === undefined ? 0 : rematch + round * last);
        };
        const edges = players.flatMap((one) =>
          players.filter((other) => other > one).map((other): Edge => [one, other, costOf(one, other)]),
        );
        const mates = cheapestMatching(count, edges)?.mates ?? [];
        const cheapest = players.reduce((sum, one) => sum + costOf(one, mates[one] ?? one), 0) / 2;
        expect(found.pairs.reduce((sum, [one, other]) => sum + costOf(one, other), 0)).toBe(cheapest);
        expect(found.rematches).toBe(Math.floor(cheapest / rematch));
        if (found.pairs.some(([one, other]) => other - one > 12)) far++;
        if (found.rematches > 0) none++;
      }),
      { numRuns: 150 },
    );
    expect(far).toBeGreaterThan(30);
    expect(none).toBeGreaterThan(0);
  });

  it('finds partners that are out of the first reach: two crowds that have met among themselves', () => {
    const players = Array.from({ length: 60 }, (_, index) => index);
    const found = pairInOrder(players, (one, other) => (one < 30 === other < 30 ? 1 : undefined), rngOf('crowds'));
    expect(found.rematches).toBe(0);
    expect(found.pairs.reduce((sum, [one, other]) => sum + other - one, 0)).toBe(30 * 30);
  });

  it('names places of the larger order that the players are part of', () => {
    expect(pairInOrder([2, 5, 7, 11], () => undefined, rngOf('x'))).toEqual({
      pairs: [
        [2, 5],
        [7, 11],
      ],
      rematches: 0,
    });
    expect(pairInOrder([2, 5], () => 3, rngOf('x'))).toEqual({ pairs: [[2, 5]], rematches: 1 });
  });
});
