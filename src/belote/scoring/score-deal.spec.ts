import { describe, expect, it } from '@jest/globals';
import { resolveRuleset } from '../rulesets/check-ruleset.js';
import { presetOf } from '../rulesets/presets/index.js';
import type { Ruleset } from '../rulesets/ruleset.js';
import type { DealSheet, SheetContract } from './deal-sheet.js';
import { scoreDeal } from './score-deal.js';
import type { DealContext, DealResult, ScoredDeal } from './score-deal.js';

const rulesetOf = (key: string, overrides: unknown = {}): Ruleset => {
  const resolved = resolveRuleset(presetOf(key)!.ruleset, overrides);
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.faults));
  return resolved.value;
};

const scored = (ruleset: Ruleset, sheet: DealSheet, context: Partial<DealContext> = {}): ScoredDeal => {
  const result = scoreDeal(sheet, ruleset, { carriedIn: 0, lastDeal: false, ...context });
  if (!result.ok) throw new Error(JSON.stringify(result.faults));
  return result.value;
};

const played = (contract: Partial<SheetContract>, rest: Omit<DealSheet, 'outcome' | 'contract'>): DealSheet => ({
  outcome: 'played',
  contract: { takers: 'a', trump: 'hearts', ...contract },
  ...rest,
});

type Row = readonly [
  what: string,
  source: string,
  key: string,
  overrides: unknown,
  sheet: DealSheet,
  context: Partial<DealContext>,
  expected: Partial<DealResult>,
];

const bid = (value: SheetContract['bid'], doubled: SheetContract['doubled'] = 'none') => ({ bid: value, doubled });
const a81 = played({}, { points: { a: 81 } });
const belotes = ['a'] as const;
const tens = { rounding: { to: 10 } };
const aTierce = { side: 'a', seat: 'a1', kind: 'tierce', suit: 'spades', high: 'A' } as const;
const bTierce = { side: 'b', seat: 'b1', kind: 'tierce', suit: 'clubs', high: 'K' } as const;

const LITIGES: readonly Row[] = [
  [
    'takers’ belote waits in the pot',
    'Decided here',
    'ffb-classic',
    {},
    played({}, { points: { a: 71 }, belotes }),
    {},
    { verdict: 'litige', score: { a: 0, b: 91 }, held: 91 },
  ],
  [
    'litige.belote holder writes it at once',
    'Decided here',
    'ffb-classic',
    { litige: { belote: 'holder' } },
    played({}, { points: { a: 71 }, belotes }),
    {},
    { score: { a: 20, b: 91 }, held: 71 },
  ],
  [
    'beloteCounts false: 81 each is a litige with a belote too',
    'Decided here',
    'ffb-classic',
    { litige: { beloteCounts: false } },
    played({}, { points: { a: 81 }, belotes }),
    {},
    { verdict: 'litige', score: { a: 20, b: 81 }, held: 81 },
  ],
  [
    'beloteCounts false: 71 and a belote is none',
    'Decided here',
    'ffb-classic',
    { litige: { beloteCounts: false } },
    played({}, { points: { a: 71 }, belotes }),
    {},
    { verdict: 'failed', score: { a: 20, b: 162 } },
  ],
  [
    'replay: nothing is written, no deal is used',
    'Decided here',
    'ffb-classic',
    { litige: { policy: 'replay' } },
    a81,
    { carriedIn: 40 },
    { verdict: 'to-replay', score: { a: 0, b: 0 }, held: 0, released: 0, counts: false },
  ],
  [
    'last deal, each keeps; the pot goes back to its owners',
    'Decided here',
    'ffb-classic',
    {},
    a81,
    { lastDeal: true, carriedIn: { a: 81, b: 91 } },
    { score: { a: 162, b: 172 }, held: 0, released: 172 },
  ],
  [
    'last deal, defence only: points and pot lapse',
    'Decided here',
    'ffb-classic',
    { litige: { atRoundEnd: 'defence-only' } },
    a81,
    { lastDeal: true, carriedIn: 81 },
    { score: { a: 0, b: 81 }, held: 0, released: 0 },
  ],
  [
    'contract-maker: a failed contract leaves the pot',
    'Decided here',
    'ffb-classic',
    { litige: { release: 'contract-maker' } },
    played({}, { points: { a: 75 } }),
    { carriedIn: 81 },
    { verdict: 'failed', score: { a: 0, b: 162 }, released: 0 },
  ],
  [
    'contract-maker: the next made one wins it',
    'Decided here',
    'ffb-classic',
    { litige: { release: 'contract-maker' } },
    played({}, { points: { a: 90 } }),
    { carriedIn: 81 },
    { score: { a: 171, b: 72 }, released: 81 },
  ],
  [
    'a penalty wins the pot',
    'Decided here',
    'ffb-classic',
    {},
    { outcome: 'penalty', against: 'a' },
    { carriedIn: 81 },
    { verdict: 'penalty', score: { a: 0, b: 243 }, released: 81, counts: true },
  ],
  [
    'a penalty that uses no deal leaves it',
    'Decided here',
    'ffb-classic',
    { penalty: { usesDeal: false } },
    { outcome: 'penalty', against: 'a', points: 100 },
    { carriedIn: 81 },
    { score: { a: 0, b: 100 }, released: 0, counts: false },
  ],
  [
    'the litige of all-trump holds converted points',
    'rules.md, 129 raw',
    'ffb-classic',
    {},
    played({ trump: 'all-trump' }, { points: { a: 129 } }),
    {},
    { verdict: 'litige', score: { a: 0, b: 81 }, held: 81 },
  ],
  [
    'exact: equal after rounding only is no litige',
    'rules.md, scaledContract',
    'ffb-classic',
    { scaledContract: 'exact' },
    played({ trump: 'all-trump' }, { points: { a: 130 } }),
    {},
    { verdict: 'made', score: { a: 82, b: 80 } },
  ],
  [
    'coinche: equality fails',
    'Decided here',
    'ffb-coinche',
    {},
    played(bid(80), { points: { a: 81 } }),
    {},
    { verdict: 'failed', score: { a: 0, b: 240 } },
  ],
  [
    'coinche: equality made where the policy says so',
    'Decided here',
    'ffb-coinche',
    { litige: { policy: 'made' } },
    played(bid(80), { points: { a: 81 } }),
    {},
    { verdict: 'made', score: { a: 160, b: 80 } },
  ],
  [
    'coinche: policy made does not spare a missed bid',
    'Decided here',
    'ffb-coinche',
    { litige: { policy: 'made' } },
    played(bid(90), { points: { a: 81 } }),
    {},
    { verdict: 'failed' },
  ],
  [
    'a capot by the defence and `unbid` are two parameters',
    'rules.md, capot',
    'ffb-classic',
    { capot: { byDefence: 162 } },
    played({}, { capot: 'b' }),
    {},
    { score: { a: 0, b: 162 } },
  ],
];

const DOUBLED: readonly Row[] = [
  [
    'contrée: 740 redoubled with every trick',
    'Decided here',
    'ffb-contree-made',
    {},
    played(bid(100, 'surcoinche'), { capot: 'a' }),
    {},
    { score: { a: 740, b: 0 } },
  ],
  [
    'contrée: the defence’s every trick, doubled, too',
    'Decided here',
    'ffb-contree-made',
    {},
    played(bid(100, 'coinche'), { capot: 'b' }),
    {},
    { verdict: 'failed', score: { a: 0, b: 420 } },
  ],
  [
    'contrée: the defence’s every trick, not doubled',
    'Decided here',
    'ffb-contree-made',
    {},
    played(bid(100), { capot: 'b' }),
    {},
    { score: { a: 0, b: 250 } },
  ],
  [
    'contrée: no reward where a capot has none',
    'rules.md, capot.unbid',
    'ffb-contree-made',
    { capot: { unbid: 162 } },
    played(bid(100, 'coinche'), { capot: 'a' }),
    {},
    { score: { a: 320, b: 0 } },
  ],
  [
    'contrée plus bid: 420 + 2 × 120',
    'Decided here',
    'ffb-contree-made-plus-bid',
    {},
    played(bid(120, 'coinche'), { capot: 'a' }),
    {},
    { score: { a: 660, b: 0 } },
  ],
  [
    'contrée plus bid: 740 + 4 × 120',
    'Decided here',
    'ffb-contree-made-plus-bid',
    {},
    played(bid(120, 'surcoinche'), { capot: 'a' }),
    {},
    { score: { a: 1220, b: 0 } },
  ],
  [
    'contrée plus bid, failed and redoubled',
    'FFB16',
    'ffb-contree-made-plus-bid',
    {},
    played(bid(90, 'surcoinche'), { points: { a: 60 }, belotes }),
    {},
    { score: { a: 0, b: 1020 } },
  ],
  [
    'bid only: every trick brings the bid',
    'Decided here',
    'ffb-contree-bid-only',
    {},
    played(bid(120, 'coinche'), { capot: 'a' }),
    {},
    { score: { a: 240, b: 0 } },
  ],
  [
    'bid only: the defence’s every trick too',
    'Decided here',
    'ffb-contree-bid-only',
    {},
    played(bid(120), { capot: 'b' }),
    {},
    { score: { a: 0, b: 120 } },
  ],
  [
    'bid only: belotes are never written',
    'FFB16',
    'ffb-contree-bid-only',
    {},
    played(bid(80), { points: { a: 90 }, belotes: ['b'] }),
    {},
    { score: { a: 80, b: 0 } },
  ],
  [
    'later: capot bid and doubled, 252 + 500',
    'EL',
    'ffb-contree-later',
    {},
    played(bid('capot', 'coinche'), { capot: 'a' }),
    { lastDeal: true },
    { score: { a: 752, b: 0 } },
  ],
  [
    'later: capot bid, doubled, failed, 160 + 500',
    'EL',
    'ffb-contree-later',
    {},
    played(bid('capot', 'coinche'), { points: { a: 140 } }),
    { lastDeal: true },
    { score: { a: 0, b: 660 } },
  ],
  [
    'later: every trick, not bid, doubled: 250 + 2 × 100',
    'Decided here',
    'ffb-contree-later',
    {},
    played(bid(100, 'coinche'), { capot: 'a' }),
    { lastDeal: true },
    { score: { a: 450, b: 0 } },
  ],
  [
    'later: a belote stays with its holder',
    'Decided here',
    'ffb-contree-later',
    {},
    played(bid(80), { points: { a: 90 }, belotes: ['b'] }),
    { lastDeal: true },
    { score: { a: 170, b: 92 } },
  ],
  [
    'later: but follows a doubled deal',
    'Decided here',
    'ffb-contree-later',
    {},
    played(bid(80, 'coinche'), { points: { a: 90 }, belotes: ['b'] }),
    { lastDeal: true },
    { score: { a: 340, b: 0 } },
  ],
  [
    'cannes: every trick, not bid, redoubled: 252 + 3 × 100',
    'Decided here',
    'cannes-2016',
    {},
    played(bid(100, 'surcoinche'), { capot: 'a' }),
    { lastDeal: true },
    { score: { a: 552, b: 0 } },
  ],
  [
    'cannes: capot bid and failed: 162 + 270',
    'CN',
    'cannes-2016',
    {},
    played(bid('capot'), { points: { a: 140 } }),
    { lastDeal: true },
    { score: { a: 0, b: 432 } },
  ],
  [
    'contrée: a capot bid takes any belote along',
    'Decided here',
    'ffb-contree-made',
    {},
    played(bid('capot'), { capot: 'a', belotes: ['b'] }),
    {},
    { score: { a: 520, b: 0 } },
  ],
  [
    'pagat: and there the holder keeps it',
    'PG',
    'pagat-coinche',
    {},
    played(bid('capot'), { capot: 'a', belotes: ['b'] }),
    {},
    { score: { a: 500, b: 20 } },
  ],
  [
    'pagat: a capot bid and failed is 500',
    'PG',
    'pagat-coinche',
    {},
    played(bid('capot'), { points: { a: 150 } }),
    {},
    { score: { a: 0, b: 500 } },
  ],
  [
    'coinche: capot bid and doubled',
    'FFB15',
    'ffb-coinche',
    {},
    played(bid('capot', 'coinche'), { capot: 'a' }),
    {},
    { score: { a: 1000, b: 0 } },
  ],
  [
    'coinche: failed, doubled, all announcements inside',
    'FFB15',
    'ffb-coinche',
    {},
    played(bid(120, 'coinche'), { points: { a: 90 }, belotes: ['a'], announcements: [bTierce] }),
    {},
    { score: { a: 20, b: 600 } },
  ],
  [
    'coinche: made, doubled, the defence’s announcements inside',
    'FFB15',
    'ffb-coinche',
    {},
    played(bid(90, 'coinche'), { points: { a: 110 }, belotes: ['b'], announcements: [bTierce] }),
    {},
    { verdict: 'made', score: { a: 540, b: 20 } },
  ],
  [
    'announcements of the loser may be lost instead',
    'rules.md, announcements.onFailure',
    'ffb-coinche',
    { announcements: { onFailure: 'lost' } },
    played(bid(120), { points: { a: 90 }, announcements: [aTierce] }),
    {},
    { score: { a: 0, b: 280 } },
  ],
  [
    'the defence may keep its points, made',
    'rules.md, score',
    'pagat-coinche',
    { score: { defenceKeepsWhenDoubled: true } },
    played(bid(100, 'coinche'), { points: { a: 110 } }),
    {},
    { score: { a: 360, b: 50 } },
  ],
  [
    'only the contract: the whole line doubled',
    'S2',
    'coinche-contract',
    {},
    played(bid(110, 'coinche'), { points: { a: 120 } }),
    {},
    { score: { a: 220, b: 0 } },
  ],
  [
    'only the contract: failed and redoubled',
    'S2',
    'coinche-contract',
    {},
    played(bid(110, 'surcoinche'), { points: { a: 100 } }),
    {},
    { score: { a: 0, b: 648 } },
  ],
  [
    'only the contract: made, the defence what it took',
    'S2',
    'coinche-contract',
    {},
    played(bid(90), { points: { a: 95 } }),
    {},
    { score: { a: 90, b: 67 } },
  ],
  [
    'only the contract: a belote makes it',
    'S2',
    'coinche-contract',
    {},
    played(bid(90), { points: { a: 70 }, belotes }),
    {},
    { verdict: 'made', score: { a: 90, b: 92 } },
  ],
  [
    'only the contract: the defence’s every trick',
    'Decided here',
    'coinche-contract',
    {},
    played(bid(90), { capot: 'b' }),
    {},
    { score: { a: 0, b: 252 } },
  ],
  [
    'only the contract: a failed capot is any failed deal',
    'S2',
    'coinche-contract',
    {},
    played(bid('capot'), { points: { a: 150 } }),
    {},
    { score: { a: 0, b: 162 } },
  ],
  [
    'générale made',
    'S2',
    'coinche-contract',
    {},
    played({ ...bid('generale'), taker: 'a1' }, { generale: 'a1' }),
    {},
    { verdict: 'made', score: { a: 500, b: 0 } },
  ],
  [
    'générale: the partner took them',
    'rules.md, capot.generale',
    'coinche-contract',
    {},
    played({ ...bid('generale'), taker: 'a1' }, { generale: 'a2' }),
    {},
    { verdict: 'failed', score: { a: 0, b: 162 } },
  ],
  [
    'générale: every trick between two is not enough',
    'rules.md, capot.generale',
    'coinche-contract',
    {},
    played(bid('generale'), { capot: 'a' }),
    {},
    { verdict: 'failed' },
  ],
];

const ROUNDED: readonly Row[] = [
  [
    'complement: 160 minus the takers',
    'Decided here',
    'ffb-classic',
    { rounding: { to: 10, complement: true } },
    played({}, { points: { a: 85 } }),
    {},
    { score: { a: 90, b: 70 } },
  ],
  [
    'complement: belotes stay outside',
    'Decided here',
    'ffb-classic',
    { rounding: { to: 10, complement: true } },
    played({}, { points: { a: 96 }, belotes: ['b'] }),
    {},
    { score: { a: 100, b: 80 } },
  ],
  [
    'to five',
    'rules.md, rounding',
    'ffb-classic',
    { rounding: { to: 5 } },
    played({}, { points: { a: 88 } }),
    {},
    { score: { a: 90, b: 75 } },
  ],
  [
    'pot included, once',
    'Decided here',
    'ffb-classic',
    tens,
    played({}, { points: { a: 84 } }),
    { carriedIn: 81 },
    { score: { a: 170, b: 80 } },
  ],
  [
    'on the points only, the pot stays exact',
    'rules.md, rounding.applies',
    'ffb-classic',
    { rounding: { to: 10, applies: 'points' } },
    played({}, { points: { a: 84 } }),
    { carriedIn: 81 },
    { score: { a: 161, b: 80 } },
  ],
  ['what is held is exact', 'Decided here', 'ffb-classic', tens, a81, {}, { score: { a: 0, b: 80 }, held: 81 }],
  [
    'a penalty is written as it stands',
    'our choice',
    'ffb-classic',
    tens,
    { outcome: 'penalty', against: 'b' },
    {},
    { score: { a: 162, b: 0 } },
  ],
  [
    'a margin on every bid',
    'rules.md, contract.margin',
    'ffb-contree-made',
    { contract: { margin: 2 } },
    played(bid(100), { points: { a: 101 } }),
    {},
    { verdict: 'failed' },
  ],
  [
    '80 needs 81',
    'rules.md, eightyNeeds',
    'ffb-contree-made',
    { contract: { eightyNeeds: 81 } },
    played(bid(80), { points: { a: 80 } }),
    {},
    { verdict: 'failed' },
  ],
  [
    'a belote may not count for the contract',
    'rules.md, beloteCounts',
    'ffb-classic',
    { contract: { beloteCounts: false } },
    played({}, { points: { a: 72 }, belotes }),
    {},
    { verdict: 'failed', totals: { a: 72, b: 90 }, score: { a: 20, b: 162 } },
  ],
  [
    'a belote may be lost',
    'rules.md, belote.onFailure',
    'ffb-classic',
    { belote: { onFailure: 'nobody' } },
    played({}, { points: { a: 60 }, belotes }),
    {},
    { score: { a: 0, b: 162 } },
  ],
  [
    'a cap on the round',
    'rules.md, round.cap',
    'ffb-classic',
    { round: { cap: 1280 } },
    played({}, { points: { a: 100 } }),
    { written: { a: 1200, b: 500 } },
    { score: { a: 80, b: 62 } },
  ],
  [
    'announcements that do not count for the contract are written',
    'rules.md',
    'cafe-belote',
    { announcements: { countForContract: false } },
    played({}, { points: { a: 90 }, announcements: [bTierce] }),
    {},
    { verdict: 'made', totals: { a: 90, b: 72 }, score: { a: 90, b: 92 } },
  ],
  [
    'café: the defence keeps its announcements under a capot',
    'Decided here',
    'cafe-belote',
    {},
    played({}, { capot: 'a', announcements: [bTierce] }),
    {},
    { score: { a: 252, b: 20 } },
  ],
  [
    'a capot bid where no bid is ever added replaces the points',
    'our choice',
    'ffb-contree-made',
    { capot: { bidValue: 350 } },
    played(bid('capot'), { capot: 'a' }),
    {},
    { score: { a: 350, b: 0 } },
  ],
];

const OTHERS: readonly Row[] = [
  [
    'passed out',
    'rules.md',
    'ffb-classic',
    {},
    { outcome: 'passed-out' },
    { carriedIn: 81 },
    { verdict: 'passed-out', score: { a: 0, b: 0 }, counts: false, released: 0, lines: [] },
  ],
  [
    'failed without a count',
    'api.md',
    'ffb-classic',
    {},
    played({}, { failed: true, belotes }),
    { carriedIn: 81 },
    { verdict: 'failed', totals: { a: 20, b: 0 }, score: { a: 20, b: 243 }, released: 81 },
  ],
  [
    'failed without a count, coinche',
    'api.md',
    'ffb-coinche',
    {},
    played(bid(100), { failed: true }),
    {},
    { verdict: 'failed', score: { a: 0, b: 260 } },
  ],
  [
    'two: 81 each fails',
    'rules.md, belote-two',
    'belote-two',
    {},
    a81,
    {},
    { verdict: 'failed', score: { a: 0, b: 162 } },
  ],
  [
    'three: made, each writes his own',
    'rules.md, belote-three',
    'belote-three',
    {},
    played({}, { points: { a: 90, b: 40 }, belotes: ['c'] }),
    {},
    { verdict: 'failed', score: { a: 0, b: 81, c: 101 } },
  ],
  [
    'three: more than both together',
    'rules.md, belote-three',
    'belote-three',
    {},
    played({ takers: 'b' }, { points: { b: 90, c: 40 } }),
    {},
    { verdict: 'made', score: { a: 32, b: 90, c: 40 } },
  ],
  [
    'three: equality fails',
    'rules.md, belote-three',
    'belote-three',
    {},
    played({}, { points: { a: 81, b: 40, c: 41 } }),
    {},
    { verdict: 'failed', score: { a: 0, b: 81, c: 81 } },
  ],
  [
    'three: a defender takes everything',
    'our choice',
    'belote-three',
    {},
    played({}, { capot: 'c' }),
    {},
    { score: { a: 0, b: 81, c: 252 } },
  ],
  [
    'three: a penalty is shared',
    'our choice',
    'belote-three',
    {},
    { outcome: 'penalty', against: 'b' },
    {},
    { score: { a: 81, b: 0, c: 81 } },
  ],
  [
    'three, all-trump: three roundings still make 162',
    'our choice',
    'belote-three',
    { trumps: ['all-trump'] },
    played({ trump: 'all-trump' }, { points: { a: 150, b: 53, c: 55 } }),
    {},
    { totals: { a: 94, b: 33, c: 35 } },
  ],
];

describe('scoreDeal', () => {
  it.each([...LITIGES, ...DOUBLED, ...ROUNDED, ...OTHERS])(
    '%s (%s)',
    (_, __, key, overrides, sheet, context, expected) => {
      expect(scored(rulesetOf(key, overrides), sheet, context).result).toMatchObject(expected);
    },
  );

  it('says of every point why it is written, in the order of the calculation', () => {
    const sheet = played(bid(90, 'coinche'), { points: { a: 110 }, belotes: ['b'], announcements: [bTierce] });
    const rules = scored(rulesetOf('ffb-coinche'), sheet).result.lines.map(({ side, rule, points }) => [
      side,
      rule,
      points,
    ]);
    expect(rules).toEqual([
      ['a', 'doubled-base', 160],
      ['a', 'bid', 90],
      ['a', 'announcement-taken', 20],
      ['a', 'doubling', 270],
      ['b', 'doubled-loss', 0],
      ['b', 'belote', 20],
    ]);
  });

  it('keeps in the pot whose points they were', () => {
    const ruleset = rulesetOf('ffb-classic');
    expect(scored(ruleset, a81, { carriedIn: { a: 0, b: 91 } }).pot).toEqual({ a: 81, b: 91 });
    expect(scored(ruleset, a81, { carriedIn: 91 }).pot).toEqual({ a: 81, b: 0, unowned: 91 });
    expect(scored(ruleset, played({}, { points: { a: 90 } }), { carriedIn: 91 }).pot).toEqual({ a: 0, b: 0 });
  });

  it('gives no pot back that nobody owns', () => {
    const refused = scoreDeal(a81, rulesetOf('ffb-classic'), { carriedIn: 81, lastDeal: true });
    expect(refused).toEqual({ ok: false, faults: [{ code: 'carried-in-unowned', pointer: '/carriedIn' }] });
    const elsewhere = { outcome: 'played', contract: { takers: 'a', trump: 'hearts' }, points: { a: 82 } } as const;
    expect(scoreDeal(elsewhere, rulesetOf('ffb-classic'), { carriedIn: 81, lastDeal: true }).ok).toBe(true);
  });

  it.each([
    [-1, '/carriedIn'],
    [{ a: 0, b: -1 }, '/carriedIn/b'],
    [{ a: 0, b: 0, c: 1 }, '/carriedIn/c'],
    [1_000_001, '/carriedIn'],
  ])('refuses a pot of %j', (carriedIn, pointer) => {
    const refused = scoreDeal(a81, rulesetOf('ffb-classic'), { carriedIn, lastDeal: false });
    expect(refused.ok ? [] : refused.faults.map((fault) => fault.pointer)).toEqual([pointer]);
  });

  it('knows no pot where three play', () => {
    const sheet = played({}, { points: { a: 90, b: 40 } });
    const refused = scoreDeal(sheet, rulesetOf('belote-three'), { carriedIn: 10, lastDeal: false });
    expect(refused.ok ? [] : refused.faults.map(({ code }) => code)).toEqual(['carried-in-impossible']);
  });

  it('completes a sheet: both sides, the last trick inside, the defaults spelled out', () => {
    const { sheet } = scored(rulesetOf('ffb-classic'), played({}, { cardPoints: { a: 85 }, lastTrick: 'b' }));
    expect(sheet).toEqual({
      outcome: 'played',
      contract: { takers: 'a', trump: 'hearts', doubled: 'none' },
      points: { a: 85, b: 77 },
      lastTrick: 'b',
      belotes: [],
      announcements: [],
    });
    const capot = scored(rulesetOf('ffb-classic'), played({ trump: 'all-trump' }, { capot: 'a' })).sheet;
    expect(capot).toMatchObject({ points: { a: 252, b: 0 }, capot: 'a' });
    const penalty = scored(rulesetOf('ffb-classic'), { outcome: 'penalty', against: 'b', reason: 'revoke' }).sheet;
    expect(penalty).toEqual({ outcome: 'penalty', against: 'b', reason: 'revoke', points: 162 });
  });
});
