import type { Side } from '../cards/seat.js';
import { LAST_TRICK_ON_CAPOT } from '../cards/values.js';
import type { Bid } from './deal-sheet.js';
import { extrasOf } from './extras.js';
import type { Ledger } from './ledger.js';
import { bidValue, isFlat, takesAll, winnersOf } from './played-deal.js';
import type { PlayedDeal } from './played-deal.js';
import { writeShare } from './share.js';
import type { Part } from './share.js';
import { tricksOf } from './shares-of-tricks.js';

/** `capot.unbid` and `capot.byDefence` with this value: every trick is worth no more than any deal. */
const NO_REWARD = 162;

/** Writes a deal that was made or failed: contract, tricks, announcements, belotes, doubling. Pot and line come after. */
export function writeContract(ledger: Ledger, deal: PlayedDeal): void {
  const extras = extrasOf(deal);
  const { factor } = deal;
  const doubled = { factor, call: { game: deal.ruleset.game, doubled: deal.sheet.contract.doubled } };
  for (const side of deal.count.sides) {
    const won = winnersOf(deal).includes(side);
    const parts = won ? winnerParts(deal, side) : loserParts(deal, side);
    writeShare(ledger, { side, parts: [...parts, ...extras.filter((part) => part.side === side)] }, doubled);
  }
}

function winnerParts(deal: PlayedDeal, side: Side): readonly Part[] {
  if (deal.verdict === 'failed') return failedParts(deal, side);
  if (isFlat(deal)) return bidParts(deal);
  return deal.factor > 1 ? doubledParts(deal) : madeParts(deal);
}

function loserParts(deal: PlayedDeal, side: Side): readonly Part[] {
  if (deal.verdict === 'failed') return [{ rule: 'contract-failed', points: 0 }];
  if (takesAll(deal)) return [{ rule: 'doubled-loss', points: 0 }];
  if (isFlat(deal) || deal.ruleset.score.defenceWrites === 'nothing') return [];
  return tricksOf(deal, side);
}

/** The bid, multiplied whenever the deal is. */
function bidParts(deal: PlayedDeal): readonly Part[] {
  // A bid is added only where bids are played, and there no sheet is scored without one.
  const bid = deal.sheet.contract.bid as Bid;
  const points = bidValue(bid, deal.ruleset);
  return [
    typeof bid === 'number'
      ? { rule: 'bid', points, multiplied: true }
      : { rule: 'word-bid', points, values: { bid }, multiplied: true },
  ];
}

/** Made, and not doubled: points, points and bid, or the bid alone. */
function madeParts(deal: PlayedDeal): readonly Part[] {
  const { made } = deal.ruleset.score;
  const own = tricksOf(deal, deal.count.takers);
  // Where no bid is ever added, a capot that was bid is worth its value in place of the points.
  const bidReplaces = made === 'points' && typeof deal.sheet.contract.bid === 'string';
  if (made === 'bid' || bidReplaces) return bidParts(deal);
  return made === 'points' ? own : [...own, ...bidParts(deal)];
}

/** Made and doubled: the takers write the base in place of their points. */
function doubledParts(deal: PlayedDeal): readonly Part[] {
  const { made, doublingScope } = deal.ruleset.score;
  const { bid } = deal.sheet.contract;
  const bidReplaces = made === 'points' && typeof bid === 'string';
  if (made === 'bid' || bidReplaces) return bidParts(deal);
  const base = baseParts(deal, deal.count.takers, 'doubled-base');
  return made === 'points' || doublingScope === 'flat' ? base : [...base, ...bidParts(deal)];
}

function failedParts(deal: PlayedDeal, side: Side): readonly Part[] {
  const { score, capot, three } = deal.ruleset;
  if (deal.count.defence.length > 1) {
    return deal.sheet.capot === side
      ? [{ rule: 'failed-base', points: capot.byDefence }]
      : [{ rule: 'failed-defender', points: three.failedDefender }];
  }
  if (isFlat(deal)) return bidParts(deal);
  const base = baseParts(deal, side, 'failed-base');
  const wordBid = typeof deal.sheet.contract.bid === 'string';
  const flatTariff = deal.factor > 1 && score.doublingScope === 'flat';
  const addsBid = wordBid ? capot.failed === 'base-plus-value' : score.failedAddsBid && !flatTariff;
  return addsBid ? [...base, ...bidParts(deal)] : base;
}

/**
 * The 160 or 162 that the winner writes in place of its points, and what every trick adds to it: a base of 250 or 252
 * instead, or, where the doubling is a tariff (320 and 640), the hundred of the last trick outside it (420 and 740).
 */
function baseParts(deal: PlayedDeal, winner: Side, rule: 'failed-base' | 'doubled-base'): readonly Part[] {
  const { score, capot } = deal.ruleset;
  const { failedBase, doublingScope } = score;
  if (failedBase === 0) return [];
  const multiplied = doublingScope !== 'bid';
  const reward = deal.verdict === 'failed' ? capot.byDefence : capot.unbid;
  if (deal.sheet.capot !== winner || reward === NO_REWARD) return [{ rule, points: failedBase, multiplied }];

  const isTariff = deal.factor > 1 && (doublingScope === 'base' || doublingScope === 'flat');
  if (isTariff) {
    return [
      { rule, points: failedBase, multiplied },
      { rule: 'capot-bonus', points: LAST_TRICK_ON_CAPOT },
    ];
  }
  // Over a base that is not multiplied, a capot that was bid is worth its tricks (252 + 2 × the bid).
  const asPlayed = deal.verdict === 'made' && doublingScope === 'bid' && typeof deal.sheet.contract.bid === 'string';
  return [{ rule, points: asPlayed ? capot.unbid : capot.byDefence, multiplied }];
}
