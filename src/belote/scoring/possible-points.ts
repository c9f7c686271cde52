import { RANKS } from '../cards/card.js';
import { has } from '../cards/card-set.js';
import { packOf } from '../cards/pack.js';
import { seatsOf } from '../cards/seat.js';
import type { PlayerCount } from '../cards/seat.js';
import type { ValueScheme } from '../cards/trump.js';
import { allCards, LAST_TRICK, SCHEME_VALUES } from '../cards/values.js';

/** What a side can have in cards, in points of the scheme, without the last trick. `has[p]` for p points. */
interface CardTotals {
  /** In a number of whole tricks, at least one of them and not every one: the side took a trick, and so did another. */
  readonly some: bigint;
  /**
   * The same, or no trick at all: a side of three may be left without one although nobody made capot. With 32 cards that is
   * the same, as there a trick may be worth nothing.
   */
  readonly someOrNone: bigint;
  /** By points with the last trick: how likely they are, see `likelihoodOf`. */
  readonly likelihood: Float64Array;
}

const cache = new Map<string, CardTotals>();

/** Points of the cards that so many play with. Which suit is trump makes no difference to what they add up to. */
export const valuesInPack = (scheme: ValueScheme, players: PlayerCount): readonly number[] =>
  SCHEME_VALUES[scheme]
    .flatMap((suit) => RANKS.map((rank) => suit[rank]))
    .filter((_, index) => has(packOf(players).cards, index));

/** `ways[n][p]`: in how many ways n of these cards have p points. By subset sums, so that no list of totals is a second truth. */
function waysOf(cards: readonly number[]): readonly Float64Array[] {
  const all = cards.reduce((sum, value) => sum + value, 0);
  const ways = [0, ...cards].map(() => new Float64Array(all + 1));
  (ways[0] as Float64Array)[0] = 1;
  for (const value of cards) {
    for (let taken = cards.length; taken > 0; taken--) {
      const [without, withIt] = [ways[taken - 1], ways[taken]] as [Float64Array, Float64Array];
      for (let points = value; points <= all; points++) {
        withIt[points] = (withIt[points] as number) + (without[points - value] as number);
      }
    }
  }
  return ways;
}

function cardTotals(scheme: ValueScheme, players: PlayerCount): CardTotals {
  const key = `${scheme}/${players}`;
  const known = cache.get(key);
  if (known) return known;

  const cards = valuesInPack(scheme, players);
  const perTrick = seatsOf(players).length;
  const tricks = cards.length / perTrick;
  // A side of three may take none, and then has nothing; otherwise each side takes one at least.
  const counts = Array.from({ length: tricks }, (_, taken) => taken).filter((taken) => taken > 0 || players === 3);
  const ways = waysOf(cards);
  let some = 0n;
  const likelihood = new Float64Array(allCards(scheme) + LAST_TRICK + 1);
  for (const taken of counts) {
    const ofSoMany = ways[taken * perTrick] as Float64Array;
    const sets = ofSoMany.reduce((sum, each) => sum + each, 0);
    for (const [points, each] of ofSoMany.entries()) {
      if (each === 0) continue;
      if (taken > 0) some |= 1n << BigInt(points);
      const share = each / sets / counts.length;
      for (const [total, chance] of [
        [points, 1 - taken / tricks],
        [points + LAST_TRICK, taken / tricks],
      ] as const) {
        likelihood[total] = (likelihood[total] as number) + share * chance;
      }
    }
  }
  const totals = { some, someOrNone: some | 1n, likelihood };
  cache.set(key, totals);
  return totals;
}

/** A negative number of points shifts the other way, and finds the empty place it leaves. */
const holds = (set: bigint, points: number): boolean => ((set >> BigInt(points)) & 1n) === 1n;

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
  const asOwner = lastTrick !== 'other' && holds(totals.some, points - LAST_TRICK);
  return asOwner || (lastTrick !== 'own' && holds(totals.someOrNone, points));
}

/**
 * How likely a side is to end with these points, when each number of tricks it can have taken is as likely as any other, and
 * the cards fall anyhow: 0 to 1. No picture of how people play, but enough to tell what hardly ever comes from what does.
 *
 * `points` as in `canTotal`.
 */
export const likelihoodOf = (scheme: ValueScheme, players: PlayerCount, points: number): number =>
  cardTotals(scheme, players).likelihood[points] ?? 0;
