import { ApiProperty } from '@nestjs/swagger';
import { SEATS } from '../../belote/cards/seat.js';
import { TeamPlayer } from '../../entries/dto/entry.answer.js';

const TABLE_STATUSES = ['open', 'complete', 'confirmed'] as const;
export type TableStatus = (typeof TABLE_STATUSES)[number];

export class TeamAnswer {
  @ApiProperty({ type: String, format: 'uuid' })
  entryId!: string;

  @ApiProperty({ type: 'integer' })
  number!: number;

  @ApiProperty({ type: String })
  name!: string;

  @ApiProperty({ type: [TeamPlayer] })
  players!: readonly TeamPlayer[];
}

export class TeamsAnswer {
  @ApiProperty({ type: TeamAnswer })
  a!: TeamAnswer;

  @ApiProperty({ type: TeamAnswer })
  b!: TeamAnswer;

  @ApiProperty({ type: TeamAnswer, required: false, description: 'Only where three play, each for himself.' })
  c?: TeamAnswer;
}

export class PointsAnswer {
  @ApiProperty({ type: 'integer' })
  a!: number;

  @ApiProperty({ type: 'integer' })
  b!: number;

  @ApiProperty({ type: 'integer', required: false, description: 'Only where three play.' })
  c?: number;
}

export class DealsCountAnswer {
  @ApiProperty({ type: 'integer', minimum: 0, description: 'Deals that use up one of the round’s.' })
  counted!: number;

  @ApiProperty({
    type: 'integer',
    minimum: 1,
    nullable: true,
    description: 'How many of those the round has; null where the table plays to a target.',
  })
  of!: number | null;

  @ApiProperty({
    type: 'integer',
    minimum: 1,
    required: false,
    description: 'Points that the table plays to; only where it plays to a target.',
  })
  target?: number;
}

export class EndedAnswer {
  @ApiProperty({ type: String, format: 'date-time' })
  at!: string;

  @ApiProperty({ type: String })
  reason!: string;
}

/** A table as a draw lays it: in a dry run it has neither id nor results. */
export class DrawnTableAnswer {
  @ApiProperty({ type: 'integer', minimum: 1 })
  number!: number;

  @ApiProperty({ type: 'integer', minimum: 1 })
  round!: number;

  @ApiProperty({ type: TeamsAnswer })
  teams!: TeamsAnswer;

  @ApiProperty({ type: String, description: 'Why these teams meet.' })
  why!: string;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'The round in which they, or any two of three, last met before.',
  })
  rematchOf!: number | null;

  @ApiProperty({ type: String, enum: SEATS, description: 'The seat that deals next.' })
  dealer!: string;
}

export class TableAnswer extends DrawnTableAnswer {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ type: String, format: 'uuid' })
  tournamentId!: string;

  @ApiProperty({ type: String, enum: TABLE_STATUSES })
  status!: TableStatus;

  @ApiProperty({ type: DealsCountAnswer })
  deals!: DealsCountAnswer;

  @ApiProperty({ type: PointsAnswer })
  score!: PointsAnswer;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'Points held by litiges. What is left at the end, nobody gets.',
  })
  pot!: number;

  @ApiProperty({
    type: EndedAnswer,
    nullable: true,
    description: 'When and why it was ended before all deals were played, or before its match was won.',
  })
  ended!: EndedAnswer | null;

  @ApiProperty({ type: 'integer', minimum: 1 })
  version!: number;
}

export class TableList {
  @ApiProperty({ type: [TableAnswer] })
  items!: TableAnswer[];

  @ApiProperty({ type: String, nullable: true, description: 'The cursor of the next page; null on the last.' })
  next!: string | null;

  @ApiProperty({ type: 'integer', description: 'The round’s version.' })
  version!: number;
}
