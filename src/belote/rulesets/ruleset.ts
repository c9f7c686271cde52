import type { PlayerCount } from '../cards/seat.js';
import type { AllTrumpScheme, TrumpKind } from '../cards/trump.js';

/**
 * One complete set of rules, as data: every rule of belote, contrée and coinche that is known with more than one value.
 * A tournament keeps a whole copy of the ruleset it was played under.
 *
 * What each parameter means, its values and its source stand in `parameters.ts`, which this type is proved to agree with.
 * Groups and names follow the table "Parameters of a ruleset" of the rules.
 */
export interface Ruleset {
  readonly game: 'classic' | 'contree' | 'coinche';
  readonly players: PlayerCount;
  readonly trumps: readonly TrumpKind[];
  readonly allTrumpValues: AllTrumpScheme;
  readonly noTrumpAce: 19;
  readonly scaledContract: 'exact' | 'rounded';
  readonly play: {
    readonly raiseOverPartner: boolean;
    readonly underruff: 'forced' | 'free';
    readonly partnerFrees: boolean;
    readonly overPartnerRuff: boolean;
  };
  readonly announcements: {
    readonly allowed: boolean;
    readonly countForContract: boolean;
    readonly tie: 'nobody' | 'first-speaker';
    readonly cardReuse: boolean;
    readonly onFailure: 'to-defence' | 'lost';
    readonly onCapot: 'stay' | 'change-hands';
  };
  readonly contract: {
    readonly success: 'beat-defence' | 'reach-bid' | 'both';
    readonly eightyNeeds: 80 | 81 | 82;
    readonly margin: 0 | 2;
    readonly beloteCounts: boolean;
  };
  readonly belote: {
    readonly written: boolean;
    readonly onFailure: 'holder' | 'defence' | 'nobody';
    readonly multiplied: boolean;
    readonly order: 'any' | 'king-first';
    readonly bothWords: 'required' | 'one-forgiven';
  };
  readonly score: {
    readonly made: 'points' | 'points-plus-bid' | 'bid';
    readonly defenceWrites: 'points' | 'nothing';
    readonly failedBase: 160 | 162 | 0;
    readonly failedAddsBid: boolean;
    readonly doublingFactors: readonly [2, 4] | readonly [2, 3];
    readonly doublingScope: 'deal' | 'bid' | 'base' | 'flat';
    readonly defenceKeepsWhenDoubled: boolean;
  };
  readonly capot: {
    readonly unbid: 252 | 250 | 162;
    readonly bidValue: 250 | 270 | 350 | 500;
    readonly failed: 'flat' | 'base-plus-value' | 'base';
    readonly byDefence: 252 | 250 | 162;
    readonly doubleable: boolean;
    readonly generale: 'off' | 500 | 600 | 1000;
  };
  readonly rounding: {
    readonly to: 'none' | 5 | 10;
    readonly half: 'up' | 'down';
    readonly applies: 'line' | 'points';
    readonly complement: boolean;
    readonly lastDealExact: boolean;
  };
  readonly litige: {
    readonly policy: 'hold' | 'failed' | 'made' | 'replay';
    readonly beloteCounts: boolean;
    readonly belote: 'pot' | 'holder';
    readonly release: 'deal-winner' | 'contract-maker';
    readonly atRoundEnd: 'each-keeps' | 'defence-only';
  };
  readonly penalty: {
    readonly points: 162 | 160;
    readonly plusBid: boolean;
    readonly usesDeal: boolean;
  };
  readonly round: {
    readonly passedOut: 'next-dealer' | 'same-dealer';
    readonly cap: 'none' | number;
    readonly targetNeedsTrick: boolean;
  };
  readonly two: { readonly layout: 'eight-piles' | 'six-and-five' };
  readonly three: { readonly failedDefender: 81 | 162 };
}

/** The value of `capot.bidValue` that is flat: written in place of points and bid together. */
export const FLAT_CAPOT = 500;

/** Are numbers bid, and may a bid be doubled? In the classic game the turned-up card is taken or passed, no more. */
export const playsBids = (ruleset: Ruleset): boolean => ruleset.game !== 'classic';
