import type { CardSet } from '../cards/card-set.js';
import { ALL_CARDS, bitAt, suitSet } from '../cards/card-set.js';
import type { PlayRules } from './play-rules.js';

/** What binds a player who is to play a card. `free`: nothing does. */
export const DUTIES = ['free', 'follow', 'raise', 'ruff', 'overruff', 'underruff'] as const;
export type Duty = (typeof DUTIES)[number];

/** The led suit while nothing lies on the table. */
export const NOTHING_LED = -1;

/**
 * The cards that the rules of `play` leave to a player, held or not: at least one card of the hand is among them.
 *
 * `hand`: the cards that may be played, at least one; `led`: the suit led, 0 to 3, or NOTHING_LED; `holding`: the card that
 * holds the trick (anything on a lead); `partnerHolds`: does the player's partner hold it? Nobody has a partner at a table
 * for two or three. Allocates nothing. Source: rules.md, "Play duties".
 */
function allowedTo(rules: PlayRules, hand: CardSet, led: number, holding: number, partnerHolds: boolean): CardSet {
  if (led === NOTHING_LED) return ALL_CARDS;
  const stronger = rules.above[holding] as number;
  const suit = suitSet(led);
  const following = hand & suit;
  if (following !== 0) {
    const raises = (following & rules.raised) !== 0 && (rules.raiseOverPartner || !partnerHolds);
    return raises && (following & stronger) !== 0 ? stronger : suit;
  }
  const trumps = hand & rules.ruffs;
  if (trumps === 0) return ALL_CARDS;
  const isRuffed = (bitAt(holding) & rules.ruffs) !== 0;
  const canGoOver = (trumps & stronger) !== 0;
  if (partnerHolds && rules.partnerFrees) {
    // Only the lower trumps are barred, and only while a higher one is held: plain cards stay free.
    const isBarred = (trumps & ~stronger) !== 0;
    return rules.overPartnerRuff && isRuffed && canGoOver && isBarred ? ~rules.ruffs | stronger : ALL_CARDS;
  }
  if (!isRuffed) return rules.ruffs;
  if (canGoOver) return stronger;
  return rules.underruffs ? rules.ruffs : ALL_CARDS;
}

/** The cards of a hand that may be played, at least one; see `allowedTo` for the position. */
export const legalCards = (
  rules: PlayRules,
  hand: CardSet,
  led: number,
  holding: number,
  partnerHolds: boolean,
): CardSet => hand & allowedTo(rules, hand, led, holding, partnerHolds);

/**
 * The duty that leaves a player these cards; see `allowedTo` for the position. It only gives a name to what was decided
 * there, so that no rule is written twice and whoever does not ask for the name does not pay for it.
 */
export function dutyOf(rules: PlayRules, hand: CardSet, led: number, holding: number, partnerHolds: boolean): Duty {
  const allowed = allowedTo(rules, hand, led, holding, partnerHolds);
  if (allowed === ALL_CARDS) return 'free';
  if ((hand & suitSet(led)) !== 0) return allowed === suitSet(led) ? 'follow' : 'raise';
  if ((bitAt(holding) & rules.ruffs) === 0) return 'ruff';
  return allowed === rules.ruffs ? 'underruff' : 'overruff';
}

/** Does a card take the trick over from the card that holds it? A discard never does, a ruff of a plain suit always. */
export const takesOver = (rules: PlayRules, card: number, holding: number): boolean =>
  ((rules.beatenBy[holding] as number) & bitAt(card)) !== 0;
