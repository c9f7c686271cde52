import { bad, good } from '../../shared/result.js';
import type { Result } from '../../shared/result.js';
import type { Card } from '../cards/card.js';
import { cardsIn, has, indexOf, suitAt } from '../cards/card-set.js';
import { packOf } from '../cards/pack.js';
import { seatsOf, sideOf } from '../cards/seat.js';
import type { Seat } from '../cards/seat.js';
import { dutyOf, legalCards, NOTHING_LED } from '../play/legal-cards.js';
import type { PlayRules } from '../play/play-rules.js';
import { playRulesOf } from '../play/play-rules.js';
import { holderOf } from '../play/trick.js';
import type { Ruleset } from '../rulesets/ruleset.js';
import type { DealFault, ReplayRecord } from '../scoring/deal-sheet.js';
import type { NextPlay, Violation } from './replay.js';
import { dealTo, isCovered, without } from './player-cards.js';
import type { PlayerCards } from './player-cards.js';

/** A trick with its cards as indexes, in the order they were played. */
export interface PlayedTrick {
  readonly leader: Seat;
  readonly cards: readonly number[];
  /** Who holds it: the winner, once it is complete. */
  readonly holder: Seat;
}

/** A deal as far as it was played. */
export interface PlayedDeal {
  readonly dealt: ReadonlyMap<Seat, PlayerCards['dealt']>;
  /** Complete ones only. */
  readonly tricks: readonly PlayedTrick[];
  readonly violations: readonly Violation[];
  readonly next: NextPlay | null;
}

/** The state of a deal between two plays. */
interface Table {
  readonly hands: Map<Seat, PlayerCards>;
  readonly tricks: PlayedTrick[];
  /** The trick on the table; without cards before its lead. */
  leader: Seat;
  cards: number[];
}

/**
 * Plays a record out, card by card, from hands that `checkRecord` has found right.
 *
 * A card against a duty is a violation and the play goes on with it, as it did at the table. A card that its player cannot
 * have played ends it with a fault, for nobody knows whose turn it is after that. Pointers are into the record.
 */
export function followReplay(record: ReplayRecord, ruleset: Ruleset): Result<PlayedDeal, readonly DealFault[]> {
  const seats = seatsOf(ruleset.players);
  const rules = playRulesOf(ruleset, record.contract.trump);
  const table = lay(record, seats);
  const dealt = new Map([...table.hands].map(([seat, hand]) => [seat, hand.dealt]));
  const violations: Violation[] = [];
  for (const [place, card] of record.plays.entries()) {
    const next = nextPlay(table, seats, rules);
    const fault = whyNotPlayed(card, next.seat, table, record.plays.slice(0, place), ruleset);
    if (fault !== undefined) return bad([{ ...fault, pointer: `/plays/${place}` }]);
    if (!next.legal.includes(card)) {
      const { seat, duty: rule, legal: legalCards } = next;
      violations.push({ trick: table.tricks.length + 1, play: place + 1, seat, card, rule, legalCards });
    }
    put(card, next.seat, table, seats, rules);
  }
  const isOver = table.tricks.length === packOf(ruleset.players).hand;
  return good({
    dealt,
    tricks: table.tricks,
    violations,
    next: isOver ? null : nextPlay(table, seats, rules),
  });
}

function lay({ hands, piles, firstLead }: ReplayRecord, seats: readonly Seat[]): Table {
  return {
    hands: new Map(seats.map((seat) => [seat, dealTo(hands[seat] ?? [], piles?.[seat] ?? [])])),
    tricks: [],
    leader: firstLead,
    cards: [],
  };
}

const after = (seat: Seat, places: number, seats: readonly Seat[]): Seat =>
  seats[(seats.indexOf(seat) + places) % seats.length] as Seat;

const handOf = (seat: Seat, { hands }: Table): PlayerCards => hands.get(seat) as PlayerCards;

function nextPlay(table: Table, seats: readonly Seat[], rules: PlayRules): NextPlay {
  const { leader, cards } = table;
  const seat = after(leader, cards.length, seats);
  const { open } = handOf(seat, table);
  const holder = holderOf(rules, cards);
  const [first, holding = NOTHING_LED] = [cards[0], cards[holder]];
  const led = first === undefined ? NOTHING_LED : suitAt(first);
  const partnerHolds = sideOf(after(leader, holder, seats)) === sideOf(seat);
  const duty = dutyOf(rules, open, led, holding, partnerHolds);
  return { seat, duty, legal: cardsIn(legalCards(rules, open, led, holding, partnerHolds)) };
}

/** Why this card cannot have been played here, undefined where it can: legal or not. */
function whyNotPlayed(
  card: Card,
  seat: Seat,
  table: Table,
  before: readonly Card[],
  { players }: Ruleset,
): Omit<DealFault, 'pointer'> | undefined {
  const index = indexOf(card);
  if (!has(packOf(players).cards, index)) return { code: 'card-not-in-pack', values: { card, players } };
  if (before.includes(card)) return { code: 'card-twice', values: { card } };
  const hand = handOf(seat, table);
  if (has(hand.open, index)) return undefined;
  return { code: isCovered(hand, index) ? 'card-covered' : 'card-not-held', values: { card, seat } };
}

function put(card: Card, seat: Seat, table: Table, seats: readonly Seat[], rules: PlayRules): void {
  table.hands.set(seat, without(handOf(seat, table), indexOf(card)));
  table.cards.push(indexOf(card));
  if (table.cards.length < seats.length) return;
  const { leader, cards } = table;
  const holder = after(leader, holderOf(rules, cards), seats);
  table.tricks.push({ leader, cards, holder });
  table.leader = holder;
  table.cards = [];
}
