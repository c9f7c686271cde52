import type { Fault } from '../../shared/fault.js';
import type { Ruleset } from '../rulesets/ruleset.js';
import type { Bid } from './deal-sheet.js';

const LOWEST_BID = 80;
const HIGHEST_BID = 160;
const BID_STEP = 10;

const BIDS_TO_CAPOT: readonly Bid[] = [LOWEST_BID, 90, 100, 110, 120, 130, 140, 150, HIGHEST_BID, 'capot'];
const BIDS_TO_GENERALE: readonly Bid[] = [...BIDS_TO_CAPOT, 'generale'];

/** The bids of a ruleset that has bids, the lowest first: 80 to 160 by ten, capot, and the générale where it is played. */
export const bidsOf = ({ capot }: Ruleset): readonly Bid[] =>
  capot.generale === 'off' ? BIDS_TO_CAPOT : BIDS_TO_GENERALE;

/** A bid's place among all bids, 0 for 80: a higher one may follow a lower one. A capot is above 160, a générale above it. */
export const bidOrder = (bid: Bid): number => BIDS_TO_GENERALE.indexOf(bid);

/** What keeps a bid, which stands at `pointer`, from being one of this ruleset. */
export function checkBidValue(
  bid: Bid,
  ruleset: Ruleset,
  pointer: string,
): readonly Fault<'bid-out-of-range' | 'generale-not-played'>[] {
  if (bidsOf(ruleset).includes(bid)) return [];
  if (bid === 'generale') return [{ code: 'generale-not-played', pointer }];
  return [
    {
      code: 'bid-out-of-range',
      pointer,
      values: { bid, lowest: LOWEST_BID, highest: HIGHEST_BID, step: BID_STEP },
    },
  ];
}
