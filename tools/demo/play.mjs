// One deal among four people: taken or passed round, then eight tricks by the duties of the classic game. Nobody counts
// cards here; the totals only have to be such as a real hand gives.
import {
  SEATS,
  SUIT_TRUMPS,
  PACK,
  beats,
  heightOf,
  isTrump,
  otherSide,
  pairsOfTrump,
  seatAfter,
  sideOf,
  suitName,
  suitOf,
  worthOf,
} from './cards.mjs';

/**
 * @typedef {object} PlayedDeal
 * @property {string} taker
 * @property {string} trump
 * @property {{ a: number, b: number }} points with the last trick: 162 in all, 258 in all-trump, 252 and 0 on a capot
 * @property {'a' | 'b'} lastTrick
 * @property {'a' | 'b' | undefined} capot
 * @property {('a' | 'b')[]} belotes
 */

/** What a hand promises with this trump; about 50 is worth taking. */
function promise(hand, trump) {
  const trumps = hand.filter((card) => isTrump(card, trump));
  const length = trump.endsWith('trump') ? 0 : 9 * Math.max(0, trumps.length - 2);
  return hand.reduce((sum, card) => sum + worthOf(card, trump) * (card[0] === 'A' ? 1.3 : 1), length);
}

/** @returns {{ taker: string, trump: string } | undefined} nothing when all have passed twice */
function auction(hands, turnedUp, dealer, chance) {
  const order = SEATS.map((_, step) => seatAfter(dealer, step + 1));
  const proposed = suitName(turnedUp);
  const mood = () => chance.below(16) - 8;
  for (const seat of order) {
    if (promise([...hands[seat], turnedUp], proposed) + mood() >= 52) return { taker: seat, trump: proposed };
  }
  for (const seat of order) {
    const others = [...SUIT_TRUMPS.filter((suit) => suit !== proposed), 'no-trump', 'all-trump'];
    const needed = { 'no-trump': 62, 'all-trump': 80 };
    const best = others
      .map((trump) => ({ trump, over: promise([...hands[seat], turnedUp], trump) - (needed[trump] ?? 46) }))
      .sort((one, other) => other.over - one.over)[0];
    if (best.over + mood() >= 0) return { taker: seat, trump: best.trump };
  }
  return undefined;
}

/** The cards that may be played. A lower trump is due even where no higher one is there. */
function legalCards(hand, trick, trump) {
  if (trick.length === 0) return hand;
  const led = trick[0].card;
  const { card: holding, seat: holder } = winnerOf(trick, trump);
  const following = hand.filter((card) => suitOf(card) === suitOf(led));
  const higher = (cards) => {
    const over = cards.filter((card) => beats(holding, card, trump));
    return over.length > 0 ? over : cards;
  };
  if (following.length > 0) return trump === 'all-trump' || isTrump(led, trump) ? higher(following) : following;
  const trumps = hand.filter((card) => isTrump(card, trump));
  const partnerHolds = holder === seatAfter(trick[0].seat, trick.length + 2);
  return trumps.length === 0 || partnerHolds ? hand : higher(trumps);
}

const winnerOf = (trick, trump) =>
  trick.reduce((holding, play) => (beats(holding.card, play.card, trump) ? play : holding));

/** The better card, as far as one sees it without remembering anything. */
function sensibleCard(legal, trick, trump, isTaking) {
  const byWorth = [...legal].sort((one, other) => worthOf(one, trump) - worthOf(other, trump));
  const cheapest = byWorth[0];
  const dearest = byWorth.at(-1);
  if (trick.length === 0) {
    const trumps = legal.filter((card) => isTrump(card, trump));
    const highest = trumps.sort((one, other) => heightOf(other, trump) - heightOf(one, trump))[0];
    if (isTaking && highest !== undefined && heightOf(highest, trump) >= 6) return highest;
    return legal.find((card) => card[0] === 'A' && !isTrump(card, trump)) ?? cheapest;
  }
  const holding = winnerOf(trick, trump);
  const mine = seatAfter(trick[0].seat, trick.length);
  const over = byWorth.filter((card) => beats(holding.card, card, trump));
  if (sideOf(holding.seat) === sideOf(mine)) {
    const isSafe = trick.length === 3 || heightOf(holding.card, trump) >= 6;
    return isSafe ? (byWorth.filter((card) => !isTrump(card, trump)).at(-1) ?? dearest) : cheapest;
  }
  if (over.length === 0) return cheapest;
  return trick.length === 3 ? over.at(-1) : (over.find((card) => heightOf(card, trump) >= 6) ?? over[0]);
}

/**
 * Deals and plays. Undefined when nobody takes.
 * @param {string} dealer the seat that deals
 * @param {Record<'a' | 'b', number>} care how often each side plays the better card, out of 1
 * @param {import('./chance.mjs').Chance} chance
 * @returns {PlayedDeal | undefined}
 */
export function playDeal(dealer, care, chance) {
  const pack = chance.shuffled(PACK);
  const hands = Object.fromEntries(SEATS.map((seat, place) => [seat, pack.slice(place * 5, place * 5 + 5)]));
  const turnedUp = pack[20];
  const bid = auction(hands, turnedUp, dealer, chance);
  if (bid === undefined) return undefined;
  const { taker, trump } = bid;
  const rest = pack.slice(21);
  hands[taker].push(turnedUp);
  for (const seat of SEATS) hands[seat].push(...rest.splice(0, 8 - hands[seat].length));

  // A belote that nobody announces is lost; now and then one is forgotten.
  const belotes = SEATS.flatMap((seat) => pairsOfTrump(hands[seat], trump).map(() => sideOf(seat))).filter(
    () => !chance.happens(0.03),
  );
  const points = { a: 0, b: 0 };
  const tricks = { a: 0, b: 0 };
  let leader = seatAfter(dealer);
  for (let number = 1; number <= 8; number++) {
    const trick = [];
    for (let step = 0; step < SEATS.length; step++) {
      const seat = seatAfter(leader, step);
      const legal = legalCards(hands[seat], trick, trump);
      const sensible = chance.happens(care[sideOf(seat)]);
      const card = sensible ? sensibleCard(legal, trick, trump, sideOf(seat) === sideOf(taker)) : chance.one(legal);
      hands[seat] = hands[seat].filter((held) => held !== card);
      trick.push({ seat, card });
    }
    leader = winnerOf(trick, trump).seat;
    tricks[sideOf(leader)]++;
    points[sideOf(leader)] += trick.reduce((sum, { card }) => sum + worthOf(card, trump), number === 8 ? 10 : 0);
  }
  const lastTrick = sideOf(leader);
  const capot = tricks[otherSide(lastTrick)] === 0 ? lastTrick : undefined;
  if (capot !== undefined) points[capot] = 252;
  return { taker, trump, points, lastTrick, capot, belotes };
}
