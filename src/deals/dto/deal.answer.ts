import { ApiProperty } from '@nestjs/swagger';
import { SIDES } from '../../belote/cards/seat.js';
import { VERDICTS } from '../../belote/scoring/contract.js';
import { LINE_RULES } from '../../belote/scoring/ledger.js';
import { WARNING_CODES } from '../../belote/scoring/warnings.js';

export class BySideAnswer {
  @ApiProperty({ type: 'integer' })
  a!: number;

  @ApiProperty({ type: 'integer' })
  b!: number;

  @ApiProperty({ type: 'integer', required: false, description: 'Only where three play.' })
  c?: number;
}

export class LineAnswer {
  @ApiProperty({ type: String, enum: SIDES })
  side!: string;

  @ApiProperty({ type: String, enum: LINE_RULES, description: 'The rule behind these points.' })
  rule!: string;

  @ApiProperty({ type: 'integer' })
  points!: number;

  @ApiProperty({ type: String, description: 'The same for people.' })
  text!: string;
}

export class WarningAnswer {
  @ApiProperty({ type: String, enum: WARNING_CODES })
  code!: string;

  @ApiProperty({ type: String, description: 'Where on the complete sheet, as a JSON Pointer.', example: '/points/a' })
  pointer!: string;

  @ApiProperty({ type: String, description: 'The same for people.' })
  text!: string;
}

export class ResultAnswer {
  @ApiProperty({ type: String, enum: VERDICTS })
  verdict!: string;

  @ApiProperty({
    type: BySideAnswer,
    description: 'What decides the contract: points, belotes, announcements that count.',
  })
  totals!: BySideAnswer;

  @ApiProperty({ type: BySideAnswer, description: 'What is written on the sheet.' })
  score!: BySideAnswer;

  @ApiProperty({ type: 'integer', description: 'Points put in the pot by this deal.' })
  held!: number;

  @ApiProperty({ type: 'integer', description: 'Points taken out of the pot by this deal, already inside `score`.' })
  released!: number;

  @ApiProperty({ type: Boolean, description: 'Whether it uses up one of the round’s deals.' })
  counts!: boolean;

  @ApiProperty({ type: [LineAnswer], description: 'Adds up to `score`, side by side.' })
  lines!: LineAnswer[];

  @ApiProperty({
    type: [WarningAnswer],
    description:
      'What is possible and hardly ever so: the deal is scored, and somebody should look again. Mostly empty.',
  })
  warnings!: WarningAnswer[];
}

export class DealAnswer {
  @ApiProperty({ type: 'integer', minimum: 1 })
  number!: number;

  @ApiProperty({ type: 'integer', minimum: 1 })
  version!: number;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'The sheet, complete: both sides’ points, every default spelled out.',
  })
  sheet!: object;

  @ApiProperty({ type: ResultAnswer })
  result!: ResultAnswer;
}

export class MovedAnswer {
  @ApiProperty({ type: String, format: 'uuid' })
  entryId!: string;

  @ApiProperty({ type: 'integer' })
  number!: number;

  @ApiProperty({ type: 'integer', nullable: true })
  from!: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  to!: number | null;
}

export class CorrectedDealAnswer extends DealAnswer {
  @ApiProperty({
    type: [MovedAnswer],
    description: 'The ranks that the correction of a closed round changed; empty while the round is open.',
  })
  moved!: MovedAnswer[];
}

export class DealList {
  @ApiProperty({ type: [DealAnswer] })
  items!: DealAnswer[];

  @ApiProperty({ type: String, nullable: true, description: 'The cursor of the next page; null on the last.' })
  next!: string | null;
}
