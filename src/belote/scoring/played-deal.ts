import type { Side } from '../cards/seat.js';
import type { Ruleset } from '../rulesets/ruleset.js';
import { FLAT_CAPOT } from '../rulesets/ruleset.js';
import type { PlayedVerdict } from './contract.js';
import type { Count } from './count-deal.js';
import type { Bid, PlayedSheet } from './deal-sheet.js';
import type { Rounding } from './rounding.js';

/** A played deal with all that is known of it when it comes to writing. */
export interface PlayedDeal {
  readonly sheet: PlayedSheet;
  readonly ruleset: Ruleset;
  readonly count: Count;
  readonly verdict: PlayedVerdict;
  readonly rounding: Rounding;
  /** What a doubled deal is multiplied by; 1 where it is not doubled. */
  readonly factor: number;
}

/** Is the bid a word, and its value written in place of everything else? `capot.bidValue` 500, or a flat failure. */
export function isFlat({ sheet, ruleset, verdict }: PlayedDeal): boolean {
  if (typeof sheet.contract.bid !== 'string') return false;
  return verdict === 'failed' ? ruleset.capot.failed === 'flat' : ruleset.capot.bidValue === FLAT_CAPOT;
}

/** Does the loser of the contract write nothing for its tricks? So on a failure, and for the defence when doubled. */
export const takesAll = ({ verdict, factor, ruleset }: PlayedDeal): boolean =>
  verdict === 'failed' || (factor > 1 && !ruleset.score.defenceKeepsWhenDoubled);

/** The sides that win the contract. */
export const winnersOf = ({ verdict, count }: PlayedDeal): readonly Side[] =>
  verdict === 'failed' ? count.defence : [count.takers];

/** What a bid is worth, in points. */
export function bidValue(bid: Bid, { capot }: Ruleset): number {
  if (bid === 'capot') return capot.bidValue;
  // No sheet with a générale is scored where there is none.
  return bid === 'generale' ? (capot.generale as Exclude<typeof capot.generale, 'off'>) : bid;
}
