import type { AllTrumpScheme, Trump } from '../src/belote/cards/trump.js';
import type { Ruleset } from '../src/belote/rulesets/ruleset.js';
import type { Chance } from './chance.js';
import type { Playout } from './playout.js';

/**
 * The same play-out as most engines write it: cards are strings, hands and tricks are arrays, the rules are read off with
 * `filter` and `indexOf`. It knows nothing of the product but the parameters of its rulesets, so it is a second opinion too.
 */
const RANKS = '789TJQKA';
const SUITS = 'SHDC';
const PACK = [...SUITS].flatMap((suit) => [...RANKS].map((rank) => rank + suit));
const PLAIN_ORDER = '789JQKTA';
const TRUMP_ORDER = '78QKTA9J';

type Values = Readonly<Record<string, number>>;
const TRUMP_VALUES: Values = { J: 20, 9: 14, A: 11, T: 10, K: 4, Q: 3, 8: 0, 7: 0 };
const PLAIN_VALUES: Values = { A: 11, T: 10, K: 4, Q: 3, J: 2, 9: 0, 8: 0, 7: 0 };
const NO_TRUMP_VALUES: Values = { ...PLAIN_VALUES, A: 19 };
const ALL_TRUMP_VALUES: Readonly<Record<AllTrumpScheme, Values>> = {
  'full-258': TRUMP_VALUES,
  'reduced-13': { J: 13, 9: 9, A: 6, T: 5, K: 3, Q: 2, 8: 0, 7: 0 },
  'reduced-14': { J: 14, 9: 9, A: 6, T: 5, K: 3, Q: 1, 8: 0, 7: 0 },
};

/** Letters of the trumps: one, none or all four. */
const TRUMP_LETTERS: Readonly<Record<Trump, string>> = {
  spades: 'S',
  hearts: 'H',
  diamonds: 'D',
  clubs: 'C',
  'no-trump': '',
  'all-trump': SUITS,
};

interface Played {
  readonly seat: number;
  readonly card: string;
}

const rankOf = (card: string): string => card.charAt(0);
const suitOf = (card: string): string => card.charAt(1);

export function plainPlayoutOf(ruleset: Ruleset, trump: Trump): Playout {
  const { play } = ruleset;
  const trumps = TRUMP_LETTERS[trump];
  const plainValues = trump === 'no-trump' ? NO_TRUMP_VALUES : PLAIN_VALUES;
  const trumpValues = trump === 'all-trump' ? ALL_TRUMP_VALUES[ruleset.allTrumpValues] : TRUMP_VALUES;

  const isTrump = (card: string): boolean => trumps.includes(suitOf(card));
  const strength = (card: string): number => (isTrump(card) ? TRUMP_ORDER : PLAIN_ORDER).indexOf(rankOf(card));
  const valueOf = (card: string): number => (isTrump(card) ? trumpValues : plainValues)[rankOf(card)] ?? 0;

  /** Does `card` beat `other`? The first of them was played later. */
  const beats = (card: string, other: string): boolean =>
    suitOf(card) === suitOf(other) ? strength(card) > strength(other) : trumps.length === 1 && isTrump(card);

  const holderOf = (trick: readonly Played[]): Played | undefined =>
    trick.reduce<Played | undefined>(
      (best, played) => (!best || beats(played.card, best.card) ? played : best),
      undefined,
    );

  function legal(hand: readonly string[], trick: readonly Played[], seat: number): readonly string[] {
    const [first] = trick;
    const best = holderOf(trick);
    if (!first || !best) return hand;
    const led = suitOf(first.card);
    const partnerHolds = best.seat % 2 === seat % 2;
    const higher = (cards: readonly string[]): readonly string[] => cards.filter((card) => beats(card, best.card));

    const following = hand.filter((card) => suitOf(card) === led);
    if (following.length > 0) {
      if (!trumps.includes(led) || (partnerHolds && !play.raiseOverPartner)) return following;
      const raising = higher(following);
      return raising.length > 0 ? raising : following;
    }
    if (trumps.length !== 1) return hand;
    const ruffs = hand.filter(isTrump);
    if (ruffs.length === 0) return hand;
    const over = higher(ruffs);
    if (partnerHolds && play.partnerFrees) {
      if (!play.overPartnerRuff || !isTrump(best.card) || over.length === 0) return hand;
      return hand.filter((card) => !isTrump(card) || over.includes(card));
    }
    if (!isTrump(best.card)) return ruffs;
    if (over.length > 0) return over;
    return play.underruff === 'forced' ? ruffs : hand;
  }

  const owners = PACK.map((_, index) => index % 4);
  const points = new Int32Array(2);

  function deal(chance: Chance): string[][] {
    for (let i = owners.length - 1; i >= 0; i--) {
      const j = chance.below(i + 1);
      [owners[i], owners[j]] = [owners[j] as number, owners[i] as number];
    }
    const hands: string[][] = [[], [], [], []];
    PACK.forEach((card, index) => hands[owners[index] as number]?.push(card));
    return hands;
  }

  return {
    points,
    playDeal: (chance) => {
      const hands = deal(chance);
      let leader = 0;
      for (let left = 8; left > 0; left--) {
        const trick: Played[] = [];
        for (let place = 0; place < 4; place++) {
          const seat = (leader + place) % 4;
          const hand = hands[seat] as string[];
          const allowed = legal(hand, trick, seat);
          const card = allowed[chance.below(allowed.length)] as string;
          hand.splice(hand.indexOf(card), 1);
          trick.push({ seat, card });
        }
        leader = holderOf(trick)?.seat ?? leader;
        const worth = trick.reduce((sum, { card }) => sum + valueOf(card), left === 1 ? 10 : 0);
        points[leader % 2] = (points[leader % 2] ?? 0) + worth;
      }
    },
  };
}
