import { describe, expect, it } from '@jest/globals';
import { packOf } from '../cards/pack.js';
import { PARAMETERS } from '../rulesets/parameters.js';
import { LAYOUTS } from './layouts.js';

describe('how the cards of two players lie (rules.md, `belote-two`)', () => {
  it.each([
    ['eight-piles', { inHand: 0, piles: 8, open: 8 }],
    ['six-and-five', { inHand: 6, piles: 5, open: 11 }],
  ] as const)('%s', (layout, expected) => {
    expect(LAYOUTS[layout]).toEqual(expected);
  });

  it.each(Object.entries(LAYOUTS))('%s uses every card of a player', (_, { inHand, piles, open }) => {
    expect(inHand + 2 * piles).toBe(packOf(2).hand);
    expect(open).toBe(inHand + piles);
  });

  it('are those that a ruleset can name', () => {
    const named = PARAMETERS.find(({ group, name }) => group === 'two' && name === 'layout');
    expect(named).toMatchObject({ values: Object.keys(LAYOUTS) });
  });
});
