import { ofSide } from '../cards/seat.js';
import type { Side } from '../cards/seat.js';
import { DEAL_POINTS } from '../cards/values.js';
import type { Count } from './count-deal.js';
import type { PlayedDeal } from './played-deal.js';
import type { Part } from './share.js';

/**
 * What a side writes for its tricks, where each writes its own: their points as they are, converted, or what a capot is
 * worth; nothing for nothing. With `rounding.complement` the defence writes what the takers leave, so that the sheet adds up;
 * a capot stays outside.
 */
export function tricksOf(deal: PlayedDeal, side: Side): readonly Part[] {
  const { sheet, ruleset, count, rounding } = deal;
  const points = ofSide(count.tricks, side);
  if (rounding.complement && sheet.capot === undefined && side !== count.takers) return whatIsLeft(deal, side);
  if (points === 0) return [];
  if (sheet.capot !== undefined) {
    const capot: Part = { rule: 'capot', points: ruleset.capot.unbid };
    return rounding.complement ? [capot] : rounded(deal, capot);
  }
  return rounded(deal, countedPart(count, side, points));
}

/** The exact points of a side's tricks as one line, converted where all-trump is scaled. */
export function countedPart({ raw, rawTotal }: Count, side: Side, points: number): Part {
  if (rawTotal === DEAL_POINTS) return { rule: 'trick-points', points };
  return { rule: 'converted-points', points, values: { raw: ofSide(raw, side), of: rawTotal } };
}

/** Rounds what a side's tricks gave, where that is what is rounded; each change is a line of its own. */
function rounded({ rounding }: PlayedDeal, part: Part): Part[] {
  if (rounding.applies !== 'points' && !rounding.complement) return [part];
  const change = rounding.round(part.points) - part.points;
  const line: Part = { rule: 'points-rounding', points: change, values: { to: rounding.to, exact: part.points } };
  return change === 0 ? [part] : [part, line];
}

/** The defence's tricks, rounded so that they complete those of the takers to 160. */
function whatIsLeft({ count, rounding }: PlayedDeal, side: Side): readonly Part[] {
  const points = ofSide(count.tricks, side);
  const other = rounding.round(ofSide(count.tricks, count.takers));
  const change = rounding.deal - other - points;
  const own = points === 0 ? [] : [countedPart(count, side, points)];
  const line: Part = { rule: 'complement', points: change, values: { deal: rounding.deal, other } };
  return change === 0 ? own : [...own, line];
}
