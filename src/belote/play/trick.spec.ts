import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Card } from '../cards/card.js';
import { CARDS, indexOf, suitAt } from '../cards/card-set.js';
import { SUITS, TRUMPS } from '../cards/trump.js';
import type { Trump } from '../cards/trump.js';
import { FFB_CLASSIC } from '../rulesets/presets/ffb-classic.js';
import { takesOver } from './legal-cards.js';
import { playRulesOf } from './play-rules.js';
import { holderOf } from './trick.js';

const winnerOf = (trump: Trump, trick: readonly Card[]): Card =>
  trick[holderOf(playRulesOf(FFB_CLASSIC.ruleset, trump), trick.map(indexOf))]!;

describe('who wins a trick (rules.md, "Undisputed" and "Play duties")', () => {
  it.each<[string, Trump, string, Card]>([
    ['a card alone holds it', 'hearts', '7S', '7S'],
    ['the highest of the suit led', 'hearts', 'KS AS TS 7S', 'AS'],
    ['the ten lies above the king', 'hearts', 'KS TS QS JS', 'TS'],
    ['the first card may be the highest', 'hearts', 'AS TS KS QS', 'AS'],
    ['the last card may be the highest', 'hearts', '7S 8S 9S JS', 'JS'],
    ['a ruff beats the suit led however high', 'hearts', 'AS TS 7H KS', '7H'],
    ['a ruff with which nothing else competes', 'clubs', '7S 7C AS TS', '7C'],
    ['a discard never wins', 'hearts', '7S AD 8S AC', '8S'],
    ['discards alone leave it with the led card', 'hearts', '7S AD AC KD', '7S'],
    ['a discard on a ruff never wins', 'hearts', '8S 7H AD AS', '7H'],
    ['overruffed', 'hearts', 'AS 8H QH 7H', 'QH'],
    ['a lower ruff does not take it back', 'hearts', 'AS 9H AH TH', '9H'],
    ['the jack of trump takes it from the nine', 'hearts', 'AS 9H JH AH', 'JH'],
    ['7 and 8 of a plain suit rank, though both count 0', 'hearts', '7S 8S', '8S'],
    ['and the other way round', 'hearts', '8S 7S', '8S'],
    ['7 and 8 of trump rank', 'hearts', '7H 8H', '8H'],
    ['8 and 9 of a plain suit rank, though both count 0', 'diamonds', '8H 9H', '9H'],
    ['7 and 8 as ruffs', 'hearts', 'AS 7H 8H', '8H'],
    ['trump led: the jack', 'spades', 'AS 9S JS TS', 'JS'],
    ['trump led: a plain ace is a discard', 'spades', '7S AH AD AC', '7S'],
    ['a plain jack is weak', 'hearts', 'JS QS', 'QS'],
    ['no-trump: the highest of the suit led', 'no-trump', 'KS AH TS JH', 'TS'],
    ['no-trump: the jack is no trump', 'no-trump', 'QS JS 9S', 'QS'],
    ['no-trump: other suits never win', 'no-trump', '7C AS AH AD', '7C'],
    ['all-trump: the order of trumps in the suit led', 'all-trump', 'AS TS 9S JS', 'JS'],
    ['all-trump: the nine beats the ace', 'all-trump', 'AD 9D KD', '9D'],
    ['all-trump: another suit never wins', 'all-trump', '7S JH JD JC', '7S'],
    ['three at the table', 'clubs', 'AS 9C KS', '9C'],
    ['two at the table', 'clubs', 'AS 9C', '9C'],
  ])('%s', (_, trump, trick, winner) => {
    expect(winnerOf(trump, trick.split(' ') as Card[])).toBe(winner);
  });

  const anyTrick = fc.shuffledSubarray([...CARDS], { minLength: 1, maxLength: 4 });
  const anyTrump = fc.constantFrom(...TRUMPS);

  it('depends on the card led, and not on the order of the others', () => {
    fc.assert(
      fc.property(anyTrump, anyTrick, (trump, [led, ...others]) => {
        expect(winnerOf(trump, [led!, ...[...others].reverse()])).toBe(winnerOf(trump, [led!, ...others]));
      }),
    );
  });

  it('is the one whom no other card of the trick takes it from', () => {
    fc.assert(
      fc.property(anyTrump, anyTrick, (trump, trick) => {
        const rules = playRulesOf(FFB_CLASSIC.ruleset, trump);
        const winner = indexOf(winnerOf(trump, trick));
        expect(trick.filter((card) => takesOver(rules, indexOf(card), winner))).toEqual([]);
      }),
    );
  });

  it('of two cards of one suit, or with a trump among them, exactly one takes over the other', () => {
    for (const trump of TRUMPS) {
      const rules = playRulesOf(FFB_CLASSIC.ruleset, trump);
      for (let one = 0; one < 32; one++) {
        expect(takesOver(rules, one, one)).toBe(false);
        for (let other = 0; other < one; other++) {
          const taken = [takesOver(rules, one, other), takesOver(rules, other, one)].filter((takes) => takes).length;
          const suits = [suitAt(one), suitAt(other)].map((suit) => SUITS[suit]);
          const compete = suits[0] === suits[1] || suits.some((suit) => suit === trump);
          expect([trump, one, other, taken]).toEqual([trump, one, other, compete ? 1 : 0]);
        }
      }
    }
  });
});
