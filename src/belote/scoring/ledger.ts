import type { Side } from '../cards/seat.js';

/** Why points are written. Codes for clients and for the texts; they never change. */
export const LINE_RULES = [
  'trick-points',
  'converted-points',
  'capot',
  'bid',
  'word-bid',
  'failed-base',
  'doubled-base',
  'failed-defender',
  'contract-failed',
  'doubled-loss',
  'announcement',
  'announcement-taken',
  'announcement-lost',
  'belote',
  'belote-taken',
  'belote-lost',
  'doubling',
  'capot-bonus',
  'litige-held',
  'litige-lapsed',
  'pot-released',
  'pot-returned',
  'pot-lapsed',
  'penalty',
  'points-rounding',
  'complement',
  'line-rounding',
  'round-cap',
] as const;
export type LineRule = (typeof LINE_RULES)[number];

/** One reason for points on one side. Negative where it takes away, 0 where it says why nothing is written. */
export interface Line {
  readonly side: Side;
  readonly rule: LineRule;
  readonly points: number;
  readonly values?: LineValues;
}

/** What the text of a line is filled with: numbers, and words of the contract. */
export type LineValues = Readonly<Record<string, string | number>>;

/** Where a deal is written. Adding a line is the only way to give a side points; a score is what its lines add up to. */
export interface Ledger {
  write(side: Side, rule: LineRule, points: number, values?: LineValues): void;
  sumOf(side: Side): number;
  /** The sum of the lines with this rule over all sides. */
  sumOfRule(rule: LineRule): number;
  readonly lines: readonly Line[];
}

export function openLedger(): Ledger {
  const lines: Line[] = [];
  const sumWhere = (belongs: (line: Line) => boolean): number =>
    lines.filter(belongs).reduce((sum, { points }) => sum + points, 0);
  return {
    lines,
    write: (side, rule, points, values) => {
      lines.push({ side, rule, points, ...(values && { values }) });
    },
    sumOf: (side) => sumWhere((line) => line.side === side),
    sumOfRule: (rule) => sumWhere((line) => line.rule === rule),
  };
}
