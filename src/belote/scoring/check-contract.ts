import { seatsOf, sideOf, sidesOf } from '../cards/seat.js';
import { trumpKindOf } from '../cards/trump.js';
import type { Ruleset } from '../rulesets/ruleset.js';
import { playsBids } from '../rulesets/ruleset.js';
import { checkBidValue } from './bids.js';
import type { DealFault, SheetContract } from './deal-sheet.js';

/** What is wrong with who took the deal, on what, for how much. Pointers are into the whole sheet. */
export function checkContract(contract: SheetContract, ruleset: Ruleset): DealFault[] {
  return [...checkTakers(contract, ruleset), ...checkTrump(contract, ruleset), ...checkBid(contract, ruleset)];
}

function checkTakers({ takers, taker }: SheetContract, { players }: Ruleset): DealFault[] {
  const faults: DealFault[] = [];
  if (!sidesOf(players).includes(takers)) {
    faults.push({ code: 'side-not-at-table', pointer: '/contract/takers', values: { side: takers, players } });
  }
  if (taker === undefined) return faults;
  if (!seatsOf(players).includes(taker)) {
    faults.push({ code: 'seat-not-at-table', pointer: '/contract/taker', values: { seat: taker, players } });
  } else if (sideOf(taker) !== takers) {
    faults.push({ code: 'seat-not-of-side', pointer: '/contract/taker', values: { seat: taker, side: takers } });
  }
  return faults;
}

function checkTrump({ trump }: SheetContract, { trumps }: Ruleset): DealFault[] {
  if (trumps.includes(trumpKindOf(trump))) return [];
  return [{ code: 'trump-not-played', pointer: '/contract/trump', values: { trump } }];
}

function checkBid({ bid, doubled = 'none' }: SheetContract, ruleset: Ruleset): DealFault[] {
  const faults: DealFault[] = [];
  if (!playsBids(ruleset)) {
    if (bid !== undefined) faults.push({ code: 'bid-not-played', pointer: '/contract/bid' });
    if (doubled !== 'none') faults.push({ code: 'doubling-not-played', pointer: '/contract/doubled' });
    return faults;
  }
  if (bid === undefined) faults.push({ code: 'bid-missing', pointer: '/contract/bid' });
  else faults.push(...checkBidValue(bid, ruleset, '/contract/bid'));
  if (typeof bid === 'string' && doubled !== 'none' && !ruleset.capot.doubleable) {
    faults.push({ code: 'capot-not-doubleable', pointer: '/contract/doubled' });
  }
  return faults;
}
