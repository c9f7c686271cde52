import { RANKS } from './card.js';
import type { Rank } from './card.js';
import { SUITS } from './trump.js';
import type { Trump, ValueScheme } from './trump.js';

/** Points of one suit's cards, by rank. */
type SuitValues = Readonly<Record<Rank, number>>;

const TRUMP_SUIT: SuitValues = { J: 20, '9': 14, A: 11, T: 10, K: 4, Q: 3, '8': 0, '7': 0 };
const PLAIN_SUIT: SuitValues = { A: 11, T: 10, K: 4, Q: 3, J: 2, '9': 0, '8': 0, '7': 0 };
/** The ace of 19 makes each suit 38, so that no-trump adds to 162 as well. */
const NO_TRUMP_SUIT: SuitValues = { ...PLAIN_SUIT, A: 19 };
const REDUCED_13: SuitValues = { J: 13, '9': 9, A: 6, T: 5, K: 3, Q: 2, '8': 0, '7': 0 };
const REDUCED_14: SuitValues = { J: 14, '9': 9, A: 6, T: 5, K: 3, Q: 1, '8': 0, '7': 0 };

const four = (suit: SuitValues): readonly SuitValues[] => [suit, suit, suit, suit];

/** The values of the four suits under each scheme; under `suit` the trump suit comes first. */
export const SCHEME_VALUES: Readonly<Record<ValueScheme, readonly SuitValues[]>> = {
  suit: [TRUMP_SUIT, PLAIN_SUIT, PLAIN_SUIT, PLAIN_SUIT],
  'no-trump': four(NO_TRUMP_SUIT),
  'full-258': four(TRUMP_SUIT),
  'reduced-13': four(REDUCED_13),
  'reduced-14': four(REDUCED_14),
};

/**
 * Points of the 32 cards, each at its index in a CardSet. `scheme`: the one that counts a deal with this trump, see
 * `schemeOf`; raw points of it, the last trick not among them. Source: rules.md, "Undisputed".
 */
export function cardValues(trump: Trump, scheme: ValueScheme): Uint8Array {
  const [ofTrump, ofPlain] = SCHEME_VALUES[scheme] as readonly [SuitValues, SuitValues];
  return Uint8Array.from(SUITS.flatMap((suit) => RANKS.map((rank) => (suit === trump ? ofTrump : ofPlain)[rank])));
}

/** The last trick, "dix de der": 10, and 100 for the side that took every trick. */
export const LAST_TRICK = 10;
export const LAST_TRICK_ON_CAPOT = 100;

/** All cards of a scheme together: 152, or 248 where all-trump is not scaled. */
export function allCards(scheme: ValueScheme): number {
  return SCHEME_VALUES[scheme].reduce((sum, suit) => sum + RANKS.reduce((inSuit, rank) => inSuit + suit[rank], 0), 0);
}

/** A deal's card points with the last trick: what is written for one deal, whatever the trump. */
export const DEAL_POINTS = 162;

/** A capot by the book: 152 and a last trick of 100, in no-trump and all-trump as well. */
export const CAPOT_POINTS = 252;
