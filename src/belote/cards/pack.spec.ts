import { describe, expect, it } from '@jest/globals';
import { PACK, packOf, suitOf } from './pack.js';

describe('the pack (rules.md, undisputed; preset belote-three)', () => {
  it('has 32 cards, each once, suit by suit', () => {
    expect(PACK.join(' ')).toBe(
      '7S 8S 9S TS JS QS KS AS 7H 8H 9H TH JH QH KH AH 7D 8D 9D TD JD QD KD AD 7C 8C 9C TC JC QC KC AC',
    );
  });

  it('is whole for four and for two, and without sevens and eights for three', () => {
    expect([packOf(4), packOf(2)]).toEqual([PACK, PACK]);
    expect(packOf(3).join(' ')).toBe('9S TS JS QS KS AS 9H TH JH QH KH AH 9D TD JD QD KD AD 9C TC JC QC KC AC');
  });

  it('knows the suit of a card', () => {
    expect((['7S', 'TH', 'JD', 'AC'] as const).map(suitOf)).toEqual(['spades', 'hearts', 'diamonds', 'clubs']);
  });
});
