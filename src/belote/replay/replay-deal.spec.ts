import { describe, expect, it } from '@jest/globals';
import type { Card } from '../cards/card.js';
import { RANKS, SUIT_LETTERS } from '../cards/card.js';
import { resolveRuleset } from '../rulesets/check-ruleset.js';
import { presetOf } from '../rulesets/presets/index.js';
import type { Ruleset } from '../rulesets/ruleset.js';
import type { BeloteCall, DeclaredAnnouncement, ReplayRecord, SheetContract } from '../scoring/deal-sheet.js';
import { scoreDeal } from '../scoring/score-deal.js';
import { replayDeal } from './replay-deal.js';
import type { Replay } from './replay.js';

function rulesetOf(key: string, overrides: unknown = {}): Ruleset {
  const resolved = resolveRuleset(presetOf(key)!.ruleset, overrides);
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.faults));
  return resolved.value;
}

const CLASSIC = rulesetOf('ffb-classic');
const cards = (words: string): Card[] => words.split(' ') as Card[];
const suit = (letter: string): Card[] => RANKS.map((rank) => `${rank}${letter}` as Card);
const HEARTS: SheetContract = { takers: 'b', trump: 'hearts' };

/** Everybody holds one suit: with hearts as trumps b1 takes every trick, without any who leads. */
const ONE_SUIT_EACH = { a1: suit('S'), b1: suit('H'), a2: suit('D'), b2: suit('C') };

/** The cards of four hands one after the other, the order of each hand as it stands, by who leads. */
function tricksOf(leads: readonly (readonly [string, string, string, string])[]): Card[] {
  return leads.flat() as Card[];
}

/** b1 ruffs with the first of these hearts and leads the others; the rest discard from the bottom. */
function allForB1(hearts: string): Card[] {
  const order = cards(hearts);
  return order.flatMap((heart, trick): Card[] => {
    const [spade, diamond, club] = (['S', 'D', 'C'] as const).map((letter) => `${RANKS[trick]}${letter}` as Card);
    return trick === 0 ? [spade!, heart, diamond!, club!] : [heart, diamond!, club!, spade!];
  });
}

const CAPOT: ReplayRecord = {
  firstLead: 'a1',
  hands: ONE_SUIT_EACH,
  contract: HEARTS,
  plays: allForB1('KH QH 7H 8H 9H TH JH AH'),
};

/**
 * As above, but that a1 and b1 have changed their sevens: a1 takes the first trick with the ace of spades (11), leads the
 * seven of trumps to the jack of b1, who leads trumps to the end.
 */
const MIXED: ReplayRecord = {
  firstLead: 'a1',
  hands: { ...ONE_SUIT_EACH, a1: cards('8S 9S TS JS QS KS AS 7H'), b1: cards('7S 8H 9H TH JH QH KH AH') },
  contract: HEARTS,
  plays: tricksOf([
    ['AS', '7S', '7D', '7C'],
    ['7H', 'JH', '8D', '8C'],
    ['8H', '9D', '9C', '8S'],
    ['9H', 'TD', 'TC', '9S'],
    ['TH', 'JD', 'JC', 'TS'],
    ['QH', 'QD', 'QC', 'JS'],
    ['KH', 'KD', 'KC', 'QS'],
    ['AH', 'AD', 'AC', 'KS'],
  ]),
};

function follow(record: ReplayRecord, ruleset = CLASSIC): Replay {
  const followed = replayDeal(record, ruleset);
  if (!followed.ok) throw new Error(JSON.stringify(followed.faults));
  return followed.value;
}

const begun = (record: ReplayRecord, plays: string): ReplayRecord => ({ ...record, plays: cards(plays) });

describe('a whole deal (api.md, "replay")', () => {
  it('gives winners, raw points with the ten of the last trick, and the sheet', () => {
    const replay = follow(MIXED);
    expect(replay.legal).toBe(true);
    expect(replay.tricks.map(({ leader, winner, points }) => [leader, winner, points])).toEqual([
      ['a1', 'a1', 11],
      ['a1', 'b1', 20],
      ['b1', 'b1', 0],
      ['b1', 'b1', 34],
      ['b1', 'b1', 24],
      ['b1', 'b1', 11],
      ['b1', 'b1', 15],
      ['b1', 'b1', 47],
    ]);
    expect(replay.points).toEqual({ a: 11, b: 151 });
    expect(replay.belotes).toEqual([{ side: 'b', seat: 'b1', suit: 'hearts', announced: true }]);
    expect(replay.sheet).toEqual({
      outcome: 'played',
      contract: { takers: 'b', trump: 'hearts', doubled: 'none' },
      points: { a: 11, b: 151 },
      lastTrick: 'b',
      belotes: ['b'],
      announcements: [],
    });
    expect(replay).toMatchObject({ violations: [], penalty: null, next: null });
  });

  it('knows a capot by its tricks: a hundred in the last one, and 252 on the sheet', () => {
    const replay = follow(CAPOT);
    expect(replay.points).toEqual({ a: 0, b: 252 });
    expect(replay.tricks.at(-1)).toEqual({ leader: 'b1', winner: 'b1', points: 144 });
    expect(replay.sheet).toMatchObject({ capot: 'b', lastTrick: 'b', points: { a: 0, b: 252 } });
    expect(replay.sheet).not.toHaveProperty('generale');
  });

  it.each<[string, Partial<SheetContract>, object, object[]]>([
    [
      'no-trump: the leader takes all, and there is no belote',
      { trump: 'no-trump' },
      { capot: 'a', points: { a: 252, b: 0 }, belotes: [] },
      [],
    ],
    [
      'all-trump: every suit has its pair, and 348 raw points are 252 on the sheet',
      { trump: 'all-trump' },
      { capot: 'a', points: { a: 252, b: 0 }, belotes: ['a', 'b', 'a', 'b'] },
      [
        { side: 'a', seat: 'a1', suit: 'spades', announced: true },
        { side: 'b', seat: 'b1', suit: 'hearts', announced: true },
        { side: 'a', seat: 'a2', suit: 'diamonds', announced: true },
        { side: 'b', seat: 'b2', suit: 'clubs', announced: true },
      ],
    ],
  ])('%s', (_, contract, sheet, belotes) => {
    const plays = RANKS.flatMap((rank) => SUIT_LETTERS.map((letter): Card => `${rank}${letter}`));
    const record = { ...CAPOT, contract: { ...HEARTS, ...contract }, plays };
    const replay = follow(record);
    expect(replay.sheet).toMatchObject(sheet);
    expect(replay.belotes).toEqual(belotes);
    expect(replay.points).toEqual({ a: contract.trump === 'all-trump' ? 348 : 252, b: 0 });
  });

  it('names the seat of a générale that was bid, and of no other capot', () => {
    const coinche = rulesetOf('coinche-contract');
    const bid = (word: 'capot' | 'generale') => follow({ ...CAPOT, contract: { ...HEARTS, bid: word } }, coinche);
    expect(bid('generale').sheet).toMatchObject({ generale: 'b1', capot: 'b' });
    expect(bid('capot').sheet).not.toHaveProperty('generale');
    // Both partners took tricks: a capot, and the générale has failed.
    const shared = {
      ...CAPOT,
      hands: { ...ONE_SUIT_EACH, b1: cards('8H 9H TH JH QH KH AH 8C'), b2: cards('7H 7C 9C TC JC QC KC AC') },
      contract: { ...HEARTS, bid: 'generale' as const },
      plays: tricksOf([
        ['7S', 'AH', '7D', '7H'],
        ['8C', '8D', 'AC', '8S'],
        ['KC', '9S', 'KH', '9D'],
        ['QH', 'TD', '7C', 'TS'],
        ['JH', 'JD', '9C', 'JS'],
        ['9H', 'QD', 'TC', 'QS'],
        ['TH', 'KD', 'JC', 'KS'],
        ['8H', 'AD', 'QC', 'AS'],
      ]),
    };
    expect(follow(shared, coinche).sheet).toMatchObject({ capot: 'b', points: { a: 0, b: 252 } });
    expect(follow(shared, coinche).sheet).not.toHaveProperty('generale');
  });

  it('takes the doubling and the taker over into the sheet', () => {
    const contract: SheetContract = { takers: 'b', taker: 'b2', trump: 'hearts', bid: 110, doubled: 'coinche' };
    expect(follow({ ...MIXED, contract }, rulesetOf('ffb-contree-made')).sheet?.contract).toEqual(contract);
  });

  it('leaves out what was declared and not shown', () => {
    const tierce = { side: 'b', seat: 'b1', kind: 'tierce', suit: 'hearts', high: 'A' } as const;
    const cent = { side: 'a', seat: 'a2', kind: 'cent', suit: 'diamonds', high: 'A' } as const;
    const carre = { side: 'a', kind: 'carre', rank: 'J' } as const;
    const declared: DeclaredAnnouncement[] = [{ ...tierce, shown: true }, cent];
    const shown = (announcements: DeclaredAnnouncement[]) =>
      follow({ ...MIXED, announcements }, rulesetOf('cafe-belote')).sheet?.announcements;
    expect(shown(declared)).toEqual([tierce, cent]);
    expect(shown([declared[0]!, { ...cent, shown: false }])).toEqual([tierce]);
    // Whoever declared what he does not hold could not show it; nobody knows its cards.
    expect(shown([{ ...cent, side: 'b', seat: 'b1', shown: false }, cent])).toEqual([cent]);
    const jacks = {
      ...CAPOT,
      hands: {
        a1: [...suit('S').filter((card) => card !== '7S' && card !== '8S' && card !== '9S'), ...cards('JH JD JC')],
        b1: cards('7H 8H 9H TH QH KH AH 7S'),
        a2: cards('7D 8D 9D TD QD KD AD 8S'),
        b2: cards('7C 8C 9C TC QC KC AC 9S'),
      },
      plays: [],
      announcements: [carre],
    };
    expect(replayDeal(jacks, rulesetOf('cafe-belote')).ok).toBe(true);
  });
});

/** The deal played out, everybody with the first card that is allowed. */
function playedOut(record: ReplayRecord, ruleset: Ruleset): Replay {
  let now = record;
  for (;;) {
    const replay = follow(now, ruleset);
    if (replay.next === null) return replay;
    now = { ...now, plays: [...now.plays, replay.next.legal[0]!] };
  }
}

describe('an announcement in a record', () => {
  const CAFE = rulesetOf('cafe-belote');
  const FOUR_JACKS: ReplayRecord = {
    ...CAPOT,
    hands: {
      a1: cards('TS JS QS KS AS JH JD JC'),
      b1: cards('7H 8H 9H TH QH KH AH 7S'),
      a2: cards('7D 8D 9D TD QD KD AD 8S'),
      b2: cards('7C 8C 9C TC QC KC AC 9S'),
    },
    plays: [],
  };

  it.each<[string, DeclaredAnnouncement]>([
    ['a carré, its speaker unknown', { side: 'a', kind: 'carre', rank: 'J' }],
    ['a carré of a seat', { side: 'a', seat: 'a1', kind: 'carre', rank: 'J' }],
    ['a sequence, its speaker unknown', { side: 'b', kind: 'cinquante', suit: 'hearts', high: 'T' }],
    ['a sequence of a seat', { side: 'b', seat: 'b2', kind: 'tierce', suit: 'clubs', high: '9' }],
  ])('stands on the sheet as it was declared: %s', (_, announcement) => {
    const { sheet } = playedOut({ ...FOUR_JACKS, announcements: [{ ...announcement, shown: true }] }, CAFE);
    expect(sheet!.announcements).toStrictEqual([announcement]);
  });

  it('is of a hand that holds it', () => {
    const announcements = [{ side: 'a', kind: 'tierce', suit: 'clubs', high: '9' } as const];
    expect(replayDeal({ ...FOUR_JACKS, announcements }, CAFE)).toEqual({
      ok: false,
      faults: [
        {
          code: 'announcement-not-held',
          pointer: '/announcements/0',
          values: { side: 'a', announcement: 'tierce', suit: 'clubs', card: '9' },
        },
      ],
    });
  });
});

describe('a revoke', () => {
  const revoked = begun(MIXED, 'AS 8H 7D 7C 9H');

  it('is found where it was played, with the duty and what was allowed, and the play goes on', () => {
    const replay = follow(revoked);
    expect(replay.legal).toBe(false);
    expect(replay.violations).toEqual([
      { trick: 1, play: 2, seat: 'b1', card: '8H', rule: 'follow', legalCards: ['7S'] },
    ]);
    expect(replay.tricks).toEqual([{ leader: 'a1', winner: 'b1', points: 11 }]);
    expect(replay.next).toMatchObject({ seat: 'a2', duty: 'free' });
  });

  it('names the first of several', () => {
    // The seven of spades is still there when a1 leads spades again.
    const again = begun(MIXED, 'AS 8H 7D 7C 7S 8D 8C 7H');
    const replay = follow(again);
    expect(replay.violations.map(({ trick, play, seat, rule }) => [trick, play, seat, rule])).toEqual([
      [1, 2, 'b1', 'follow'],
      [2, 8, 'a1', 'follow'],
    ]);
    expect(replay.penalty).toEqual({ against: 'b', points: 162, violation: replay.violations[0] });
  });

  it.each<[string, string, unknown, Partial<SheetContract>, number]>([
    ['the tariff of the classic game', 'ffb-classic', {}, {}, 162],
    ['the tariff of contrée, with the bid', 'ffb-contree-made', {}, { bid: 110 }, 270],
    ['without the bid', 'ffb-contree-made', { penalty: { plusBid: false } }, { bid: 110 }, 160],
    ['a capot counts as its value', 'ffb-contree-later', {}, { bid: 'capot' }, 410],
  ])('costs %s', (_, key, overrides, contract, points) => {
    const replay = follow({ ...revoked, contract: { ...HEARTS, ...contract } }, rulesetOf(key, overrides));
    expect(replay.penalty).toMatchObject({ against: 'b', points });
  });

  it('does not keep a whole deal from being counted', () => {
    // b1 has ruffed and so leads: a1's seven of trumps falls on the jack.
    const plays = tricksOf([
      ['AS', '8H', '7D', '7C'],
      ['JH', '8D', '8C', '7H'],
      ['7S', '9D', '9C', '8S'],
      ['9S', '9H', 'TD', 'TC'],
      ['TH', 'JD', 'JC', 'TS'],
      ['QH', 'QD', 'QC', 'JS'],
      ['KH', 'KD', 'KC', 'QS'],
      ['AH', 'AD', 'AC', 'KS'],
    ]);
    const replay = follow({ ...MIXED, plays });
    expect(replay.violations).toHaveLength(1);
    expect(replay.tricks.map(({ winner }) => winner)).toEqual(['b1', 'b1', 'a1', 'b1', 'b1', 'b1', 'b1', 'b1']);
    expect(replay.sheet).toMatchObject({ points: { a: 0, b: 162 }, lastTrick: 'b' });
    expect(replay.sheet).not.toHaveProperty('capot');
    expect(scoreDeal(replay.sheet!, CLASSIC, { carriedIn: 0, lastDeal: false }).ok).toBe(true);
  });
});

describe('the beginning of a deal', () => {
  it('says who is to play and what, before the first card too', () => {
    expect(follow({ ...MIXED, plays: [] })).toEqual({
      legal: true,
      violations: [],
      tricks: [],
      points: { a: 0, b: 0 },
      belotes: [{ side: 'b', seat: 'b1', suit: 'hearts', announced: null }],
      sheet: null,
      penalty: null,
      next: { seat: 'a1', duty: 'free', legal: cards('8S 9S TS JS QS KS AS 7H') },
    });
    expect(follow(begun(MIXED, 'AS')).next).toEqual({ seat: 'b1', duty: 'follow', legal: ['7S'] });
    expect(follow(begun(MIXED, 'AS 7S 7D 7C 7H')).next).toEqual({
      seat: 'b1',
      duty: 'raise',
      legal: cards('8H 9H TH JH QH KH AH'),
    });
  });

  it('frees who has none of the suit while the partner holds the trick', () => {
    const hands = {
      ...MIXED.hands,
      b1: cards('7S 9H TH JH QH KH AH 7D'),
      a2: cards('8H 8D 9D TD JD QD KD AD'),
    };
    expect(follow({ ...begun(MIXED, 'AS 7S'), hands }).next).toEqual({
      seat: 'a2',
      duty: 'free',
      legal: cards('8H 8D 9D TD JD QD KD AD'),
    });
    expect(follow({ ...begun(MIXED, '8S 7S 8H'), hands }).violations).toEqual([]);
  });

  it('counts no ten before the last trick', () => {
    expect(follow(begun(MIXED, 'AS 7S 7D 7C')).points).toEqual({ a: 11, b: 0 });
  });

  it('waits for the last card', () => {
    expect(follow({ ...MIXED, plays: MIXED.plays.slice(0, 31) })).toMatchObject({ sheet: null, next: { seat: 'a1' } });
  });
});

describe('a belote (rules.md, `belote.order` and `belote.bothWords`)', () => {
  const QUEEN_FIRST = allForB1('QH KH 7H 8H 9H TH JH AH');
  const KING_FIRST = CAPOT.plays;
  const both: BeloteCall[] = [
    { play: 2, say: 'belote' },
    { play: 5, say: 'rebelote' },
  ];
  const kingFirst = { belote: { order: 'king-first' } };
  const forgiven = { belote: { bothWords: 'one-forgiven' } };

  it.each<[string, unknown, readonly Card[], BeloteCall[] | undefined, boolean | null]>([
    ['counts as announced where nobody wrote down what was said', {}, KING_FIRST, undefined, true],
    ['counts with both words', {}, KING_FIRST, both, true],
    ['counts with both words, the queen first', {}, QUEEN_FIRST, both, true],
    ['does not without a word', {}, KING_FIRST, [], false],
    ['does not with one word', {}, KING_FIRST, both.slice(0, 1), false],
    ['does not with the other word alone', {}, KING_FIRST, both.slice(1), false],
    [
      'does not with the words the wrong way round',
      {},
      KING_FIRST,
      [
        { play: 2, say: 'rebelote' },
        { play: 5, say: 'belote' },
      ],
      false,
    ],
    ['does not with one word twice', {}, KING_FIRST, [both[0]!, { play: 5, say: 'belote' }], false],
    ['counts with one word where one is forgiven', forgiven, KING_FIRST, both.slice(0, 1), true],
    ['counts with the second word alone where one is forgiven', forgiven, KING_FIRST, both.slice(1), true],
    ['does not without a word even there', forgiven, KING_FIRST, [], false],
    [
      'does not with two wrong words even there',
      forgiven,
      KING_FIRST,
      [
        { play: 2, say: 'rebelote' },
        { play: 5, say: 'belote' },
      ],
      false,
    ],
    ['counts with the king first where it must be', kingFirst, KING_FIRST, both, true],
    ['does not with the queen first where the king must be', kingFirst, QUEEN_FIRST, both, false],
    ['nor where nobody wrote down what was said', kingFirst, QUEEN_FIRST, undefined, false],
    ['is not known before the second card', {}, KING_FIRST.slice(0, 4), undefined, null],
    ['is lost with the queen first as soon as it lies', kingFirst, QUEEN_FIRST.slice(0, 4), undefined, false],
    ['is not lost with the king first', kingFirst, KING_FIRST.slice(0, 4), undefined, null],
  ])('%s', (_, overrides, plays, calls, announced) => {
    const replay = follow({ ...CAPOT, plays, calls }, rulesetOf('ffb-classic', overrides));
    expect(replay.belotes).toEqual([{ side: 'b', seat: 'b1', suit: 'hearts', announced }]);
    if (replay.sheet) expect(replay.sheet.belotes).toEqual(announced === true ? ['b'] : []);
  });

  it('is none where king and queen are in two hands', () => {
    const hands = { ...ONE_SUIT_EACH, b1: cards('7H 8H 9H TH JH KH AH 7S'), a1: cards('QH 8S 9S TS JS QS KS AS') };
    expect(follow({ ...MIXED, hands, plays: [] }).belotes).toEqual([]);
    expect(follow({ ...MIXED, hands: { ...hands, b1: hands.a1, a1: hands.b1 }, plays: [] }).belotes).toEqual([]);
  });
});

describe('piles (rules.md, `two.layout`)', () => {
  const TWO = rulesetOf('belote-two');
  const pile = (down: string, up: string) => ({ down: down as Card, up: up as Card });
  const zip = (down: string, up: string) => RANKS.map((rank) => pile(`${rank}${down}`, `${rank}${up}`));
  const EIGHT: ReplayRecord = {
    firstLead: 'a1',
    hands: {},
    piles: { a1: zip('D', 'S'), b1: zip('C', 'H') },
    contract: { takers: 'a', trump: 'hearts' },
    plays: [],
  };

  it('have open cards and covered ones, and a play turns the one below', () => {
    expect(follow(EIGHT, TWO).next).toEqual({ seat: 'a1', duty: 'free', legal: suit('S') });
    expect(follow(begun(EIGHT, '7S'), TWO).next).toEqual({ seat: 'b1', duty: 'ruff', legal: suit('H') });
    expect(follow(begun(EIGHT, '7S KH'), TWO).next).toEqual({
      seat: 'b1',
      duty: 'free',
      legal: cards('7H 8H 9H TH JH QH AH KC'),
    });
    expect(follow(begun(EIGHT, '7S KH KC'), TWO).next).toEqual({
      seat: 'a1',
      duty: 'free',
      legal: cards('8S 9S TS JS QS KS AS 7D'),
    });
  });

  it('have their cards in no hand', () => {
    expect(replayDeal({ ...EIGHT, hands: { a1: [], b1: [] } }, TWO).ok).toBe(true);
    expect(follow(EIGHT, TWO).belotes).toEqual([{ side: 'b', seat: 'b1', suit: 'hearts', announced: null }]);
  });

  it('may lie beside a hand of six', () => {
    const record: ReplayRecord = {
      ...EIGHT,
      hands: { a1: cards('7S 8S 9S TS JS QS'), b1: cards('7H 8H 9H TH JH QH') },
      piles: {
        a1: [pile('7D', 'KS'), pile('8D', 'AS'), pile('9D', 'TD'), pile('JD', 'QD'), pile('KD', 'AD')],
        b1: [pile('7C', 'KH'), pile('8C', 'AH'), pile('9C', 'TC'), pile('JC', 'QC'), pile('KC', 'AC')],
      },
    };
    const six = rulesetOf('belote-two', { two: { layout: 'six-and-five' } });
    expect(follow(record, six).next?.legal).toEqual([...suit('S'), ...cards('TD QD AD')]);
    expect(follow(begun(record, 'TD'), six).next).toMatchObject({ seat: 'b1', duty: 'ruff' });
    expect(replayDeal(record, TWO)).toMatchObject({ ok: false });
  });
});

describe('what no record can be (issue: bad input)', () => {
  const without = (seat: 'a1' | 'b2') =>
    Object.fromEntries(Object.entries(CAPOT.hands).filter(([one]) => one !== seat));
  const TWO = 'belote-two';
  const two = (more: Partial<ReplayRecord>): Partial<ReplayRecord> => ({
    hands: {},
    contract: { takers: 'a', trump: 'hearts' },
    plays: [],
    ...more,
  });
  const pilesOf = (down: string, up: string) =>
    RANKS.map((rank) => ({ down: `${rank}${down}` as Card, up: `${rank}${up}` as Card }));
  const PILES = { a1: pilesOf('D', 'S'), b1: pilesOf('C', 'H') };

  it.each<[string, string, Partial<ReplayRecord>, readonly [string, string][]]>([
    ['a hand missing', 'ffb-classic', { hands: without('b2') }, [['hand-missing', '/hands/b2']]],
    [
      'a hand of nine',
      'ffb-classic',
      { hands: { ...ONE_SUIT_EACH, a1: [...suit('S'), '7H'] } },
      [
        ['hand-size', '/hands/a1'],
        ['card-twice', '/hands/b1/0'],
      ],
    ],
    [
      'a hand of seven',
      'ffb-classic',
      { hands: { ...ONE_SUIT_EACH, a1: suit('S').slice(1) } },
      [['hand-size', '/hands/a1']],
    ],
    [
      'a card in two hands',
      'ffb-classic',
      { hands: { ...ONE_SUIT_EACH, b2: [...suit('C').slice(0, 7), '7S'] } },
      [['card-twice', '/hands/b2/7']],
    ],
    ['a strange lead', 'ffb-classic', { firstLead: 'c1' }, [['seat-not-at-table', '/firstLead']]],
    ['a strange hand', 'ffb-classic', { hands: { ...ONE_SUIT_EACH, c1: [] } }, [['seat-not-at-table', '/hands/c1']]],
    ['piles where four play', 'ffb-classic', { piles: { ...PILES, c1: [] } }, [['piles-not-played', '/piles']]],
    [
      'a trump that is not played, a strange taker',
      'belote-two',
      two({ piles: PILES, contract: { takers: 'a', taker: 'a2', trump: 'no-trump' } }),
      [
        ['seat-not-at-table', '/contract/taker'],
        ['trump-not-played', '/contract/trump'],
      ],
    ],
    [
      'a bid in the classic game',
      'ffb-classic',
      { contract: { ...HEARTS, bid: 80 } },
      [['bid-not-played', '/contract/bid']],
    ],
    ['no piles', TWO, two({}), [['piles-missing', '/piles']]],
    ['no piles of one', TWO, two({ piles: { a1: PILES.a1 } }), [['piles-missing', '/piles/b1']]],
    ['seven piles', TWO, two({ piles: { ...PILES, a1: PILES.a1.slice(1) } }), [['pile-count', '/piles/a1']]],
    [
      'cards in hand that lie in piles',
      TWO,
      two({ hands: { a1: ['7S'] }, piles: PILES }),
      [
        ['hand-size', '/hands/a1'],
        ['card-twice', '/piles/a1/0/up'],
      ],
    ],
    [
      'a card up and down',
      TWO,
      two({ piles: { ...PILES, b1: [{ down: '7H', up: '7H' }, ...PILES.b1.slice(1)] } }),
      [['card-twice', '/piles/b1/0/up']],
    ],
    [
      'seats of four where two play',
      TWO,
      two({ hands: { a2: [] }, piles: { ...PILES, b2: [] } }),
      [
        ['seat-not-at-table', '/hands/a2'],
        ['seat-not-at-table', '/piles/b2'],
      ],
    ],
    [
      'a seven where three play',
      'belote-three',
      {
        hands: { a1: suit('S'), b1: cards('9H TH JH QH KH AH 9C TC'), c1: cards('9D TD JD QD KD AD JC QC') },
        plays: [],
      },
      [
        ['card-not-in-pack', '/hands/a1/0'],
        ['card-not-in-pack', '/hands/a1/1'],
      ],
    ],
    ['a thirty-third card', 'ffb-classic', { plays: [...CAPOT.plays, '7S'] }, [['plays-too-many', '/plays']]],
    ['a card played twice', 'ffb-classic', { plays: cards('7S 7H 7D 7C 7H') }, [['card-twice', '/plays/4']]],
    ['a card of another hand', 'ffb-classic', { plays: cards('7S 7C') }, [['card-not-held', '/plays/1']]],
    ['a covered card', TWO, two({ piles: PILES, plays: cards('7D') }), [['card-covered', '/plays/0']]],
    [
      'a card under the other player’s',
      TWO,
      two({ piles: PILES, plays: cards('7S 7D') }),
      [['card-not-held', '/plays/1']],
    ],
    [
      'a play out of the pack',
      'belote-three',
      {
        contract: { takers: 'b', trump: 'hearts' },
        hands: {
          a1: cards('9S TS JS QS KS AS 9C TC'),
          b1: cards('9H TH JH QH KH AH JC QC'),
          c1: cards('9D TD JD QD KD AD KC AC'),
        },
        plays: cards('7S'),
      },
      [['card-not-in-pack', '/plays/0']],
    ],
    [
      'calls of no play',
      'ffb-classic',
      {
        calls: [
          { play: 0, say: 'belote' },
          { play: 33, say: 'belote' },
        ],
      },
      [
        ['call-out-of-range', '/calls/0/play'],
        ['call-out-of-range', '/calls/1/play'],
      ],
    ],
    [
      'a belote with no pair',
      'ffb-classic',
      { calls: [{ play: 1, say: 'belote' }] },
      [['call-without-belote', '/calls/0']],
    ],
    [
      'an announcement where none are played',
      'ffb-classic',
      { announcements: [{ side: 'a', kind: 'carre', rank: 'J' }] },
      [['announcements-not-played', '/announcements']],
    ],
    [
      'an announcement of two cards',
      'cafe-belote',
      { announcements: [{ side: 'a', kind: 'tierce', suit: 'spades', high: '8' }] },
      [['announcement-impossible', '/announcements/0/high']],
    ],
    [
      'announcements that nobody can have made',
      'cafe-belote',
      {
        announcements: [
          { side: 'b', kind: 'tierce', suit: 'spades', high: 'A' },
          { side: 'a', seat: 'a2', kind: 'tierce', suit: 'spades', high: 'J' },
          { side: 'a', kind: 'carre', rank: 'K' },
        ],
      },
      [['announcement-card-twice', '/announcements/2']],
    ],
    [
      'an announcement of another hand',
      'cafe-belote',
      {
        announcements: [
          { side: 'b', kind: 'tierce', suit: 'spades', high: 'A' },
          { side: 'a', seat: 'a2', kind: 'tierce', suit: 'spades', high: 'J' },
        ],
      },
      [
        ['announcement-not-held', '/announcements/0'],
        ['announcement-not-held', '/announcements/1'],
      ],
    ],
  ])('%s', (_, key, more, expected) => {
    const followed = replayDeal({ ...CAPOT, ...more }, rulesetOf(key));
    expect(followed.ok ? [] : followed.faults.map(({ code, pointer }) => [code, pointer])).toEqual(expected);
  });

  it('says what was expected', () => {
    const values = (more: Partial<ReplayRecord>, key = 'ffb-classic') => {
      const followed = replayDeal({ ...CAPOT, ...more }, rulesetOf(key));
      return followed.ok ? [] : followed.faults.map((fault) => fault.values);
    };
    expect(values({ hands: { ...ONE_SUIT_EACH, a1: [] } })).toEqual([{ seat: 'a1', cards: 0, expected: 8 }]);
    expect(values({ plays: [...CAPOT.plays, '7S', '7S'] })).toEqual([{ plays: 34, most: 32 }]);
    expect(values({ plays: cards('7S 7C') })).toEqual([{ card: '7C', seat: 'b1' }]);
    expect(values({ calls: [{ play: 99, say: 'belote' }] })).toEqual([{ play: 99, most: 32 }]);
    expect(values({ calls: [{ play: 1, say: 'rebelote' }] })).toEqual([{ say: 'rebelote', play: 1 }]);
    expect(values({ firstLead: 'c1' })).toEqual([{ seat: 'c1', players: 4 }]);
    expect(values({ hands: without('b2') })).toEqual([{ seat: 'b2' }]);
    expect(values({ hands: { ...ONE_SUIT_EACH, b2: [...suit('C').slice(0, 7), '7S'] } })).toEqual([{ card: '7S' }]);
    expect(values({ plays: cards('7S 7H 7D 7C 7H') })).toEqual([{ card: '7H' }]);
    const three = { a1: suit('S'), b1: cards('9H TH JH QH KH AH 9C TC'), c1: cards('9D TD JD QD KD AD JC QC') };
    expect(values({ hands: three, plays: [] }, 'belote-three')).toEqual([
      { card: '7S', players: 3 },
      { card: '8S', players: 3 },
    ]);
    expect(values(two({ piles: { ...PILES, a1: [] } }), TWO)).toEqual([{ seat: 'a1', piles: 0, expected: 8 }]);
  });
});
