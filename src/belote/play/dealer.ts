import type { Rng } from '../../shared/rng.js';
import { RANKS, SUIT_LETTERS } from '../cards/card.js';
import { seatAfter, seatsOf, sideOf, sidesOf } from '../cards/seat.js';
import type { PlayerCount, Seat, Side } from '../cards/seat.js';
import type { Ruleset } from '../rulesets/ruleset.js';
import type { Outcome } from '../scoring/deal-sheet.js';

/**
 * Who deals first at a table: each team draws a card from the 32, the lowest in the order A K Q J T 9 8 7 deals, equal lowest
 * ones draw again. The first seat of the drawing team deals.
 */
export function drawFirstDealer(players: PlayerCount, rng: Rng): Seat {
  const seats = seatsOf(players);
  let drawing: readonly Side[] = sidesOf(players);
  while (drawing.length > 1) {
    const pack = rng.shuffled(RANKS.flatMap((_, height) => SUIT_LETTERS.map(() => height)));
    const lowest = Math.min(...pack.slice(0, drawing.length));
    drawing = drawing.filter((_, index) => pack[index] === lowest);
  }
  // The lowest card is somebody's, so one side is left.
  return seats.find((seat) => drawing.includes(sideOf(seat))) as Seat;
}

/**
 * Who deals after a deal: the next player, whatever became of it. A deal that nobody took is dealt again by the same one
 * only where `round.passedOut` says `same-dealer`.
 */
export function dealerAfter(dealer: Seat, { outcome }: { readonly outcome: Outcome }, ruleset: Ruleset): Seat {
  if (outcome === 'passed-out' && ruleset.round.passedOut === 'same-dealer') return dealer;
  return seatAfter(dealer, ruleset.players);
}
