import type { CardSet } from '../cards/card-set.js';
import { bitAt, suitSet } from '../cards/card-set.js';
import type { PlayRules } from './play-rules.js';

/** What binds a player who is to play a card. `free`: nothing does. */
export const DUTIES = ['free', 'follow', 'raise', 'ruff', 'overruff', 'underruff'] as const;
export type Duty = (typeof DUTIES)[number];

/** The led suit while nothing lies on the table. */
export const NOTHING_LED = -1;

/**
 * The duty of a player, by the rules of `play`.
 *
 * `hand`: the cards that may be played, at least one; `led`: the suit led, 0 to 3, or NOTHING_LED; `holding`: the card that
 * holds the trick (anything on a lead); `partnerHolds`: does the player's partner hold it? Nobody has a partner at a table
 * for two or three. Allocates nothing. Source: rules.md, "Play duties".
 */
export function dutyOf(rules: PlayRules, hand: CardSet, led: number, holding: number, partnerHolds: boolean): Duty {
  if (led === NOTHING_LED) return 'free';
  const stronger = rules.above[holding] as number;
  const following = hand & suitSet(led);
  if (following !== 0) {
    const raises = rules.raised[led] === true && (rules.raiseOverPartner || !partnerHolds);
    return raises && (following & stronger) !== 0 ? 'raise' : 'follow';
  }
  const trumps = hand & rules.ruffs;
  if (trumps === 0) return 'free';
  const isRuffed = (bitAt(holding) & rules.ruffs) !== 0;
  const canGoOver = (trumps & stronger) !== 0;
  if (partnerHolds && rules.partnerFrees) {
    // Only the lower trumps are barred, and only while a higher one is held: plain cards stay free.
    const isBarred = (trumps & ~stronger) !== 0;
    return rules.overPartnerRuff && isRuffed && canGoOver && isBarred ? 'overruff' : 'free';
  }
  if (!isRuffed) return 'ruff';
  if (canGoOver) return 'overruff';
  return rules.underruffs ? 'underruff' : 'free';
}

/** The cards of a hand that its duty, as `dutyOf` gave it for the same position, leaves. At least one. Allocates nothing. */
export function cardsUnder(
  duty: Duty,
  rules: PlayRules,
  hand: CardSet,
  led: number,
  holding: number,
  partnerHolds: boolean,
): CardSet {
  switch (duty) {
    case 'free':
      return hand;
    case 'follow':
      return hand & suitSet(led);
    case 'raise':
      return hand & (rules.above[holding] as number);
    case 'ruff':
    case 'underruff':
      return hand & rules.ruffs;
    case 'overruff': {
      const stronger = rules.above[holding] as number;
      return partnerHolds && rules.partnerFrees ? hand & (~rules.ruffs | stronger) : hand & stronger;
    }
  }
}

/** The cards that may be played; see `dutyOf` for the position. */
export const legalCards = (
  rules: PlayRules,
  hand: CardSet,
  led: number,
  holding: number,
  partnerHolds: boolean,
): CardSet => cardsUnder(dutyOf(rules, hand, led, holding, partnerHolds), rules, hand, led, holding, partnerHolds);

/** Does a card take the trick over from the card that holds it? A discard never does, a ruff of a plain suit always. */
export const takesOver = (rules: PlayRules, card: number, holding: number): boolean =>
  ((rules.beatenBy[holding] as number) & bitAt(card)) !== 0;
