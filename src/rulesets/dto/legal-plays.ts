import { ApiProperty } from '@nestjs/swagger';
import type { Card } from '../../belote/cards/card.js';
import { CARDS } from '../../belote/cards/card-set.js';
import { SEATS, type Seat } from '../../belote/cards/seat.js';
import { type Trump, TRUMPS } from '../../belote/cards/trump.js';
import { DUTIES, type Duty } from '../../belote/play/legal-cards.js';
import { FreeObject, Parts, Word, Words } from '../../http/fields/fields.js';
import { OVERRIDES } from './overrides.js';

/** Longer lists than any table has: how many cards there may be, the rules say. */
const MOST_CARDS = 64;
const MOST_ON_TABLE = 16;

export class TrickCard {
  @Word(SEATS, { description: 'Who played it.', example: 'a1' })
  seat!: Seat;

  @Word(CARDS, { description: 'The card: rank and suit letter.', example: '7H' })
  card!: Card;
}

/** A player who is to play a card. */
export class LegalPlaysQuestion {
  @Word(TRUMPS, { description: 'Trump.', example: 'spades' })
  trump!: Trump;

  @Words(CARDS, {
    max: MOST_CARDS,
    description:
      'The cards to choose from: at most eight. Where two play, the open ones and those in hand: up to eleven with six in hand.',
    example: ['7S', '9D', 'JD'],
  })
  hand!: Card[];

  @Parts(() => TrickCard, {
    max: MOST_ON_TABLE,
    description: 'What lies on the table, in playing order; empty on a lead.',
    example: [
      { seat: 'a1', card: '7H' },
      { seat: 'b1', card: 'KS' },
    ],
  })
  trick!: TrickCard[];

  @Word(SEATS, { description: 'Who is to play.', example: 'a2' })
  seat!: Seat;

  @FreeObject(OVERRIDES, {
    optional: true,
    description: 'Parameters to judge by in place of the ruleset’s own.',
    example: { play: { underruff: 'free' } },
  })
  overrides?: Record<string, unknown>;
}

export class LegalPlaysAnswer {
  @ApiProperty({ type: [String], enum: CARDS, description: 'The cards that may be played, in the order of the hand.' })
  legal!: readonly Card[];

  @ApiProperty({
    type: String,
    enum: DUTIES,
    description:
      'What binds: `free` on a lead and where nothing does, `follow` where the suit led is held and cannot or need not be raised.',
  })
  duty!: Duty;

  @ApiProperty({ type: String, description: 'The duty in words.' })
  text!: string;

  @ApiProperty({ type: String, enum: SEATS, nullable: true, description: 'Who holds the trick; null on a lead.' })
  holds!: Seat | null;
}
