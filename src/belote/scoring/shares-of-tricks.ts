import type { Side } from '../cards/seat.js';
import { DEAL_POINTS } from '../cards/values.js';
import type { Count } from './count-deal.js';
import type { PlayedDeal } from './played-deal.js';
import type { Part } from './share.js';

/** What a side writes for its tricks: their points as they are, converted, or what a capot is worth; nothing for nothing. */
function trickParts(deal: PlayedDeal, side: Side): Part[] {
  const { sheet, ruleset, count, rounding } = deal;
  const points = count.tricks[side] ?? 0;
  if (points === 0) return [];
  if (sheet.capot !== undefined) {
    const capot: Part = { rule: 'capot', points: ruleset.capot.unbid };
    return rounding.applies === 'points' && !rounding.complement ? rounded(deal, capot) : [capot];
  }
  return rounded(deal, countedPart(count, side, points));
}

/** The exact points of a side's tricks as one line, converted where all-trump is scaled. */
export function countedPart({ raw, rawTotal }: Count, side: Side, points: number): Part {
  if (rawTotal === DEAL_POINTS) return { rule: 'trick-points', points };
  return { rule: 'converted-points', points, values: { raw: raw[side] ?? 0, of: rawTotal } };
}

/** Rounds what a side's tricks gave, where that is what is rounded; each change is a line of its own. */
function rounded({ rounding }: PlayedDeal, part: Part): Part[] {
  if (rounding.applies !== 'points') return [part];
  const change = rounding.round(part.points) - part.points;
  const line: Part = { rule: 'points-rounding', points: change, values: { to: rounding.to, exact: part.points } };
  return change === 0 ? [part] : [part, line];
}

/**
 * Both sides' tricks where each writes its own. With `rounding.complement` the takers are rounded and the defence writes
 * what is left of 160, so that the sheet adds up; a capot stays outside.
 */
export function tricksOfBoth(deal: PlayedDeal): ReadonlyMap<Side, readonly Part[]> {
  const { count, rounding, sheet } = deal;
  if (!rounding.complement || sheet.capot !== undefined) {
    return new Map(count.sides.map((side) => [side, trickParts(deal, side)]));
  }
  const takersExact = count.tricks[count.takers] ?? 0;
  const takersRounded = rounding.round(takersExact);
  const parts = new Map<Side, readonly Part[]>();
  for (const side of count.sides) {
    const points = count.tricks[side] ?? 0;
    const isTakers = side === count.takers;
    const change = (isTakers ? takersRounded : rounding.deal - takersRounded) - points;
    const own = points === 0 ? [] : [countedPart(count, side, points)];
    const line: Part = isTakers
      ? { rule: 'points-rounding', points: change, values: { to: rounding.to, exact: points } }
      : { rule: 'complement', points: change, values: { deal: rounding.deal, other: takersRounded } };
    parts.set(side, change === 0 ? own : [...own, line]);
  }
  return parts;
}
