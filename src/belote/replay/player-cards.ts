import type { Card } from '../cards/card.js';
import { bitAt, has, indexOf, setOf } from '../cards/card-set.js';
import type { CardSet } from '../cards/card-set.js';
import type { Pile } from '../scoring/deal-sheet.js';

/** The cards of one player in the course of a deal. */
export interface PlayerCards {
  /** All he was dealt. */
  readonly dealt: CardSet;
  /** Those he may choose from now: in hand, or on top of a pile. */
  readonly open: CardSet;
  /** What lies under an open card, by the index of that card. */
  readonly under: ReadonlyMap<number, number>;
}

/** What a player has before the first card is played. `hand` and `piles` hold no card twice. */
export function dealTo(hand: readonly Card[], piles: readonly Pile[]): PlayerCards {
  const open = setOf(hand) | setOf(piles.map(({ up }) => up));
  return {
    dealt: open | setOf(piles.map(({ down }) => down)),
    open,
    under: new Map(piles.map(({ up, down }) => [indexOf(up), indexOf(down)])),
  };
}

/** What is left after an open card is played. The card below it turns up. */
export function without(cards: PlayerCards, card: number): PlayerCards {
  const turned = cards.under.get(card);
  const left = cards.open & ~bitAt(card);
  return { ...cards, open: turned === undefined ? left : left | bitAt(turned) };
}

/** Does he have this card under another one that he has not played? */
export const isCovered = ({ open, under }: PlayerCards, card: number): boolean =>
  [...under].some(([upper, lower]) => lower === card && has(open, upper));
