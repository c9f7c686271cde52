import type { Fault, FaultValues } from '../../shared/fault.js';
import type { Card } from '../cards/card.js';
import type { Seat } from '../cards/seat.js';
import type { Trump } from '../cards/trump.js';
import type { Bid, CompleteContract } from '../scoring/deal-sheet.js';

/** Everything that is said in an auction: `take` in the classic game, the last three where bids are made. */
export const CALLS = ['pass', 'take', 'bid', 'coinche', 'surcoinche'] as const;
export type CallName = (typeof CALLS)[number];

/** One call as it was sent: its types hold, its sense does not yet. */
export interface SentCall {
  readonly seat: Seat;
  readonly call: CallName;
  readonly bid?: Bid | undefined;
  readonly trump?: Trump | undefined;
}

/** An auction as it was sent: who deals, the card that is turned up in the classic game, the calls in their order. */
export interface SentAuction {
  readonly dealer: Seat;
  readonly turnUp?: Card | undefined;
  readonly calls: readonly SentCall[];
}

/** Every way in which a call can be against the rules. It was said all the same: these are no faults of what was sent. */
export const CALL_RULES = [
  'auction-over',
  'out-of-turn',
  'turned-suit-not-played',
  'not-the-turned-suit',
  'trump-not-named',
  'the-turned-suit',
  'only-redouble',
  'bid-too-low',
  'nothing-to-double',
  'already-doubled',
  'own-bid',
  'capot-not-doubleable',
  'nothing-to-redouble',
  'not-the-doubled-side',
] as const;
export type CallRule = (typeof CALL_RULES)[number];

/** What of an auction cannot be, beside the codes of a deal sheet that serve here too. All of them are 422. */
export const AUCTION_FAULT_CODES = [
  'turn-up-missing',
  'turn-up-not-played',
  'card-not-in-pack',
  'call-not-played',
  'call-field-missing',
  'call-field-not-for-call',
] as const;
export type AuctionFaultCode = (typeof AUCTION_FAULT_CODES)[number];
export type AuctionFault = Fault<
  AuctionFaultCode | 'seat-not-at-table' | 'trump-not-played' | 'bid-out-of-range' | 'generale-not-played'
>;

/** A call against a rule. `values` are what the rule's sentence is filled with. */
export interface CallViolation {
  /** Which call it was, counted from 1. */
  readonly call: number;
  readonly seat: Seat;
  readonly rule: CallRule;
  readonly values: FaultValues;
}

/** Who speaks next, and what may be said. */
export interface NextCall {
  readonly seat: Seat;
  readonly allowed: readonly CallName[];
  /** The bids that are still high enough; there where `bid` is allowed. */
  readonly bids?: readonly Bid[];
  /** The trumps that may be named; there where `bid` or `take` is allowed. */
  readonly trumps?: readonly Trump[];
}

/** A contract of the deal sheet of which it is known who called it. */
export interface AuctionContract extends CompleteContract {
  readonly taker: Seat;
}

export interface FollowedAuction {
  readonly legal: boolean;
  /** In the order of the calls, at most one a call. */
  readonly violations: readonly CallViolation[];
  /** The contract of a finished auction, as it stands on the deal sheet; null while it goes on, and where all passed. */
  readonly contract: AuctionContract | null;
  readonly finished: boolean;
  /** Not there when the auction is finished. */
  readonly next?: NextCall;
  /** Who leads to the first trick: the player after the dealer. */
  readonly firstLead: Seat;
}
