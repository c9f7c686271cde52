import { cardOf, naturalOrder, RANKS } from '../cards/card.js';
import type { Card, Rank } from '../cards/card.js';
import type { Side } from '../cards/seat.js';
import { SUITS } from '../cards/trump.js';
import type { Trump } from '../cards/trump.js';
import type { Ruleset } from '../rulesets/ruleset.js';
import type { Announcement, AnnouncementKind } from './deal-sheet.js';

/** Cards of a sequence; six and more in a row count as a cent, of which the five highest are known. */
export const SEQUENCE_LENGTH: Readonly<Record<Exclude<AnnouncementKind, 'carre'>, number>> = {
  tierce: 3,
  cinquante: 4,
  cent: 5,
};

const SEQUENCE_VALUE: Readonly<Record<Exclude<AnnouncementKind, 'carre'>, number>> = {
  tierce: 20,
  cinquante: 50,
  cent: 100,
};

/** Carrés from the best down, with their value. Four 8s or 7s are none. */
const CARRES: readonly (readonly [Rank, number])[] = [
  ['J', 200],
  ['9', 150],
  ['A', 100],
  ['T', 100],
  ['K', 100],
  ['Q', 100],
];

/** Without trumps the jack and the nine are nothing special. */
const CARRES_NO_TRUMP: readonly (readonly [Rank, number])[] = [
  ['A', 200],
  ['T', 150],
  ['K', 100],
  ['Q', 100],
  ['J', 100],
  ['9', 100],
];

const carres = (trump: Trump) => (trump === 'no-trump' ? CARRES_NO_TRUMP : CARRES);

/** The ranks four of which are an announcement. */
export const isCarreRank = (rank: Rank): boolean => CARRES.some(([known]) => known === rank);

/** The cards that an announcement is known to hold; none where it lacks its suit, high card or rank. */
export function cardsOf({ kind, suit, high, rank }: Announcement): readonly Card[] {
  if (kind === 'carre') return rank === undefined ? [] : SUITS.map((each) => cardOf(rank, each));
  if (suit === undefined || high === undefined) return [];
  const top = naturalOrder(high);
  return RANKS.slice(Math.max(0, top - SEQUENCE_LENGTH[kind] + 1), top + 1).map((each) => cardOf(each, suit));
}

/** Points of one announcement with this trump. */
export function valueOf({ kind, rank }: Announcement, trump: Trump): number {
  if (kind !== 'carre') return SEQUENCE_VALUE[kind];
  return carres(trump).find(([known]) => known === rank)?.[1] ?? 0;
}

/** What makes one announcement better than another, as one number: value, carré, height, trump, the weightiest first. */
function rankingOf(announcement: Announcement, trump: Trump): number {
  const { kind, suit, high, rank } = announcement;
  const value = valueOf(announcement, trump) * 100;
  // The best carré stands first in its list, and every carré above a sequence of its value.
  if (kind === 'carre') return value + 50 - carres(trump).findIndex(([known]) => known === rank);
  return value + (high === undefined ? 0 : naturalOrder(high) * 2) + (suit === trump ? 1 : 0);
}

/** Above 0 when the first is better, below when the second is, 0 when they are equal. A total preorder. */
export const compareAnnouncements = (first: Announcement, second: Announcement, trump: Trump): number =>
  rankingOf(first, trump) - rankingOf(second, trump);

/**
 * The side that has the best announcement, and so scores all of its own while the others score none.
 *
 * `announcements` stand in speaking order. Undefined where there are none, or where equal best ones of two sides are
 * nobody's (`announcements.tie`).
 */
export function bestSide(
  announcements: readonly Announcement[],
  trump: Trump,
  tie: Ruleset['announcements']['tie'],
): Side | undefined {
  const best = announcements.filter((one) =>
    announcements.every((other) => compareAnnouncements(one, other, trump) >= 0),
  );
  const first = best[0]?.side;
  return tie === 'first-speaker' || best.every(({ side }) => side === first) ? first : undefined;
}
