import { DRAW_METHODS, type DrawMethodName } from '../../contest/draws/draw.js';
import { RANKING_KEYS, type RankingKey } from '../../contest/ranking/tie-breaks.js';
import { Day, Flag, FreeObject, Part, Text, Whole, WholeOrWord, Word, Words } from '../../http/fields/fields.js';

export const BYE_POLICIES = ['half', 'average', 'none'] as const;
export type ByePolicyWord = (typeof BYE_POLICIES)[number];
export const VISIBILITIES = ['public', 'unlisted'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export class RulesetChoice {
  @Text({
    max: 60,
    description: 'A preset or an organiser’s own ruleset: see `GET /rulesets`.',
    example: 'ffb-classic',
  })
  key!: string;

  @FreeObject(
    { type: 'object', additionalProperties: true },
    {
      optional: true,
      description: 'Parameters that this tournament plays otherwise, nested by group.',
      example: { litige: { policy: 'failed' } },
    },
  )
  overrides?: Record<string, unknown>;
}

export class Format {
  @Whole({
    min: 1,
    max: 2,
    optional: true,
    description:
      'Players of a team, by the ruleset: 2 where four sit at a table, 1 where two (`belote-two`) or three (`belote-three`, a house game whose rules are our choice) do. Without it as the ruleset wants it.',
    example: 2,
  })
  teamSize?: number;

  @Whole({
    min: 1,
    max: 100,
    unless: 'target',
    description: 'Counted deals of a round. Either this or `target` is needed.',
    example: 12,
  })
  dealsPerRound?: number;

  @Whole({
    min: 1,
    max: 100_000,
    optional: true,
    description:
      'Points that a table plays to, in place of `dealsPerRound`: 501, 1000, 2000, any. Both sides over it in one deal: the higher wins; equal: another deal.',
    example: 1000,
  })
  target?: number;

  @Whole({ min: 1, max: 50, description: 'How many rounds are played.', example: 4 })
  rounds!: number;

  @Word(DRAW_METHODS, {
    optional: true,
    default: 'random',
    description: 'How the first round is drawn.',
    example: 'random',
  })
  firstDraw?: DrawMethodName;

  @Word(DRAW_METHODS, {
    optional: true,
    default: 'by-ranking',
    description: 'How the later rounds are drawn.',
    example: 'by-ranking',
  })
  nextDraw?: DrawMethodName;
}

export class ChangedFormat {
  @Whole({ min: 1, max: 2, optional: true, description: 'Players of a team; only before the first entry.' })
  teamSize?: number;

  @Whole({ min: 1, max: 100, optional: true, description: 'Counted deals of a round; takes the place of a target.' })
  dealsPerRound?: number;

  @Whole({
    min: 1,
    max: 100_000,
    optional: true,
    description: 'Points that a table plays to; takes the place of `dealsPerRound`.',
  })
  target?: number;

  @Whole({
    min: 1,
    max: 50,
    optional: true,
    description: 'How many rounds are played; may be changed while the tournament runs.',
  })
  rounds?: number;

  @Word(DRAW_METHODS, { optional: true, description: 'How the first round is drawn.' })
  firstDraw?: DrawMethodName;

  @Word(DRAW_METHODS, {
    optional: true,
    description: 'How the later rounds are drawn; may be changed while the tournament runs.',
  })
  nextDraw?: DrawMethodName;
}

export class Bye {
  @WholeOrWord(BYE_POLICIES, {
    min: 0,
    max: 100_000,
    description:
      'What sitting out is worth: half of a round’s points (81 × deals, or half the target, rounded down), the round’s average, nothing, or a number.',
    example: 'half',
  })
  points!: ByePolicyWord | number;

  @Flag({ optional: true, default: false, description: 'Whether it counts as a win.', example: false })
  win?: boolean;
}

const RANKING = {
  min: 1,
  max: RANKING_KEYS.length,
  unique: true,
  description: 'What teams are ranked by, the first key first. Teams that all keys leave equal share a rank.',
  example: ['points', 'wins', 'difference', 'head-to-head'],
};

export class CreateTournament {
  @Text({ max: 100, description: 'What the tournament is called.', example: 'Concours de la Saint-Martin' })
  name!: string;

  @Day({ description: 'The day it is played on.', example: '2026-03-14' })
  date!: string;

  @Text({ max: 100, optional: true, nullable: true, description: 'Where it is played.', example: 'Salle des fêtes' })
  venue?: string | null;

  @Part(() => RulesetChoice, {
    description: 'The rules it is played by. Copied whole into the tournament when it starts.',
  })
  ruleset!: RulesetChoice;

  @Part(() => Format, { description: 'How it is played.' })
  format!: Format;

  @Words(RANKING_KEYS, { ...RANKING, optional: true, default: ['points', 'wins', 'difference', 'head-to-head'] })
  ranking?: RankingKey[];

  @Part(() => Bye, {
    optional: true,
    description: 'What the team that sits out gets. Without it: half the points, no win.',
  })
  bye?: Bye;

  @Word(VISIBILITIES, {
    optional: true,
    default: 'public',
    description: '`unlisted`: readable by its id, absent from lists.',
    example: 'public',
  })
  visibility?: Visibility;

  @Flag({ optional: true, default: false, description: 'Whether only teams that have checked in are drawn.' })
  checkIn?: boolean;
}

export class ChangeTournament {
  @Text({ max: 100, optional: true, description: 'What the tournament is called.' })
  name?: string;

  @Day({ optional: true, description: 'The day it is played on.' })
  date?: string;

  @Text({ max: 100, optional: true, nullable: true, description: 'Where it is played; null takes it away.' })
  venue?: string | null;

  @Part(() => RulesetChoice, { optional: true, description: 'The rules; only before the start.' })
  ruleset?: RulesetChoice;

  @Part(() => ChangedFormat, { optional: true, description: 'After the start only `rounds` and `nextDraw`.' })
  format?: ChangedFormat;

  @Words(RANKING_KEYS, { ...RANKING, optional: true })
  ranking?: RankingKey[];

  @Part(() => Bye, { optional: true, description: 'What the team that sits out gets.' })
  bye?: Bye;

  @Word(VISIBILITIES, { optional: true, description: '`unlisted`: readable by its id, absent from lists.' })
  visibility?: Visibility;

  @Flag({ optional: true, description: 'Whether only teams that have checked in are drawn.' })
  checkIn?: boolean;
}
