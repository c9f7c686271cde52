import { describe, expect, it } from '@jest/globals';
import { ALL_CARDS, cardAt, cardsIn, countOf, lowestIn, nthIn, setOf, suitSet } from './card-set.js';
import type { Card } from './card.js';

/** The lowest and the highest index are in: as an integer such a set is negative. */
const SETS: readonly (readonly Card[])[] = [['7S'], ['AC'], ['7S', 'AC'], ['9S', 'TS', '7H', 'KD', 'AC'], cardsIn(-1)];

describe('a set of cards', () => {
  it.each(SETS.map((cards) => [cards.join(' '), cards] as const))('%s: counted, and each card found', (_, cards) => {
    const set = setOf(cards);
    expect(countOf(set)).toBe(cards.length);
    expect(cardsIn(set)).toEqual(cards);
    expect(cards.map((_, n) => cardAt(nthIn(set, n)))).toEqual(cards);
    expect(lowestIn(set)).toBe(nthIn(set, 0));
  });

  it('can be empty, a suit, or all cards', () => {
    expect([0, suitSet(0), suitSet(3), ALL_CARDS].map(countOf)).toEqual([0, 8, 8, 32]);
    expect(suitSet(0) | suitSet(1) | suitSet(2) | suitSet(3)).toBe(ALL_CARDS);
    expect(cardsIn(suitSet(3)).join(' ')).toBe('7C 8C 9C TC JC QC KC AC');
  });
});
