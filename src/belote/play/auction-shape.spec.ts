import { describe, expect, it } from '@jest/globals';
import type { FaultValues } from '../../shared/fault.js';
import { presetOf } from '../rulesets/presets/index.js';
import type { Ruleset } from '../rulesets/ruleset.js';
import { TEXTS } from '../texts/languages.js';
import { followAuction } from './auction.js';
import { AUCTION_FAULT_CODES } from './auction-calls.js';
import type { AuctionFault, SentAuction, SentCall } from './auction-calls.js';

const rulesetOf = (key: string): Ruleset => presetOf(key)!.ruleset;
const NO_SUITS: Ruleset = { ...rulesetOf('ffb-classic'), trumps: ['no-trump'] };

const classic = (...calls: SentCall[]): SentAuction => ({ dealer: 'b2', turnUp: 'JH', calls });
const bidding = (...calls: SentCall[]): SentAuction => ({ dealer: 'b2', calls });

type Told = readonly [pointer: string, code: AuctionFault['code'], values?: FaultValues];
type Row = readonly [name: string, ruleset: Ruleset | string, auction: SentAuction, ...faults: Told[]];

/** api.md, "Stateless"; rules.md, "Dealing and auction" and the presets `belote-two`, `belote-three`. */
const ROWS: readonly Row[] = [
  ['no card turned up', 'ffb-classic', { dealer: 'b2', calls: [] }, ['/turnUp', 'turn-up-missing']],
  ['a card turned up in contrée', 'ffb-contree-made', classic(), ['/turnUp', 'turn-up-not-played']],
  ['a card turned up in coinche', 'ffb-coinche', classic(), ['/turnUp', 'turn-up-not-played']],
  [
    'a seven, where three play without',
    'belote-three',
    { dealer: 'a1', turnUp: '7S', calls: [] },
    ['/turnUp', 'card-not-in-pack', { card: '7S', players: 3 }],
  ],
  [
    'an eight there',
    'belote-three',
    { dealer: 'a1', turnUp: '8C', calls: [] },
    ['/turnUp', 'card-not-in-pack', { card: '8C', players: 3 }],
  ],
  [
    'a dealer who is not at the table',
    'ffb-contree-made',
    { dealer: 'c1', calls: [] },
    ['/dealer', 'seat-not-at-table', { seat: 'c1', players: 4 }],
  ],
  [
    'a dealer who is not at the table, in the classic game',
    'belote-two',
    { dealer: 'a2', turnUp: 'JH', calls: [] },
    ['/dealer', 'seat-not-at-table', { seat: 'a2', players: 2 }],
  ],
  [
    'a speaker who is not at the table',
    'ffb-classic',
    classic({ seat: 'a1', call: 'pass' }, { seat: 'c1', call: 'pass' }),
    ['/calls/1/seat', 'seat-not-at-table', { seat: 'c1', players: 4 }],
  ],
  [
    'a take where bids are made',
    'ffb-contree-made',
    bidding({ seat: 'a1', call: 'take', trump: 'hearts' }),
    ['/calls/0/call', 'call-not-played', { said: 'take', allowed: 'pass, bid, coinche, surcoinche' }],
  ],
  [
    'bids and doubles in the classic game',
    'ffb-classic',
    classic(
      { seat: 'a1', call: 'bid', bid: 80, trump: 'hearts' },
      { seat: 'b1', call: 'coinche' },
      { seat: 'a2', call: 'surcoinche' },
    ),
    ['/calls/0/call', 'call-not-played', { said: 'bid', allowed: 'pass, take' }],
    ['/calls/1/call', 'call-not-played', { said: 'coinche', allowed: 'pass, take' }],
    ['/calls/2/call', 'call-not-played', { said: 'surcoinche', allowed: 'pass, take' }],
  ],
  [
    'a bid of nothing',
    'ffb-coinche',
    bidding({ seat: 'a1', call: 'bid' }),
    ['/calls/0/bid', 'call-field-missing', { said: 'bid', field: 'bid' }],
    ['/calls/0/trump', 'call-field-missing', { said: 'bid', field: 'trump' }],
  ],
  [
    'a bid without a trump',
    'ffb-coinche',
    bidding({ seat: 'a1', call: 'bid', bid: 80 }),
    ['/calls/0/trump', 'call-field-missing', { said: 'bid', field: 'trump' }],
  ],
  [
    'a trump without a bid',
    'ffb-coinche',
    bidding({ seat: 'a1', call: 'bid', trump: 'clubs' }),
    ['/calls/0/bid', 'call-field-missing', { said: 'bid', field: 'bid' }],
  ],
  [
    'a pass with a trump, in the classic game',
    'ffb-classic',
    classic({ seat: 'a1', call: 'pass', trump: 'hearts' }),
    ['/calls/0/trump', 'call-field-not-for-call', { said: 'pass', field: 'trump' }],
  ],
  [
    'a take with a bid',
    'ffb-classic',
    classic({ seat: 'a1', call: 'take', bid: 80 }),
    ['/calls/0/bid', 'call-field-not-for-call', { said: 'take', field: 'bid' }],
  ],
  [
    'a take with a bid, of a trump that is not played',
    'belote-two',
    classic({ seat: 'a1', call: 'take', bid: 80, trump: 'no-trump' }),
    ['/dealer', 'seat-not-at-table', { seat: 'b2', players: 2 }],
    ['/calls/0/bid', 'call-field-not-for-call', { said: 'take', field: 'bid' }],
    ['/calls/0/trump', 'trump-not-played', { trump: 'no-trump' }],
  ],
  [
    'passes and doubles with what belongs to a bid',
    'ffb-coinche',
    bidding(
      { seat: 'a1', call: 'pass', bid: 80, trump: 'hearts' },
      { seat: 'b1', call: 'coinche', bid: 'capot' },
      { seat: 'a2', call: 'surcoinche', trump: 'clubs' },
    ),
    ['/calls/0/bid', 'call-field-not-for-call', { said: 'pass', field: 'bid' }],
    ['/calls/0/trump', 'call-field-not-for-call', { said: 'pass', field: 'trump' }],
    ['/calls/1/bid', 'call-field-not-for-call', { said: 'coinche', field: 'bid' }],
    ['/calls/2/trump', 'call-field-not-for-call', { said: 'surcoinche', field: 'trump' }],
  ],
  [
    'a bid that there is not',
    'ffb-coinche',
    bidding({ seat: 'a1', call: 'bid', bid: 85, trump: 'hearts' }),
    ['/calls/0/bid', 'bid-out-of-range', { bid: 85, lowest: 80, highest: 160, step: 10 }],
  ],
  [
    'a générale where it is off',
    'ffb-coinche',
    bidding({ seat: 'a1', call: 'bid', bid: 'generale', trump: 'hearts' }),
    ['/calls/0/bid', 'generale-not-played'],
  ],
  [
    'a bid in a trump that is not played',
    'coinche-contract',
    bidding({ seat: 'a1', call: 'bid', bid: 80, trump: 'all-trump' }),
    ['/calls/0/trump', 'trump-not-played', { trump: 'all-trump' }],
  ],
  [
    'a take of a suit where no suit is trump',
    NO_SUITS,
    classic({ seat: 'a1', call: 'take', trump: 'hearts' }),
    ['/calls/0/trump', 'trump-not-played', { trump: 'hearts' }],
  ],
  [
    'all of it at once, classic',
    'belote-three',
    {
      dealer: 'b2',
      turnUp: '8H',
      calls: [
        { seat: 'a2', call: 'bid' },
        { seat: 'b1', call: 'take', trump: 'no-trump' },
      ],
    },
    ['/dealer', 'seat-not-at-table', { seat: 'b2', players: 3 }],
    ['/turnUp', 'card-not-in-pack', { card: '8H', players: 3 }],
    ['/calls/0/seat', 'seat-not-at-table', { seat: 'a2', players: 3 }],
    ['/calls/0/call', 'call-not-played', { said: 'bid', allowed: 'pass, take' }],
    ['/calls/1/trump', 'trump-not-played', { trump: 'no-trump' }],
  ],
  [
    'all of it at once, contrée',
    'coinche-contract',
    {
      dealer: 'c1',
      turnUp: 'AS',
      calls: [
        { seat: 'a1', call: 'pass' },
        { seat: 'c1', call: 'bid', bid: 170, trump: 'no-trump' },
      ],
    },
    ['/dealer', 'seat-not-at-table', { seat: 'c1', players: 4 }],
    ['/turnUp', 'turn-up-not-played'],
    ['/calls/1/seat', 'seat-not-at-table', { seat: 'c1', players: 4 }],
    ['/calls/1/bid', 'bid-out-of-range', { bid: 170, lowest: 80, highest: 160, step: 10 }],
    ['/calls/1/trump', 'trump-not-played', { trump: 'no-trump' }],
  ],
];

describe('what no auction can be', () => {
  it.each(ROWS)('%s', (_, key, auction, ...faults) => {
    const followed = followAuction(auction, typeof key === 'string' ? rulesetOf(key) : key);
    expect(followed).toStrictEqual({
      ok: false,
      faults: faults.map(([pointer, code, values]) => ({ code, pointer, ...(values !== undefined && { values }) })),
    });
  });

  it('is told with what the sentences ask for', () => {
    for (const [, , , ...faults] of ROWS) {
      for (const [, code, values = {}] of faults) {
        const asked = [...TEXTS.en.faults[code].matchAll(/\{(\w+)\}/g)].map(([, value]) => value!);
        expect([code, Object.keys(values).sort()]).toEqual([code, asked.sort()]);
      }
    }
  });

  it('has a row for every code', () => {
    const seen = new Set(ROWS.flatMap(([, , , ...faults]) => faults.map(([, code]) => code)));
    expect(AUCTION_FAULT_CODES.filter((code) => !seen.has(code))).toEqual([]);
  });

  it.each<[string, Ruleset | string, SentAuction]>([
    ['a nine where three play', 'belote-three', { dealer: 'a1', turnUp: '9S', calls: [] }],
    ['a seven where two play', 'belote-two', { dealer: 'a1', turnUp: '7S', calls: [] }],
    [
      'fields that are there and undefined',
      'ffb-coinche',
      {
        dealer: 'a1',
        turnUp: undefined,
        calls: [{ seat: 'b1', call: 'pass', bid: undefined, trump: undefined }],
      },
    ],
    [
      'a générale where it is played',
      'coinche-contract',
      bidding({ seat: 'a1', call: 'bid', bid: 'generale', trump: 'clubs' }),
    ],
  ])('and what can: %s', (_, key, auction) => {
    expect(followAuction(auction, typeof key === 'string' ? rulesetOf(key) : key)).toMatchObject({
      ok: true,
      value: { legal: true },
    });
  });
});
