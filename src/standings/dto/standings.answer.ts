import { ApiProperty } from '@nestjs/swagger';
import { RANKING_KEYS } from '../../contest/ranking/tie-breaks.js';
import { TeamPlayer } from '../../entries/dto/entry.answer.js';
import { ENTRY_STATUSES } from '../../entries/dto/entry.js';

export class StandingRoundAnswer {
  @ApiProperty({ type: 'integer', minimum: 1 })
  round!: number;

  @ApiProperty({ type: 'integer' })
  points!: number;

  @ApiProperty({
    type: String,
    nullable: true,
    required: false,
    description: 'The entry played against; null for a round without one. Not there where three sat at the table.',
  })
  opponent?: string | null;

  @ApiProperty({
    type: [String],
    required: false,
    description: 'Where three sit at a table: the entries played against, in the order of their sides.',
  })
  opponents?: string[];

  @ApiProperty({ type: Boolean, required: false, description: 'There, and true, where the team sat out.' })
  bye?: boolean;

  @ApiProperty({ type: Boolean })
  won!: boolean;
}

export class StandingAnswer {
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Shared where all keys are equal: 1, 2, 2, 4. Null for who has left.',
  })
  rank!: number | null;

  @ApiProperty({ type: Boolean, description: 'Whether another team has the same rank.' })
  tied!: boolean;

  @ApiProperty({ type: String, format: 'uuid' })
  entryId!: string;

  @ApiProperty({ type: 'integer' })
  number!: number;

  @ApiProperty({ type: String })
  name!: string;

  @ApiProperty({ type: [TeamPlayer] })
  players!: readonly TeamPlayer[];

  @ApiProperty({ type: String, enum: ENTRY_STATUSES })
  status!: string;

  @ApiProperty({ type: 'integer', description: 'Of all rounds, penalties already taken off.' })
  points!: number;

  @ApiProperty({ type: 'integer' })
  wins!: number;

  @ApiProperty({ type: 'integer' })
  draws!: number;

  @ApiProperty({ type: 'integer' })
  losses!: number;

  @ApiProperty({
    type: 'integer',
    description: 'Own points less the opponents’ at the tables; of three, less each of the two others’.',
  })
  difference!: number;

  @ApiProperty({ type: [StandingRoundAnswer] })
  rounds!: StandingRoundAnswer[];

  @ApiProperty({ type: 'integer', minimum: 0 })
  penalties!: number;

  @ApiProperty({
    type: String,
    enum: RANKING_KEYS,
    nullable: true,
    description: 'The key that parted this team from the one above; null where nothing did.',
  })
  decidedBy!: string | null;
}

export class StandingsAnswer {
  @ApiProperty({ type: [StandingAnswer] })
  items!: StandingAnswer[];

  @ApiProperty({ type: Boolean, description: 'Whether every round up to here is closed.' })
  complete!: boolean;

  @ApiProperty({ type: String, description: 'Another one whenever anything in the ranking is another.' })
  version!: string;
}
