import type { BySide } from '../cards/seat.js';
import type { ValueScheme } from '../cards/trump.js';
import { LAST_TRICK } from '../cards/values.js';
import { valuesInPack } from './possible-points.js';

/**
 * How many cards a side of three has, as far as it matters: none, or some, and then how many are left of whole tricks.
 * `3` stands for whole tricks, at least one.
 */
type Tricks = 0 | 1 | 2 | 3;
const after = (held: Tricks, cards: number): Tricks =>
  cards === 0 ? held : ((((held % 3) + cards) % 3 || 3) as Tricks);

/** By the cards of the first and of the second side and the points of the first: the points the second can have, as bits. */
type Reached = Map<number, bigint>;

/** No side has as many points in cards as this. */
const MORE_THAN_ALL = 256;
const keyOf = (first: Tricks, second: Tricks, points: number): number => (first * 4 + second) * MORE_THAN_ALL + points;

const cache = new Map<ValueScheme, Reached>();

/** Every way to share the 24 cards among three, value by value: which points of two sides can go together. */
function reachedWith(scheme: ValueScheme): Reached {
  const known = cache.get(scheme);
  if (known) return known;
  const copies = new Map<number, number>();
  for (const value of valuesInPack(scheme, 3)) copies.set(value, (copies.get(value) ?? 0) + 1);
  let reached: Reached = new Map([[keyOf(0, 0, 0), 1n]]);
  for (const [value, many] of copies) reached = withValue(reached, value, many);
  cache.set(scheme, reached);
  return reached;
}

/** The same with so many cards of one value more, in every way in which two sides can have some of them. */
function withValue(reached: Reached, value: number, many: number): Reached {
  const next: Reached = new Map();
  for (const [key, points] of reached) {
    const [held, own] = [Math.floor(key / MORE_THAN_ALL), key % MORE_THAN_ALL];
    const [first, second] = [held >> 2, held & 3] as [Tricks, Tricks];
    for (let mine = 0; mine <= many; mine++) {
      for (let yours = 0; mine + yours <= many; yours++) {
        const to = keyOf(after(first, mine), after(second, yours), own + mine * value);
        next.set(to, (next.get(to) ?? 0n) | (points << BigInt(yours * value)));
      }
    }
  }
  return next;
}

const WHOLE: readonly Tricks[] = [0, 3];

/**
 * Can three sides share the cards of a deal like this, in whole tricks, none of them all? Each for himself may be possible where
 * all together are not: of 24 cards only three are worth nothing with a suit as trump, and two sides need them for 2 points each.
 *
 * `points`: raw points of the scheme with the last trick in them; `lastTrick`: the side that is known to have it. By
 * computation from the card values.
 */
export function canShare(scheme: ValueScheme, points: Required<BySide>, lastTrick: keyof BySide | undefined): boolean {
  const reached = reachedWith(scheme);
  const owners = lastTrick === undefined ? (['a', 'b', 'c'] as const) : [lastTrick];
  return owners.some((owner) => {
    const cards = { ...points, [owner]: points[owner] - LAST_TRICK } as Required<BySide>;
    if (cards[owner] < 0) return false;
    // The owner of the last trick is put first, so that having one is easily asked of him.
    const [second, third] = (['a', 'b', 'c'] as const).filter((side) => side !== owner) as ['a' | 'b', 'b' | 'c'];
    return WHOLE.some((held) => {
      const set = reached.get(keyOf(3, held, cards[owner])) ?? 0n;
      if (((set >> BigInt(cards[second])) & 1n) === 0n) return false;
      // What the third has is what is left, and somebody beside the owner has a trick: else it is a capot.
      return held === 3 || cards[third] > 0;
    });
  });
}
