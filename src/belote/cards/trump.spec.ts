import { describe, expect, it } from '@jest/globals';
import { RANKS } from './card.js';
import { ALL_TRUMP_SCHEMES, schemeOf, TRUMPS, trumpKindOf } from './trump.js';
import { allCards, SCHEME_VALUES } from './values.js';

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
});
