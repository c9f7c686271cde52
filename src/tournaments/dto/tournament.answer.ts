import { ApiProperty } from '@nestjs/swagger';
import { DRAW_METHODS } from '../../contest/draws/draw.js';
import { RANKING_KEYS } from '../../contest/ranking/tie-breaks.js';
import { BYE_POLICIES, type ByePolicyWord, VISIBILITIES } from './tournament.js';

const STATES = ['draft', 'running', 'finished', 'cancelled'] as const;
export type State = (typeof STATES)[number];

const MOMENT = { type: String, format: 'date-time', nullable: true } as const;

export class RulesetChoiceAnswer {
  @ApiProperty({ type: String, example: 'ffb-classic' })
  key!: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'Parameters this tournament plays otherwise.',
  })
  overrides!: object;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    nullable: true,
    description: 'Every parameter as it is played, copied at the start; null before.',
  })
  parameters!: object | null;
}

export class FormatAnswer {
  @ApiProperty({ type: 'integer', example: 2 })
  teamSize!: number;

  @ApiProperty({
    type: 'integer',
    required: false,
    example: 12,
    description: 'Only where rounds have a number of deals.',
  })
  dealsPerRound?: number;

  @ApiProperty({ type: 'integer', required: false, description: 'Only where tables play to so many points.' })
  target?: number;

  @ApiProperty({ type: 'integer', example: 4 })
  rounds!: number;

  @ApiProperty({ type: String, enum: DRAW_METHODS })
  firstDraw!: string;

  @ApiProperty({ type: String, enum: DRAW_METHODS })
  nextDraw!: string;
}

export class ByeAnswer {
  @ApiProperty({ oneOf: [{ type: 'integer' }, { type: 'string', enum: [...BYE_POLICIES] }] })
  points!: number | ByePolicyWord;

  @ApiProperty({ type: Boolean })
  win!: boolean;
}

export class TournamentAnswer {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ type: String })
  name!: string;

  @ApiProperty({ type: String, format: 'date' })
  date!: string;

  @ApiProperty({ type: String, nullable: true })
  venue!: string | null;

  @ApiProperty({ type: String, enum: STATES })
  state!: State;

  @ApiProperty({ type: RulesetChoiceAnswer })
  ruleset!: RulesetChoiceAnswer;

  @ApiProperty({ type: FormatAnswer })
  format!: FormatAnswer;

  @ApiProperty({ type: [String], enum: RANKING_KEYS })
  ranking!: string[];

  @ApiProperty({ type: ByeAnswer })
  bye!: ByeAnswer;

  @ApiProperty({ type: String, enum: VISIBILITIES })
  visibility!: string;

  @ApiProperty({ type: Boolean })
  checkIn!: boolean;

  @ApiProperty({ type: String, description: 'What lots of the ranking are drawn with.' })
  seed!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  createdAt!: string;

  @ApiProperty(MOMENT)
  startedAt!: string | null;

  @ApiProperty(MOMENT)
  finishedAt!: string | null;

  @ApiProperty(MOMENT)
  cancelledAt!: string | null;

  @ApiProperty({ type: 'integer', minimum: 1 })
  version!: number;
}

export class TournamentList {
  @ApiProperty({ type: [TournamentAnswer] })
  items!: TournamentAnswer[];

  @ApiProperty({ type: String, nullable: true, description: 'The cursor of the next page; null on the last.' })
  next!: string | null;
}
