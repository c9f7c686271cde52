import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { DRAW_METHODS, type DrawMethodName } from '../../contest/draws/draw.js';
import { DrawnTableAnswer, TableAnswer } from '../../tables/dto/table.answer.js';

const ROUND_STATUSES = ['open', 'closed'] as const;
export type RoundStatus = (typeof ROUND_STATUSES)[number];

export class DrawAnswer {
  @ApiProperty({ type: String, enum: DRAW_METHODS })
  method!: DrawMethodName;

  @ApiProperty({ type: 'integer', description: 'Which form of the method: with the seed it repeats the draw.' })
  version!: number;

  @ApiProperty({ type: String })
  seed!: string;

  @ApiProperty({ type: String, required: false, description: 'What is to be said of the whole draw.' })
  why?: string;
}

export class ExemptAnswer {
  @ApiProperty({ type: String, format: 'uuid' })
  entryId!: string;

  @ApiProperty({ type: 'integer' })
  number!: number;

  @ApiProperty({ type: String })
  name!: string;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Null while an average has nothing to be taken of.' })
  points!: number | null;

  @ApiProperty({ type: String, description: 'Why this team sits out.' })
  why!: string;
}

/** A round as it would be drawn: nothing of it is stored. */
export class DrawnRoundAnswer {
  @ApiProperty({ type: 'integer', minimum: 1 })
  number!: number;

  @ApiProperty({ type: String, enum: ROUND_STATUSES })
  status!: RoundStatus;

  @ApiProperty({ type: DrawAnswer })
  draw!: DrawAnswer;

  @ApiProperty({ type: [DrawnTableAnswer] })
  tables!: DrawnTableAnswer[];

  @ApiProperty({ type: [ExemptAnswer] })
  exempt!: ExemptAnswer[];

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  closedAt!: string | null;
}

@ApiExtraModels(TableAnswer)
export class RoundAnswer extends DrawnRoundAnswer {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ type: 'array', items: { $ref: getSchemaPath(TableAnswer) } })
  declare tables: TableAnswer[];

  @ApiProperty({ type: 'integer', description: 'Changes with the round and with every one of its tables.' })
  version!: number;
}

export class RoundList {
  @ApiProperty({ type: [RoundAnswer] })
  items!: RoundAnswer[];

  @ApiProperty({ type: String, nullable: true, description: 'The cursor of the next page; null on the last.' })
  next!: string | null;
}
