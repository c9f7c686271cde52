import { bad, good } from '../../shared/result.js';
import type { Result } from '../../shared/result.js';
import { bySide, ofSide, sidesAgainst, sidesOf } from '../cards/seat.js';
import type { BySide, Side } from '../cards/seat.js';
import type { Ruleset } from '../rulesets/ruleset.js';
import { checkSheet } from './check-sheet.js';
import { factorOf, judge } from './contract.js';
import type { Verdict } from './contract.js';
import { countDeal } from './count-deal.js';
import type { CompleteSheet, DealFault, DealSheet, PenaltySheet, PlayedSheet } from './deal-sheet.js';
import { openLedger } from './ledger.js';
import type { Ledger, Line } from './ledger.js';
import { writeLitige } from './litige.js';
import { checkCarriedIn, EMPTY_POT, potOf, potTotal } from './pot.js';
import type { Pot } from './pot.js';
import { roundingOf } from './rounding.js';
import { warningsOf } from './warnings.js';
import type { Warning } from './warnings.js';
import { writeContract } from './write-contract.js';

/** Where a deal stands in its round. */
export interface DealContext {
  /** The pot before the deal; a plain number where nobody knows whose points they were. */
  readonly carriedIn: Pot | number;
  /** Is it the last of the round's counted deals? Never in a match to a target. */
  readonly lastDeal: boolean;
  /** What the sides have written in the round so far; only a cap on a round's score (`round.cap`) asks for it. */
  readonly written?: BySide;
}

/** What a deal is worth. All numbers are points, whole ones. */
export interface DealResult {
  readonly verdict: Verdict;
  /** What decides the contract: points, belotes and announcements that count. Known parts only where no count was taken. */
  readonly totals: BySide;
  /** What is written: for each side the sum of its lines. */
  readonly score: BySide;
  /** Points this deal puts in the pot. */
  readonly held: number;
  /** Points this deal takes out of the pot; they are inside `score` already. */
  readonly released: number;
  /** Does it use up one of the round's deals? */
  readonly counts: boolean;
  readonly lines: readonly Line[];
  /** What is possible and hardly ever so. */
  readonly warnings: readonly Warning[];
}

export interface ScoredDeal {
  readonly sheet: CompleteSheet;
  readonly result: DealResult;
  /** The pot after the deal. */
  readonly pot: Pot;
}

/**
 * Scores one deal under a ruleset.
 *
 * Shapes: any deal sheet whose types hold; the answer's `sheet` is complete and scores as itself. Units: points. Faults: all
 * of `DEAL_FAULT_CODES` but `round-full` and `match-over`, every one the sheet has, with pointers into the sheet (and `/carriedIn`). Source:
 * the rules, each parameter by its own.
 */
export function scoreDeal(
  sheet: DealSheet,
  ruleset: Ruleset,
  context: DealContext,
): Result<ScoredDeal, readonly DealFault[]> {
  const checked = checkSheet(sheet, ruleset);
  const faults = [...(checked.ok ? [] : checked.faults), ...checkCarriedIn(context.carriedIn, ruleset)];
  if (!checked.ok || faults.length > 0) return bad(faults);
  const complete = checked.value;
  const ledger = openLedger();
  const carried = potOf(context.carriedIn);
  const written = writeDeal(ledger, complete, ruleset, { carried, lastDeal: context.lastDeal });
  if (written.verdict === 'litige' && cannotGoBack(carried, ruleset, context.lastDeal)) {
    return bad([{ code: 'carried-in-unowned', pointer: '/carriedIn' }]);
  }
  if (complete.outcome === 'played') roundLines(ledger, ruleset, context.lastDeal);
  capLines(ledger, ruleset, context.written);
  const sides = sidesOf(ruleset.players);
  return good({
    sheet: complete,
    result: {
      verdict: written.verdict,
      totals: written.totals,
      score: bySide(sides, (side) => ledger.sumOf(side)),
      held: 0 - ledger.sumOfRule('litige-held'),
      released: ledger.sumOfRule('pot-released') + ledger.sumOfRule('pot-returned'),
      counts: written.counts,
      lines: ledger.lines,
      warnings: warningsOf(complete, ruleset),
    },
    pot: written.pot,
  });
}

interface Standing {
  readonly carried: Pot;
  readonly lastDeal: boolean;
}

interface Written {
  readonly verdict: Verdict;
  readonly totals: BySide;
  readonly counts: boolean;
  readonly pot: Pot;
}

function writeDeal(ledger: Ledger, sheet: CompleteSheet, ruleset: Ruleset, standing: Standing): Written {
  if (sheet.outcome === 'played') return writePlayed(ledger, sheet, ruleset, standing);
  const totals = bySide(sidesOf(ruleset.players), () => 0);
  if (sheet.outcome === 'passed-out') return { verdict: 'passed-out', totals, counts: false, pot: standing.carried };
  const pot = writePenalty(ledger, sheet, ruleset, standing.carried);
  return { verdict: 'penalty', totals, counts: ruleset.penalty.usesDeal, pot };
}

function writePlayed(ledger: Ledger, sheet: PlayedSheet, ruleset: Ruleset, { carried, lastDeal }: Standing): Written {
  const count = countDeal(sheet, ruleset);
  const verdict = judge(sheet, ruleset, count);
  const rounding = roundingOf(ruleset, lastDeal);
  const deal = { sheet, ruleset, count, verdict, rounding, factor: factorOf(sheet, ruleset) };
  const { totals } = count;
  // A deal that is played again was none: nothing is written, no deal is used up, the pot waits.
  if (verdict === 'to-replay') return { verdict, totals, counts: false, pot: carried };
  if (verdict === 'litige') {
    return { verdict, totals, counts: true, pot: writeLitige(ledger, deal, carried, lastDeal) };
  }
  writeContract(ledger, deal);
  const waits = verdict === 'failed' && ruleset.litige.release === 'contract-maker';
  const winner = verdict === 'failed' ? count.defence[0] : count.takers;
  const pot = waits ? carried : release(ledger, carried, winner);
  return { verdict, totals, counts: true, pot };
}

/** The pot goes whole to one side. It decides nothing, so it is written last, before the line is rounded. */
function release(ledger: Ledger, carried: Pot, winner: Side): Pot {
  const amount = potTotal(carried);
  if (amount > 0) ledger.write(winner, 'pot-released', amount);
  return EMPTY_POT;
}

/** The other side gains; where three play the two others share, an odd point lost. A counted penalty wins the pot too. */
function writePenalty(ledger: Ledger, { against, points }: PenaltySheet, ruleset: Ruleset, carried: Pot): Pot {
  const gainers = sidesAgainst(against, ruleset.players);
  const each = Math.floor(points / gainers.length);
  for (const side of gainers) ledger.write(side, 'penalty', each, { against });
  return ruleset.penalty.usesDeal ? release(ledger, carried, gainers[0]) : carried;
}

const cannotGoBack = ({ unowned = 0 }: Pot, { litige }: Ruleset, lastDeal: boolean): boolean =>
  lastDeal && litige.atRoundEnd === 'each-keeps' && unowned > 0;

/**
 * The whole line of a played deal is rounded once, at the end, pot and base and bid included. A penalty is a ruling and no
 * count, so it is written as it stands.
 */
function roundLines(ledger: Ledger, ruleset: Ruleset, lastDeal: boolean): void {
  const rounding = roundingOf(ruleset, lastDeal);
  if (rounding.applies !== 'line') return;
  for (const side of sidesOf(ruleset.players)) {
    const exact = ledger.sumOf(side);
    const change = rounding.round(exact) - exact;
    if (change !== 0) ledger.write(side, 'line-rounding', change, { to: rounding.to, exact });
  }
}

/** What goes over the cap on a round's score is taken off where it would be written. */
function capLines(ledger: Ledger, { round, players }: Ruleset, written: BySide | undefined): void {
  const { cap } = round;
  if (typeof cap !== 'number') return;
  for (const side of sidesOf(players)) {
    const now = ledger.sumOf(side);
    const before = written ? ofSide(written, side) : 0;
    const over = Math.min(before + now - cap, now);
    if (over > 0) ledger.write(side, 'round-cap', -over, { cap });
  }
}
