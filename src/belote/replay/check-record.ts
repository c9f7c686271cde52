import { bitAt, has, indexOf } from '../cards/card-set.js';
import type { Card } from '../cards/card.js';
import { packOf } from '../cards/pack.js';
import { SEATS, seatsOf } from '../cards/seat.js';
import type { Seat } from '../cards/seat.js';
import { LAYOUTS } from '../play/layouts.js';
import type { Ruleset } from '../rulesets/ruleset.js';
import { checkAnnouncements } from '../scoring/check-announcements.js';
import { checkContract } from '../scoring/check-contract.js';
import type { DealFault, ReplayRecord } from '../scoring/deal-sheet.js';

/**
 * Everything that cannot be about a record before its first card is played: contract, seats, hands, piles, announcements.
 * All faults at once, pointers into the record.
 */
export function checkRecord(record: ReplayRecord, ruleset: Ruleset): DealFault[] {
  const { players } = ruleset;
  const faults = [...checkContract(record.contract, ruleset), ...checkSeats(record, ruleset)];
  const seats = seatsOf(players);
  faults.push(...seats.flatMap((seat) => checkHand(record, seat, ruleset)));
  if (players === 2) faults.push(...checkPiles(record, ruleset));
  else if (record.piles !== undefined) faults.push({ code: 'piles-not-played', pointer: '/piles' });
  faults.push(...checkCards(record, ruleset));
  const most = packOf(players).hand * players;
  if (record.plays.length > most) {
    faults.push({ code: 'plays-too-many', pointer: '/plays', values: { plays: record.plays.length, most } });
  }
  faults.push(...checkAnnouncements(record.announcements ?? [], ruleset));
  return faults;
}

function checkSeats({ firstLead, hands, piles }: ReplayRecord, { players }: Ruleset): DealFault[] {
  const strange = SEATS.filter((seat) => !seatsOf(players).includes(seat));
  const fault = (seat: Seat, pointer: string): DealFault => ({
    code: 'seat-not-at-table',
    pointer,
    values: { seat, players },
  });
  return [
    ...strange.filter((seat) => firstLead === seat).map((seat) => fault(seat, '/firstLead')),
    ...strange.filter((seat) => hands[seat] !== undefined).map((seat) => fault(seat, `/hands/${seat}`)),
    // Where piles are not played at all, that is said instead.
    ...strange.filter((seat) => players === 2 && piles?.[seat]).map((seat) => fault(seat, `/piles/${seat}`)),
  ];
}

function checkHand({ hands }: ReplayRecord, seat: Seat, { players, two }: Ruleset): DealFault[] {
  const expected = players === 2 ? LAYOUTS[two.layout].inHand : packOf(players).hand;
  const hand = hands[seat];
  const pointer = `/hands/${seat}`;
  // Who has nothing in hand need not say so.
  if (hand === undefined) return expected === 0 ? [] : [{ code: 'hand-missing', pointer, values: { seat } }];
  if (hand.length === expected) return [];
  return [{ code: 'hand-size', pointer, values: { seat, cards: hand.length, expected } }];
}

function checkPiles({ piles }: ReplayRecord, { players, two }: Ruleset): DealFault[] {
  if (piles === undefined) return [{ code: 'piles-missing', pointer: '/piles' }];
  const expected = LAYOUTS[two.layout].piles;
  return seatsOf(players).flatMap((seat): DealFault[] => {
    const own = piles[seat];
    const pointer = `/piles/${seat}`;
    if (own === undefined) return [{ code: 'piles-missing', pointer }];
    if (own.length === expected) return [];
    return [{ code: 'pile-count', pointer, values: { seat, piles: own.length, expected } }];
  });
}

/** Every card that was dealt, with its place in the record: hands and piles of everybody at the table. */
function dealtCards({ hands, piles }: ReplayRecord, { players }: Ruleset): readonly (readonly [Card, string])[] {
  return seatsOf(players).flatMap((seat) => [
    ...(hands[seat] ?? []).map((card, place) => [card, `/hands/${seat}/${place}`] as const),
    ...(players === 2 ? (piles?.[seat] ?? []) : []).flatMap(({ down, up }, place) => [
      [down, `/piles/${seat}/${place}/down`] as const,
      [up, `/piles/${seat}/${place}/up`] as const,
    ]),
  ]);
}

function checkCards(record: ReplayRecord, ruleset: Ruleset): DealFault[] {
  const { players } = ruleset;
  const pack = packOf(players);
  let seen = 0;
  return dealtCards(record, ruleset).flatMap(([card, pointer]): DealFault[] => {
    const index = indexOf(card);
    if (!has(pack.cards, index)) return [{ code: 'card-not-in-pack', pointer, values: { card, players } }];
    if (has(seen, index)) return [{ code: 'card-twice', pointer, values: { card } }];
    seen |= bitAt(index);
    return [];
  });
}
