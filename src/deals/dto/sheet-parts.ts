import { RANKS, type Rank } from '../../belote/cards/card.js';
import { SEATS, type Seat, SIDES, type Side } from '../../belote/cards/seat.js';
import { SUITS, type Suit, type Trump, TRUMPS } from '../../belote/cards/trump.js';
import {
  ANNOUNCEMENT_KINDS,
  type AnnouncementKind,
  type Bid,
  type Doubling,
  DOUBLINGS,
  WORD_BIDS,
} from '../../belote/scoring/deal-sheet.js';
import { WholeOrWord, Word } from '../../http/fields/fields.js';

/** Wider than any bid: which bids there are, the rules say. */
export const ANY_NUMBER = { min: -1_000_000, max: 1_000_000 };
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
