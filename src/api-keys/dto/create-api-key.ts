import { Moment, Reference, Text, Word } from '../../http/fields/fields.js';

/** The roles of the contract. Only the administrator's is served so far. */
export const ROLES = ['admin', 'organizer', 'referee', 'table'] as const;

export class CreateApiKey {
  @Text({
    max: 100,
    description: 'What the key is for, so that it can be told from others.',
    example: 'Tablet at the desk',
  })
  name!: string;

  @Word(ROLES, {
    description: 'What the key may do. Keys other than `admin` are not made by this version yet.',
    example: 'admin',
  })
  role!: (typeof ROLES)[number];

  @Reference({ optional: true, description: 'Not available yet.' })
  tournamentId?: string;

  @Reference({ optional: true, description: 'Not available yet.' })
  tableId?: string;

  @Word(['a', 'b', 'c'], { optional: true, description: 'Not available yet.' })
  side?: string;

  @Moment({
    optional: true,
    description: 'When the key ends by itself. Without it, never.',
    example: '2030-12-31T23:00:00Z',
  })
  expiresAt?: string;
}
