import type { SomePoints } from '../../belote/scoring/deal-sheet.js';
import { SentDealSheet } from '../../deals/dto/deal-sheet.js';
import { Flag, FreeObject, PointsBySideOrOne, Text } from '../../http/fields/fields.js';

export const OVERRIDES = { type: 'object', additionalProperties: true };

export class CreateRuleset {
  @Text({
    min: 2,
    max: 60,
    pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/,
    description: 'What tournaments call it by: small letters, digits and hyphens.',
    example: 'salle-des-fetes',
  })
  key!: string;

  @Text({ max: 100, description: 'What people call it.', example: 'Règlement de la salle des fêtes' })
  name!: string;

  @Text({ max: 60, description: 'The ruleset it is built on.', example: 'ffb-classic' })
  base!: string;

  @FreeObject(OVERRIDES, {
    optional: true,
    description: 'The parameters that are otherwise, nested by group.',
    example: { litige: { policy: 'failed' } },
  })
  overrides?: Record<string, unknown>;
}

/** A deal sheet, with where it stands in its round. */
export class ScoreSheet extends SentDealSheet {
  @PointsBySideOrOne({
    optional: true,
    default: 0,
    description:
      'Points in the pot before this deal: a number, or by whose they were. A litige in the last deal under `each-keeps` needs the latter.',
    example: 0,
  })
  carriedIn?: SomePoints | number;

  @Flag({
    optional: true,
    default: false,
    description: 'Whether it is the last counted deal of its round.',
    example: false,
  })
  lastDeal?: boolean;

  @FreeObject(OVERRIDES, {
    optional: true,
    description: 'Parameters to score by in place of the ruleset’s own.',
    example: { rounding: { to: 10, half: 'up' } },
  })
  overrides?: Record<string, unknown>;
}
