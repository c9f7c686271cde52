import { ApiProperty } from '@nestjs/swagger';

const THING = { type: 'object', additionalProperties: true, nullable: true } as const;

export class AuditAnswer {
  @ApiProperty({ type: String, format: 'uuid' })
  id!: string;

  @ApiProperty({ type: String, format: 'date-time' })
  at!: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'The id of the key that did it.' })
  actor!: string | null;

  @ApiProperty({ type: String, description: 'What happened.', example: 'deal.corrected' })
  action!: string;

  @ApiProperty({ type: String, description: 'The kind of thing that changed.', example: 'deal' })
  subject!: string;

  @ApiProperty({ type: String, description: 'Which one.' })
  subjectId!: string;

  @ApiProperty({ type: String, nullable: true })
  reason!: string | null;

  @ApiProperty({ ...THING, description: 'The thing before it; null where it was not there.' })
  before!: unknown;

  @ApiProperty({ ...THING, description: 'The thing after it; null where it is gone.' })
  after!: unknown;
}

export class AuditList {
  @ApiProperty({ type: [AuditAnswer] })
  items!: AuditAnswer[];

  @ApiProperty({ type: String, nullable: true, description: 'The cursor of the next page; null on the last.' })
  next!: string | null;
}
