import { describe, expect, it } from '@jest/globals';
import type { Card } from '../cards/card.js';
import { CARDS, cardsIn, countOf, indexOf, setOf, suitAt } from '../cards/card-set.js';
import { SUITS, TRUMPS } from '../cards/trump.js';
import type { Trump } from '../cards/trump.js';
import { FFB_CLASSIC } from '../rulesets/presets/ffb-classic.js';
import { FFB_CONTREE_MADE } from '../rulesets/presets/ffb-contree-made.js';
import { playRulesOf } from './play-rules.js';
import type { PlayRules } from './play-rules.js';

const { ruleset } = FFB_CLASSIC;
const TRUMP_ORDER = 'J9ATKQ87';
const PLAIN_ORDER = 'ATKQJ987';

/** The ranks of a suit from the strongest, by how many cards lie above each. */
function orderIn(rules: PlayRules, suit: number): string {
  const cards = CARDS.filter((_, index) => suitAt(index) === suit);
  const strength = (card: Card): number => countOf(rules.above[indexOf(card)]!);
  return [...cards]
    .sort((one, other) => strength(one) - strength(other))
    .map((card) => card.charAt(0))
    .join('');
}

const aboveOf = (card: Card, trump: Trump): readonly Card[] =>
  cardsIn(playRulesOf(ruleset, trump).above[indexOf(card)]!);
const beatersOf = (card: Card, trump: Trump): readonly Card[] =>
  cardsIn(playRulesOf(ruleset, trump).beatenBy[indexOf(card)]!);

describe('the order of the cards (rules.md, "Undisputed")', () => {
  it.each<[Trump, readonly string[]]>([
    ['spades', [TRUMP_ORDER, PLAIN_ORDER, PLAIN_ORDER, PLAIN_ORDER]],
    ['hearts', [PLAIN_ORDER, TRUMP_ORDER, PLAIN_ORDER, PLAIN_ORDER]],
    ['diamonds', [PLAIN_ORDER, PLAIN_ORDER, TRUMP_ORDER, PLAIN_ORDER]],
    ['clubs', [PLAIN_ORDER, PLAIN_ORDER, PLAIN_ORDER, TRUMP_ORDER]],
    ['no-trump', [PLAIN_ORDER, PLAIN_ORDER, PLAIN_ORDER, PLAIN_ORDER]],
    ['all-trump', [TRUMP_ORDER, TRUMP_ORDER, TRUMP_ORDER, TRUMP_ORDER]],
  ])('with %s as trump', (trump, orders) => {
    const rules = playRulesOf(ruleset, trump);
    expect(SUITS.map((_, suit) => orderIn(rules, suit))).toEqual(orders);
  });

  it.each<[string, Card, Trump, Card[]]>([
    ['the jack of trump lies above all', 'JH', 'hearts', []],
    ['the nine of trump under the jack alone', '9H', 'hearts', ['JH']],
    ['the ace of trump is third', 'AH', 'hearts', ['9H', 'JH']],
    ['the eight of trump above the seven alone', '8C', 'clubs', ['9C', 'TC', 'JC', 'QC', 'KC', 'AC']],
    ['the ten of a plain suit under the ace alone', 'TS', 'hearts', ['AS']],
    ['the jack of a plain suit above 9 8 7', 'JS', 'hearts', ['TS', 'QS', 'KS', 'AS']],
    ['the nine of a suit in all-trump', '9S', 'all-trump', ['JS']],
    ['the ace in no-trump', 'AD', 'no-trump', []],
  ])('%s', (_, card, trump, above) => {
    expect(aboveOf(card, trump)).toEqual(above);
  });

  it.each(TRUMPS)('puts no card of another suit above one of its own, with %s as trump', (trump) => {
    for (const card of CARDS)
      expect(new Set(aboveOf(card, trump).map((other) => other.charAt(1))).size).toBeLessThan(2);
    const rules = playRulesOf(ruleset, trump);
    for (const suit of [0, 1, 2, 3]) {
      const counts = CARDS.flatMap((_, index) => (suitAt(index) === suit ? [countOf(rules.above[index]!)] : []));
      expect(counts.sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    }
  });
});

describe('what takes a trick over', () => {
  it.each<[string, Card, Trump, Card[]]>([
    ['a plain ace falls to any trump', 'AS', 'hearts', ['7H', '8H', '9H', 'TH', 'JH', 'QH', 'KH', 'AH']],
    ['a plain ten to the ace too', 'TC', 'spades', ['7S', '8S', '9S', 'TS', 'JS', 'QS', 'KS', 'AS', 'AC']],
    ['a trump to a higher trump alone', 'AH', 'hearts', ['9H', 'JH']],
    ['the jack of trump to nothing', 'JC', 'clubs', []],
    ['no-trump: an ace to nothing', 'AS', 'no-trump', []],
    ['no-trump: a king to ten and ace', 'KC', 'no-trump', ['TC', 'AC']],
    ['all-trump: an ace to the nine and the jack of its suit', 'AD', 'all-trump', ['9D', 'JD']],
  ])('%s', (_, card, trump, beaters) => {
    expect(beatersOf(card, trump)).toEqual(beaters);
  });
});

describe('what a trump binds to', () => {
  it.each<[Trump, readonly Card[], readonly Card[]]>([
    ['spades', CARDS.slice(0, 8), CARDS.slice(0, 8)],
    ['hearts', CARDS.slice(8, 16), CARDS.slice(8, 16)],
    ['diamonds', CARDS.slice(16, 24), CARDS.slice(16, 24)],
    ['clubs', CARDS.slice(24), CARDS.slice(24)],
    ['no-trump', [], []],
    ['all-trump', [], CARDS],
  ])('%s: what ruffs, and which cards are raised', (trump, ruffs, raised) => {
    const rules = playRulesOf(ruleset, trump);
    expect(rules.ruffs).toBe(setOf(ruffs));
    expect(rules.raised).toBe(setOf(raised));
  });

  it('takes the four parameters over from the ruleset', () => {
    const play = { raiseOverPartner: true, underruff: 'forced', partnerFrees: true, overPartnerRuff: false } as const;
    const taken = (changed: Partial<typeof ruleset.play>) => {
      const { raiseOverPartner, underruffs, partnerFrees, overPartnerRuff } = playRulesOf(
        { play: { ...play, ...changed } },
        'hearts',
      );
      return { raiseOverPartner, underruffs, partnerFrees, overPartnerRuff };
    };
    const plain = { raiseOverPartner: true, underruffs: true, partnerFrees: true, overPartnerRuff: false };
    expect(taken({})).toEqual(plain);
    expect(taken({ raiseOverPartner: false })).toEqual({ ...plain, raiseOverPartner: false });
    expect(taken({ underruff: 'free' })).toEqual({ ...plain, underruffs: false });
    expect(taken({ partnerFrees: false })).toEqual({ ...plain, partnerFrees: false });
    expect(taken({ overPartnerRuff: true })).toEqual({ ...plain, overPartnerRuff: true });
    expect(playRulesOf(FFB_CONTREE_MADE.ruleset, 'hearts').underruffs).toBe(false);
  });
});
