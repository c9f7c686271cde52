import { ApiProperty } from '@nestjs/swagger';

export class ParameterAnswer {
  @ApiProperty({ type: String, description: 'Where it stands in `parameters`.', example: 'litige.policy' })
  path!: string;

  @ApiProperty({
    description: 'Its value in this ruleset.',
    oneOf: [{ type: 'string' }, { type: 'integer' }, { type: 'boolean' }, { type: 'array', items: {} }],
  })
  value!: unknown;

  @ApiProperty({ type: 'array', items: {}, description: 'The values it can have; a range as [from, to, words …].' })
  values!: readonly unknown[];

  @ApiProperty({ type: String, enum: ['choice', 'switch', 'range', 'list', 'list-choice'] })
  kind!: string;

  @ApiProperty({ type: String, description: 'What it means.' })
  meaning!: string;

  @ApiProperty({ type: String, description: 'Where its values come from.' })
  source!: string;
}

export class RulesetAnswer {
  @ApiProperty({ type: String, example: 'ffb-classic' })
  key!: string;

  @ApiProperty({ type: String })
  name!: string;

  @ApiProperty({ type: Boolean, description: 'Whether it comes with the product.' })
  preset!: boolean;

  @ApiProperty({ type: String, nullable: true, description: 'The ruleset it is built on; null for a preset.' })
  base!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'In plain words; null for an organiser’s own.' })
  description!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'The text it is taken from; null for an organiser’s own.' })
  source!: string | null;

  @ApiProperty({ type: 'object', additionalProperties: true, description: 'Every parameter, nested by group.' })
  parameters!: object;

  @ApiProperty({ type: [ParameterAnswer], description: 'The same as a list, each explained.' })
  explained!: ParameterAnswer[];

  @ApiProperty({ type: String })
  version!: string;
}

export class RulesetList {
  @ApiProperty({ type: [RulesetAnswer] })
  items!: RulesetAnswer[];

  @ApiProperty({ type: String, nullable: true, description: 'The cursor of the next page; null on the last.' })
  next!: string | null;
}
