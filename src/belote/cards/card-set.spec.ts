import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Card } from './card.js';
import {
  ALL_CARDS,
  bitAt,
  cardAt,
  CARDS,
  cardsIn,
  countOf,
  has,
  indexOf,
  lowestIn,
  nthIn,
  setOf,
  suitAt,
  suitOf,
  suitSet,
} from './card-set.js';

const ALL = -1;
const INDEXES = CARDS.map((_, index) => index);
const anySet = fc.oneof(fc.integer(), fc.constantFrom(0, ALL, 1, -2147483648, 2147483647, -16777216));
const anyCards = fc.shuffledSubarray([...CARDS]);

/** The bits of a set as they are written, lowest card first. */
const written = (set: number): boolean[] =>
  [...(set >>> 0).toString(2).padStart(32, '0')].reverse().map((bit) => bit === '1');

describe('a card and its index', () => {
  it.each<[Card, number, number]>([
    ['7S', 0, 0],
    ['8S', 1, 0],
    ['TS', 3, 0],
    ['AS', 7, 0],
    ['7H', 8, 1],
    ['JH', 12, 1],
    ['AH', 15, 1],
    ['7D', 16, 2],
    ['QD', 21, 2],
    ['AD', 23, 2],
    ['7C', 24, 3],
    ['9C', 26, 3],
    ['KC', 30, 3],
    ['AC', 31, 3],
  ])('%s has the index %i in suit %i', (card, index, suit) => {
    expect(indexOf(card)).toBe(index);
    expect(cardAt(index)).toBe(card);
    expect(suitAt(index)).toBe(suit);
    expect(bitAt(index)).toBe(setOf([card]));
  });

  it('are one to one', () => {
    expect(new Set(CARDS).size).toBe(32);
    expect(CARDS.map(indexOf)).toEqual(INDEXES);
    expect(INDEXES.map(cardAt)).toEqual(CARDS);
  });

  it.each(['', '10S', 'S7', '7s', '1S', 'constructor'])('no card: %j', (word) => {
    expect(() => indexOf(word as Card)).toThrow(new RangeError(`${word} is not a card`));
  });

  it.each([-1, 32, 1.5, NaN])('no index: %d', (index) => {
    expect(() => cardAt(index)).toThrow(new RangeError(`no card has the index ${index}`));
  });
});

describe('a set of cards', () => {
  it.each<[string, number, number]>([
    ['spades', 0, 0x000000ff],
    ['hearts', 1, 0x0000ff00],
    ['diamonds', 2, 0x00ff0000],
    // The highest bit is the sign: sets are compared as the signed integers that bit operations give.
    ['clubs', 3, -0x01000000],
  ])('has the %s as suit %i', (_, suit, set) => {
    expect(suitSet(suit)).toBe(set);
    expect(cardsIn(set)).toEqual(CARDS.slice(8 * suit, 8 * suit + 8));
    expect(INDEXES.filter((index) => has(set, index)).map(suitAt)).toEqual(Array(8).fill(suit));
  });

  it.each<[string, readonly Card[], number, number, number]>([
    ['nothing', [], 0, 0, -1],
    ['the lowest card', ['7S'], 1, 1, 0],
    ['the highest card, which is the sign', ['AC'], -2147483648, 1, 31],
    ['both ends', ['7S', 'AC'], -2147483647, 2, 0],
    ['all but the highest', CARDS.slice(0, 31), 2147483647, 31, 0],
    ['the two highest', ['KC', 'AC'], -1073741824, 2, 30],
    ['everything', CARDS, ALL, 32, 0],
  ])('of %s', (_, cards, set, count, lowest) => {
    expect(setOf(cards)).toBe(set);
    expect(cardsIn(set)).toEqual(cards);
    expect(countOf(set)).toBe(count);
    expect(lowestIn(set)).toBe(lowest);
  });

  it('lists by suit, then in the natural order, whatever the order it was made in', () => {
    expect(cardsIn(setOf(['AC', '9S', 'TH', 'JS', '7H', '9S']))).toEqual(['9S', 'JS', '7H', 'TH', 'AC']);
  });

  it('has the cards it was made of and no others', () => {
    fc.assert(
      fc.property(anyCards, (cards) => {
        const set = setOf(cards);
        expect(CARDS.filter((card) => has(set, indexOf(card)))).toEqual(CARDS.filter((card) => cards.includes(card)));
        expect(cardsIn(set)).toEqual(CARDS.filter((card) => cards.includes(card)));
        expect(countOf(set)).toBe(cards.length);
      }),
    );
  });

  it('is the integer whose bits it is', () => {
    fc.assert(
      fc.property(anySet, (set) => {
        const bits = written(set);
        expect(INDEXES.map((index) => has(set, index))).toEqual(bits);
        expect(countOf(set)).toBe(bits.filter((bit) => bit).length);
        expect(lowestIn(set)).toBe(bits.indexOf(true));
        expect(setOf(cardsIn(set))).toBe(set);
        expect(INDEXES.filter((index) => has(set, index)).reduce((sum, index) => sum | bitAt(index), 0)).toBe(set);
      }),
    );
  });

  it('counts every set of one suit and its mirror in another', () => {
    for (let ranks = 0; ranks < 256; ranks++) {
      const count = written(ranks).filter((bit) => bit).length;
      for (const suit of [0, 1, 2, 3]) {
        expect(countOf(ranks << (8 * suit))).toBe(count);
        expect(countOf(~(ranks << (8 * suit)))).toBe(32 - count);
      }
    }
  });
});

/** The lowest and the highest index are in: as an integer such a set is negative. */
const SETS: readonly (readonly Card[])[] = [['7S'], ['AC'], ['7S', 'AC'], ['9S', 'TS', '7H', 'KD', 'AC'], CARDS];

describe('the nth card of a set', () => {
  it.each(SETS.map((cards) => [cards.join(' '), cards] as const))('of %s', (_, cards) => {
    expect(cards.map((_, n) => cardAt(nthIn(setOf(cards), n)))).toEqual(cards);
  });
});

describe('the suit of a card', () => {
  it('is named in full', () => {
    expect((['7S', 'TH', 'JD', 'AC'] as const).map(suitOf)).toEqual(['spades', 'hearts', 'diamonds', 'clubs']);
  });

  it('makes all cards together with the others', () => {
    expect(suitSet(0) | suitSet(1) | suitSet(2) | suitSet(3)).toBe(ALL_CARDS);
  });
});
