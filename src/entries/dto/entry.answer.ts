import { ApiProperty } from '@nestjs/swagger';
import { ENTRY_STATUSES, type EntryStatus } from './entry.js';

export class TeamPlayer {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ type: String, example: 'Lefèvre' })
  lastName!: string;

  @ApiProperty({ type: String, example: 'Chloé' })
  firstName!: string;
}

export class EntryAnswer {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ type: 'integer', minimum: 1 })
  number!: number;

  @ApiProperty({
    type: String,
    description: 'The team’s own name, or its players’ family names; who plays alone has both names.',
    example: 'Lefèvre – Dupont',
  })
  name!: string;

  @ApiProperty({ type: [TeamPlayer] })
  players!: readonly TeamPlayer[];

  @ApiProperty({ type: String, enum: ENTRY_STATUSES })
  status!: EntryStatus;

  @ApiProperty({ type: 'integer', minimum: 1 })
  version!: number;
}

export class EntryList {
  @ApiProperty({ type: [EntryAnswer] })
  items!: EntryAnswer[];

  @ApiProperty({ type: String, nullable: true, description: 'The cursor of the next page; null on the last.' })
  next!: string | null;
}
