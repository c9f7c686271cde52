import { DEAL_POINTS } from '../cards/values.js';
import type { Ruleset } from '../rulesets/ruleset.js';

/** How a deal is rounded: the ruleset's way, or not at all, as in a last deal that is exact. */
export interface Rounding {
  /** Rounds a whole number to the written step; itself where nothing is rounded. */
  readonly round: (points: number) => number;
  readonly to: number;
  readonly applies: 'line' | 'points';
  readonly complement: boolean;
  /** What both sides of a deal add to when one writes the complement of the other: 160 for tens. */
  readonly deal: number;
}

export function roundingOf({ rounding }: Ruleset, lastDeal: boolean): Rounding {
  const { half, applies, complement, lastDealExact } = rounding;
  // Rounding to whole points changes nothing, so nothing is written of it.
  const to = rounding.to === 'none' || (lastDeal && lastDealExact) ? 1 : rounding.to;
  const round = (points: number): number => {
    const rest = points % to;
    const goesUp = half === 'up' ? rest * 2 >= to : rest * 2 > to;
    return points - rest + (goesUp ? to : 0);
  };
  return { round, to, applies, complement, deal: round(DEAL_POINTS) };
}
