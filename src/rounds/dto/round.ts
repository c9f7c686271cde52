import { DRAW_METHODS, type DrawMethodName } from '../../contest/draws/draw.js';
import { Flag, Part, Text, Word } from '../../http/fields/fields.js';

export class DrawChoice {
  @Word(DRAW_METHODS, {
    optional: true,
    description: 'How to draw; without it as the tournament’s format says. `random` and `by-ranking` are available.',
    example: 'by-ranking',
  })
  method?: DrawMethodName;

  @Text({
    max: 64,
    optional: true,
    description: 'The same field and seed give the same draw. Without it one is chosen, and told.',
    example: 'saint-martin-1',
  })
  seed?: string;
}

export class DrawRound {
  @Part(() => DrawChoice, { optional: true, description: 'How to draw.' })
  draw?: DrawChoice;

  @Flag({ optional: true, default: false, description: 'Only show the draw: 200, nothing is stored.' })
  dryRun?: boolean;

  @Flag({ optional: true, default: false, description: 'Draw even where some teams must meet again.' })
  acceptRematches?: boolean;
}
