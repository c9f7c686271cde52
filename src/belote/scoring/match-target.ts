import { ofSide, sidesOf } from '../cards/seat.js';
import type { BySide, Side } from '../cards/seat.js';
import type { Ruleset } from '../rulesets/ruleset.js';
import type { CompleteSheet } from './deal-sheet.js';

/** Where a match to a target stands after a counted deal. */
export interface Match {
  /** Who may win it as soon as nobody has more: the sides over the target that did not get there without a trick. */
  readonly over: readonly Side[];
  /** Who has won it; null while it goes on. */
  readonly winner: Side | null;
}

export const NEW_MATCH: Match = { over: [], winner: null };

/**
 * A match after one more counted deal, where `score` (points, that deal included) stands at the table.
 *
 * A side is over when its total, as it is written, is at or over the target. The match is won when one side alone has the most
 * points of all, and is over: of two that get there in one deal the higher wins, and at equality another deal is played
 * ("Matches to a target", rules.md). Where `round.targetNeedsTrick` is set, a side is over only from a deal on in which it took a
 * trick with its total at or over the target, so that no belote or announcement alone wins a match. As the most points win a
 * table, a leader who is not over for that reason holds the match open for everybody.
 */
export function afterCountedDeal(
  match: Match,
  sheet: CompleteSheet,
  score: BySide,
  target: number,
  ruleset: Ruleset,
): Match {
  const sides = sidesOf(ruleset.players);
  const { targetNeedsTrick } = ruleset.round;
  const over = sides.filter(
    (side) =>
      ofSide(score, side) >= target &&
      (match.over.includes(side) || !targetNeedsTrick || tookTrick(sheet, side, sides)),
  );
  const most = Math.max(...sides.map((side) => ofSide(score, side)));
  const [leader, ...others] = sides.filter((side) => score[side] === most) as [Side, ...Side[]];
  const isWon = others.length === 0 && over.includes(leader);
  return { over, winner: isWon ? leader : null };
}

/**
 * Did this side take a trick, as far as the sheet tells? A capot belongs to the side that took every trick, and without one each of
 * two sides took some, points or none: a trick can be worth nothing. Where three play, a side without points is taken to have no
 * trick: the one trick worth nothing is that of three nines, none of them trump. A deal that failed without a count shows nobody
 * without a trick, since a capot would have been declared. A penalty stands for the deal, tricks included: it is neither belote nor
 * announcement, and may win a match.
 */
function tookTrick(sheet: CompleteSheet, side: Side, sides: readonly Side[]): boolean {
  if (sheet.outcome !== 'played' || sheet.points === undefined) return true;
  if (sheet.capot !== undefined) return sheet.capot === side;
  return sides.length === 2 || ofSide(sheet.points, side) > 0;
}
