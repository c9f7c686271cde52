import { naturalOrder } from '../cards/card.js';
import { packOf } from '../cards/pack.js';
import { seatsOf, sideOf, sidesOf } from '../cards/seat.js';
import type { Seat } from '../cards/seat.js';
import type { Ruleset } from '../rulesets/ruleset.js';
import { cardsOf, isCarreRank, SEQUENCE_LENGTH } from './announcements.js';
import type { Announcement, DealFault, DeclaredAnnouncement } from './deal-sheet.js';

/** Everything that cannot be about a deal's announcements: who, what, and the same card in two places. */
export function checkAnnouncements(announcements: readonly DeclaredAnnouncement[], ruleset: Ruleset): DealFault[] {
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

/**
 * One card lies in one hand. In that hand a carré and a sequence may share it only where `cardReuse` says so; two sequences of
 * one hand that touch are one longer sequence. What was not shown has no cards that anybody knows of.
 */
function checkCards(announcements: readonly DeclaredAnnouncement[], ruleset: Ruleset): DealFault[] {
  const faults: DealFault[] = [];
  const most = packOf(ruleset.players).hand;
  const earlier: Announcement[] = [];
  for (const [index, one] of announcements.entries()) {
    if (one.shown === false) continue;
    const pointer = `/announcements/${index}`;
    const cards = cardsOf(one);
    const twice = cards.find((card) =>
      earlier.some((other) => cardsOf(other).includes(card) && !mayShare(other, one, ruleset)),
    );
    if (twice !== undefined) faults.push({ code: 'announcement-card-twice', pointer, values: { card: twice } });
    else if (earlier.some((other) => areOneRun(other, one, ruleset))) {
      faults.push({ code: 'announcement-one-run', pointer });
    }
    earlier.push(one);

    const hand = handOf(one, ruleset);
    if (hand === undefined) continue;
    const own = new Set(earlier.filter((other) => handOf(other, ruleset) === hand).flatMap(cardsOf));
    if (own.size > most) {
      faults.push({ code: 'announcement-too-many-cards', pointer, values: { seat: hand, cards: own.size, most } });
    }
  }
  return faults;
}

/** Whose hand an announcement is of; undefined where either of two partners may have spoken. */
const handOf = ({ side, seat }: Announcement, { players }: Ruleset): Seat | undefined =>
  seat ?? (players === 4 ? undefined : seatsOf(players).find((own) => sideOf(own) === side));

/** Two sequences that share a card are one longer sequence, and two carrés never share one. */
const mayShare = (one: Announcement, other: Announcement, ruleset: Ruleset): boolean =>
  ruleset.announcements.cardReuse &&
  one.side === other.side &&
  handOf(one, ruleset) === handOf(other, ruleset) &&
  (one.kind === 'carre') !== (other.kind === 'carre');

/** Does one sequence of a hand go on where another ends? Six and more in a row are one announcement, a cent (rules.md). */
function areOneRun(one: Announcement, other: Announcement, ruleset: Ruleset): boolean {
  const hand = handOf(one, ruleset);
  if (hand === undefined || hand !== handOf(other, ruleset)) return false;
  if (one.suit === undefined || one.suit !== other.suit) return false;
  return follows(one, other) || follows(other, one);
}

/** Is the lowest card of one sequence the next above the highest of another? */
const follows = (upper: Announcement, lower: Announcement): boolean =>
  upper.kind !== 'carre' &&
  upper.high !== undefined &&
  lower.high !== undefined &&
  naturalOrder(upper.high) - SEQUENCE_LENGTH[upper.kind] === naturalOrder(lower.high);
