import type { Fault } from '../../shared/fault.js';
import { bad, good } from '../../shared/result.js';
import type { Result } from '../../shared/result.js';
import type { Card } from '../cards/card.js';
import { bitAt, has, indexOf, setOf, suitAt } from '../cards/card-set.js';
import { packOf } from '../cards/pack.js';
import { seatsOf, sideOf } from '../cards/seat.js';
import type { Seat } from '../cards/seat.js';
import { trumpKindOf } from '../cards/trump.js';
import type { Trump } from '../cards/trump.js';
import type { Ruleset } from '../rulesets/ruleset.js';
import { dutyOf, legalCards, NOTHING_LED } from './legal-cards.js';
import type { Duty } from './legal-cards.js';
import { LAYOUTS } from './layouts.js';
import { playRulesOf } from './play-rules.js';
import { holderOf } from './trick.js';

/** A card on the table, and who played it. */
export interface PlayedCard {
  readonly seat: Seat;
  readonly card: Card;
}

/** A player who is to play a card, as somebody at the table sees him. */
export interface Position {
  readonly trump: Trump;
  /** The cards he may choose from: for two players those in hand and the open ones. */
  readonly hand: readonly Card[];
  /** What lies on the table, in playing order; empty when he leads. */
  readonly trick: readonly PlayedCard[];
  readonly seat: Seat;
}

export interface LegalPlays {
  /** In the order of the hand. */
  readonly legal: readonly Card[];
  readonly duty: Duty;
  /** Who holds the trick; null on a lead. */
  readonly holds: Seat | null;
}

/** What no position of a ruleset can be. All of them are 422. */
export const POSITION_FAULT_CODES = [
  'trump-not-played',
  'seat-not-at-table',
  'hand-empty',
  'hand-too-large',
  'card-not-in-pack',
  'card-twice',
  'trick-too-large',
  'trick-out-of-turn',
] as const;
export type PositionFaultCode = (typeof POSITION_FAULT_CODES)[number];
export type PositionFault = Fault<PositionFaultCode>;

/**
 * The cards that may be played, and the duty that binds: rules.md, "Play duties".
 *
 * Faults: every one of POSITION_FAULT_CODES the position has, pointers into the position.
 */
export function legalPlays(position: Position, ruleset: Ruleset): Result<LegalPlays, readonly PositionFault[]> {
  const faults = checkPosition(position, ruleset);
  if (faults.length > 0) return bad(faults);

  const { hand, trick, seat, trump } = position;
  const rules = playRulesOf(ruleset, trump);
  const table = trick.map(({ card }) => indexOf(card));
  const held = trick[holderOf(rules, table)];
  const holding = held === undefined ? NOTHING_LED : indexOf(held.card);
  const led = table[0] === undefined ? NOTHING_LED : suitAt(table[0]);
  const partnerHolds = held !== undefined && sideOf(held.seat) === sideOf(seat);

  const set = setOf(hand);
  const duty = dutyOf(rules, set, led, holding, partnerHolds);
  const legal = legalCards(rules, set, led, holding, partnerHolds);
  return good({ legal: hand.filter((card) => has(legal, indexOf(card))), duty, holds: held?.seat ?? null });
}

function checkPosition(position: Position, ruleset: Ruleset): PositionFault[] {
  return [...checkTrump(position, ruleset), ...checkCards(position, ruleset), ...checkTurns(position, ruleset)];
}

const checkTrump = ({ trump }: Position, { trumps }: Ruleset): PositionFault[] =>
  trumps.includes(trumpKindOf(trump)) ? [] : [{ code: 'trump-not-played', pointer: '/trump', values: { trump } }];

function checkCards({ hand, trick }: Position, ruleset: Ruleset): PositionFault[] {
  const { players } = ruleset;
  const pack = packOf(players);
  const most = players === 2 ? LAYOUTS[ruleset.two.layout].open : pack.hand;
  const faults: PositionFault[] = [];
  if (hand.length === 0) faults.push({ code: 'hand-empty', pointer: '/hand' });
  if (hand.length > most) {
    faults.push({ code: 'hand-too-large', pointer: '/hand', values: { cards: hand.length, most } });
  }
  let seen = 0;
  const look = (card: Card, pointer: string): void => {
    const index = indexOf(card);
    if (!has(pack.cards, index)) faults.push({ code: 'card-not-in-pack', pointer, values: { card, players } });
    if (has(seen, index)) faults.push({ code: 'card-twice', pointer, values: { card } });
    seen |= bitAt(index);
  };
  hand.forEach((card, place) => {
    look(card, `/hand/${place}`);
  });
  trick.forEach(({ card }, place) => {
    look(card, `/trick/${place}/card`);
  });
  return faults;
}

/** Everybody at the table, one after the other, and nobody twice: the last one to play is `seat`. */
function checkTurns({ trick, seat }: Position, { players }: Ruleset): PositionFault[] {
  const seats = seatsOf(players);
  const turns = [
    ...trick.map((played, place) => ({ seat: played.seat, pointer: `/trick/${place}/seat` })),
    { seat, pointer: '/seat' },
  ];
  const strange = turns.filter((turn) => !seats.includes(turn.seat));
  if (strange.length > 0) {
    return strange.map((turn) => ({
      code: 'seat-not-at-table',
      pointer: turn.pointer,
      values: { seat: turn.seat, players },
    }));
  }
  if (turns.length > seats.length) {
    return [{ code: 'trick-too-large', pointer: '/trick', values: { cards: trick.length, most: players - 1 } }];
  }
  const first = seats.indexOf(trick[0]?.seat ?? seat);
  return turns.flatMap((turn, place): PositionFault[] => {
    const expected = seats[(first + place) % seats.length] as Seat;
    if (turn.seat === expected) return [];
    return [{ code: 'trick-out-of-turn', pointer: turn.pointer, values: { seat: turn.seat, expected } }];
  });
}
