import { describe, expect, it } from '@jest/globals';
import { presetOf } from '../rulesets/presets/index.js';
import { bidOrder, bidsOf, checkBidValue } from './bids.js';

const WITHOUT = presetOf('ffb-coinche')!.ruleset;
const WITH = presetOf('coinche-contract')!.ruleset;
const ALL = [80, 90, 100, 110, 120, 130, 140, 150, 160, 'capot', 'generale'] as const;

describe('the bids (rules.md, "Dealing and auction")', () => {
  it('go by ten from 80 to 160, then capot, then the générale where it is played', () => {
    expect(bidsOf(WITHOUT)).toEqual(ALL.slice(0, -1));
    expect(bidsOf(WITH)).toEqual(ALL);
    expect(ALL.map(bidOrder)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it.each(ALL)('%s is one', (bid) => {
    expect(checkBidValue(bid, WITH, '/bid')).toEqual([]);
  });

  it.each([70, 79, 85, 155, 161, 170, 0, -80, 162, 250])('%i is none', (bid) => {
    const values = { bid, lowest: 80, highest: 160, step: 10 };
    expect(checkBidValue(bid, WITH, '/contract/bid')).toEqual([
      { code: 'bid-out-of-range', pointer: '/contract/bid', values },
    ]);
  });

  it('refuse a générale where it is off', () => {
    expect(checkBidValue('generale', WITHOUT, '/bid')).toEqual([{ code: 'generale-not-played', pointer: '/bid' }]);
    expect(checkBidValue('capot', WITHOUT, '/bid')).toEqual([]);
  });
});
