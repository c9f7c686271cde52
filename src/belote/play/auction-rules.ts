import type { FaultValues } from '../../shared/fault.js';
import type { Result } from '../../shared/result.js';
import type { Seat } from '../cards/seat.js';
import type { Trump } from '../cards/trump.js';
import type { Bid } from '../scoring/deal-sheet.js';
import type { AuctionContract, AuctionFault, CallName, CallRule, SentCall } from './auction-calls.js';

/** A call that makes sense, whether or not it may be made now. */
export interface Said {
  readonly call: CallName;
  readonly bid?: Bid;
  readonly trump?: Trump;
}

/** Where an auction stands between two calls. */
export interface Standing<Contract extends AuctionContract> {
  /** Whose turn it is. */
  readonly seat: Seat;
  /** How many have passed in a row, up to now. */
  readonly passes: number;
  /** What the deal would be played for if all passed from now on. */
  readonly contract: Contract | null;
}

/** What a call in turn does: it passes, it makes a contract, or it breaks a rule. */
export type Judged<Contract extends AuctionContract> =
  { readonly is: 'pass' } | { readonly is: 'contract'; readonly contract: Contract } | Broken;

export interface Broken {
  readonly is: 'broken';
  readonly rule: CallRule;
  readonly values: FaultValues;
}

export const PASSED = { is: 'pass' } as const;

export const stands = <Contract extends AuctionContract>(contract: Contract): Judged<Contract> => ({
  is: 'contract',
  contract,
});

export const broken = (rule: CallRule, values: FaultValues = {}): Broken => ({ is: 'broken', rule, values });

/** How one of the games is auctioned. */
export interface AuctionRules<Call extends Said, Contract extends AuctionContract> {
  /** Every call there ever is, the lowest bids first. */
  readonly calls: readonly Call[];
  readonly isOver: (standing: Standing<Contract>) => boolean;
  /** What a call of the player whose turn it is does; asked only while the auction is not over. */
  readonly judge: (call: Call, standing: Standing<Contract>) => Judged<Contract>;
}

/** Makes sense of a call that stands at `pointer`, or says why it has none in this game. */
export type ReadCall<Call extends Said> = (sent: SentCall, pointer: string) => Result<Call, readonly AuctionFault[]>;
