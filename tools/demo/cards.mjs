// The pack as the people at the tables hold it. A card is its rank and its suit's letter, `JH`.

export const SEATS = ['a1', 'b1', 'a2', 'b2'];
export const SUIT_TRUMPS = ['spades', 'hearts', 'diamonds', 'clubs'];

const LETTER = { spades: 'S', hearts: 'H', diamonds: 'D', clubs: 'C' };
const TRUMP = { order: '78QKTA9J', worth: { J: 20, 9: 14, A: 11, T: 10, K: 4, Q: 3 } };
const PLAIN = { order: '789JQKTA', worth: { A: 11, T: 10, K: 4, Q: 3, J: 2 } };
const NO_TRUMP = { order: PLAIN.order, worth: { ...PLAIN.worth, A: 19 } };

export const PACK = Object.values(LETTER).flatMap((suit) => [...PLAIN.order].map((rank) => rank + suit));

export const sideOf = (seat) => seat[0];
export const otherSide = (side) => (side === 'a' ? 'b' : 'a');
export const seatAfter = (seat, steps = 1) => SEATS[(SEATS.indexOf(seat) + steps) % SEATS.length];
export const suitOf = (card) => card[1];
export const suitName = (card) => SUIT_TRUMPS.find((name) => LETTER[name] === card[1]);

/** Does this card belong to the trump suit? In all-trump every suit is one, but none beats another. */
export const isTrump = (card, trump) => LETTER[trump] === card[1];

const schemeOf = (card, trump) => {
  if (trump === 'all-trump' || isTrump(card, trump)) return TRUMP;
  return trump === 'no-trump' ? NO_TRUMP : PLAIN;
};

/** Points of a card. */
export const worthOf = (card, trump) => schemeOf(card, trump).worth[card[0]] ?? 0;

/** How high it stands in its suit. */
export const heightOf = (card, trump) => schemeOf(card, trump).order.indexOf(card[0]);

/** Does the second card take the trick from the first, which holds it? */
export function beats(holding, card, trump) {
  if (suitOf(card) === suitOf(holding)) return heightOf(card, trump) > heightOf(holding, trump);
  return isTrump(card, trump);
}

/** The suits in which this hand has king and queen of trump. */
export function pairsOfTrump(hand, trump) {
  const suits = trump === 'all-trump' ? Object.values(LETTER) : [LETTER[trump]];
  return suits.filter((suit) => hand.includes(`K${suit}`) && hand.includes(`Q${suit}`));
}
