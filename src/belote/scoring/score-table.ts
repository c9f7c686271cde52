import { bad, good } from '../../shared/result.js';
import type { Result } from '../../shared/result.js';
import { bySide, ofSide, sidesOf } from '../cards/seat.js';
import type { BySide } from '../cards/seat.js';
import type { Ruleset } from '../rulesets/ruleset.js';
import type { CompleteSheet, DealFault, DealSheet } from './deal-sheet.js';
import { afterCountedDeal, NEW_MATCH } from './match-target.js';
import { EMPTY_POT, potTotal } from './pot.js';
import { scoreDeal } from './score-deal.js';
import type { DealContext, DealResult, ScoredDeal } from './score-deal.js';

/** A deal of a table by its number, which it keeps for good. */
export interface NumberedSheet {
  readonly number: number;
  readonly sheet: DealSheet;
}

interface NumberedResult {
  readonly number: number;
  readonly sheet: CompleteSheet;
  readonly result: DealResult;
}

/**
 * How long a table plays: `of` counted deals, or to a `target` of points, the other being null; `ended` when time was called
 * before that.
 */
export interface TableLength {
  readonly of: number | null;
  readonly target: number | null;
  readonly ended: boolean;
}

export interface ScoredTable {
  readonly deals: readonly NumberedResult[];
  /** Deals that use up one of the round's. */
  readonly counted: number;
  /** Are all its counted deals played, or is the match to its target won? */
  readonly complete: boolean;
  readonly score: BySide;
  /** Points still in the pot. At the end of a match they lapse. */
  readonly pot: number;
}

/** The first deal that cannot stand, and why. */
export interface TableFaults {
  readonly number: number;
  readonly faults: readonly DealFault[];
}

/**
 * Scores a whole table from its sheets, in the order they were played. Every correction and every deletion goes through here:
 * it may change the pot, which deal is the last, and how many count.
 *
 * The last deal is the `of`-th counted one, or, where the table was ended early, the last counted one that was played; a
 * match to a target has none. Faults: those of `scoreDeal`, `round-full` for a counted deal past `of`, and `match-over` for a deal
 * after the match was won that counts or writes points.
 */
export function scoreTable(
  deals: readonly NumberedSheet[],
  ruleset: Ruleset,
  length: TableLength,
): Result<ScoredTable, TableFaults> {
  const { of, ended } = length;
  const first = scoreInOrder(deals, ruleset, length);
  if (!first.ok || of === null || !ended) return first;
  // Which deals count depends neither on the pot nor on which is the last, so the first pass has told where the end is.
  return scoreInOrder(deals, ruleset, length, first.value.counted);
}

function scoreInOrder(
  deals: readonly NumberedSheet[],
  ruleset: Ruleset,
  { of, target }: TableLength,
  lastCounted = of,
): Result<ScoredTable, TableFaults> {
  const sides = sidesOf(ruleset.players);
  const results: NumberedResult[] = [];
  let pot = EMPTY_POT;
  let counted = 0;
  let match = NEW_MATCH;
  let wonIn = 0;
  let score = bySide(sides, () => 0);
  for (const { number, sheet } of deals) {
    const context: DealContext = { carriedIn: pot, lastDeal: counted + 1 === lastCounted, written: score };
    const scored: Result<ScoredDeal, readonly DealFault[]> = scoreDeal(sheet, ruleset, context);
    if (!scored.ok) return bad({ number, faults: scored.faults });
    const { result } = scored.value;
    if (result.counts && of !== null && counted >= of) {
      return bad({ number, faults: [{ code: 'round-full', pointer: '', values: { of } }] });
    }
    if (match.winner !== null && (result.counts || sides.some((side) => result.score[side] !== 0))) {
      const values = { target: target as number, last: wonIn, number };
      return bad({ number, faults: [{ code: 'match-over', pointer: '', values }] });
    }
    results.push({ number, sheet: scored.value.sheet, result });
    const before = score;
    score = bySide(sides, (side) => ofSide(before, side) + ofSide(result.score, side));
    counted += result.counts ? 1 : 0;
    pot = scored.value.pot;
    if (target !== null && result.counts) {
      match = afterCountedDeal(match, scored.value.sheet, score, target, ruleset);
      wonIn = number;
    }
  }
  const complete = of === null ? match.winner !== null : counted >= of;
  return good({ deals: results, counted, complete, score, pot: potTotal(pot) });
}
