import type { Fault } from '../../shared/fault.js';
import type { Card, Rank } from '../cards/card.js';
import type { BySide, Seat, Side } from '../cards/seat.js';
import type { Suit, Trump } from '../cards/trump.js';

export const OUTCOMES = ['played', 'passed-out', 'penalty'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const DOUBLINGS = ['none', 'coinche', 'surcoinche'] as const;
export type Doubling = (typeof DOUBLINGS)[number];

/** The bids that are words; the others are 80 to 160 by ten. */
export const WORD_BIDS = ['capot', 'generale'] as const;
type WordBid = (typeof WORD_BIDS)[number];
export type Bid = number | WordBid;

export const ANNOUNCEMENT_KINDS = ['tierce', 'cinquante', 'cent', 'carre'] as const;
export type AnnouncementKind = (typeof ANNOUNCEMENT_KINDS)[number];

/** A declared and shown announcement: `suit` and `high` for the three sequences, `rank` for a carré. */
export interface Announcement {
  readonly side: Side;
  readonly seat?: Seat | undefined;
  readonly kind: AnnouncementKind;
  readonly suit?: Suit | undefined;
  readonly high?: Rank | undefined;
  readonly rank?: Rank | undefined;
}

export interface SheetContract {
  readonly takers: Side;
  readonly taker?: Seat | undefined;
  readonly trump: Trump;
  readonly bid?: Bid | undefined;
  readonly doubled?: Doubling | undefined;
}

/** Two cards of a player on the table, where two play: the lower one cannot be played before the upper one. */
export interface Pile {
  readonly down: Card;
  readonly up: Card;
}

/** The words for king and queen of trump: one with the first card of the pair, one with the second. */
export const BELOTE_WORDS = ['belote', 'rebelote'] as const;
type BeloteWord = (typeof BELOTE_WORDS)[number];

/** What was said when a card was played; plays are counted from 1. */
export interface BeloteCall {
  readonly play: number;
  readonly say: BeloteWord;
}

/** An announcement as it was declared. What was declared and not shown (`shown: false`) is worth nothing. */
export interface DeclaredAnnouncement extends Announcement {
  readonly shown?: boolean | undefined;
}

type BySeat<Value> = Readonly<Partial<Record<Seat, Value | undefined>>>;

/** The full record of a deal, as somebody at the table wrote it down. Whether it can be is not known yet. */
export interface ReplayRecord {
  readonly firstLead: Seat;
  readonly hands: BySeat<readonly Card[]>;
  /** Only where two play. */
  readonly piles?: BySeat<readonly Pile[]> | undefined;
  readonly contract: SheetContract;
  /** In the order they were played. */
  readonly plays: readonly Card[];
  /** Left out where nobody wrote them down: a pair then counts as announced. */
  readonly calls?: readonly BeloteCall[] | undefined;
  readonly announcements?: readonly DeclaredAnnouncement[] | undefined;
}

/** A record that a deal sheet carries: the contract stands on the sheet, or here, or the same in both places. */
export type SheetReplay = Omit<ReplayRecord, 'contract'> & { readonly contract?: SheetContract | undefined };

/** Points of some of the sides, as far as the sheet gives them. */
export type SomePoints = Readonly<Partial<Record<Side, number | undefined>>>;

/**
 * What a referee submits: the deal sheet of the HTTP contract, whose types hold and whose sense does not yet.
 *
 * `points` is by side on a played deal and one number on a penalty. `failed: false` says nothing, as if left out.
 */
export interface DealSheet {
  readonly outcome: Outcome;
  readonly contract?: SheetContract | undefined;
  readonly points?: SomePoints | number | undefined;
  readonly cardPoints?: SomePoints | undefined;
  readonly lastTrick?: Side | undefined;
  readonly failed?: boolean | undefined;
  readonly capot?: Side | undefined;
  readonly generale?: Seat | undefined;
  readonly belotes?: readonly Side[] | undefined;
  readonly announcements?: readonly Announcement[] | undefined;
  readonly replay?: SheetReplay | undefined;
  readonly against?: Side | undefined;
  readonly reason?: string | undefined;
}

export interface CompleteContract {
  readonly takers: Side;
  readonly taker?: Seat;
  readonly trump: Trump;
  readonly bid?: Bid;
  readonly doubled: Doubling;
}

/**
 * A played deal with nothing left open: every side's points in the form with the last trick (162 in all, 258 in unscaled
 * all-trump, 252 and 0 on a capot), or `failed: true` and no points. It is a deal sheet again, and scores as itself.
 */
export interface PlayedSheet {
  readonly outcome: 'played';
  readonly contract: CompleteContract;
  readonly points?: BySide;
  readonly failed?: true;
  readonly lastTrick?: Side;
  readonly capot?: Side;
  readonly generale?: Seat;
  readonly belotes: readonly Side[];
  readonly announcements: readonly Announcement[];
  /** The record that everything above follows from. */
  readonly replay?: SheetReplay;
}

interface PassedOutSheet {
  readonly outcome: 'passed-out';
}

export interface PenaltySheet {
  readonly outcome: 'penalty';
  readonly against: Side;
  readonly reason?: string;
  readonly points: number;
}

/** What is stored of a deal: the sheet with the derived points and all defaults spelled out. */
export type CompleteSheet = PlayedSheet | PassedOutSheet | PenaltySheet;

/** Everything that can be wrong with a deal, on its sheet, with its pot or in its table. All of them are 422. */
export const DEAL_FAULT_CODES = [
  'field-not-for-outcome',
  'contract-missing',
  'side-not-at-table',
  'seat-not-at-table',
  'seat-not-of-side',
  'trump-not-played',
  'bid-missing',
  'bid-not-played',
  'bid-out-of-range',
  'generale-not-played',
  'doubling-not-played',
  'capot-not-doubleable',
  'points-missing',
  'points-not-by-side',
  'points-out-of-range',
  'points-sum',
  'points-impossible',
  'two-point-forms',
  'last-trick-missing',
  'last-trick-contradiction',
  'capot-not-declared',
  'capot-contradiction',
  'failed-contradiction',
  'generale-not-bid',
  'generale-contradiction',
  'too-many-belotes',
  'belote-contradiction',
  'announcements-not-played',
  'announcement-incomplete',
  'announcement-impossible',
  'announcement-field-not-for-kind',
  'announcement-card-twice',
  'announcement-one-run',
  'announcement-too-many-cards',
  'against-missing',
  'penalty-points-not-a-number',
  'penalty-points-out-of-range',
  'hand-missing',
  'hand-size',
  'piles-missing',
  'piles-not-played',
  'pile-count',
  'card-not-in-pack',
  'card-twice',
  'card-not-held',
  'card-covered',
  'plays-too-many',
  'call-out-of-range',
  'call-without-belote',
  'announcement-not-held',
  'replay-illegal',
  'replay-unfinished',
  'replay-contradiction',
  'carried-in-out-of-range',
  'carried-in-unowned',
  'carried-in-impossible',
  'round-full',
  'match-over',
] as const;
export type DealFaultCode = (typeof DEAL_FAULT_CODES)[number];
export type DealFault = Fault<DealFaultCode>;
