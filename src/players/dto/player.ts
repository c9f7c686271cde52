import { Text } from '../../http/fields/fields.js';

const COUNTRY = /^[A-Z]{2}$/;

export class CreatePlayer {
  @Text({ max: 100, description: 'Family name.', example: 'Lefèvre' })
  lastName!: string;

  @Text({ max: 100, description: 'Given name.', example: 'Chloé' })
  firstName!: string;

  @Text({
    max: 40,
    optional: true,
    nullable: true,
    description: 'Licence number; no two players have the same.',
    example: '31-0042',
  })
  licence?: string | null;

  @Text({ max: 100, optional: true, nullable: true, description: 'Club.', example: 'Cercle de Belote de Nantes' })
  club?: string | null;

  @Text({ max: 40, optional: true, nullable: true, description: 'Category.', example: 'senior' })
  category?: string | null;

  @Text({
    max: 2,
    min: 2,
    pattern: COUNTRY,
    optional: true,
    nullable: true,
    description: 'ISO 3166 code of two capitals.',
    example: 'FR',
  })
  country?: string | null;
}

export class ChangePlayer {
  @Text({ max: 100, optional: true, description: 'Family name.', example: 'Lefèvre' })
  lastName?: string;

  @Text({ max: 100, optional: true, description: 'Given name.', example: 'Chloé' })
  firstName?: string;

  @Text({
    max: 40,
    optional: true,
    nullable: true,
    description: 'Licence number; null takes it away.',
    example: '31-0042',
  })
  licence?: string | null;

  @Text({
    max: 100,
    optional: true,
    nullable: true,
    description: 'Club; null takes it away.',
    example: 'Les As de Rezé',
  })
  club?: string | null;

  @Text({ max: 40, optional: true, nullable: true, description: 'Category; null takes it away.', example: 'senior' })
  category?: string | null;

  @Text({
    max: 2,
    min: 2,
    pattern: COUNTRY,
    optional: true,
    nullable: true,
    description: 'ISO 3166 code; null takes it away.',
    example: 'FR',
  })
  country?: string | null;
}
