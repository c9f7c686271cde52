import { RANKS, type Rank } from '../../belote/cards/card.js';
import { SEATS, type Seat, SIDES, type Side } from '../../belote/cards/seat.js';
import { SUITS, type Suit, type Trump, TRUMPS } from '../../belote/cards/trump.js';
import {
  ANNOUNCEMENT_KINDS,
  type AnnouncementKind,
  type Bid,
  type Doubling,
  DOUBLINGS,
  type Outcome,
  OUTCOMES,
  type SomePoints,
  WORD_BIDS,
} from '../../belote/scoring/deal-sheet.js';
import {
  Flag,
  FreeObject,
  Part,
  Parts,
  PointsBySide,
  PointsBySideOrOne,
  Text,
  WholeOrWord,
  Word,
  Words,
} from '../../http/fields/fields.js';

/** Wider than any bid: which bids there are, the rules say. */
export const ANY_NUMBER = { min: -1_000_000, max: 1_000_000 };
const MOST_BELOTES = 10;

export class SheetContract {
  @Word(SIDES, { description: 'The side that took.', example: 'a' })
  takers!: Side;

  @Word(SEATS, { optional: true, description: 'The seat that took.', example: 'a1' })
  taker?: Seat;

  @Word(TRUMPS, { description: 'Trump.', example: 'hearts' })
  trump!: Trump;

  @WholeOrWord(WORD_BIDS, {
    ...ANY_NUMBER,
    optional: true,
    description: 'Contrée and coinche only: 80 to 160 by ten, `capot` or `generale`. Never in the classic game.',
    example: 100,
  })
  bid?: Bid;

  @Word(DOUBLINGS, { optional: true, default: 'none', description: 'Contrée and coinche only.', example: 'none' })
  doubled?: Doubling;
}

export class SheetAnnouncement {
  @Word(SIDES, { description: 'The side that declared it.', example: 'a' })
  side!: Side;

  @Word(SEATS, { optional: true, description: 'The seat that declared it.', example: 'a1' })
  seat?: Seat;

  @Word(ANNOUNCEMENT_KINDS, { description: 'Three, four or five in a row, or four of a kind.', example: 'tierce' })
  kind!: AnnouncementKind;

  @Word(SUITS, { optional: true, description: 'Of a sequence: its suit.', example: 'hearts' })
  suit?: Suit;

  @Word(RANKS, { optional: true, description: 'Of a sequence: its highest card.', example: 'A' })
  high?: Rank;

  @Word(RANKS, { optional: true, description: 'Of a carré: the rank.', example: 'J' })
  rank?: Rank;
}

/** What a referee submits. What it must hold depends on the outcome and on the ruleset. */
export class SentDealSheet {
  @Word(OUTCOMES, { description: 'What became of the deal.', example: 'played' })
  outcome!: Outcome;

  @Part(() => SheetContract, { optional: true, description: 'Of a played deal, and only of one.' })
  contract?: SheetContract;

  @PointsBySideOrOne({
    optional: true,
    description:
      'Of a played deal: trick points with the last-trick bonus, 162 in all (258 in unscaled all-trump, 252 and 0 on a capot); one side is enough, the other is derived. Of a penalty: one number, where it is not the ruleset’s tariff.',
    example: { a: 95 },
  })
  points?: SomePoints | number;

  @PointsBySide({
    optional: true,
    description: 'In place of `points`: without the last-trick bonus, 152 in all (248). Needs `lastTrick`.',
  })
  cardPoints?: SomePoints;

  @Word(SIDES, { optional: true, description: 'The side that took the last trick.' })
  lastTrick?: Side;

  @Flag({
    optional: true,
    description: 'In place of points: the takers are dedans, no count was taken, the defence made no capot.',
  })
  failed?: boolean;

  @Word(SIDES, { optional: true, description: 'The side that took every trick. Never inferred from points.' })
  capot?: Side;

  @Word(SEATS, { optional: true, description: 'The seat that took all tricks alone; only where it was bid.' })
  generale?: Seat;

  @Words(SIDES, {
    max: MOST_BELOTES,
    optional: true,
    description:
      'The side of each king and queen of trump announced in full; up to four in all-trump, none in no-trump.',
    example: ['a'],
  })
  belotes?: Side[];

  @Parts(() => SheetAnnouncement, {
    max: 16,
    optional: true,
    description: 'Only where the ruleset plays them: what was declared and shown, in speaking order.',
  })
  announcements?: SheetAnnouncement[];

  @FreeObject(
    { type: 'object', additionalProperties: true },
    { optional: true, description: 'The full record. Not available yet.' },
  )
  replay?: object;

  @Word(SIDES, { optional: true, description: 'Of a penalty: the side at fault.' })
  against?: Side;

  @Text({ max: 500, optional: true, description: 'Of a penalty: what for.', example: 'revoke' })
  reason?: string;
}
