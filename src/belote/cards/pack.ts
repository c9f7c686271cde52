import { RANKS, SUIT_LETTERS } from './card.js';
import type { Card } from './card.js';
import type { PlayerCount } from './seat.js';
import { SUITS } from './trump.js';
import type { Suit } from './trump.js';

/** The 32 cards. */
export const PACK: readonly Card[] = SUIT_LETTERS.flatMap((letter) => RANKS.map((rank): Card => `${rank}${letter}`));

const WITHOUT_SEVENS_AND_EIGHTS = PACK.filter((card) => !/^[78]/.test(card));

/** The cards that so many play with: all 32, and 24 of them where three play, without the sevens and eights. */
export const packOf = (players: PlayerCount): readonly Card[] => (players === 3 ? WITHOUT_SEVENS_AND_EIGHTS : PACK);

const LETTERS: readonly string[] = SUIT_LETTERS;

export const suitOf = (card: Card): Suit => SUITS[LETTERS.indexOf(card.charAt(1))] as Suit;
