import { describe, expect, it } from '@jest/globals';
import { rngOf } from './rng.js';

const numbers = (seed: string, n: number, count: number): number[] => {
  const rng = rngOf(seed);
  return Array.from({ length: count }, () => rng.below(n));
};

describe('rngOf', () => {
  it('repeats itself: these numbers are what stored draws were made with', () => {
    expect(numbers('42', 1000, 6)).toMatchInlineSnapshot(`
     [
       973,
       98,
       402,
       261,
       658,
       921,
     ]
    `);
    expect(rngOf('42').shuffled([1, 2, 3, 4, 5, 6, 7, 8])).toMatchInlineSnapshot(`
     [
       5,
       7,
       4,
       8,
       2,
       3,
       1,
       6,
     ]
    `);
  });

  it('gives every number its share', () => {
    const counts = new Map<number, number>();
    for (const drawn of numbers('fair', 6, 60_000)) counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
    expect([...counts.keys()].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  it('shuffles a copy, and forks without disturbing the one it came from', () => {
    const items = Object.freeze(['a', 'b', 'c']);
    const rng = rngOf('x');
    const fork = rng.fork('seats');
    expect([...rng.shuffled(items)].sort()).toEqual(['a', 'b', 'c']);
    expect(fork.below(100)).toBe(rngOf('x').fork('seats').below(100));
  });

  it('refuses a range that is none', () => {
    expect(() => rngOf('x').below(0)).toThrow(RangeError);
    expect(() => rngOf('x').below(2.5)).toThrow(RangeError);
  });
});
