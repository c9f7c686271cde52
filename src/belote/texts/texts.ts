import type { AuctionFaultCode, CallRule } from '../play/auction-calls.js';
import type { ParameterPath } from '../rulesets/parameters.js';
import type { Duty } from '../play/legal-cards.js';
import type { PositionFaultCode } from '../play/legal-plays.js';
import type { RulesetFaultCode } from '../rulesets/check-ruleset.js';
import type { Verdict } from '../scoring/contract.js';
import type { DealFaultCode } from '../scoring/deal-sheet.js';
import type { LineRule } from '../scoring/ledger.js';
import type { WarningCode } from '../scoring/warnings.js';

/** Everything that can be wrong with what the game is asked. */
export type GameFaultCode = DealFaultCode | RulesetFaultCode | PositionFaultCode | AuctionFaultCode;

/**
 * Every human text of the game in one language. `{name}` in a sentence is filled from the values of the line or the fault;
 * a value that is a word of the contract is put into the language by `words` first.
 */
export interface Texts {
  readonly lines: Readonly<Record<LineRule, string>>;
  readonly faults: Readonly<Record<GameFaultCode, string>>;
  /** Why only these cards may be played. */
  readonly duties: Readonly<Record<Duty, string>>;
  readonly warnings: Readonly<Record<WarningCode, string>>;
  /** What a call was against. */
  readonly calls: Readonly<Record<CallRule, string>>;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  readonly parameters: Readonly<Record<ParameterPath, string>>;
  readonly words: Readonly<Record<string, string>>;
}
