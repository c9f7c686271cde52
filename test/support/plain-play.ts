/**
 * Legal cards and trick winners a second time, to hold the product's against: written from the rules alone ("Play
 * duties", and the sentences of cases/legal-plays.json) before the product's was read, in the plainest way there is.
 * Strings and lists; of the product only the shapes of its questions and answers.
 */
import type { Card } from '../../src/belote/cards/card.js';
import type { Seat } from '../../src/belote/cards/seat.js';
import type { Trump } from '../../src/belote/cards/trump.js';
import type { Duty } from '../../src/belote/play/legal-cards.js';
import type { LegalPlays, PlayedCard, Position } from '../../src/belote/play/legal-plays.js';
import type { Ruleset } from '../../src/belote/rulesets/ruleset.js';

/** Highest first. The parameter exists so that a test can be wrong on purpose. */
export const ORDERS = { trump: 'J9ATKQ87', plain: 'ATKQJ987' };

const TRUMP_LETTER: Readonly<Record<Trump, string>> = {
  spades: 'S',
  hearts: 'H',
  diamonds: 'D',
  clubs: 'C',
  'no-trump': 'none',
  'all-trump': 'all',
};

const rankOf = (card: Card) => card.charAt(0);
const suitOf = (card: Card) => card.charAt(1);

/** The order in which the cards of a suit beat each other. */
function orderOf(suit: string, trump: Trump, orders: typeof ORDERS): string {
  if (trump === 'all-trump') return orders.trump;
  return suit === TRUMP_LETTER[trump] ? orders.trump : orders.plain;
}

/** Of two cards of one suit. */
function isHigher(card: Card, than: Card, trump: Trump, orders: typeof ORDERS): boolean {
  const order = orderOf(suitOf(card), trump, orders);
  return order.indexOf(rankOf(card)) < order.indexOf(rankOf(than));
}

/** Who holds a trick of one card or more, with which card: the highest ruff; without ruffs the highest of the suit led. */
export function plainHolder(trick: readonly PlayedCard[], trump: Trump, orders = ORDERS): PlayedCard {
  const first = trick[0];
  if (first === undefined) throw new Error('Nobody holds a trick without cards');
  const ruffs = trick.filter(({ card }) => suitOf(card) === TRUMP_LETTER[trump]);
  const ofSuitLed = trick.filter(({ card }) => suitOf(card) === suitOf(first.card));
  const contenders = ruffs.length > 0 ? ruffs : ofSuitLed;
  let highest = contenders[0] ?? first;
  for (const contender of contenders) {
    if (isHigher(contender.card, highest.card, trump, orders)) highest = contender;
  }
  return highest;
}

/** Partners share the letter of their side; nobody else at a table has it. */
const arePartners = (one: Seat, other: Seat) => one !== other && one.startsWith(other.charAt(0));

export function plainLegalPlays(position: Position, { play }: Pick<Ruleset, 'play'>, orders = ORDERS): LegalPlays {
  const { trump, hand, trick, seat } = position;
  const first = trick[0];
  if (first === undefined) return { legal: hand, duty: 'free', holds: null };

  const holder = plainHolder(trick, trump, orders);
  const answer = (duty: Duty, legal: readonly Card[]): LegalPlays => ({ legal, duty, holds: holder.seat });
  const partnerHolds = arePartners(seat, holder.seat);

  const led = suitOf(first.card);
  const inSuit = hand.filter((card) => suitOf(card) === led);
  if (inSuit.length > 0) {
    const trumpLed = trump === 'all-trump' || led === TRUMP_LETTER[trump];
    // A plain suit need not be beaten.
    if (!trumpLed) return answer('follow', inSuit);
    if (partnerHolds && !play.raiseOverPartner) return answer('follow', inSuit);
    const higher = inSuit.filter((card) => isHigher(card, holder.card, trump, orders));
    return higher.length > 0 ? answer('raise', higher) : answer('follow', inSuit);
  }

  // Void. In no-trump and all-trump nothing can be ruffed with, and so no card is of the "trump suit".
  const trumps = hand.filter((card) => suitOf(card) === TRUMP_LETTER[trump]);
  if (trumps.length === 0) return answer('free', hand);

  const ruffed = suitOf(holder.card) === TRUMP_LETTER[trump];
  const going = ruffed ? trumps.filter((card) => isHigher(card, holder.card, trump, orders)) : trumps;

  if (partnerHolds && play.partnerFrees) {
    if (!ruffed || !play.overPartnerRuff) return answer('free', hand);
    // Whoever trumps must go over; who has none that goes over is free. Where that bars no card, nothing binds: the rules
    // leave the word open, this is the product's.
    const barred = trumps.filter((card) => !going.includes(card));
    if (going.length === 0 || barred.length === 0) return answer('free', hand);
    return answer(
      'overruff',
      hand.filter((card) => !barred.includes(card)),
    );
  }

  if (!ruffed) return answer('ruff', trumps);
  if (going.length > 0) return answer('overruff', going);
  return play.underruff === 'forced' ? answer('underruff', trumps) : answer('free', hand);
}
