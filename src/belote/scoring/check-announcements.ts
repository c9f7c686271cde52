import { naturalOrder } from '../cards/card.js';
import type { Card } from '../cards/card.js';
import { seatsOf, sideOf, sidesOf } from '../cards/seat.js';
import type { Ruleset } from '../rulesets/ruleset.js';
import { cardsOf, isCarreRank, SEQUENCE_LENGTH } from './announcements.js';
import type { Announcement, DealFault } from './deal-sheet.js';

const HAND = 8;

/** Everything that cannot be about a deal's announcements: who, what, and the same card in two places. */
export function checkAnnouncements(announcements: readonly Announcement[], ruleset: Ruleset): DealFault[] {
  if (announcements.length === 0) return [];
  if (!ruleset.announcements.allowed) return [{ code: 'announcements-not-played', pointer: '/announcements' }];
  return [
    ...announcements.flatMap((one, index) => [...checkSpeaker(one, index, ruleset), ...checkShape(one, index)]),
    ...checkCards(announcements, ruleset),
  ];
}

function checkSpeaker({ side, seat }: Announcement, index: number, { players }: Ruleset): DealFault[] {
  const at = `/announcements/${index}`;
  const faults: DealFault[] = [];
  if (!sidesOf(players).includes(side)) {
    faults.push({ code: 'side-not-at-table', pointer: `${at}/side`, values: { side, players } });
  }
  if (seat === undefined) return faults;
  if (!seatsOf(players).includes(seat)) {
    faults.push({ code: 'seat-not-at-table', pointer: `${at}/seat`, values: { seat, players } });
  } else if (sideOf(seat) !== side) {
    faults.push({ code: 'seat-not-of-side', pointer: `${at}/seat`, values: { seat, side } });
  }
  return faults;
}

function checkShape(announcement: Announcement, index: number): DealFault[] {
  const { kind } = announcement;
  const at = `/announcements/${index}`;
  const needed = kind === 'carre' ? (['rank'] as const) : (['suit', 'high'] as const);
  const foreign = kind === 'carre' ? (['suit', 'high'] as const) : (['rank'] as const);
  const faults: DealFault[] = [];
  for (const field of needed) {
    if (announcement[field] !== undefined) continue;
    faults.push({ code: 'announcement-incomplete', pointer: `${at}/${field}`, values: { kind, field } });
  }
  for (const field of foreign) {
    if (announcement[field] === undefined) continue;
    faults.push({ code: 'announcement-field-not-for-kind', pointer: `${at}/${field}`, values: { kind, field } });
  }
  const { rank, high } = announcement;
  if (kind === 'carre') {
    if (rank !== undefined && !isCarreRank(rank)) {
      faults.push({ code: 'announcement-impossible', pointer: `${at}/rank`, values: { kind, card: rank } });
    }
  } else if (high !== undefined && naturalOrder(high) < SEQUENCE_LENGTH[kind] - 1) {
    // Too few ranks below it: a tierce begins at the 9, a cinquante at the ten, a cent at the jack.
    faults.push({ code: 'announcement-impossible', pointer: `${at}/high`, values: { kind, card: high } });
  }
  return faults;
}

/** One card lies in one hand. In that hand a carré and a sequence may share it only where `cardReuse` says so. */
function checkCards(announcements: readonly Announcement[], { announcements: rules }: Ruleset): DealFault[] {
  const faults: DealFault[] = [];
  const holders = new Map<Card, Announcement>();
  const hands = new Map<string, Set<Card>>();
  for (const [index, one] of announcements.entries()) {
    const pointer = `/announcements/${index}`;
    const cards = cardsOf(one);
    const twice = cards.find((card) => {
      const earlier = holders.get(card);
      return earlier !== undefined && !(rules.cardReuse && mayShare(earlier, one));
    });
    if (twice !== undefined) faults.push({ code: 'announcement-card-twice', pointer, values: { card: twice } });
    for (const card of cards) if (!holders.has(card)) holders.set(card, one);

    if (one.seat === undefined) continue;
    const hand = new Set([...(hands.get(one.seat) ?? []), ...cards]);
    hands.set(one.seat, hand);
    if (hand.size > HAND) {
      faults.push({ code: 'announcement-too-many-cards', pointer, values: { seat: one.seat, cards: hand.size } });
    }
  }
  return faults;
}

/** Two sequences that share a card are one longer sequence, and two carrés never share one. */
const mayShare = (one: Announcement, other: Announcement): boolean =>
  one.side === other.side && one.seat === other.seat && (one.kind === 'carre') !== (other.kind === 'carre');
