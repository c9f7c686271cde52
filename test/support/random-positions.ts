/** Positions by chance, the same ones for the same seed: out of legal play, and such as hardly any play would bring. */
import type { Card } from '../../src/belote/cards/card.js';
import type { Seat } from '../../src/belote/cards/seat.js';
import type { Trump } from '../../src/belote/cards/trump.js';
import type { PlayedCard, Position } from '../../src/belote/play/legal-plays.js';
import type { Ruleset } from '../../src/belote/rulesets/ruleset.js';

/** A whole number from 0 to n − 1, for small n. */
export type Chance = (n: number) => number;

/** The quickest chance that repeats (Marsaglia's xorshift32): millions of positions are drawn, and none is published. */
export function chanceOf(seed: number): Chance {
  let state = seed | 0 || 1;
  return (n) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return ((state >>> 8) * n) >>> 24;
  };
}

export const pick = <Item>(items: readonly Item[], chance: Chance): Item => items[chance(items.length)] as Item;

/** So many of these at random, in a random order. */
function drawn<Item>(items: readonly Item[], count: number, chance: Chance): Item[] {
  const mixed = [...items];
  for (let place = 0; place < count; place++) {
    const from = place + chance(mixed.length - place);
    const item = mixed[from] as Item;
    mixed[from] = mixed[place] as Item;
    mixed[place] = item;
  }
  return mixed.slice(0, count);
}

type Rules = Pick<Ruleset, 'players' | 'two'>;

/** What a player may choose from, and the card that each of his piles hides under the open one. */
interface Held {
  readonly open: Card[];
  readonly under: Map<Card, Card>;
}

const SEATS: Readonly<Record<Ruleset['players'], readonly Seat[]>> = {
  2: ['a1', 'b1'],
  3: ['a1', 'b1', 'c1'],
  4: ['a1', 'b1', 'a2', 'b2'],
};

const deck = (ranks: string): readonly Card[] =>
  ['S', 'H', 'D', 'C'].flatMap((suit) => [...ranks].map((rank) => `${rank}${suit}` as Card));

const PACKS: Readonly<Record<Ruleset['players'], readonly Card[]>> = {
  2: deck('789TJQKA'),
  3: deck('9TJQKA'),
  4: deck('789TJQKA'),
};

/** How many cards can be chosen from at a table, and how many of those lie on another. */
function sizesFor({ players, two }: Rules): { readonly open: number; readonly piles: number } {
  if (players !== 2) return { open: 8, piles: 0 };
  return two.layout === 'eight-piles' ? { open: 8, piles: 8 } : { open: 11, piles: 5 };
}

/** Who plays how many after the first, where the seats sit in a ring. */
const seatAfter = (first: number, steps: number, seats: readonly Seat[]): Seat =>
  seats[(first + steps) % seats.length] as Seat;

/** Every position of a deal that is played out: `choose` says which card each player plays. */
export function playOut(
  rules: Rules,
  trump: Trump,
  chance: Chance,
  choose: (position: Position) => Card,
  onTrick: (trick: readonly PlayedCard[]) => Seat,
): void {
  const seats = SEATS[rules.players];
  const { open, piles } = sizesFor(rules);
  const pack = PACKS[rules.players];
  const stock = drawn(pack, pack.length, chance);
  const held = seats.map((): Held => {
    const visible = stock.splice(0, open);
    return { open: visible, under: new Map(visible.slice(0, piles).map((card) => [card, stock.pop() as Card])) };
  });
  let leader = chance(seats.length);
  while ((held[leader] as Held).open.length > 0) {
    const trick: PlayedCard[] = [];
    for (let step = 0; step < seats.length; step++) {
      const seat = seatAfter(leader, step, seats);
      const mine = held[seats.indexOf(seat)] as Held;
      const card = choose({ trump, hand: [...mine.open], trick: [...trick], seat });
      mine.open.splice(mine.open.indexOf(card), 1);
      const turned = mine.under.get(card);
      if (turned !== undefined) mine.open.push(turned);
      trick.push({ seat, card });
    }
    leader = seats.indexOf(onTrick(trick));
  }
}

/** Any hand of any size, any cards on the table in turn; every other hand lacks one suit or two. */
export function anyPosition(rules: Rules, trump: Trump, chance: Chance): Position {
  const seats = SEATS[rules.players];
  const first = chance(seats.length);
  const played = chance(seats.length);
  const cards = drawn(PACKS[rules.players], played + 1 + chance(sizesFor(rules).open), chance);
  const trick = cards.splice(0, played).map((card, place) => ({ seat: seatAfter(first, place, seats), card }));
  const lacking = chance(2) === 0 ? [] : drawn(['S', 'H', 'D', 'C'], 1 + chance(2), chance);
  const hand = cards.filter((card) => !lacking.includes(card.charAt(1)));
  // Lacking everything is no hand.
  return { trump, hand: hand.length > 0 ? hand : cards, trick, seat: seatAfter(first, played, seats) };
}
