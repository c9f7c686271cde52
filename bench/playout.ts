import { bitAt, countOf, nthIn, suitAt } from '../src/belote/cards/card-set.js';
import { packOf } from '../src/belote/cards/pack.js';
import { schemeOf } from '../src/belote/cards/trump.js';
import type { Trump } from '../src/belote/cards/trump.js';
import { cardValues, LAST_TRICK } from '../src/belote/cards/values.js';
import { legalCards, NOTHING_LED, takesOver } from '../src/belote/play/legal-cards.js';
import { playRulesOf } from '../src/belote/play/play-rules.js';
import type { PlayRules } from '../src/belote/play/play-rules.js';
import type { Ruleset } from '../src/belote/rulesets/ruleset.js';
import type { Chance } from './chance.js';

/** Plays deals out and adds what the sides made, the last trick included. A capot counts no more than its cards here. */
export interface Playout {
  /** Deals, then plays eight tricks with a random legal card each. The seat 0 leads; 0 and 2 are side 0. */
  playDeal(chance: Chance): void;
  /** What the two sides have made in all deals so far, in points of the scheme. */
  readonly points: Int32Array;
}

const SEATS = 4;
const { hand: TRICKS } = packOf(SEATS);
const CARDS = SEATS * TRICKS;

/** All that changes while deals are played, made once, and the tables that are looked up. */
interface Table {
  readonly rules: PlayRules;
  readonly values: Uint8Array;
  /** By card: the seat it was dealt to. */
  readonly owners: Uint8Array;
  /** By seat: a CardSet. */
  readonly hands: Int32Array;
  readonly points: Int32Array;
}

/** A play-out at a table for four by the product's own functions. Nothing is allocated once it is made. */
export function playoutOf(ruleset: Ruleset, trump: Trump): Playout {
  const table: Table = {
    rules: playRulesOf(ruleset, trump),
    values: cardValues(trump, schemeOf(trump, ruleset.allTrumpValues)),
    owners: Uint8Array.from({ length: CARDS }, (_, card) => card % SEATS),
    hands: new Int32Array(SEATS),
    points: new Int32Array(2),
  };
  return { points: table.points, playDeal: (chance) => playDeal(table, chance) };
}

function playDeal(table: Table, chance: Chance): void {
  deal(table, chance);
  let leader = 0;
  for (let trick = 1; trick <= TRICKS; trick++) {
    leader = playTrick(table, chance, leader, trick === TRICKS ? LAST_TRICK : 0);
  }
}

/** Shuffles whose each card is. It never starts anew: to a shuffle one order is as good as another. */
function deal({ owners, hands }: Table, chance: Chance): void {
  hands.fill(0);
  for (let card = CARDS - 1; card >= 0; card--) {
    const other = chance.below(card + 1);
    const owner = owners[other] as number;
    owners[other] = owners[card] as number;
    owners[card] = owner;
    hands[owner] = (hands[owner] as number) | bitAt(card);
  }
}

/** Plays one trick from `leader` on and gives back who took it. */
function playTrick({ rules, values, hands, points }: Table, chance: Chance, leader: number, bonus: number): number {
  let led = NOTHING_LED;
  let holding = 0;
  let holder = leader;
  let worth = bonus;
  for (let place = 0; place < SEATS; place++) {
    const seat = (leader + place) % SEATS;
    const hand = hands[seat] as number;
    const legal = legalCards(rules, hand, led, holding, sideOf(seat) === sideOf(holder));
    const card = nthIn(legal, chance.below(countOf(legal)));
    hands[seat] = hand & ~bitAt(card);
    worth += values[card] as number;
    if (led === NOTHING_LED) {
      led = suitAt(card);
      holding = card;
    } else if (takesOver(rules, card, holding)) {
      holding = card;
      holder = seat;
    }
  }
  const side = sideOf(holder);
  points[side] = (points[side] as number) + worth;
  return holder;
}

const sideOf = (seat: number): number => seat & 1;
