import { describe, expect, it } from '@jest/globals';
import { bySide, ofSide, PLAYER_COUNTS, seatsOf, sideOf, sidesOf } from './seat.js';

describe('sides and seats', () => {
  it.each([
    [4, 'ab', ['a1', 'b1', 'a2', 'b2']],
    [3, 'abc', ['a1', 'b1', 'c1']],
    [2, 'ab', ['a1', 'b1']],
  ] as const)('of a table for %i stand in playing order (rules.md, dealing)', (players, sides, seats) => {
    expect(sidesOf(players).join('')).toBe(sides);
    expect(seatsOf(players)).toEqual(seats);
  });

  it.each(PLAYER_COUNTS)('each seat of a table for %i is of one of its sides', (players) => {
    expect(new Set(seatsOf(players).map(sideOf))).toEqual(new Set(sidesOf(players)));
  });

  it('a number by side has c where three play, and nobody else has a third one', () => {
    expect(bySide(sidesOf(4), (side) => (side === 'a' ? 1 : 2))).toEqual({ a: 1, b: 2 });
    expect(bySide(sidesOf(3), (side) => (side === 'c' ? 3 : 0))).toEqual({ a: 0, b: 0, c: 3 });
    expect([ofSide({ a: 1, b: 2 }, 'b'), ofSide({ a: 1, b: 2 }, 'c'), ofSide({ a: 1, b: 2, c: 3 }, 'c')]).toEqual([
      2, 0, 3,
    ]);
  });
});
