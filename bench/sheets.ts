import { presetOf } from '../src/belote/rulesets/presets/index.js';
import type { Ruleset } from '../src/belote/rulesets/ruleset.js';
import type { DealSheet, SheetContract } from '../src/belote/scoring/deal-sheet.js';
import { scoreDeal } from '../src/belote/scoring/score-deal.js';
import type { DealContext } from '../src/belote/scoring/score-deal.js';

interface Ruling {
  readonly ruleset: Ruleset;
  readonly sheet: DealSheet;
  readonly context: DealContext;
}

const BY_A: SheetContract = { takers: 'a', trump: 'hearts' };
const BY_B: SheetContract = { takers: 'b', trump: 'clubs' };
const ALL_TRUMP: SheetContract = { takers: 'a', trump: 'all-trump' };
const NO_TRUMP: SheetContract = { takers: 'b', trump: 'no-trump' };
const played = (contract: SheetContract, more: Omit<DealSheet, 'outcome' | 'contract'>): DealSheet => ({
  outcome: 'played',
  contract,
  ...more,
});

/** What an evening of the classic game brings. Nothing is bid. */
const UNBID: readonly DealSheet[] = [
  played(BY_A, { points: { a: 95 } }),
  played(BY_A, { points: { a: 76 }, belotes: ['a'] }),
  played(BY_A, { points: { a: 81 } }),
  played(BY_A, { points: { a: 71 }, belotes: ['a'] }),
  played(BY_B, { points: { a: 92, b: 70 } }),
  played(BY_B, { cardPoints: { b: 98 }, lastTrick: 'a', belotes: ['a'] }),
  played(BY_B, { capot: 'b' }),
  played(BY_B, { capot: 'a', belotes: ['b'] }),
  played(BY_A, { failed: true }),
  { outcome: 'passed-out' },
  { outcome: 'penalty', against: 'b', reason: 'revoke' },
];

/** The same where numbers are bid and doubled. */
const BIDS: readonly DealSheet[] = [
  played({ ...BY_A, bid: 80 }, { points: { a: 95 } }),
  played({ ...BY_A, bid: 110 }, { points: { a: 92 }, belotes: ['a'] }),
  played({ ...BY_B, bid: 100 }, { points: { b: 77 } }),
  played({ ...BY_B, bid: 90, doubled: 'coinche' }, { points: { b: 104 }, belotes: ['a'] }),
  played({ ...BY_A, bid: 120, doubled: 'surcoinche' }, { cardPoints: { a: 88 }, lastTrick: 'b' }),
  played({ ...BY_A, bid: 'capot' }, { capot: 'a', belotes: ['a'] }),
  played({ ...BY_A, bid: 130 }, { capot: 'b' }),
  { outcome: 'passed-out' },
  { outcome: 'penalty', against: 'a', reason: 'revoke' },
];

/** What is shown on the table. */
const ANNOUNCED: readonly DealSheet[] = [
  played(
    { ...BY_A, bid: 90 },
    {
      points: { a: 84 },
      announcements: [
        { side: 'a', seat: 'a1', kind: 'tierce', suit: 'spades', high: 'Q' },
        { side: 'b', seat: 'b2', kind: 'cinquante', suit: 'diamonds', high: 'K' },
      ],
    },
  ),
  played(
    { ...BY_B, bid: 140 },
    {
      points: { b: 101 },
      belotes: ['b'],
      announcements: [{ side: 'b', seat: 'b1', kind: 'carre', rank: 'J' }],
    },
  ),
];

/** The trumps that are no suit, unbid by the 258 points of the classic game, and bid by 162. */
const UNBID_WITHOUT_SUIT: readonly DealSheet[] = [
  played(ALL_TRUMP, { points: { a: 170 }, belotes: ['a', 'a', 'b'] }),
  played(NO_TRUMP, { points: { b: 71 } }),
];
const BIDS_WITHOUT_SUIT: readonly DealSheet[] = [
  played({ ...ALL_TRUMP, bid: 100 }, { points: { a: 118 }, belotes: ['a', 'a', 'b'] }),
  played({ ...NO_TRUMP, bid: 90 }, { points: { b: 71 } }),
];

/** [preset, sheets, the pot they come into] */
const EVENINGS: readonly (readonly [string, readonly DealSheet[], DealContext['carriedIn']])[] = [
  ['ffb-classic', [...UNBID, ...UNBID_WITHOUT_SUIT], 0],
  ['ffb-classic', UNBID, { a: 81, b: 0 }],
  ['cafe-belote', UNBID, 0],
  ['ffb-contree-made', BIDS, 0],
  ['ffb-contree-made-plus-bid', BIDS, 0],
  ['cannes-2016', BIDS, 0],
  ['ffb-coinche', [...BIDS, ...ANNOUNCED, ...BIDS_WITHOUT_SUIT], 0],
  ['pagat-coinche', [...BIDS, ...BIDS_WITHOUT_SUIT], 0],
];

/** Every sheet is one that is scored, not refused; throws where the rules have changed so that one is. */
export function rulings(): readonly Ruling[] {
  const all = EVENINGS.flatMap(([key, sheets, carriedIn]) => {
    const preset = presetOf(key);
    if (preset === undefined) throw new Error(`There is no preset ${key}.`);
    return sheets.map((sheet): Ruling => ({ ruleset: preset.ruleset, sheet, context: { carriedIn, lastDeal: false } }));
  });
  for (const { ruleset, sheet, context } of all) {
    const scored = scoreDeal(sheet, ruleset, context);
    if (!scored.ok) throw new Error(`Refused: ${JSON.stringify({ sheet, faults: scored.faults })}`);
  }
  return all;
}
