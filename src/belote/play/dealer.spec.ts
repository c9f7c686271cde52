import { describe, expect, it } from '@jest/globals';
import { rngOf } from '../../shared/rng.js';
import type { Rng } from '../../shared/rng.js';
import { PLAYER_COUNTS, seatsOf } from '../cards/seat.js';
import { presetOf } from '../rulesets/presets/index.js';
import { dealerAfter, drawFirstDealer } from './dealer.js';

const CLASSIC = presetOf('ffb-classic')!.ruleset;

/** A pack that comes out in a given order of heights, one order a draw: 0 is a 7. */
function stacked(...draws: readonly (readonly number[])[]): Rng {
  let next = 0;
  return { ...rngOf('unused'), shuffled: <Item>() => draws[next++] as Item[] };
}

describe('drawFirstDealer', () => {
  it.each([
    ['the lower card deals', 4, stacked([7, 3]), 'b1'],
    ['the ace is high', 4, stacked([0, 7]), 'a1'],
    ['equal ones draw again', 4, stacked([5, 5], [2, 1]), 'b1'],
    ['of three only the lowest draw again', 3, stacked([4, 1, 1], [6, 3]), 'c1'],
    ['of two', 2, stacked([1, 0]), 'b1'],
  ] as const)('%s', (_, players, rng, dealer) => {
    expect(drawFirstDealer(players, rng)).toBe(dealer);
  });

  it.each(PLAYER_COUNTS)('is fair and repeats itself at a table for %i', (players) => {
    const dealers = Array.from({ length: 600 }, (_, index) => drawFirstDealer(players, rngOf(String(index))));
    const first = new Set(seatsOf(players).filter((seat) => seat.endsWith('1')));
    expect(new Set(dealers)).toEqual(first);
    for (const seat of first) {
      const share = dealers.filter((dealer) => dealer === seat).length;
      expect(Math.abs(share - 600 / first.size)).toBeLessThan(80);
    }
    expect(drawFirstDealer(players, rngOf('7'))).toBe(dealers[7]);
  });
});

describe('dealerAfter', () => {
  it('goes round the table after every deal, passed out or not', () => {
    expect(dealerAfter('a1', { outcome: 'played' }, CLASSIC)).toBe('b1');
    expect(dealerAfter('b2', { outcome: 'passed-out' }, CLASSIC)).toBe('a1');
    expect(dealerAfter('c1', { outcome: 'penalty' }, presetOf('belote-three')!.ruleset)).toBe('a1');
    expect(dealerAfter('b1', { outcome: 'played' }, presetOf('belote-two')!.ruleset)).toBe('a1');
  });

  it('stays after a passed-out deal where the ruleset says so', () => {
    const same = { ...CLASSIC, round: { ...CLASSIC.round, passedOut: 'same-dealer' as const } };
    expect(dealerAfter('b1', { outcome: 'passed-out' }, same)).toBe('b1');
    expect(dealerAfter('b1', { outcome: 'played' }, same)).toBe('a2');
  });
});
