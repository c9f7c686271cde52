import { RANKS } from '../cards/card.js';
import { seatsOf } from '../cards/seat.js';
import type { PlayerCount } from '../cards/seat.js';
import type { ValueScheme } from '../cards/trump.js';
import { LAST_TRICK, SCHEME_VALUES } from '../cards/values.js';

/** What a side can have in cards, in points of the scheme, without the last trick. `has[p]` for p points. */
interface CardTotals {
  /** In a number of whole tricks, at least one of them and not every one: the side took a trick, and so did another. */
  readonly some: bigint;
  /**
   * The same, or no trick at all: a side of three may be left without one although nobody made capot. With 32 cards that is
   * the same, as there a trick may be worth nothing.
   */
  readonly someOrNone: bigint;
}

const cache = new Map<string, CardTotals>();

/** Where three play the 7s and 8s are left out, see the preset `belote-three`. */
const lowestRank = (players: PlayerCount): number => (players === 3 ? 2 : 0);

/**
 * Every total of cards that whole tricks can hold, by subset sums: `sums[n]` is a set of totals (bit p set: p points) that
 * n cards can have. A list of totals would be a second truth beside the card values.
 */
function cardTotals(scheme: ValueScheme, players: PlayerCount): CardTotals {
  const key = `${scheme}/${players}`;
  const known = cache.get(key);
  if (known) return known;

  const cards = SCHEME_VALUES[scheme].flatMap((suit) => RANKS.slice(lowestRank(players)).map((rank) => suit[rank]));
  let sums: readonly bigint[] = [1n, ...cards.map(() => 0n)];
  for (const value of cards) {
    sums = sums.map((without, taken) => without | ((sums[taken - 1] ?? 0n) << BigInt(value)));
  }

  const perTrick = seatsOf(players).length;
  const some = sums
    .filter((_, taken) => taken > 0 && taken < cards.length && taken % perTrick === 0)
    .reduce((either, set) => either | set, 0n);
  const totals = { some, someOrNone: some | 1n };
  cache.set(key, totals);
  return totals;
}

/** A negative number of points shifts the other way, and finds the empty place it leaves. */
const has = (set: bigint, points: number): boolean => ((set >> BigInt(points)) & 1n) === 1n;

/** How sure the last trick is: this side has it, another has it, or the sheet does not say. */
export type LastTrickKnown = 'own' | 'other' | 'unknown';

/**
 * Can a side end a deal that is no capot with these points? By computation from the card values.
 *
 * `points` are raw points of the scheme with the last trick in them (162 in all, 258 in unscaled all-trump). With a suit
 * as trump 1 and 161 cannot be, 162 and 0 can: a trick may be worth nothing. For card points without the last trick add
 * it first where it belongs, and say who has it.
 */
export function canTotal(
  scheme: ValueScheme,
  players: PlayerCount,
  points: number,
  lastTrick: LastTrickKnown,
): boolean {
  const totals = cardTotals(scheme, players);
  const asOwner = lastTrick !== 'other' && has(totals.some, points - LAST_TRICK);
  return asOwner || (lastTrick !== 'own' && has(totals.someOrNone, points));
}
