import { describe, expect, it } from '@jest/globals';
import { RANKS } from './card.js';
import type { Card } from './card.js';
import { ALL_TRUMP_SCHEMES, schemeOf, TRUMPS, trumpKindOf } from './trump.js';
import { indexOf } from './card-set.js';
import { allCards, cardValues, SCHEME_VALUES } from './values.js';

describe('the values of the cards (rules.md, undisputed)', () => {
  it.each([
    ['suit', 152, [62, 30, 30, 30]],
    ['no-trump', 152, [38, 38, 38, 38]],
    ['full-258', 248, [62, 62, 62, 62]],
    ['reduced-13', 152, [38, 38, 38, 38]],
    ['reduced-14', 152, [38, 38, 38, 38]],
  ] as const)('%s adds up to %i', (scheme, total, suits) => {
    expect(allCards(scheme)).toBe(total);
    expect(SCHEME_VALUES[scheme].map((suit) => RANKS.reduce((sum, rank) => sum + suit[rank], 0))).toEqual(suits);
  });

  it.each([
    ['suit', { J: 20, '9': 14, A: 11, T: 10, K: 4, Q: 3, '8': 0, '7': 0 }],
    ['no-trump', { A: 19, T: 10, K: 4, Q: 3, J: 2, '9': 0, '8': 0, '7': 0 }],
    ['reduced-13', { J: 13, '9': 9, A: 6, T: 5, K: 3, Q: 2, '8': 0, '7': 0 }],
    ['reduced-14', { J: 14, '9': 9, A: 6, T: 5, K: 3, Q: 1, '8': 0, '7': 0 }],
  ] as const)('%s, card by card', (scheme, values) => {
    expect(SCHEME_VALUES[scheme][0]).toEqual(values);
  });

  it('finds the scheme of a trump', () => {
    expect(TRUMPS.map((trump) => schemeOf(trump, 'reduced-14'))).toEqual([
      'suit',
      'suit',
      'suit',
      'suit',
      'no-trump',
      'reduced-14',
    ]);
    expect(ALL_TRUMP_SCHEMES.map((scheme) => schemeOf('all-trump', scheme))).toEqual(ALL_TRUMP_SCHEMES);
    expect(TRUMPS.map(trumpKindOf)).toEqual(['suits', 'suits', 'suits', 'suits', 'no-trump', 'all-trump']);
  });

  it.each([
    ['spades', 'suit', { JS: 20, '9S': 14, AS: 11, JH: 2, '9H': 0, AC: 11, '7C': 0 }],
    ['clubs', 'suit', { JS: 2, '9S': 0, TS: 10, JC: 20, '9C': 14, KC: 4, QC: 3 }],
    ['no-trump', 'no-trump', { AS: 19, AC: 19, JH: 2, TD: 10 }],
    ['all-trump', 'full-258', { JS: 20, JC: 20, '9D': 14, AH: 11 }],
    ['all-trump', 'reduced-14', { JS: 14, JC: 14, QD: 1, AH: 6 }],
  ] as const)('%s by %s, by index', (trump, scheme, some) => {
    const values = cardValues(trump, scheme);
    expect(values).toHaveLength(32);
    expect(values.reduce((sum, value) => sum + value)).toBe(allCards(scheme));
    const looked = Object.keys(some).map((card) => [card, values[indexOf(card as Card)]]);
    expect(Object.fromEntries(looked)).toEqual(some);
  });
});
