import { ofSide } from '../cards/seat.js';
import type { Side } from '../cards/seat.js';
import type { Ruleset } from '../rulesets/ruleset.js';
import { BELOTE } from './count-deal.js';
import type { Ledger } from './ledger.js';
import type { PlayedDeal } from './played-deal.js';
import { addToPot, EMPTY_POT, potTotal } from './pot.js';
import type { Pot } from './pot.js';
import { wordsOf } from './share.js';
import type { Part } from './share.js';
import { countedPart, tricksOf } from './shares-of-tricks.js';

/**
 * Writes a deal that ended at equality and is held: the defence writes its points, those of the takers wait.
 *
 * In the last deal nobody could win them any more: both write theirs and a waiting pot goes back to whom it was taken from
 * (`each-keeps`), or the takers' points and the pot lapse (`defence-only`). Gives back the pot after the deal.
 */
export function writeLitige(ledger: Ledger, deal: PlayedDeal, carried: Pot, lastDeal: boolean): Pot {
  const { count, ruleset } = deal;
  const { takers } = count;
  const eachKeeps = lastDeal && ruleset.litige.atRoundEnd === 'each-keeps';
  for (const side of count.defence) writeParts(ledger, side, [...tricksOf(deal, side), ...extrasOfSide(deal, side)]);

  if (eachKeeps) {
    writeParts(ledger, takers, [...tricksOf(deal, takers), ...extrasOfSide(deal, takers)]);
    for (const side of count.sides) {
      const owned = ofSide(carried, side);
      if (owned > 0) ledger.write(side, 'pot-returned', owned);
    }
    return EMPTY_POT;
  }

  const outside = extrasOfSide(deal, takers).filter(({ held }) => !held);
  const exact = countedPart(count, takers, ofSide(count.tricks, takers));
  const inPot = [exact, ...extrasOfSide(deal, takers).filter(({ held }) => held)];
  const amount = inPot.reduce((sum, { points }) => sum + points, 0);
  writeParts(ledger, takers, [...inPot, ...outside]);
  ledger.write(takers, lastDeal ? 'litige-lapsed' : 'litige-held', -amount);
  if (!lastDeal) return addToPot(carried, takers, amount);
  const waiting = potTotal(carried);
  if (waiting > 0) ledger.write(takers, 'pot-lapsed', 0, { amount: waiting });
  return EMPTY_POT;
}

function writeParts(ledger: Ledger, side: Side, parts: readonly Part[]): void {
  for (const { rule, points, values } of parts) ledger.write(side, rule, points, values);
}

/** What a side has beside its tricks. Of the takers' own, that waits in the pot which decided the equality with them. */
function extrasOfSide({ count, ruleset }: PlayedDeal, side: Side): readonly (Part & { readonly held: boolean })[] {
  const announcements = count.announcements
    .filter((one) => one.side === side)
    .map((one) => ({
      // They change hands with a capot alone, and no capot ends at equality.
      rule: 'announcement' as const,
      points: one.points,
      values: wordsOf(one.announcement),
      held: ruleset.announcements.countForContract,
    }));
  const pairs = ruleset.belote.written ? ofSide(count.belotes, side) / BELOTE : 0;
  const belote = { rule: 'belote' as const, points: BELOTE, held: beloteWaits(ruleset) };
  return [...announcements, ...Array.from({ length: pairs }, () => belote)];
}

const beloteWaits = ({ litige, contract }: Ruleset): boolean =>
  contract.beloteCounts && litige.beloteCounts && litige.belote === 'pot';
