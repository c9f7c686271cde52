import { describe, expect, it } from '@jest/globals';
import { resolveRuleset } from '../rulesets/check-ruleset.js';
import { presetOf } from '../rulesets/presets/index.js';
import type { Ruleset } from '../rulesets/ruleset.js';
import { TEXTS } from '../texts/languages.js';
import type { DealSheet, SheetContract } from './deal-sheet.js';
import { LINE_RULES } from './ledger.js';
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
    'last deal, each keeps: a side that nothing was taken from gets nothing back',
    'Decided here',
    'ffb-classic',
    {},
    a81,
    { lastDeal: true, carriedIn: { a: 40, b: 0 } },
    {
      score: { a: 121, b: 81 },
      released: 40,
      lines: [
        { side: 'b', rule: 'trick-points', points: 81 },
        { side: 'a', rule: 'trick-points', points: 81 },
        { side: 'a', rule: 'pot-returned', points: 40 },
      ],
    },
  ],
  [
    'last deal, defence only: it says what lapses',
    'Decided here',
    'ffb-classic',
    { litige: { atRoundEnd: 'defence-only' } },
    a81,
    { lastDeal: true, carriedIn: 40 },
    {
      score: { a: 0, b: 81 },
      lines: [
        { side: 'b', rule: 'trick-points', points: 81 },
        { side: 'a', rule: 'trick-points', points: 81 },
        { side: 'a', rule: 'litige-lapsed', points: -81 },
        { side: 'a', rule: 'pot-lapsed', points: 0, values: { amount: 40 } },
      ],
    },
  ],
  [
    'last deal, defence only, no pot: nothing is said of one',
    'Decided here',
    'ffb-classic',
    { litige: { atRoundEnd: 'defence-only' } },
    a81,
    { lastDeal: true },
    {
      lines: [
        { side: 'b', rule: 'trick-points', points: 81 },
        { side: 'a', rule: 'trick-points', points: 81 },
        { side: 'a', rule: 'litige-lapsed', points: -81 },
      ],
    },
  ],
  [
    'coinche played against the defence alone: a missed bid is no matter',
    'rules.md, contract.success',
    'ffb-coinche',
    { contract: { success: 'beat-defence' } },
    played(bid(120), { points: { a: 90 } }),
    {},
    { verdict: 'made' },
  ],
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
    'takers’ announcements wait with the rest where they decided the equality',
    'Decided here',
    'cafe-belote',
    {},
    played({}, { points: { a: 71 }, announcements: [aTierce] }),
    {},
    {
      verdict: 'litige',
      score: { a: 0, b: 91 },
      held: 91,
      lines: [
        { side: 'b', rule: 'trick-points', points: 91 },
        { side: 'a', rule: 'trick-points', points: 71 },
        {
          side: 'a',
          rule: 'announcement',
          points: 20,
          values: { announcement: 'tierce', suit: 'spades', card: 'A' },
        },
        { side: 'a', rule: 'litige-held', points: -91 },
      ],
    },
  ],
  [
    'the defence writes its announcements at once',
    'Decided here',
    'cafe-belote',
    {},
    played({}, { points: { a: 91 }, announcements: [bTierce] }),
    {},
    { verdict: 'litige', score: { a: 0, b: 91 }, held: 91 },
  ],
  [
    'announcements that do not decide the equality do not wait',
    'Decided here',
    'cafe-belote',
    { announcements: { countForContract: false } },
    played({}, { points: { a: 81 }, announcements: [aTierce] }),
    {},
    { verdict: 'litige', score: { a: 20, b: 81 }, held: 81 },
  ],
  [
    'a belote that does not count for the contract does not wait',
    'Decided here',
    'ffb-classic',
    { contract: { beloteCounts: false } },
    played({}, { points: { a: 81 }, belotes }),
    {},
    { verdict: 'litige', score: { a: 20, b: 81 }, held: 81 },
  ],
  [
    'a belote that is never written does not wait either',
    'Decided here',
    'ffb-classic',
    { belote: { written: false } },
    played({}, { points: { a: 71 }, belotes }),
    {},
    { verdict: 'litige', score: { a: 0, b: 91 }, held: 71 },
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

const CONVERTED: readonly Row[] = [
  [
    'rounded: 127 of 258 are written as 80, and reach it',
    'rules.md, scaledContract',
    'ffb-contree-made',
    {},
    played({ ...bid(80), trump: 'all-trump' }, { points: { a: 127 } }),
    {},
    { verdict: 'made', totals: { a: 80, b: 82 } },
  ],
  [
    'exact: 127 of 258 are 79.7, and do not',
    'rules.md, scaledContract',
    'ffb-contree-made',
    { scaledContract: 'exact' },
    played({ ...bid(80), trump: 'all-trump' }, { points: { a: 127 } }),
    {},
    { verdict: 'failed', totals: { a: 80, b: 82 } },
  ],
  [
    'exact: 128 of 258 are 80.4',
    'rules.md, scaledContract',
    'ffb-contree-made',
    { scaledContract: 'exact' },
    played({ ...bid(80), trump: 'all-trump' }, { points: { a: 128 } }),
    {},
    { verdict: 'made' },
  ],
  [
    'exact: a capot is not converted, and reaches 160',
    'Decided here',
    'ffb-contree-made',
    { scaledContract: 'exact' },
    played({ ...bid(160), trump: 'all-trump' }, { capot: 'a' }),
    {},
    { verdict: 'made', totals: { a: 252, b: 0 }, score: { a: 250, b: 0 } },
  ],
  [
    'capot in all-trump: 252 as everywhere',
    'Decided here',
    'ffb-classic',
    {},
    played({ trump: 'all-trump' }, { capot: 'a' }),
    {},
    { totals: { a: 252, b: 0 }, score: { a: 252, b: 0 } },
  ],
  [
    'all 258 with a trick worth nothing on the other side',
    'rules.md, allTrumpValues',
    'ffb-classic',
    {},
    played({ trump: 'all-trump' }, { points: { a: 258 } }),
    {},
    { totals: { a: 162, b: 0 }, score: { a: 162, b: 0 } },
  ],
  [
    'all-trump failed without a count',
    'api.md',
    'ffb-classic',
    {},
    played({ trump: 'all-trump' }, { failed: true }),
    {},
    { totals: { a: 0, b: 0 }, score: { a: 0, b: 162 } },
  ],
  [
    'three, all-trump: the taker has what two roundings leave',
    'our choice',
    'belote-three',
    { trumps: ['all-trump'] },
    played({ trump: 'all-trump' }, { points: { a: 100, b: 20, c: 138 } }),
    {},
    { totals: { a: 62, b: 13, c: 87 } },
  ],
];

const DOUBLED: readonly Row[] = [
  [
    'générale made, where the sheet names no taker',
    'rules.md, capot.generale',
    'coinche-contract',
    {},
    played(bid('generale'), { generale: 'a2' }),
    {},
    { verdict: 'made', score: { a: 500, b: 0 } },
  ],
  [
    'générale: a defender took them',
    'rules.md, capot.generale',
    'coinche-contract',
    {},
    played(bid('generale'), { generale: 'b1' }),
    {},
    { verdict: 'failed', score: { a: 0, b: 252 } },
  ],
  [
    'announcements outside the doubling where it is of the bid',
    'rules.md, doublingScope',
    'ffb-coinche',
    { score: { doublingScope: 'bid' } },
    played(bid(90, 'coinche'), { points: { a: 110 }, announcements: [aTierce] }),
    {},
    { score: { a: 360, b: 0 } },
  ],
  [
    'and what a loser keeps is not doubled',
    'rules.md, defenceKeepsWhenDoubled',
    'ffb-coinche',
    { score: { defenceKeepsWhenDoubled: true } },
    played(bid(90, 'coinche'), { points: { a: 110 }, announcements: [bTierce] }),
    {},
    { verdict: 'made', score: { a: 500, b: 70 } },
  ],
  [
    'the winner’s own announcements are never lost',
    'rules.md, announcements.onFailure',
    'ffb-coinche',
    { announcements: { onFailure: 'lost' } },
    played(bid(120), { points: { a: 90 }, announcements: [bTierce] }),
    {},
    { score: { a: 0, b: 300 } },
  ],
  [
    'a belote that goes with the deal is doubled with it',
    'rules.md, belote.multiplied',
    'ffb-coinche',
    { belote: { onFailure: 'defence' } },
    played(bid(120, 'coinche'), { points: { a: 90 }, belotes }),
    {},
    { score: { a: 0, b: 600 } },
  ],
  [
    'capot flat when failed alone',
    'rules.md, capot.failed',
    'ffb-contree-later',
    { capot: { failed: 'flat' } },
    played(bid('capot'), { points: { a: 140 } }),
    { lastDeal: true },
    { score: { a: 0, b: 250 } },
  ],
  [
    'the same made: points and bid',
    'rules.md, capot.failed',
    'ffb-contree-later',
    { capot: { failed: 'flat' } },
    played(bid('capot'), { capot: 'a' }),
    { lastDeal: true },
    { score: { a: 502, b: 0 } },
  ],
  [
    'capot failed: the base and its value',
    'rules.md, capot.failed',
    'ffb-contree-made',
    { capot: { failed: 'base-plus-value' } },
    played(bid('capot'), { points: { a: 140 } }),
    {},
    { score: { a: 0, b: 660 } },
  ],
  [
    'capot failed: the base alone, though a number would be added',
    'rules.md, capot.failed',
    'ffb-coinche',
    { capot: { failed: 'base' } },
    played(bid('capot'), { points: { a: 140 } }),
    {},
    { score: { a: 0, b: 160 } },
  ],
  [
    'capot failed, every trick of the defence, doubling of the bid',
    'Decided here',
    'ffb-contree-later',
    {},
    played(bid('capot'), { capot: 'b' }),
    { lastDeal: true },
    { score: { a: 0, b: 500 } },
  ],
  [
    'capot doubled where no bid is ever added: its value twice',
    'our choice',
    'ffb-contree-made',
    { capot: { bidValue: 350 } },
    played(bid('capot', 'coinche'), { capot: 'a' }),
    {},
    { score: { a: 700, b: 0 } },
  ],
  [
    'capot bid and doubled, the whole deal: (250 + 250) × 2',
    'FFB15',
    'ffb-coinche',
    { rounding: { to: 'none' } },
    played(bid('capot', 'coinche'), { capot: 'a' }),
    {},
    { score: { a: 1000, b: 0 } },
  ],
  [
    'points made, doubled as a whole: no bid is added',
    'rules.md, score.made',
    'ffb-contree-made',
    { score: { doublingScope: 'deal' } },
    played(bid(100, 'coinche'), { points: { a: 110 } }),
    {},
    { score: { a: 320, b: 0 } },
  ],
  [
    'points and bid under a flat tariff: 320',
    'rules.md, doublingScope',
    'ffb-contree-made-plus-bid',
    { score: { doublingScope: 'flat' } },
    played(bid(100, 'coinche'), { points: { a: 110 } }),
    {},
    { score: { a: 320, b: 0 } },
  ],
  [
    'a flat tariff takes the bid of a failed deal in',
    'rules.md, doublingScope',
    'ffb-contree-made',
    { score: { failedAddsBid: true } },
    played(bid(100, 'coinche'), { points: { a: 60 } }),
    {},
    { score: { a: 0, b: 320 } },
  ],
  [
    'but only when doubled',
    'rules.md, failedAddsBid',
    'ffb-contree-made',
    { score: { failedAddsBid: true } },
    played(bid(100), { points: { a: 60 } }),
    {},
    { score: { a: 0, b: 260 } },
  ],
  [
    'no reward for the defence’s every trick',
    'rules.md, capot.byDefence',
    'ffb-contree-made',
    { capot: { byDefence: 162 } },
    played(bid(100, 'coinche'), { capot: 'b' }),
    {},
    { score: { a: 0, b: 320 } },
  ],
  [
    'no reward for the takers, one for the defence',
    'rules.md, capot.byDefence',
    'ffb-contree-made',
    { capot: { unbid: 162 } },
    played(bid(100), { capot: 'b' }),
    {},
    { score: { a: 0, b: 250 } },
  ],
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
    'a cap that is just reached takes nothing off',
    'rules.md, round.cap',
    'ffb-classic',
    { round: { cap: 1280 } },
    played({}, { points: { a: 100 } }),
    { written: { a: 1180, b: 0 } },
    {
      score: { a: 100, b: 62 },
      lines: [
        { side: 'a', rule: 'trick-points', points: 100 },
        { side: 'b', rule: 'trick-points', points: 62 },
      ],
    },
  ],
  [
    'rounded lines say from what, and whole tens nothing',
    'Decided here',
    'ffb-classic',
    tens,
    played({}, { points: { a: 90 } }),
    {},
    {
      lines: [
        { side: 'a', rule: 'trick-points', points: 90 },
        { side: 'b', rule: 'trick-points', points: 72 },
        { side: 'b', rule: 'line-rounding', points: -2, values: { to: 10, exact: 72 } },
      ],
    },
  ],
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
  [
    'on the points only, a capot too',
    'rules.md, rounding.applies',
    'ffb-classic',
    { rounding: { to: 10, applies: 'points' } },
    played({}, { capot: 'a' }),
    { carriedIn: 81 },
    {
      score: { a: 331, b: 0 },
      lines: [
        { side: 'a', rule: 'capot', points: 252 },
        { side: 'a', rule: 'points-rounding', points: -2, values: { to: 10, exact: 252 } },
        { side: 'a', rule: 'pot-released', points: 81 },
      ],
    },
  ],
  [
    'on the points only, whole tens need no line',
    'rules.md, rounding.applies',
    'ffb-classic',
    { rounding: { to: 10, applies: 'points' } },
    played({}, { points: { a: 90 } }),
    {},
    {
      score: { a: 90, b: 70 },
      lines: [
        { side: 'a', rule: 'trick-points', points: 90 },
        { side: 'b', rule: 'trick-points', points: 72 },
        { side: 'b', rule: 'points-rounding', points: -2, values: { to: 10, exact: 72 } },
      ],
    },
  ],
  [
    'complement: the defence has what is left of 160',
    'Decided here',
    'ffb-classic',
    { rounding: { to: 10, complement: true } },
    played({}, { points: { a: 96 } }),
    {},
    {
      score: { a: 100, b: 60 },
      lines: [
        { side: 'a', rule: 'trick-points', points: 96 },
        { side: 'a', rule: 'points-rounding', points: 4, values: { to: 10, exact: 96 } },
        { side: 'b', rule: 'trick-points', points: 66 },
        { side: 'b', rule: 'complement', points: -6, values: { deal: 160, other: 100 } },
      ],
    },
  ],
  [
    'complement: a defence with nothing has nothing left, and no line',
    'Decided here',
    'ffb-classic',
    { rounding: { to: 10, complement: true } },
    played({}, { points: { a: 162 } }),
    {},
    {
      score: { a: 160, b: 0 },
      lines: [
        { side: 'a', rule: 'trick-points', points: 162 },
        { side: 'a', rule: 'points-rounding', points: -2, values: { to: 10, exact: 162 } },
      ],
    },
  ],
  [
    'complement: a capot stays outside',
    'Decided here',
    'ffb-classic',
    { rounding: { to: 10, complement: true, applies: 'points' } },
    played({}, { capot: 'a' }),
    {},
    { score: { a: 252, b: 0 }, lines: [{ side: 'a', rule: 'capot', points: 252 }] },
  ],
  [
    'complement: in a last deal that is exact each writes its own',
    'rules.md, rounding.lastDealExact',
    'ffb-classic',
    { rounding: { to: 10, complement: true, lastDealExact: true } },
    played({}, { points: { a: 96 } }),
    { lastDeal: true },
    { score: { a: 96, b: 66 } },
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
    'a cap on the round, of which nothing has been written yet',
    'rules.md, round.cap',
    'ffb-classic',
    { round: { cap: 90 } },
    played({}, { points: { a: 100 } }),
    {},
    { score: { a: 90, b: 62 } },
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
    'café: four jacks',
    'rules.md, undisputed',
    'cafe-belote',
    {},
    played({}, { points: { a: 90 }, announcements: [{ side: 'a', seat: 'a1', kind: 'carre', rank: 'J' }] }),
    {},
    {
      score: { a: 290, b: 72 },
      lines: [
        { side: 'a', rule: 'trick-points', points: 90 },
        { side: 'a', rule: 'announcement', points: 200, values: { announcement: 'carre', card: 'J' } },
        { side: 'b', rule: 'trick-points', points: 72 },
      ],
    },
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
    { verdict: 'passed-out', score: { a: 0, b: 0 }, totals: { a: 0, b: 0 }, counts: false, released: 0, lines: [] },
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

const ROWS = [...LITIGES, ...CONVERTED, ...DOUBLED, ...ROUNDED, ...OTHERS];

/** Lines that say why nothing is written. */
const OF_NOTHING = ['contract-failed', 'doubled-loss', 'announcement-lost', 'belote-lost', 'pot-lapsed'];

/** What a sentence's two composed words are made from; the others stand under their own name. */
const MADE_FROM: Readonly<Record<string, readonly string[]>> = {
  what: ['announcement', 'card'],
  call: ['game', 'doubled'],
};

describe('scoreDeal', () => {
  it.each(ROWS)('%s (%s)', (_, __, key, overrides, sheet, context, expected) => {
    expect(scored(rulesetOf(key, overrides), sheet, context).result).toMatchObject(expected);
  });

  it('has a row for every reason to write points, and every line the values that its sentence is filled with', () => {
    const lines = ROWS.flatMap(
      ([, , key, overrides, sheet, context]) => scored(rulesetOf(key, overrides), sheet, context).result.lines,
    );
    expect(LINE_RULES.filter((known) => !lines.some(({ rule }) => rule === known))).toEqual([]);
    for (const { rule, points, values = {} } of lines) {
      expect(LINE_RULES).toContain(rule);
      expect([rule, points === 0]).toEqual([rule, OF_NOTHING.includes(rule)]);
      const names = [...TEXTS.en.lines[rule].matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => MADE_FROM[name!] ?? [name!]);
      expect([rule, names.filter((name) => values[name] === undefined)]).toEqual([rule, []]);
      expect(Object.values(values)).not.toContain(undefined);
    }
  });

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
    expect(scored(ruleset, { outcome: 'passed-out' }).pot).toEqual({ a: 0, b: 0 });
    const lapsing = rulesetOf('ffb-classic', { litige: { atRoundEnd: 'defence-only' } });
    expect(scored(lapsing, a81, { carriedIn: 91, lastDeal: true }).pot).toEqual({ a: 0, b: 0 });
  });

  it('gives no pot back that nobody owns', () => {
    const refused = scoreDeal(a81, rulesetOf('ffb-classic'), { carriedIn: 81, lastDeal: true });
    expect(refused).toEqual({ ok: false, faults: [{ code: 'carried-in-unowned', pointer: '/carriedIn' }] });
    const elsewhere = { outcome: 'played', contract: { takers: 'a', trump: 'hearts' }, points: { a: 82 } } as const;
    expect(scoreDeal(elsewhere, rulesetOf('ffb-classic'), { carriedIn: 81, lastDeal: true }).ok).toBe(true);
  });

  it.each([
    ['ffb-classic', -1, 'carried-in-out-of-range', '/carriedIn', { most: 1_000_000 }],
    ['ffb-classic', { a: 0, b: -1 }, 'carried-in-out-of-range', '/carriedIn/b', { most: 1_000_000 }],
    ['ffb-classic', { a: 0, b: 0, c: 1 }, 'side-not-at-table', '/carriedIn/c', { side: 'c', players: 4 }],
    ['ffb-classic', 1_000_001, 'carried-in-out-of-range', '/carriedIn', { most: 1_000_000 }],
    ['belote-three', { a: 0, b: 0, c: 10 }, 'carried-in-impossible', '/carriedIn', undefined],
    // One fault is enough for one number.
    ['belote-three', 1_000_001, 'carried-in-out-of-range', '/carriedIn', { most: 1_000_000 }],
  ] as const)('%s refuses a pot of %j', (key, carriedIn, code, pointer, values) => {
    const sheet = played({}, { points: { a: 90, b: 72 } });
    const refused = scoreDeal(sheet, rulesetOf(key), { carriedIn, lastDeal: false });
    expect(refused).toEqual({ ok: false, faults: [{ code, pointer, values }] });
  });

  it('takes the greatest pot there may be', () => {
    expect(scored(rulesetOf('ffb-classic'), a81, { carriedIn: 1_000_000 }).pot.unowned).toBe(1_000_000);
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
