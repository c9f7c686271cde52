import { describe, expect, it } from '@jest/globals';
import { CARDS, cardsIn, countOf } from './card-set.js';
import { packOf } from './pack.js';
import { PLAYER_COUNTS } from './seat.js';

describe('the pack (rules.md, "Undisputed", and the presets for two and three)', () => {
  const WITHOUT_7_AND_8 = ['S', 'H', 'D', 'C'].flatMap((suit) =>
    ['9', 'T', 'J', 'Q', 'K', 'A'].map((rank) => rank + suit),
  );

  it.each([
    [4, CARDS, 8],
    [3, WITHOUT_7_AND_8, 8],
    [2, CARDS, 16],
  ] as const)('of %i players', (players, cards, hand) => {
    expect(cardsIn(packOf(players).cards)).toEqual(cards);
    expect(packOf(players).hand).toBe(hand);
  });

  it.each(PLAYER_COUNTS)('leaves no card over among %i', (players) => {
    expect(countOf(packOf(players).cards)).toBe(players * packOf(players).hand);
  });
});
