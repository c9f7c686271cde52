import { ofSide } from '../cards/seat.js';
import type { Side } from '../cards/seat.js';
import { BELOTE } from './count-deal.js';
import type { CountedAnnouncement } from './count-deal.js';
import type { PlayedDeal } from './played-deal.js';
import { isFlat, takesAll, winnersOf } from './played-deal.js';
import { wordsOf } from './share.js';
import type { Part } from './share.js';

/** A part with the side that writes it. */
export interface OwnedPart extends Part {
  readonly side: Side;
}

/** Belotes and announcements of a deal that was made or failed, each where its rule sends it. */
export const extrasOf = (deal: PlayedDeal): readonly OwnedPart[] => [
  ...deal.count.announcements.map((one) => announcementOf(deal, one)),
  ...deal.count.sides.flatMap((side) => belotesOf(deal, side)),
];

/** The side that a loser's belote or announcement goes to. Where three play no ruleset lets any go. */
function winnerOver(deal: PlayedDeal, side: Side): Side | undefined {
  const winners = winnersOf(deal);
  return winners.includes(side) ? undefined : winners[0];
}

/** The announcements of the side that loses the contract go to the winner, or are lost (`announcements.onFailure`). */
function announcementOf(deal: PlayedDeal, { announcement, side, points }: CountedAnnouncement): OwnedPart {
  const values = wordsOf(announcement);
  const multiplied = deal.ruleset.score.doublingScope === 'deal';
  const winner = takesAll(deal) ? winnerOver(deal, side) : undefined;
  if (winner !== undefined && deal.ruleset.announcements.onFailure === 'lost') {
    return { side, rule: 'announcement-lost', points: 0, values };
  }
  const writer = winner ?? side;
  const rule = writer === announcement.side ? 'announcement' : 'announcement-taken';
  return { side: writer, rule, points, values, multiplied: multiplied && winnersOf(deal).includes(writer) };
}

/**
 * A belote stays with its holder, goes with the deal to its winner, or counts for nobody (`belote.onFailure`). Where it goes
 * with a failed deal it also goes with a doubled one, and with a capot that was bid flat.
 */
function belotesOf(deal: PlayedDeal, holder: Side): OwnedPart[] {
  const { belote } = deal.ruleset;
  const pairs = belote.written ? ofSide(deal.count.belotes, holder) / BELOTE : 0;
  const winner = takesAll(deal) || isFlat(deal) ? winnerOver(deal, holder) : undefined;
  const goes = belote.onFailure === 'holder' ? undefined : winner;
  const multiplied = belote.multiplied && (goes !== undefined || winnersOf(deal).includes(holder));
  const part: OwnedPart =
    goes === undefined
      ? { side: holder, rule: 'belote', points: BELOTE, multiplied }
      : belote.onFailure === 'nobody'
        ? { side: holder, rule: 'belote-lost', points: 0 }
        : { side: goes, rule: 'belote-taken', points: BELOTE, multiplied };
  return Array.from({ length: pairs }, () => part);
}
