import { ApiProperty } from '@nestjs/swagger';
import { ROLES } from './create-api-key.js';

const MOMENT = { type: String, format: 'date-time' } as const;

export class ApiKeyAnswer {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ type: String })
  name!: string;

  @ApiProperty({ type: String, enum: ROLES })
  role!: (typeof ROLES)[number];

  @ApiProperty({
    type: String,
    description: 'How the key begins, or nothing where somebody chose it.',
    example: 'ddd_3kX0v9Qa',
  })
  prefix!: string;

  @ApiProperty(MOMENT)
  createdAt!: string;

  @ApiProperty({ ...MOMENT, nullable: true, description: 'To the minute.' })
  lastUsedAt!: string | null;

  @ApiProperty({ ...MOMENT, nullable: true })
  expiresAt!: string | null;

  @ApiProperty({ ...MOMENT, nullable: true })
  revokedAt!: string | null;

  @ApiProperty({ type: String, description: 'Another one whenever anything above is another.' })
  version!: string;
}

export class NewApiKeyAnswer extends ApiKeyAnswer {
  @ApiProperty({
    type: String,
    required: false,
    description: 'The key itself. Shown this once and kept nowhere; a replayed answer leaves it out.',
  })
  key!: string;
}

export class ApiKeyList {
  @ApiProperty({ type: [ApiKeyAnswer] })
  items!: ApiKeyAnswer[];

  @ApiProperty({ type: String, nullable: true, description: 'The cursor of the next page; null on the last.' })
  next!: string | null;
}
