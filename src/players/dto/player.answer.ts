import { ApiProperty } from '@nestjs/swagger';

const NULLABLE_TEXT = { type: String, nullable: true } as const;

export class PlayerAnswer {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ type: String, example: 'Lefèvre' })
  lastName!: string;

  @ApiProperty({ type: String, example: 'Chloé' })
  firstName!: string;

  @ApiProperty(NULLABLE_TEXT)
  licence!: string | null;

  @ApiProperty(NULLABLE_TEXT)
  club!: string | null;

  @ApiProperty(NULLABLE_TEXT)
  category!: string | null;

  @ApiProperty(NULLABLE_TEXT)
  country!: string | null;

  @ApiProperty({ type: Boolean, description: 'True where the player was deleted but has results: the name is gone.' })
  anonymised!: boolean;

  @ApiProperty({ type: 'integer', minimum: 1 })
  version!: number;
}

export class PlayerList {
  @ApiProperty({ type: [PlayerAnswer] })
  items!: PlayerAnswer[];

  @ApiProperty({ type: String, nullable: true, description: 'The cursor of the next page; null on the last.' })
  next!: string | null;
}
