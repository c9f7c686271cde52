import { ApiProperty } from '@nestjs/swagger';
import type { Card } from '../../belote/cards/card.js';
import { CARDS } from '../../belote/cards/card-set.js';
import { SEATS, type Seat, SIDES, type Side } from '../../belote/cards/seat.js';
import { SUITS, type Suit } from '../../belote/cards/trump.js';
import { DUTIES, type Duty } from '../../belote/play/legal-cards.js';
import type { PlayedSheet } from '../../belote/scoring/deal-sheet.js';
import { BySideAnswer, ResultAnswer } from '../../deals/dto/deal.answer.js';
import { SentDealSheet } from '../../deals/dto/deal-sheet.js';
import { RecordedPlay } from '../../deals/dto/replay.js';
import { SheetContract } from '../../deals/dto/sheet-parts.js';
import { FreeObject, Part } from '../../http/fields/fields.js';
import { OVERRIDES } from './overrides.js';

/** The full record of a deal, or of its beginning. */
export class ReplayQuestion extends RecordedPlay {
  @Part(() => SheetContract, { description: 'Who took, on what, for how much.' })
  contract!: SheetContract;

  @FreeObject(OVERRIDES, {
    optional: true,
    description: 'Parameters to judge by in place of the ruleset’s own.',
    example: { play: { underruff: 'free' } },
  })
  overrides?: Record<string, unknown>;
}

export class ViolationAnswer {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'Which trick.' })
  trick!: number;

  @ApiProperty({ type: 'integer', minimum: 1, description: 'Which card of the deal.' })
  play!: number;

  @ApiProperty({ type: String, enum: SEATS, description: 'Who revoked.' })
  seat!: Seat;

  @ApiProperty({ type: String, enum: CARDS, description: 'The card that was played.' })
  card!: Card;

  @ApiProperty({ type: String, enum: DUTIES, description: 'The duty that bound.' })
  rule!: Duty;

  @ApiProperty({ type: String, description: 'The same for people.' })
  text!: string;

  @ApiProperty({ type: [String], enum: CARDS, description: 'What was allowed instead.' })
  legalCards!: readonly Card[];
}

export class ReplayedTrickAnswer {
  @ApiProperty({ type: String, enum: SEATS })
  leader!: Seat;

  @ApiProperty({ type: String, enum: SEATS })
  winner!: Seat;

  @ApiProperty({
    type: 'integer',
    description: 'Raw card points; with the 10 of the last trick, or the 100 on a capot.',
  })
  points!: number;
}

export class HeldBeloteAnswer {
  @ApiProperty({ type: String, enum: SIDES })
  side!: Side;

  @ApiProperty({ type: String, enum: SEATS })
  seat!: Seat;

  @ApiProperty({ type: String, enum: SUITS })
  suit!: Suit;

  @ApiProperty({ type: Boolean, nullable: true, description: 'Whether it counts; null while it still may come to it.' })
  announced!: boolean | null;
}

export class RevokePenaltyAnswer {
  @ApiProperty({ type: String, enum: SIDES, description: 'The side that revoked first.' })
  against!: Side;

  @ApiProperty({
    type: 'integer',
    description: 'The tariff of the ruleset, with the bid where `penalty.plusBid` says so.',
  })
  points!: number;

  @ApiProperty({ type: ViolationAnswer, description: 'The first violation.' })
  violation!: ViolationAnswer;
}

export class NextPlayAnswer {
  @ApiProperty({ type: String, enum: SEATS })
  seat!: Seat;

  @ApiProperty({ type: String, enum: DUTIES })
  duty!: Duty;

  @ApiProperty({ type: [String], enum: CARDS })
  legal!: readonly Card[];
}

export class ReplayAnswer {
  @ApiProperty({ type: Boolean, description: 'Whether every card was allowed.' })
  legal!: boolean;

  @ApiProperty({ type: [ViolationAnswer], description: 'Every card against a duty, in the order of play.' })
  violations!: ViolationAnswer[];

  @ApiProperty({ type: [ReplayedTrickAnswer], description: 'The complete tricks.' })
  tricks!: readonly ReplayedTrickAnswer[];

  @ApiProperty({ type: BySideAnswer, description: 'Raw points of the complete tricks.' })
  points!: BySideAnswer;

  @ApiProperty({ type: [HeldBeloteAnswer], description: 'Each king and queen of trumps in one hand.' })
  belotes!: readonly HeldBeloteAnswer[];

  @ApiProperty({
    type: SentDealSheet,
    nullable: true,
    description: 'The deal sheet that follows; null while unfinished.',
  })
  sheet!: PlayedSheet | null;

  @ApiProperty({ type: ResultAnswer, nullable: true, description: 'What the sheet is worth; null while unfinished.' })
  result!: ResultAnswer | null;

  @ApiProperty({
    type: RevokePenaltyAnswer,
    nullable: true,
    description: 'What a referee may write for the first violation; null without one.',
  })
  penalty!: RevokePenaltyAnswer | null;

  @ApiProperty({
    type: NextPlayAnswer,
    nullable: true,
    description: 'Who is to play, and what; null when the deal is over.',
  })
  next!: NextPlayAnswer | null;
}
