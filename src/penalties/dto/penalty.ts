import { ApiProperty } from '@nestjs/swagger';
import { Reference, Text, Whole } from '../../http/fields/fields.js';

export class CreatePenalty {
  @Reference({ description: 'The team that is penalised.' })
  entryId!: string;

  @Whole({
    min: 1,
    max: 50,
    optional: true,
    nullable: true,
    description: 'The round it is for: it counts from that round on. Without one it always counts.',
    example: 2,
  })
  round?: number | null;

  @Whole({
    min: 1,
    max: 100_000,
    description: 'Points taken off the team’s total, as a positive number.',
    example: 100,
  })
  points!: number;

  @Text({ max: 500, description: 'What for.', example: 'late by ten minutes' })
  reason!: string;
}

export class PenaltyAnswer {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ type: String, format: 'uuid' })
  entryId!: string;

  @ApiProperty({ type: 'integer', nullable: true })
  round!: number | null;

  @ApiProperty({ type: 'integer', minimum: 1 })
  points!: number;

  @ApiProperty({ type: String })
  reason!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;

  @ApiProperty({ type: 'integer', minimum: 1 })
  version!: number;
}

export class PenaltyList {
  @ApiProperty({ type: [PenaltyAnswer] })
  items!: PenaltyAnswer[];

  @ApiProperty({ type: String, nullable: true, description: 'The cursor of the next page; null on the last.' })
  next!: string | null;
}
