import { References, Text, Whole, Word } from '../../http/fields/fields.js';

export const ENTRY_STATUSES = ['registered', 'checked-in', 'withdrawn', 'disqualified'] as const;
export type EntryStatus = (typeof ENTRY_STATUSES)[number];

export class CreateEntry {
  @References({
    min: 1,
    max: 2,
    description: 'The ids of the team’s players: exactly as many as the tournament’s `teamSize`.',
  })
  players!: string[];

  @Text({
    max: 100,
    optional: true,
    nullable: true,
    description: 'The team’s own name. Without one it is called by its players.',
    example: 'Les As de pique',
  })
  name?: string | null;

  @Whole({
    min: 1,
    max: 10_000,
    optional: true,
    description: 'The team’s number. Without it the next one; never one that was given before.',
  })
  number?: number;
}

export class ChangeEntry {
  @References({ min: 1, max: 2, optional: true, description: 'The team’s players; only before it has been drawn.' })
  players?: string[];

  @Text({ max: 100, optional: true, nullable: true, description: 'The team’s own name; null takes it away.' })
  name?: string | null;

  @Word(ENTRY_STATUSES, {
    optional: true,
    description:
      'Withdrawn and disqualified teams are not drawn any more, and come last in the ranking, without a rank.',
    example: 'checked-in',
  })
  status?: EntryStatus;
}
