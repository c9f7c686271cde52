import { describe, expect, it } from '@jest/globals';
import { presetOf } from '../rulesets/presets/index.js';
import type { Ruleset } from '../rulesets/ruleset.js';
import type { DealSheet } from './deal-sheet.js';
import { scoreTable } from './score-table.js';

const preset = (key: string): Ruleset => presetOf(key)!.ruleset;
const CLASSIC = preset('ffb-classic');
const withTrick = (ruleset: Ruleset): Ruleset => ({ ...ruleset, round: { ...ruleset.round, targetNeedsTrick: true } });
const NEEDS_TRICK = withTrick(CLASSIC);
const EACH_WRITES: Ruleset = { ...CLASSIC, litige: { ...CLASSIC.litige, policy: 'made' } };
const THREE = preset('belote-three');

type Side = 'a' | 'b' | 'c';
const takes = (takers: Side, more: Partial<DealSheet>): DealSheet => ({
  outcome: 'played',
  contract: { takers, trump: 'hearts' },
  ...more,
});
/** Side a took and made so many; or b, with the points that are left. */
const a = (points: number, more: Partial<DealSheet> = {}): DealSheet => takes('a', { points: { a: points }, ...more });
const b = (points: number, more: Partial<DealSheet> = {}): DealSheet => takes('b', { points: { b: points }, ...more });
const aCapot: DealSheet = takes('a', { capot: 'a' });
const bCapot = (more: Partial<DealSheet> = {}): DealSheet => takes('b', { capot: 'b', ...more });
const three = (takers: Side, points: Readonly<Record<Side, number>>, more: Partial<DealSheet> = {}): DealSheet =>
  takes(takers, { points, ...more });
const penalty = (against: Side, points: number): DealSheet => ({ outcome: 'penalty', against, points });
const PASSED: DealSheet = { outcome: 'passed-out' };

const TARGETS = 'rules.md, match to a target';
const ISSUE = 'issue 3, item 8';
const PARAMETER = 'rules.md, round.targetNeedsTrick';
const OURS = 'our choice';

/** What has been played, whether the match is then over, and the totals. */
const table: readonly (readonly [
  name: string,
  source: string,
  ruleset: Ruleset,
  target: number,
  sheets: readonly DealSheet[],
  complete: boolean,
  totals: readonly number[],
])[] = [
  ['under the target it goes on', TARGETS, CLASSIC, 200, [a(100), a(99)], false, [199, 125]],
  ['exactly at the target it is over', TARGETS, CLASSIC, 200, [a(100), a(100)], true, [200, 124]],
  ['above the target it is over', TARGETS, CLASSIC, 200, [a(100), a(120)], true, [220, 104]],
  ['the first deal may be enough', TARGETS, CLASSIC, 82, [a(82)], true, [82, 80]],
  ['the defence gets there', TARGETS, CLASSIC, 300, [a(70), a(60)], true, [0, 324]],
  ['both over in one deal: the higher has won', ISSUE, CLASSIC, 150, [a(82), a(100)], true, [182, 142]],
  ['both over in one deal: over for both', ISSUE, CLASSIC, 140, [a(82), a(100)], true, [182, 142]],
  ['equal and over: another deal', ISSUE, CLASSIC, 160, [a(82), b(82)], false, [162, 162]],
  ['equal and over, then unequal: over', ISSUE, CLASSIC, 160, [a(82), b(82), a(90)], true, [252, 234]],
  ['equal twice: still another', ISSUE, EACH_WRITES, 160, [a(82), b(82), a(81)], false, [243, 243]],
  ['equal under the target is nothing', ISSUE, CLASSIC, 200, [a(82), b(82)], false, [162, 162]],
  ['a passed-out deal decides nothing', TARGETS, CLASSIC, 160, [a(82), b(82), PASSED], false, [162, 162]],
  ['a passed-out deal may follow the end', TARGETS, CLASSIC, 82, [a(82), PASSED], true, [82, 80]],
  [
    'rounded points count: 95 is written as 100',
    TARGETS,
    { ...CLASSIC, rounding: { ...CLASSIC.rounding, to: 10, half: 'up', applies: 'line' } },
    100,
    [a(95)],
    true,
    [100, 70],
  ],
  ['points in the pot do not', TARGETS, CLASSIC, 82, [a(81)], false, [0, 81]],
  ['points out of the pot do', TARGETS, CLASSIC, 170, [a(81), a(90)], true, [171, 153]],
  ['a belote may take a side over', PARAMETER, CLASSIC, 100, [a(82, { belotes: ['a'] })], true, [102, 80]],
  [
    'a belote alone may take a side over',
    PARAMETER,
    CLASSIC,
    300,
    [a(150), a(140), bCapot({ belotes: ['a'] })],
    true,
    [310, 286],
  ],
  [
    'a belote without a trick may not',
    PARAMETER,
    NEEDS_TRICK,
    300,
    [a(150), a(140), bCapot({ belotes: ['a'] })],
    false,
    [310, 286],
  ],
  [
    'the next deal in which that side has a trick ends it',
    PARAMETER,
    NEEDS_TRICK,
    300,
    [a(150), a(140), bCapot({ belotes: ['a'] }), a(82)],
    true,
    [392, 366],
  ],
  [
    'a deal in which it has none again does not, unless the others win',
    PARAMETER,
    NEEDS_TRICK,
    300,
    [a(150), a(140), bCapot({ belotes: ['a'] }), bCapot()],
    true,
    [310, 538],
  ],
  [
    'the other has more, and tricks: it has won',
    PARAMETER,
    NEEDS_TRICK,
    280,
    [a(150), a(110), bCapot({ belotes: ['a'] })],
    true,
    [280, 316],
  ],
  [
    'a leader without a trick keeps the match open, though the other is over with tricks',
    OURS,
    NEEDS_TRICK,
    334,
    [aCapot, b(82), bCapot({ belotes: ['a'] })],
    false,
    [352, 334],
  ],
  [
    'the same without the parameter: the leader has won',
    PARAMETER,
    CLASSIC,
    334,
    [aCapot, b(82), bCapot({ belotes: ['a'] })],
    true,
    [352, 334],
  ],
  [
    'a trick worth nothing is a trick: no capot was declared',
    'rules.md, capot is decided by tricks',
    NEEDS_TRICK,
    20,
    [b(162, { belotes: ['a'] })],
    true,
    [20, 162],
  ],
  [
    'failed without a count: nobody is without a trick',
    OURS,
    NEEDS_TRICK,
    160,
    [takes('a', { failed: true })],
    true,
    [0, 162],
  ],
  [
    'a trick worth nothing is a trick: nobody made capot',
    PARAMETER,
    NEEDS_TRICK,
    270,
    [bCapot(), a(162, { belotes: ['b'] })],
    true,
    [162, 272],
  ],
  [
    'three: a failure without a count shows nobody without a trick',
    OURS,
    withTrick(THREE),
    80,
    [takes('a', { failed: true }), takes('b', { failed: true })],
    true,
    [81, 81, 162],
  ],
  [
    'three: a penalty may win',
    OURS,
    withTrick(THREE),
    162,
    [penalty('a', 162), penalty('b', 162)],
    true,
    [81, 81, 162],
  ],
  ['a penalty stands for the deal, and may win', OURS, NEEDS_TRICK, 160, [penalty('a', 162)], true, [0, 162]],
  [
    'a penalty that uses no deal decides nothing before the next deal',
    OURS,
    { ...CLASSIC, penalty: { ...CLASSIC.penalty, usesDeal: false } },
    160,
    [penalty('a', 162)],
    false,
    [0, 162],
  ],
  ['three: the one who gets there', TARGETS, THREE, 100, [three('a', { a: 100, b: 40, c: 22 })], true, [100, 40, 22]],
  [
    'three: the two best are equal, and the third is over too',
    TARGETS,
    THREE,
    100,
    [three('a', { a: 82, b: 60, c: 20 }), three('c', { a: 29, b: 51, c: 82 })],
    false,
    [111, 111, 102],
  ],
  [
    'three: a side without points has no trick',
    OURS,
    withTrick(THREE),
    20,
    [three('a', { a: 100, b: 62, c: 0 }, { belotes: ['c'] })],
    true,
    [100, 62, 20],
  ],
  ...([false, true] as const).map(
    (complete) =>
      [
        `three: a leader by a belote alone is ${complete ? 'over without the parameter' : 'not over'}`,
        PARAMETER,
        complete ? THREE : withTrick(THREE),
        270,
        [takes('c', { capot: 'c' }), three('b', { a: 70, b: 92, c: 0 }, { belotes: ['c'] })],
        complete,
        [70, 92, 272],
      ] as const,
  ),
];

describe('a match to a target', () => {
  it.each(table)('%s (%s)', (_, _source, ruleset, target, sheets, complete, totals) => {
    const numbered = sheets.map((sheet, index) => ({ number: index + 1, sheet }));
    const scored = scoreTable(numbered, ruleset, { of: null, target, ended: false });
    if (!scored.ok) throw new Error(JSON.stringify(scored.faults));
    const { score } = scored.value;
    expect([[score.a, score.b, ...(score.c === undefined ? [] : [score.c])], scored.value.complete]).toEqual([
      totals,
      complete,
    ]);
  });
  it('refuses a deal after the end that counts or writes points, and says which', () => {
    const scoreUpTo = (sheets: readonly DealSheet[], ruleset: Ruleset = CLASSIC) =>
      scoreTable(
        sheets.map((sheet, index) => ({ number: index + 1, sheet })),
        ruleset,
        { of: null, target: 82, ended: false },
      );
    const faults = [{ code: 'match-over', pointer: '', values: { target: 82, last: 2, number: 4 } }];
    const refused = { ok: false, faults: { number: 4, faults } };
    expect(scoreUpTo([PASSED, a(82), PASSED, a(90)])).toEqual(refused);
    const free: Ruleset = { ...CLASSIC, penalty: { ...CLASSIC.penalty, usesDeal: false } };
    expect(scoreUpTo([PASSED, a(82), PASSED, penalty('a', 10)], free)).toEqual(refused);
  });

  it('leaves in the pot what nobody won, and nobody gets it', () => {
    const waits: Ruleset = { ...CLASSIC, litige: { ...CLASSIC.litige, release: 'contract-maker' } };
    const sheets = [a(81), a(70)].map((sheet, index) => ({ number: index + 1, sheet }));
    const scored = scoreTable(sheets, waits, { of: null, target: 240, ended: false });
    expect(scored).toMatchObject({ value: { complete: true, pot: 81, score: { a: 0, b: 243 } } });
  });

  it('has no last deal, neither by its end nor when time is up', () => {
    const sheet: DealSheet = takes('a', { contract: { takers: 'a', trump: 'hearts', bid: 90 }, points: { a: 95 } });
    const last = { number: 1, sheet };
    const scores = [100, 1000].map((target) => {
      const scored = scoreTable([last], preset('cannes-2016'), { of: null, target, ended: target === 1000 });
      return scored.ok ? scored.value.score : null;
    });
    expect(scores).toEqual([
      { a: 180, b: 70 },
      { a: 180, b: 70 },
    ]);
  });
});
