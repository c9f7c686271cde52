import { bad, good } from '../../shared/result.js';
import { seatsOf, sideOf } from '../cards/seat.js';
import type { Seat } from '../cards/seat.js';
import { trumpsOf } from '../cards/trump.js';
import type { Suit, Trump } from '../cards/trump.js';
import type { Ruleset } from '../rulesets/ruleset.js';
import type { AuctionContract, CallName } from './auction-calls.js';
import { broken, PASSED, stands } from './auction-rules.js';
import type { AuctionRules, ReadCall } from './auction-rules.js';
import { callNotPlayed, checkTrump, fieldsTooMany } from './auction-shape.js';

/** `trump` is needed in the second round only, so that its absence is a matter of the rules. */
export type ClassicCall = { readonly call: 'pass' } | { readonly call: 'take'; readonly trump?: Trump };

const CLASSIC_CALLS: readonly CallName[] = ['pass', 'take'];

export const readClassicCall =
  (ruleset: Ruleset): ReadCall<ClassicCall> =>
  (sent, pointer) => {
    const { call, trump } = sent;
    if (call === 'pass') {
      const tooMany = fieldsTooMany(sent, ['bid', 'trump'], pointer);
      return tooMany.length > 0 ? bad(tooMany) : good({ call });
    }
    if (call !== 'take') return bad([callNotPlayed(call, CLASSIC_CALLS, pointer)]);
    const tooMany = fieldsTooMany(sent, ['bid'], pointer);
    if (trump === undefined) return tooMany.length > 0 ? bad(tooMany) : good({ call });
    const faults = [...tooMany, ...checkTrump(trump, ruleset, `${pointer}/trump`)];
    return faults.length > 0 ? bad(faults) : good({ call, trump });
  };

/**
 * Two rounds: in the first the suit of the turned-up card is taken or passed, in the second another trump is named or
 * passed. When all have passed twice nobody plays. Source: rules.md, "Dealing and auction", classic.
 */
export function classicRules(turned: Suit, ruleset: Ruleset): AuctionRules<ClassicCall, AuctionContract> {
  const players = seatsOf(ruleset.players).length;
  const trumps = trumpsOf(ruleset.trumps);
  return {
    calls: [{ call: 'pass' }, ...trumps.map((trump) => ({ call: 'take', trump }) as const)],
    isOver: ({ contract, passes }) => contract !== null || passes === 2 * players,
    judge: (said, { seat, passes }) => {
      if (said.call === 'pass') return PASSED;
      const { trump } = said;
      if (passes < players) {
        // A table without suits still turns a card up, and nobody can want it.
        if (!trumps.includes(turned)) return broken('turned-suit-not-played');
        if (trump !== undefined && trump !== turned) return broken('not-the-turned-suit', { trump: turned });
        return stands(contractOf(seat, turned));
      }
      if (trump === undefined) return broken('trump-not-named');
      if (trump === turned) return broken('the-turned-suit', { trump });
      return stands(contractOf(seat, trump));
    },
  };
}

const contractOf = (taker: Seat, trump: Trump): AuctionContract => ({
  takers: sideOf(taker),
  taker,
  trump,
  doubled: 'none',
});
