import { RANKS } from '../cards/card.js';
import type { Rank } from '../cards/card.js';
import { CARDS, setOf, suitAt, suitSet } from '../cards/card-set.js';
import type { CardSet } from '../cards/card-set.js';
import { SUITS, TRUMPS } from '../cards/trump.js';
import type { Trump } from '../cards/trump.js';
import type { Ruleset } from '../rulesets/ruleset.js';

/** Ranks from the weakest to the strongest. Source: rules.md, "Undisputed". */
const PLAIN_ORDER: readonly Rank[] = ['7', '8', '9', 'J', 'Q', 'K', 'T', 'A'];
const TRUMP_ORDER: readonly Rank[] = ['7', '8', 'Q', 'K', 'T', 'A', '9', 'J'];

/** Is a suit, 0 to 3, played in the order of trumps? */
const isTrumpSuit = (suit: number, trump: Trump): boolean => trump === 'all-trump' || SUITS[suit] === trump;

/**
 * A ruleset and a trump as the tables that a play is looked up in. All
 * cards are indexes, all sets are CardSets, suits are 0 to 3.
 */
export interface PlayRules {
  /** The trumps that may take a trick of another suit; empty without trumps, and in all-trump, where a void hand is free. */
  readonly ruffs: CardSet;
  /** The suits in which who follows must go higher when he can, whole. */
  readonly raised: CardSet;
  /** By card: the cards of its suit that are stronger. */
  readonly above: Int32Array;
  /** By card: the cards that take the trick over while it holds it, ruffs of a plain suit included. */
  readonly beatenBy: Int32Array;
  /** Raise over the partner's card as well? */
  readonly raiseOverPartner: boolean;
  /** Must who cannot go over a ruff still play a lower trump? */
  readonly underruffs: boolean;
  /** Is who has no card of the suit led free while the partner holds the trick? */
  readonly partnerFrees: boolean;
  /** Must a trump on the partner's trump go over it? */
  readonly overPartnerRuff: boolean;
}

/** What a trump alone says, whatever the ruleset. */
type TrumpTables = Pick<PlayRules, 'ruffs' | 'raised' | 'above' | 'beatenBy'>;

function tablesOf(trump: Trump): TrumpTables {
  const ruffing = SUITS.findIndex((suit) => suit === trump);
  const ruffs = ruffing === -1 ? 0 : suitSet(ruffing);
  const strengthOf = (index: number): number =>
    (isTrumpSuit(suitAt(index), trump) ? TRUMP_ORDER : PLAIN_ORDER).indexOf(RANKS[index % RANKS.length] as Rank);
  const above = Int32Array.from(CARDS, (_, index) =>
    setOf(CARDS.filter((_, other) => suitAt(other) === suitAt(index) && strengthOf(other) > strengthOf(index))),
  );
  return {
    ruffs,
    raised: setOf(CARDS.filter((_, index) => isTrumpSuit(suitAt(index), trump))),
    above,
    beatenBy: above.map((stronger, index) => (suitAt(index) === ruffing ? stronger : stronger | ruffs)),
  };
}

const TABLES = Object.fromEntries(TRUMPS.map((trump) => [trump, tablesOf(trump)])) as Readonly<
  Record<Trump, TrumpTables>
>;

/** Source: rules.md, "Play duties", and the group `play` of the parameters. */
export function playRulesOf({ play }: Pick<Ruleset, 'play'>, trump: Trump): PlayRules {
  return {
    ...TABLES[trump],
    raiseOverPartner: play.raiseOverPartner,
    underruffs: play.underruff === 'forced',
    partnerFrees: play.partnerFrees,
    overPartnerRuff: play.overPartnerRuff,
  };
}
