import type { Card } from '../../belote/cards/card.js';
import { CARDS } from '../../belote/cards/card-set.js';
import { SEATS, type Seat } from '../../belote/cards/seat.js';
import { BELOTE_WORDS } from '../../belote/scoring/deal-sheet.js';
import { Flag, Part, Parts, Whole, Word, Words } from '../../http/fields/fields.js';
import { SheetAnnouncement, SheetContract } from './sheet-parts.js';

/** Longer than anything at a table: how many cards, piles and plays there are, the rules say. */
const MANY = 64;

const Cards = (description: string): PropertyDecorator => Words(CARDS, { max: MANY, optional: true, description });
const Piles = (description: string): PropertyDecorator =>
  Parts(() => ReplayPile, { max: MANY, optional: true, description });

export class ReplayPile {
  @Word(CARDS, { description: 'The card face down. It turns when the other is played.', example: '7H' })
  down!: Card;

  @Word(CARDS, { description: 'The card face up.', example: 'KS' })
  up!: Card;
}

export class ReplayHands {
  @Cards('What the seat a1 was dealt.')
  a1?: Card[];

  @Cards('What the seat b1 was dealt.')
  b1?: Card[];

  @Cards('Where three play: what the seat c1 was dealt.')
  c1?: Card[];

  @Cards('Where four play: what the seat a2 was dealt.')
  a2?: Card[];

  @Cards('Where four play: what the seat b2 was dealt.')
  b2?: Card[];
}

export class ReplayPiles {
  @Piles('The piles of the seat a1.')
  a1?: ReplayPile[];

  @Piles('The piles of the seat b1.')
  b1?: ReplayPile[];
}

export class ReplayCall {
  @Whole({ min: -1_000_000, max: 1_000_000, description: 'At which play, counted from 1.', example: 5 })
  play!: number;

  @Word(BELOTE_WORDS, {
    description: '`belote` with the first card of the pair, `rebelote` with the second.',
    example: 'belote',
  })
  say!: (typeof BELOTE_WORDS)[number];
}

export class DeclaredAnnouncement extends SheetAnnouncement {
  @Flag({
    optional: true,
    default: true,
    description: 'False where it was declared and not shown: it is worth nothing.',
  })
  shown?: boolean;
}

/** Who held what, what was played and what was said. */
export class RecordedPlay {
  @Word(SEATS, { description: 'Who led to the first trick.', example: 'b1' })
  firstLead!: Seat;

  @Part(() => ReplayHands, {
    description:
      'What everybody was dealt: eight cards each. Where two play: the cards that lie in no pile, six or none.',
  })
  hands!: ReplayHands;

  @Part(() => ReplayPiles, { optional: true, description: 'Where two play: their piles of two cards, eight or five.' })
  piles?: ReplayPiles;

  @Words(CARDS, {
    max: MANY,
    description: 'The cards in the order they were played.',
    example: ['7H', 'KS'],
  })
  plays!: Card[];

  @Parts(() => ReplayCall, {
    max: MANY,
    optional: true,
    description:
      'What was said. Left out where nobody wrote it down: each king and queen of trumps then counts as announced, but for the order of `belote.order`.',
  })
  calls?: ReplayCall[];

  @Parts(() => DeclaredAnnouncement, {
    max: 16,
    optional: true,
    description: 'What was declared in the first trick, in speaking order. Only where the ruleset plays announcements.',
  })
  announcements?: DeclaredAnnouncement[];
}

/** The record of a deal on its sheet: the contract may stand there or here. */
export class SheetReplay extends RecordedPlay {
  @Part(() => SheetContract, { optional: true, description: 'Needed here where it does not stand on the sheet.' })
  contract?: SheetContract;
}
