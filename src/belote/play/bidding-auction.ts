import { bad, good } from '../../shared/result.js';
import { seatsOf, sideOf } from '../cards/seat.js';
import { trumpsOf } from '../cards/trump.js';
import type { Trump } from '../cards/trump.js';
import type { Ruleset } from '../rulesets/ruleset.js';
import { bidOrder, bidsOf, checkBidValue } from '../scoring/bids.js';
import type { Bid } from '../scoring/deal-sheet.js';
import type { AuctionContract, CallName } from './auction-calls.js';
import { broken, PASSED, stands } from './auction-rules.js';
import type { AuctionRules, Judged, ReadCall, Standing } from './auction-rules.js';
import { callNotPlayed, checkTrump, fieldMissing, fieldsTooMany } from './auction-shape.js';

type BiddingCall =
  | { readonly call: 'pass' | 'coinche' | 'surcoinche' }
  | { readonly call: 'bid'; readonly bid: Bid; readonly trump: Trump };

interface BidContract extends AuctionContract {
  readonly bid: Bid;
}

const BIDDING_CALLS: readonly CallName[] = ['pass', 'bid', 'coinche', 'surcoinche'];

export const readBiddingCall =
  (ruleset: Ruleset): ReadCall<BiddingCall> =>
  (sent, pointer) => {
    const { call, bid, trump } = sent;
    if (call === 'take') return bad([callNotPlayed(call, BIDDING_CALLS, pointer)]);
    if (call !== 'bid') {
      const tooMany = fieldsTooMany(sent, ['bid', 'trump'], pointer);
      return tooMany.length > 0 ? bad(tooMany) : good({ call });
    }
    const faults = [
      ...(bid === undefined ? [fieldMissing(call, 'bid', pointer)] : checkBidValue(bid, ruleset, `${pointer}/bid`)),
      ...(trump === undefined
        ? [fieldMissing(call, 'trump', pointer)]
        : checkTrump(trump, ruleset, `${pointer}/trump`)),
    ];
    return bid === undefined || trump === undefined || faults.length > 0 ? bad(faults) : good({ call, bid, trump });
  };

/**
 * Every bid is higher than the one before, and whoever has passed may come back. The other side may double what stands, the
 * doubled side redouble it; from a double on nobody bids. A redouble ends the auction, and so do passes of all players
 * but the last who spoke; if nobody says anything but pass, nobody plays. Source: rules.md, "Dealing and auction",
 * contrée and coinche.
 */
export function biddingRules(ruleset: Ruleset): AuctionRules<BiddingCall, BidContract> {
  const players = seatsOf(ruleset.players).length;
  const trumps = trumpsOf(ruleset.trumps);
  const bids = bidsOf(ruleset).flatMap((bid) => trumps.map((trump) => ({ call: 'bid', bid, trump }) as const));
  return {
    calls: [{ call: 'pass' }, ...bids, { call: 'coinche' }, { call: 'surcoinche' }],
    isOver: ({ contract, passes }) =>
      contract === null ? passes === players : contract.doubled === 'surcoinche' || passes === players - 1,
    judge: (said, standing) => {
      switch (said.call) {
        case 'pass':
          return PASSED;
        case 'bid':
          return judgeBid(said, standing);
        case 'coinche':
          return judgeDouble(standing, ruleset);
        case 'surcoinche':
          return judgeRedouble(standing);
      }
    },
  };
}

type Position = Standing<BidContract>;

function judgeBid(
  { bid, trump }: { readonly bid: Bid; readonly trump: Trump },
  { seat, contract }: Position,
): Judged<BidContract> {
  if (contract !== null && contract.doubled !== 'none') return broken('only-redouble');
  if (contract !== null && bidOrder(bid) <= bidOrder(contract.bid)) {
    return broken('bid-too-low', { bid: contract.bid });
  }
  return stands({ takers: sideOf(seat), taker: seat, trump, bid, doubled: 'none' });
}

function judgeDouble({ seat, contract }: Position, { capot }: Ruleset): Judged<BidContract> {
  if (contract === null) return broken('nothing-to-double');
  if (contract.doubled !== 'none') return broken('already-doubled');
  if (contract.takers === sideOf(seat)) return broken('own-bid');
  if (typeof contract.bid === 'string' && !capot.doubleable) return broken('capot-not-doubleable');
  return stands({ ...contract, doubled: 'coinche' });
}

function judgeRedouble({ seat, contract }: Position): Judged<BidContract> {
  if (contract === null || contract.doubled === 'none') return broken('nothing-to-redouble');
  if (contract.takers !== sideOf(seat)) return broken('not-the-doubled-side');
  return stands({ ...contract, doubled: 'surcoinche' });
}
