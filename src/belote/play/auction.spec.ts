import { describe, expect, it } from '@jest/globals';
import type { FaultValues } from '../../shared/fault.js';
import type { Card } from '../cards/card.js';
import type { Seat } from '../cards/seat.js';
import type { Trump } from '../cards/trump.js';
import { presetOf } from '../rulesets/presets/index.js';
import type { Ruleset } from '../rulesets/ruleset.js';
import type { Bid } from '../scoring/deal-sheet.js';
import { TEXTS } from '../texts/languages.js';
import { followAuction } from './auction.js';
import { CALL_RULES } from './auction-calls.js';
import type { AuctionContract, CallName, CallRule, FollowedAuction, NextCall, SentCall } from './auction-calls.js';

const rulesetOf = (key: string): Ruleset => presetOf(key)!.ruleset;
const CONTREE = rulesetOf('ffb-contree-made');
const COINCHE = rulesetOf('ffb-coinche');
const PAGAT = rulesetOf('pagat-coinche');
const WITH_GENERALE: Ruleset = { ...PAGAT, capot: { ...PAGAT.capot, generale: 500 } };
const CLASSIC = rulesetOf('ffb-classic');
const SUITS_ONLY: Ruleset = { ...CLASSIC, trumps: ['suits'] };
const NO_SUITS: Ruleset = { ...CLASSIC, trumps: ['no-trump', 'all-trump'] };
const TWO = rulesetOf('belote-two');
const THREE = rulesetOf('belote-three');

/** `a1 pass, b1 bid 80 hearts, a2 coinche` */
const calls = (text: string): SentCall[] =>
  text === ''
    ? []
    : text.split(', ').map((each) => {
        const [seat, call, first, second] = each.split(' ') as [Seat, CallName, string?, string?];
        if (call !== 'bid') return { seat, call, ...(first !== undefined && { trump: first as Trump }) };
        const bid = /^\d/.test(first!) ? Number(first) : (first as Bid);
        return { seat, call, bid, trump: second as Trump };
      });

interface Opening {
  readonly dealer?: Seat;
  readonly turnUp?: Card;
}

function follow(ruleset: Ruleset, text: string, opening: Opening = {}): FollowedAuction {
  const turnUp: Opening = ruleset.game === 'classic' ? { turnUp: 'JH' } : {};
  const followed = followAuction({ dealer: 'b2', ...turnUp, ...opening, calls: calls(text) }, ruleset);
  if (!followed.ok) throw new Error(JSON.stringify(followed.faults));
  return followed.value;
}

/** `a1 hearts 100 coinche`, `passed out`, or whose turn it is. */
const outcome = ({ finished, contract, next }: FollowedAuction): string => {
  if (!finished) return `next ${String(next?.seat)}`;
  if (contract === null) return 'passed out';
  const { taker, trump, bid, doubled } = contract;
  return [taker, trump, ...(bid === undefined ? [] : [bid]), ...(doubled === 'none' ? [] : [doubled])].join(' ');
};

type Row = readonly [name: string, ruleset: Ruleset, calls: string, outcome: string, ...violations: string[]];

/** rules.md, "Dealing and auction", the point on contrée and coinche. The dealer is b2, so that a1 speaks first. */
const BIDDING: readonly Row[] = [
  ['nothing said yet: the player after the dealer', CONTREE, '', 'next a1'],
  ['three passes are not enough without a bid', CONTREE, 'a1 pass, b1 pass, a2 pass', 'next b2'],
  ['four passes void the deal', CONTREE, 'a1 pass, b1 pass, a2 pass, b2 pass', 'passed out'],
  ['two passes after a bid: the third may still bid', CONTREE, 'a1 bid 80 hearts, b1 pass, a2 pass', 'next b2'],
  ['three passes after a bid end it', CONTREE, 'a1 bid 80 hearts, b1 pass, a2 pass, b2 pass', 'a1 hearts 80'],
  [
    'a bid of the fourth player after three passes',
    CONTREE,
    'a1 pass, b1 pass, a2 pass, b2 bid 160 clubs, a1 pass, b1 pass, a2 pass',
    'b2 clubs 160',
  ],
  [
    'one may come back after a pass',
    CONTREE,
    'a1 pass, b1 bid 80 hearts, a2 pass, b2 pass, a1 bid 90 spades, b1 pass, a2 pass, b2 pass',
    'a1 spades 90',
  ],
  [
    'passes are counted anew after each bid',
    CONTREE,
    'a1 bid 80 hearts, b1 pass, a2 pass, b2 bid 90 clubs, a1 pass, b1 pass, a2 bid 100 hearts, b2 pass, a1 pass, b1 pass',
    'a2 hearts 100',
  ],
  ['one may go over the partner', COINCHE, 'a1 bid 80 hearts, b1 pass, a2 bid 90 no-trump, b2 pass', 'next a1'],
  ['the first bid may be any', CONTREE, 'a1 bid 130 spades', 'next b1'],
  ['an equal bid is too low', CONTREE, 'a1 bid 100 hearts, b1 bid 100 spades', 'next a2', '2 b1 bid-too-low'],
  ['a lower bid', CONTREE, 'a1 bid 100 hearts, b1 bid 90 spades', 'next a2', '2 b1 bid-too-low'],
  ['the next higher bid', CONTREE, 'a1 bid 100 hearts, b1 bid 110 spades', 'next a2'],
  ['a capot goes over 160', CONTREE, 'a1 bid 160 hearts, b1 bid capot spades', 'next a2'],
  ['160 does not go over a capot', CONTREE, 'a1 bid capot hearts, b1 bid 160 spades', 'next a2', '2 b1 bid-too-low'],
  [
    'nor does another capot',
    CONTREE,
    'a1 bid capot hearts, b1 bid capot all-trump, a2 pass, b2 pass',
    'a1 hearts capot',
    '2 b1 bid-too-low',
  ],
  ['a générale goes over a capot', WITH_GENERALE, 'a1 bid capot hearts, b1 bid generale spades', 'next a2'],
  [
    'a capot does not go over a générale',
    WITH_GENERALE,
    'a1 bid generale hearts, b1 bid capot spades, a2 pass, b2 pass',
    'a1 hearts generale',
    '2 b1 bid-too-low',
  ],
  // Doubling.
  [
    'a double, and three passes after it',
    CONTREE,
    'a1 bid 80 hearts, b1 coinche, a2 pass, b2 pass, a1 pass',
    'a1 hearts 80 coinche',
  ],
  ['two passes after a double', CONTREE, 'a1 bid 80 hearts, b1 coinche, a2 pass, b2 pass', 'next a1'],
  ['a double by the last player', CONTREE, 'a1 bid 80 hearts, b1 pass, a2 pass, b2 coinche', 'next a1'],
  [
    'a redouble ends the auction at once',
    CONTREE,
    'a1 bid 80 hearts, b1 coinche, a2 surcoinche',
    'a1 hearts 80 surcoinche',
  ],
  [
    'the bidder may redouble as well',
    CONTREE,
    'a1 bid 80 hearts, b1 coinche, a2 pass, b2 pass, a1 surcoinche',
    'a1 hearts 80 surcoinche',
  ],
  ['a double of nothing', CONTREE, 'a1 coinche', 'next b1', '1 a1 nothing-to-double'],
  [
    'a double of the partner’s bid',
    CONTREE,
    'a1 bid 80 hearts, b1 pass, a2 coinche, b2 pass',
    'a1 hearts 80',
    '3 a2 own-bid',
  ],
  [
    'a second double, of either side',
    CONTREE,
    'a1 bid 80 hearts, b1 coinche, a2 coinche, b2 coinche',
    'next a1',
    '3 a2 already-doubled',
    '4 b2 already-doubled',
  ],
  ['a redouble of nothing', CONTREE, 'a1 surcoinche', 'next b1', '1 a1 nothing-to-redouble'],
  [
    'a redouble of a bid that nobody doubled',
    CONTREE,
    'a1 bid 80 hearts, b1 surcoinche, a2 surcoinche',
    'next b2',
    '2 b1 nothing-to-redouble',
    '3 a2 nothing-to-redouble',
  ],
  [
    'a redouble by the side that doubled',
    CONTREE,
    'a1 bid 80 hearts, b1 coinche, a2 pass, b2 surcoinche, a1 pass',
    'a1 hearts 80 coinche',
    '4 b2 not-the-doubled-side',
  ],
  [
    'after a double nobody bids, neither the doubled side nor the other',
    CONTREE,
    'a1 bid 80 hearts, b1 coinche, a2 bid 90 hearts, b2 bid 100 clubs, a1 bid capot hearts',
    'a1 hearts 80 coinche',
    '3 a2 only-redouble',
    '4 b2 only-redouble',
    '5 a1 only-redouble',
  ],
  [
    'a double takes the doubled bid, not the one before',
    CONTREE,
    'a1 bid 80 hearts, b1 bid 90 clubs, a2 coinche, b2 pass, a1 pass, b1 pass',
    'b1 clubs 90 coinche',
  ],
  [
    'a capot is doubled where that is played',
    CONTREE,
    'a1 bid capot hearts, b1 coinche, a2 surcoinche',
    'a1 hearts capot surcoinche',
  ],
  [
    'and not where it is not',
    PAGAT,
    'a1 bid capot hearts, b1 coinche, a2 pass, b2 pass',
    'a1 hearts capot',
    '2 b1 capot-not-doubleable',
  ],
  ['nor a générale', WITH_GENERALE, 'a1 bid generale hearts, b1 coinche', 'next a2', '2 b1 capot-not-doubleable'],
  ['a number is doubled there', PAGAT, 'a1 bid 160 hearts, b1 coinche', 'next a2'],
  ['whose own capot it is comes first', PAGAT, 'a1 bid capot hearts, b1 pass, a2 coinche', 'next b2', '3 a2 own-bid'],
  // Turns, and the end.
  [
    'a call out of turn is void, and the turn stays',
    CONTREE,
    'b1 bid 160 hearts, a1 bid 80 clubs, a1 bid 90 clubs, b1 pass, a2 pass, b2 pass',
    'a1 clubs 80',
    '1 b1 out-of-turn',
    '3 a1 out-of-turn',
  ],
  [
    'a pass out of turn ends nothing',
    CONTREE,
    'a1 bid 80 clubs, b1 pass, a2 pass, a1 pass',
    'next b2',
    '4 a1 out-of-turn',
  ],
  [
    'an illegal call in turn counts as a pass, the last one too',
    CONTREE,
    'a1 coinche, b1 surcoinche, a2 coinche, b2 surcoinche',
    'passed out',
    '1 a1 nothing-to-double',
    '2 b1 nothing-to-redouble',
    '3 a2 nothing-to-double',
    '4 b2 nothing-to-redouble',
  ],
  [
    'nothing is said after three passes',
    CONTREE,
    'a1 bid 80 hearts, b1 pass, a2 pass, b2 pass, a1 bid 90 hearts, a1 pass, b1 coinche',
    'a1 hearts 80',
    '5 a1 auction-over',
    '6 a1 auction-over',
    '7 b1 auction-over',
  ],
  [
    'nor after four',
    CONTREE,
    'a1 pass, b1 pass, a2 pass, b2 pass, a1 bid 80 hearts',
    'passed out',
    '5 a1 auction-over',
  ],
  [
    'nor after a redouble',
    COINCHE,
    'a1 bid 80 hearts, b1 coinche, a2 surcoinche, b2 pass',
    'a1 hearts 80 surcoinche',
    '4 b2 auction-over',
  ],
  [
    'nor after the three passes that follow a double',
    COINCHE,
    'a1 bid 80 hearts, b1 coinche, a2 pass, b2 pass, a1 pass, b1 pass',
    'a1 hearts 80 coinche',
    '6 b1 auction-over',
  ],
];

/** rules.md, "Dealing and auction", the point on the classic game; presets `belote-two` and `belote-three`. The jack of hearts lies open. */
const TAKING: readonly Row[] = [
  ['nothing said yet', CLASSIC, '', 'next a1'],
  ['the first player takes', CLASSIC, 'a1 take', 'a1 hearts'],
  ['the last player of the first round takes', CLASSIC, 'a1 pass, b1 pass, a2 pass, b2 take', 'b2 hearts'],
  ['the turned suit may be named', CLASSIC, 'a1 pass, b1 take hearts', 'b1 hearts'],
  ['another suit in the first round', CLASSIC, 'a1 take spades', 'next b1', '1 a1 not-the-turned-suit'],
  ['no-trump in the first round', CLASSIC, 'a1 take no-trump', 'next b1', '1 a1 not-the-turned-suit'],
  [
    'another suit, the fourth player of the first round',
    CLASSIC,
    'a1 pass, b1 pass, a2 pass, b2 take clubs',
    'next a1',
    '4 b2 not-the-turned-suit',
  ],
  ['the second round begins with the same player', CLASSIC, 'a1 pass, b1 pass, a2 pass, b2 pass', 'next a1'],
  ['another suit in the second round', CLASSIC, 'a1 pass, b1 pass, a2 pass, b2 pass, a1 take spades', 'a1 spades'],
  ['no-trump', CLASSIC, 'a1 pass, b1 pass, a2 pass, b2 pass, a1 pass, b1 take no-trump', 'b1 no-trump'],
  ['all-trump', CLASSIC, 'a1 pass, b1 pass, a2 pass, b2 pass, a1 take all-trump', 'a1 all-trump'],
  [
    'the last player of the second round',
    CLASSIC,
    'a1 pass, b1 pass, a2 pass, b2 pass, a1 pass, b1 pass, a2 pass, b2 take clubs',
    'b2 clubs',
  ],
  [
    'the turned suit in the second round',
    CLASSIC,
    'a1 pass, b1 pass, a2 pass, b2 pass, a1 take hearts',
    'next b1',
    '5 a1 the-turned-suit',
  ],
  [
    'no trump named in the second round',
    CLASSIC,
    'a1 pass, b1 pass, a2 pass, b2 pass, a1 take',
    'next b1',
    '5 a1 trump-not-named',
  ],
  ['seven passes', CLASSIC, 'a1 pass, b1 pass, a2 pass, b2 pass, a1 pass, b1 pass, a2 pass', 'next b2'],
  [
    'two rounds of passes: no deal',
    CLASSIC,
    'a1 pass, b1 pass, a2 pass, b2 pass, a1 pass, b1 pass, a2 pass, b2 pass',
    'passed out',
  ],
  [
    'nothing is said after them',
    CLASSIC,
    'a1 pass, b1 pass, a2 pass, b2 pass, a1 pass, b1 pass, a2 pass, b2 pass, a1 take spades',
    'passed out',
    '9 a1 auction-over',
  ],
  ['nor after a take', CLASSIC, 'a1 take, b1 pass, a1 pass', 'a1 hearts', '2 b1 auction-over', '3 a1 auction-over'],
  ['out of turn', CLASSIC, 'b1 take, a1 pass', 'next b1', '1 b1 out-of-turn'],
  [
    'an illegal take counts as the pass that ends the round',
    SUITS_ONLY,
    'a1 pass, b1 pass, a2 pass, b2 take clubs, a1 take clubs',
    'a1 clubs',
    '4 b2 not-the-turned-suit',
  ],
  [
    'where no suit is trump, nobody takes in the first round',
    NO_SUITS,
    'a1 take, b1 take no-trump, a2 pass, b2 pass, a1 take no-trump',
    'a1 no-trump',
    '1 a1 turned-suit-not-played',
    '2 b1 turned-suit-not-played',
  ],
  // Two and three players.
  [
    'two: the second round is the third call',
    TWO,
    'b1 pass, a1 pass, b1 take hearts',
    'next a1',
    '3 b1 the-turned-suit',
  ],
  ['two: the first round is two calls', TWO, 'b1 pass, a1 take', 'a1 hearts'],
  ['two: four passes', TWO, 'b1 pass, a1 pass, b1 pass, a1 pass', 'passed out'],
  ['two: three passes', TWO, 'b1 pass, a1 pass, b1 pass', 'next a1'],
  ['three: the dealer speaks last', THREE, 'b1 pass, c1 pass, a1 take', 'a1 hearts'],
  ['three: the second round', THREE, 'b1 pass, c1 pass, a1 pass, b1 pass, c1 take spades', 'c1 spades'],
  ['three: five passes', THREE, 'b1 pass, c1 pass, a1 pass, b1 pass, c1 pass', 'next a1'],
  ['three: six passes', THREE, 'b1 pass, c1 pass, a1 pass, b1 pass, c1 pass, a1 pass', 'passed out'],
];

const judged = (ruleset: Ruleset, text: string, opening: Opening = {}) => {
  const followed = follow(ruleset, text, opening);
  const violations = followed.violations.map(({ call, seat, rule }) => `${call} ${seat} ${rule}`);
  return { outcome: outcome(followed), violations, legal: followed.legal };
};

describe('followAuction, where bids are made', () => {
  it.each(BIDDING)('%s', (_, ruleset, text, expected, ...violations) => {
    expect(judged(ruleset, text)).toEqual({ outcome: expected, violations, legal: violations.length === 0 });
  });
});

describe('followAuction in the classic game', () => {
  it.each(TAKING)('%s', (_, ruleset, text, expected, ...violations) => {
    const dealer = ruleset.players === 4 ? 'b2' : 'a1';
    expect(judged(ruleset, text, { dealer })).toEqual({
      outcome: expected,
      violations,
      legal: violations.length === 0,
    });
  });

  it('has a row for every rule', () => {
    const seen = new Set(
      [...BIDDING, ...TAKING].flatMap(([, , , , ...rules]) => rules.map((rule) => rule.split(' ')[2])),
    );
    expect(CALL_RULES.filter((rule) => !seen.has(rule))).toEqual([]);
  });
});

describe('the contract of an auction', () => {
  it.each<[string, Ruleset, string, AuctionContract]>([
    [
      'has no bid in the classic game',
      CLASSIC,
      'a1 pass, b1 take',
      { takers: 'b', taker: 'b1', trump: 'hearts', doubled: 'none' },
    ],
    [
      'has the bid elsewhere',
      COINCHE,
      'a1 pass, b1 pass, a2 bid 80 all-trump, b2 pass, a1 pass, b1 pass',
      { takers: 'a', taker: 'a2', trump: 'all-trump', bid: 80, doubled: 'none' },
    ],
    [
      'keeps the taker when the partner redoubles',
      COINCHE,
      'a1 pass, b1 bid capot clubs, a2 coinche, b2 surcoinche',
      { takers: 'b', taker: 'b1', trump: 'clubs', bid: 'capot', doubled: 'surcoinche' },
    ],
  ])('%s', (_, ruleset, text, contract) => {
    expect(follow(ruleset, text).contract).toEqual(contract);
  });

  it('is null while the auction goes on, although one stands', () => {
    expect(follow(COINCHE, 'a1 bid 80 hearts, b1 pass, a2 pass').contract).toBeNull();
  });

  it.each<[Ruleset, Seat, Seat]>([
    [CLASSIC, 'a1', 'b1'],
    [COINCHE, 'b1', 'a2'],
    [COINCHE, 'a2', 'b2'],
    [CLASSIC, 'b2', 'a1'],
    [TWO, 'b1', 'a1'],
    [THREE, 'b1', 'c1'],
    [THREE, 'c1', 'a1'],
  ])('is led by the player after the dealer (case %#)', (ruleset, dealer, firstLead) => {
    const opening = { dealer, ...(ruleset.game === 'classic' && { turnUp: 'JH' as const }) };
    expect(follow(ruleset, '', opening)).toMatchObject({ firstLead, next: { seat: firstLead } });
    expect(follow(ruleset, `${firstLead} pass`, opening).firstLead).toBe(firstLead);
  });
});

const ALL_TRUMPS: Trump[] = ['spades', 'hearts', 'diamonds', 'clubs', 'no-trump', 'all-trump'];
const PASS_FOUR = 'a1 pass, b1 pass, a2 pass, b2 pass';

describe('what may be said next', () => {
  it.each<[string, Ruleset, string, NextCall | undefined]>([
    [
      'anything but doubles at first',
      CONTREE,
      '',
      {
        seat: 'a1',
        allowed: ['pass', 'bid'],
        bids: [80, 90, 100, 110, 120, 130, 140, 150, 160, 'capot'],
        trumps: ALL_TRUMPS,
      },
    ],
    [
      'higher bids and a double',
      CONTREE,
      'a1 bid 140 hearts',
      { seat: 'b1', allowed: ['pass', 'bid', 'coinche'], bids: [150, 160, 'capot'], trumps: ALL_TRUMPS },
    ],
    [
      'no double of the partner',
      COINCHE,
      'a1 bid 160 hearts, b1 pass',
      { seat: 'a2', allowed: ['pass', 'bid'], bids: ['capot'], trumps: ALL_TRUMPS },
    ],
    [
      'a générale over a capot, which is not doubled',
      WITH_GENERALE,
      'a1 bid capot hearts',
      { seat: 'b1', allowed: ['pass', 'bid'], bids: ['generale'], trumps: ALL_TRUMPS },
    ],
    ['no bid over a capot', CONTREE, 'a1 bid capot hearts', { seat: 'b1', allowed: ['pass', 'coinche'] }],
    ['nothing but a pass', PAGAT, 'a1 bid capot hearts', { seat: 'b1', allowed: ['pass'] }],
    [
      'a redouble of the doubled side',
      CONTREE,
      'a1 bid 80 hearts, b1 coinche',
      { seat: 'a2', allowed: ['pass', 'surcoinche'] },
    ],
    ['only a pass of the other', CONTREE, 'a1 bid 80 hearts, b1 coinche, a2 pass', { seat: 'b2', allowed: ['pass'] }],
    [
      'trumps of the ruleset alone',
      rulesetOf('coinche-contract'),
      'a1 bid 160 hearts, b1 pass',
      { seat: 'a2', allowed: ['pass', 'bid'], bids: ['capot', 'generale'], trumps: ALL_TRUMPS.slice(0, 4) },
    ],
    ['nothing at the end', CONTREE, PASS_FOUR, undefined],
    ['the turned suit', CLASSIC, 'a1 pass', { seat: 'b1', allowed: ['pass', 'take'], trumps: ['hearts'] }],
    [
      'everything else in the second round',
      CLASSIC,
      PASS_FOUR,
      { seat: 'a1', allowed: ['pass', 'take'], trumps: ['spades', 'diamonds', 'clubs', 'no-trump', 'all-trump'] },
    ],
    [
      'other suits',
      SUITS_ONLY,
      PASS_FOUR,
      { seat: 'a1', allowed: ['pass', 'take'], trumps: ['spades', 'diamonds', 'clubs'] },
    ],
    ['only a pass where no suit is trump', NO_SUITS, '', { seat: 'a1', allowed: ['pass'] }],
    [
      'no-trump and all-trump there, in the second round',
      NO_SUITS,
      PASS_FOUR,
      { seat: 'a1', allowed: ['pass', 'take'], trumps: ['no-trump', 'all-trump'] },
    ],
    ['nothing after a take', CLASSIC, 'a1 take', undefined],
  ])('%s', (_, ruleset, text, next) => {
    expect(follow(ruleset, text).next).toStrictEqual(next);
  });
});

describe('what a violation is told with', () => {
  it('is what the sentence of its rule asks for', () => {
    for (const [name, ruleset, text] of [...BIDDING, ...TAKING]) {
      const dealer = ruleset.players === 4 ? 'b2' : 'a1';
      for (const { rule, values } of follow(ruleset, text, { dealer }).violations) {
        const asked = [...TEXTS.en.calls[rule].matchAll(/\{(\w+)\}/g)].map(([, value]) => value);
        expect([name, rule, Object.keys(values)]).toEqual([name, rule, asked]);
      }
    }
  });

  it.each<[CallRule, Ruleset, string, Seat, FaultValues]>([
    ['out-of-turn', CONTREE, 'a1 pass, b2 pass', 'b2', { turn: 'b1' }],
    ['bid-too-low', CONTREE, 'a1 bid capot hearts, b1 bid 90 clubs', 'b1', { bid: 'capot' }],
    ['not-the-turned-suit', CLASSIC, 'a1 pass, b1 take clubs', 'b1', { trump: 'hearts' }],
    ['the-turned-suit', TWO, 'b1 pass, a1 pass, b1 take hearts', 'b1', { trump: 'hearts' }],
    ['auction-over', CLASSIC, 'a1 take, b1 pass', 'b1', {}],
    ['own-bid', CONTREE, 'a1 bid 80 clubs, b1 pass, a2 coinche', 'a2', {}],
  ])('%s', (rule, ruleset, text, seat, values) => {
    const { violations } = follow(ruleset, text, { dealer: ruleset.players === 4 ? 'b2' : 'a1' });
    expect(violations).toStrictEqual([{ call: calls(text).length, seat, rule, values }]);
  });
});
