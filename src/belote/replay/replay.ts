import type { Card } from '../cards/card.js';
import type { BySide, Seat, Side } from '../cards/seat.js';
import type { Suit } from '../cards/trump.js';
import type { Duty } from '../play/legal-cards.js';
import type { PlayedSheet } from '../scoring/deal-sheet.js';

/** A card that was played against a duty: a revoke. */
export interface Violation {
  /** Both counted from 1. */
  readonly trick: number;
  readonly play: number;
  readonly seat: Seat;
  readonly card: Card;
  /** The duty that bound. */
  readonly rule: Duty;
  /** What was allowed instead. */
  readonly legalCards: readonly Card[];
}

export interface ReplayedTrick {
  readonly leader: Seat;
  readonly winner: Seat;
  /** Raw points of the scheme; in the last trick with its ten, or its hundred where one side took every trick. */
  readonly points: number;
}

/** A king and queen of trumps in one hand. */
export interface HeldBelote {
  readonly side: Side;
  readonly seat: Seat;
  readonly suit: Suit;
  /** Does it count? Null while it still may come to it. */
  readonly announced: boolean | null;
}

/** Who is to play next, and what he may. */
export interface NextPlay {
  readonly seat: Seat;
  readonly duty: Duty;
  readonly legal: readonly Card[];
}

/** What the ruleset gives for the first violation of a deal. */
export interface RevokePenalty {
  readonly against: Side;
  /** The tariff, with the bid on top where `penalty.plusBid` says so. */
  readonly points: number;
  readonly violation: Violation;
}

/** A sheet that follows from the cards: their points are known. */
export type DerivedSheet = PlayedSheet & { readonly points: BySide };

/** What follows from a record, as far as it goes. */
export interface Replay {
  readonly legal: boolean;
  /** In the order of play. */
  readonly violations: readonly Violation[];
  /** Those that are complete. */
  readonly tricks: readonly ReplayedTrick[];
  /** Raw points of the complete tricks by side. */
  readonly points: BySide;
  readonly belotes: readonly HeldBelote[];
  /** The deal sheet that follows; null while the deal is not over. */
  readonly sheet: DerivedSheet | null;
  /** Null where every card was legal. */
  readonly penalty: RevokePenalty | null;
  /** Null when the deal is over. */
  readonly next: NextPlay | null;
}
