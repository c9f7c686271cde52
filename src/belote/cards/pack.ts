import { RANKS } from './card.js';
import type { CardSet } from './card-set.js';
import { ALL_CARDS, CARDS, setOf } from './card-set.js';
import type { PlayerCount } from './seat.js';

/** The cards that so many play with. */
export interface Pack {
  readonly cards: CardSet;
  /** Cards of one player in a deal, and so tricks of a deal. */
  readonly hand: number;
}

/** Where three play, each gets eight of 24: the 7s and 8s are left out. */
const WITHOUT_SEVENS_AND_EIGHTS = setOf(CARDS.filter((_, index) => index % RANKS.length >= 2));

const PACKS: Readonly<Record<PlayerCount, Pack>> = {
  4: { cards: ALL_CARDS, hand: 8 },
  3: { cards: WITHOUT_SEVENS_AND_EIGHTS, hand: 8 },
  2: { cards: ALL_CARDS, hand: 16 },
};

/** Source: rules.md, presets `belote-two` and `belote-three`. */
export const packOf = (players: PlayerCount): Pack => PACKS[players];
