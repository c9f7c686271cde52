import { SEATS, type Seat, SIDES, type Side } from '../../belote/cards/seat.js';
import { type Outcome, OUTCOMES, type SomePoints } from '../../belote/scoring/deal-sheet.js';
import { Flag, Part, Parts, PointsBySide, PointsBySideOrOne, Text, Word, Words } from '../../http/fields/fields.js';
import { SheetReplay } from './replay.js';
import { SheetAnnouncement, SheetContract } from './sheet-parts.js';

const MOST_BELOTES = 10;

/** What a referee submits. What it must hold depends on the outcome and on the ruleset. */
export class SentDealSheet {
  @Word(OUTCOMES, { description: 'What became of the deal.', example: 'played' })
  outcome!: Outcome;

  @Part(() => SheetContract, { optional: true, description: 'Of a played deal, and only of one.' })
  contract?: SheetContract;

  @PointsBySideOrOne({
    optional: true,
    description:
      'Of a played deal: trick points with the last-trick bonus, 162 in all (258 in unscaled all-trump, 252 and 0 on a capot); one side is enough, the other is derived. Of a penalty: one number, where it is not the ruleset’s tariff.',
    example: { a: 95 },
  })
  points?: SomePoints | number;

  @PointsBySide({
    optional: true,
    description: 'In place of `points`: without the last-trick bonus, 152 in all (248). Needs `lastTrick`.',
  })
  cardPoints?: SomePoints;

  @Word(SIDES, { optional: true, description: 'The side that took the last trick.' })
  lastTrick?: Side;

  @Flag({
    optional: true,
    description: 'In place of points: the takers are dedans, no count was taken, the defence made no capot.',
  })
  failed?: boolean;

  @Word(SIDES, { optional: true, description: 'The side that took every trick. Never inferred from points.' })
  capot?: Side;

  @Word(SEATS, { optional: true, description: 'The seat that took all tricks alone; only where it was bid.' })
  generale?: Seat;

  @Words(SIDES, {
    max: MOST_BELOTES,
    optional: true,
    description:
      'The side of each king and queen of trump announced in full; up to four in all-trump, none in no-trump.',
    example: ['a'],
  })
  belotes?: Side[];

  @Parts(() => SheetAnnouncement, {
    max: 16,
    optional: true,
    description: 'Only where the ruleset plays them: what was declared and shown, in speaking order.',
  })
  announcements?: SheetAnnouncement[];

  @Part(() => SheetReplay, {
    optional: true,
    description:
      'Of a played deal: the full record. Points, capot, last trick and belotes then follow from it and may be left out; a sheet that contradicts it is refused.',
  })
  replay?: SheetReplay;

  @Word(SIDES, { optional: true, description: 'Of a penalty: the side at fault.' })
  against?: Side;

  @Text({ max: 500, optional: true, description: 'Of a penalty: what for.', example: 'revoke' })
  reason?: string;
}
