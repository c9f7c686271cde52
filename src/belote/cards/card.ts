import type { Suit } from './trump.js';

/** Ranks in the natural order 7 8 9 T J Q K A, in which sequences run. T is the ten. */
export const RANKS = ['7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;
export type Rank = (typeof RANKS)[number];

/** Suit letters as cards are written: `TH` is the ten of hearts. In the order of SUITS. */
export const SUIT_LETTERS = ['S', 'H', 'D', 'C'] as const;
type SuitLetter = (typeof SUIT_LETTERS)[number];

/** A card as the contract writes it: rank, then suit letter. */
export type Card = `${Rank}${SuitLetter}`;

const LETTER_OF: Readonly<Record<Suit, SuitLetter>> = { spades: 'S', hearts: 'H', diamonds: 'D', clubs: 'C' };

export const cardOf = (rank: Rank, suit: Suit): Card => `${rank}${LETTER_OF[suit]}`;

/** A rank's place in the natural order: 0 for the 7, 7 for the ace. */
export const naturalOrder = (rank: Rank): number => RANKS.indexOf(rank);
