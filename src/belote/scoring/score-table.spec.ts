import { describe, expect, it } from '@jest/globals';
import { presetOf } from '../rulesets/presets/index.js';
import type { Ruleset } from '../rulesets/ruleset.js';
import type { DealSheet } from './deal-sheet.js';
import { scoreTable } from './score-table.js';
import type { ScoredTable, TableLength } from './score-table.js';

const CLASSIC = presetOf('ffb-classic')!.ruleset;

const points = (a: number, takers: 'a' | 'b' = 'a'): DealSheet => ({
  outcome: 'played',
  contract: { takers, trump: 'hearts' },
  points: { a },
});
const passed: DealSheet = { outcome: 'passed-out' };
const numbered = (sheets: readonly DealSheet[]) => sheets.map((sheet, index) => ({ number: index + 1, sheet }));

function table(sheets: readonly DealSheet[], length: TableLength, ruleset: Ruleset = CLASSIC): ScoredTable {
  const scored = scoreTable(numbered(sheets), ruleset, length);
  if (!scored.ok) throw new Error(JSON.stringify(scored.faults));
  return scored.value;
}
const scores = ({ deals }: ScoredTable) => deals.map(({ result }) => [result.score.a, result.score.b]);
const open = { of: 12, target: null, ended: false };

describe('scoreTable', () => {
  it('is complete with its last counted deal, and not before', () => {
    const of = { of: 2, target: null, ended: false };
    expect(table([points(90)], of)).toMatchObject({ counted: 1, complete: false });
    expect(table([points(90), passed], of)).toMatchObject({ counted: 1, complete: false });
    expect(table([points(90), points(91)], of)).toMatchObject({ counted: 2, complete: true });
  });

  it('carries the pot over passed-out deals to the next counted one, and pays it once', () => {
    const played = table([points(81), passed, points(100), points(90)], open);
    expect(scores(played)).toEqual([
      [0, 81],
      [0, 0],
      [181, 62],
      [90, 72],
    ]);
    expect(played).toMatchObject({ counted: 3, pot: 0, score: { a: 271, b: 215 } });
  });

  it('gathers several litiges in a row, whoever took', () => {
    const played = table([points(81), points(81, 'b'), points(60)], open);
    expect(scores(played)).toEqual([
      [0, 81],
      [81, 0],
      [0, 324],
    ]);
  });

  it('leaves a waiting pot in the pot', () => {
    expect(table([points(90), points(81)], open)).toMatchObject({ pot: 81, counted: 2, score: { a: 90, b: 153 } });
  });

  it('lets each keep its points in the last deal, and gives back what waited', () => {
    const played = table([points(81), points(81, 'b')], { of: 2, target: null, ended: false });
    expect(scores(played)).toEqual([
      [0, 81],
      [162, 81],
    ]);
    expect(played.pot).toBe(0);
  });

  it('has its last deal earlier when the table was ended, and then only', () => {
    expect(scores(table([points(90), points(81)], { of: 12, target: null, ended: true }))).toEqual([
      [90, 72],
      [81, 81],
    ]);
    expect(scores(table([points(90), points(81)], { of: 12, target: null, ended: false }))).toEqual([
      [90, 72],
      [0, 81],
    ]);
    expect(scores(table([points(90), points(81), passed], { of: 12, target: null, ended: true }))).toEqual([
      [90, 72],
      [81, 81],
      [0, 0],
    ]);
    expect(table([], { of: 12, target: null, ended: true })).toEqual({
      deals: [],
      counted: 0,
      complete: false,
      score: { a: 0, b: 0 },
      pot: 0,
    });
  });

  it('has no last deal in a match to a target', () => {
    expect(table([points(81)], { of: null, target: 1000, ended: true })).toMatchObject({
      pot: 81,
      score: { a: 0, b: 81 },
    });
  });

  it('refuses a counted deal past the last, and no other', () => {
    const refused = scoreTable(numbered([points(90), passed, points(90)]), CLASSIC, {
      of: 1,
      target: null,
      ended: false,
    });
    const faults = [{ code: 'round-full', pointer: '', values: { of: 1 } }];
    expect(refused).toEqual({ ok: false, faults: { number: 3, faults } });
    expect(table([points(90), passed], { of: 1, target: null, ended: false }).counted).toBe(1);
  });

  it('says which deal cannot stand', () => {
    const refused = scoreTable(numbered([points(90), points(1)]), CLASSIC, open);
    expect(refused.ok ? null : [refused.faults.number, refused.faults.faults[0]?.pointer]).toEqual([2, '/points/a']);
  });

  it('writes the last deal exactly where the ruleset says so', () => {
    const cannes = presetOf('cannes-2016')!.ruleset;
    const deal: DealSheet = { ...points(95), contract: { takers: 'a', trump: 'hearts', bid: 90 } };
    expect(scores(table([deal, deal], { of: 2, target: null, ended: false }, cannes))).toEqual([
      [180, 70],
      [185, 67],
    ]);
    expect(scores(table([deal, deal], { of: 9, target: null, ended: true }, cannes))).toEqual([
      [180, 70],
      [185, 67],
    ]);
  });

  it('counts no deal that is to be replayed', () => {
    const replay: Ruleset = { ...CLASSIC, litige: { ...CLASSIC.litige, policy: 'replay' } };
    expect(table([points(81), points(90)], { of: 1, target: null, ended: false }, replay)).toMatchObject({
      counted: 1,
      score: { a: 90, b: 72 },
    });
  });

  it('keeps a cap on the round', () => {
    const capped: Ruleset = { ...CLASSIC, round: { ...CLASSIC.round, cap: 200 } };
    const played = table([points(120), points(110), points(100)], open, capped);
    expect(scores(played)).toEqual([
      [120, 42],
      [80, 52],
      [0, 62],
    ]);
    expect(played.score).toEqual({ a: 200, b: 156 });
  });

  it('adds twelve exact deals up to 1944 and 20 a belote (rules.md, score sheet arithmetic)', () => {
    const deals = Array.from({ length: 12 }, (_, index) => points(40 + index * 9, index % 2 === 0 ? 'a' : 'b'));
    const { score } = table([{ ...deals[0]!, belotes: ['b'] }, ...deals.slice(1)], open);
    expect(score.a + score.b).toBe(1944 + 20);
  });
});
