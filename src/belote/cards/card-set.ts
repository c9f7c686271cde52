import { RANKS, SUIT_LETTERS } from './card.js';
import type { Card } from './card.js';
import { SUITS } from './trump.js';
import type { Suit } from './trump.js';

/**
 * A set of cards as the 32 bits of one integer: bit 8 × suit + rank, suits in the order of SUITS, ranks in the natural order.
 * A hand is held, narrowed and tested without an allocation, which is what a play-out spends its time on.
 */
export type CardSet = number;

/** The 32 cards, each at its index in a CardSet. */
export const CARDS: readonly Card[] = SUIT_LETTERS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`));

/** All 32. */
export const ALL_CARDS: CardSet = -1;

/** Cards of one suit. */
const RANKS_A_SUIT = 8;

const INDEXES: ReadonlyMap<string, number> = new Map(CARDS.map((card, index) => [card, index]));

/** The index of a card, 0 to 31. A word that is no card is a bug of the caller's. */
export function indexOf(card: Card): number {
  const index = INDEXES.get(card);
  if (index === undefined) throw new RangeError(`${card} is not a card`);
  return index;
}

/** The card with this index, 0 to 31. */
export function cardAt(index: number): Card {
  const card = CARDS[index];
  if (card === undefined) throw new RangeError(`no card has the index ${index}`);
  return card;
}

/** The suit of the card with this index, 0 to 3 in the order of SUITS. */
export const suitAt = (index: number): number => index >> 3;

/** The suit of a card by its name. */
export const suitOf = (card: Card): Suit => SUITS[suitAt(indexOf(card))] as Suit;

/** All cards of a suit, 0 to 3. */
export const suitSet = (suit: number): CardSet => 0xff << (suit * RANKS_A_SUIT);

/** A set of one. */
export const bitAt = (index: number): CardSet => 1 << index;

/** The set of these cards; a card that is named twice is in it once. */
export const setOf = (cards: readonly Card[]): CardSet =>
  cards.reduce((set: CardSet, card) => set | bitAt(indexOf(card)), 0);

/** Is the card with this index in the set? */
export const has = (set: CardSet, index: number): boolean => ((set >>> index) & 1) === 1;

/** The cards of a set by suit, then in the natural order. */
export const cardsIn = (set: CardSet): readonly Card[] => CARDS.filter((_, index) => has(set, index));

/** How many cards a set has, by adding neighbouring bits in parallel (Warren, Hacker's Delight, 5-1). */
export function countOf(set: CardSet): number {
  const pairs = set - ((set >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The index of the lowest card of a set that is not empty. */
export const lowestIn = (set: CardSet): number => 31 - Math.clz32(set & -set);

/** The index of the nth lowest card of a set that has more than n: 0 is the lowest. */
export function nthIn(set: CardSet, n: number): number {
  let left = set;
  for (let passed = 0; passed < n; passed++) left &= left - 1;
  return lowestIn(left);
}
