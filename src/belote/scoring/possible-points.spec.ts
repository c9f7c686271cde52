import { describe, expect, it } from '@jest/globals';
import { RANKS } from '../cards/card.js';
import { ALL_TRUMP_SCHEMES } from '../cards/trump.js';
import type { PlayerCount } from '../cards/seat.js';
import type { ValueScheme } from '../cards/trump.js';
import { allCards, SCHEME_VALUES } from '../cards/values.js';
import { canTotal, likelihoodOf } from './possible-points.js';

const SCHEMES: readonly ValueScheme[] = ['suit', 'no-trump', ...ALL_TRUMP_SCHEMES];

/**
 * The plainest way: how many cards of each value there are, and every choice of so many of each. No subset sums, no bits:
 * only the number of cards and their sum are followed.
 */
function bruteForce(scheme: ValueScheme, players: PlayerCount): Set<number> {
  // Where three play there are no 7s and 8s (rules.md, belote-three).
  const ranks = players === 3 ? RANKS.slice(2) : RANKS;
  const copies = new Map<number, number>();
  for (const suit of SCHEME_VALUES[scheme]) {
    for (const rank of ranks) copies.set(suit[rank], (copies.get(suit[rank]) ?? 0) + 1);
  }
  let reached = new Set(['0/0']);
  for (const [value, many] of copies) {
    const next = new Set<string>();
    for (const state of reached) {
      const [cards, sum] = state.split('/').map(Number);
      for (let taken = 0; taken <= many; taken++) next.add(`${cards! + taken}/${sum! + taken * value}`);
    }
    reached = next;
  }
  const whole = new Set<number>();
  for (const state of reached) {
    const [cards, sum] = state.split('/').map(Number);
    if (cards! % players === 0 && cards! > 0 && cards! < ranks.length * 4) whole.add(sum!);
  }
  return whole;
}

describe('canTotal', () => {
  const tables = SCHEMES.flatMap((scheme) => ([4, 3, 2] as const).map((players) => [scheme, players] as const));

  it.each(tables)('agrees with brute force for %s and %i players', (scheme, players) => {
    const whole = bruteForce(scheme, players);
    const total = allCards(scheme) + 10;
    for (let points = -5; points <= total + 5; points++) {
      const own = whole.has(points - 10);
      // Where three play, a side may be without a trick although nobody made capot.
      const other = whole.has(points) || (players === 3 && points === 0);
      expect([points, canTotal(scheme, players, points, 'own')]).toEqual([points, own]);
      expect([points, canTotal(scheme, players, points, 'other')]).toEqual([points, other]);
      expect([points, canTotal(scheme, players, points, 'unknown')]).toEqual([points, own || other]);
    }
  });

  it.each(SCHEMES)('agrees with brute force for two and for three with %s', (scheme) => {
    for (const players of [2, 3] as const) {
      const whole = bruteForce(scheme, players);
      for (let points = -5; points <= allCards(scheme) + 15; points++) {
        const own = whole.has(points - 10);
        // A side of three may have no trick at all.
        const other = whole.has(points) || (players === 3 && points === 0);
        expect([players, points, canTotal(scheme, players, points, 'own')]).toEqual([players, points, own]);
        expect([players, points, canTotal(scheme, players, points, 'other')]).toEqual([players, points, other]);
        expect([players, points, canTotal(scheme, players, points, 'unknown')]).toEqual([
          players,
          points,
          own || other,
        ]);
      }
    }
  });

  it.each(SCHEMES)('what one side can have with %s leaves the other what it can have', (scheme) => {
    const total = allCards(scheme) + 10;
    for (let points = 0; points <= total; points++) {
      expect([points, canTotal(scheme, 4, points, 'own')]).toEqual([
        points,
        canTotal(scheme, 4, total - points, 'other'),
      ]);
    }
  });

  it('knows 1 and 161 for impossible with a suit as trump, 2 and 162 and 0 for possible (rules.md)', () => {
    const possible = (points: number) => canTotal('suit', 4, points, 'unknown');
    expect([1, 161, 0, 2, 160, 162].map(possible)).toEqual([false, false, true, true, true, true]);
  });

  it('lets a side of three be without a trick', () => {
    expect(canTotal('suit', 3, 0, 'other')).toBe(true);
    expect(canTotal('suit', 3, 1, 'unknown')).toBe(false);
    // Of 24 cards only the three plain nines are worth nothing: one trick, which the other two cannot both have had.
    expect(canTotal('suit', 3, 162, 'own')).toBe(true);
    expect(canTotal('no-trump', 3, 162, 'own')).toBe(true);
  });

  it('plays two cards a trick where two play', () => {
    expect(canTotal('suit', 2, 2, 'other')).toBe(true);
    expect(canTotal('suit', 2, 162, 'own')).toBe(true);
  });
});

describe('likelihoodOf', () => {
  const tables = SCHEMES.flatMap((scheme) => ([4, 3, 2] as const).map((players) => [scheme, players] as const));

  it.each(tables)('is shared out whole among what can be, for %s and %i players', (scheme, players) => {
    const total = allCards(scheme) + 10;
    let sum = 0;
    for (let points = -1; points <= total + 1; points++) {
      const likelihood = likelihoodOf(scheme, players, points);
      expect([points, likelihood > 0]).toEqual([points, canTotal(scheme, players, points, 'unknown')]);
      sum += likelihood;
    }
    expect(sum).toBeCloseTo(1, 9);
  });

  it.each(SCHEMES)('is as great for one side as for the rest of the other: %s', (scheme) => {
    const total = allCards(scheme) + 10;
    for (let points = 0; points <= total; points++) {
      expect(likelihoodOf(scheme, 4, points)).toBeCloseTo(likelihoodOf(scheme, 4, total - points), 12);
    }
  });

  it('is what counting the sets of four cards by hand gives', () => {
    // One trick of four worthless cards: 11 of the 32 are (C(11,4) of C(32,4)), one of seven numbers of tricks, and the last trick
    // is not this one in seven of eight. Two tricks and more cannot be worth nothing without their last: C(11,8) of C(32,8).
    const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);
    const one = (choose(11, 4) / choose(32, 4)) * (7 / 8);
    const two = (choose(11, 8) / choose(32, 8)) * (6 / 8);
    expect(likelihoodOf('suit', 4, 0)).toBeCloseTo((one + two) / 7, 12);
  });
});
