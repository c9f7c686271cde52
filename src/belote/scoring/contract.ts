import { ofSide } from '../cards/seat.js';
import type { BySide, Side } from '../cards/seat.js';
import { playsBids } from '../rulesets/ruleset.js';
import type { Ruleset } from '../rulesets/ruleset.js';
import type { Count } from './count-deal.js';
import type { PlayedSheet } from './deal-sheet.js';

export const VERDICTS = ['made', 'failed', 'litige', 'passed-out', 'penalty', 'to-replay'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What a played deal can end as. */
export type PlayedVerdict = Extract<Verdict, 'made' | 'failed' | 'litige' | 'to-replay'>;

/** What the verdict on an equality is under each policy. */
const ON_EQUALITY = { hold: 'litige', failed: 'failed', made: 'made', replay: 'to-replay' } as const;

/**
 * Who has won the deal. Exact counts decide, whatever is written afterwards: rounding never makes a contract, and the pot
 * has no say.
 */
export function judge(sheet: PlayedSheet, ruleset: Ruleset, count: Count): PlayedVerdict {
  // Where nobody bids there is nothing to reach.
  const { bid = 0 } = sheet.contract;
  if (sheet.failed) return 'failed';
  if (bid === 'capot' || bid === 'generale') return tookAll(sheet) ? 'made' : 'failed';

  const { success } = ruleset.contract;
  const reached = ofSide(count.exactTotals, count.takers) >= neededFor(bid, ruleset) * count.rawTotal;
  if (success === 'reach-bid') return reached ? 'made' : 'failed';
  if (success === 'both' && !reached) return 'failed';
  // A litige is a tie against the defence alone: no ruleset puts it aside where a bid must be reached as well.
  if (isEqual(count, ruleset)) return ON_EQUALITY[ruleset.litige.policy];
  return ofSide(count.exactTotals, count.takers) > sumOver(count.exactTotals, count.defence) ? 'made' : 'failed';
}

/** Points that make a bid of so many. `eightyNeeds` is at most 82, so no bid but the lowest notices it. */
const neededFor = (bid: number, { contract }: Ruleset): number => Math.max(contract.eightyNeeds, bid + contract.margin);

/** A capot that was bid needs every trick; a générale needs them in one hand, the bidder's where the sheet names it. */
function tookAll({ contract, capot, generale }: PlayedSheet): boolean {
  const { takers, taker, bid } = contract;
  const inOneHand = generale !== undefined && (taker === undefined || taker === generale);
  return capot === takers && (bid === 'capot' || inOneHand);
}

function isEqual(count: Count, { litige }: Ruleset): boolean {
  const decides = litige.beloteCounts ? count.exactTotals : count.exactTricks;
  return decides[count.takers] === sumOver(decides, count.defence);
}

const sumOver = (points: BySide, sides: readonly Side[]): number =>
  sides.reduce((sum, side) => sum + ofSide(points, side), 0);

/** The factor that a doubled or redoubled deal is multiplied by; 1 where it is neither. */
export function factorOf({ contract }: PlayedSheet, ruleset: Ruleset): number {
  const [coinche, surcoinche] = ruleset.score.doublingFactors;
  if (contract.doubled === 'none' || !playsBids(ruleset)) return 1;
  return contract.doubled === 'coinche' ? coinche : surcoinche;
}
