import type { Result } from '../../shared/result.js';
import { bad, good } from '../../shared/result.js';
import { seatsOf } from '../cards/seat.js';
import type { Seat } from '../cards/seat.js';
import { trumpKindOf } from '../cards/trump.js';
import type { Trump } from '../cards/trump.js';
import type { Ruleset } from '../rulesets/ruleset.js';
import type { AuctionFault, CallName, SentCall } from './auction-calls.js';
import type { ReadCall, Said } from './auction-rules.js';

/** A call that makes sense, and who made it. */
export interface Spoken<Call extends Said> {
  readonly seat: Seat;
  readonly said: Call;
}

export const faultsOf = <Fault>(result: Result<unknown, readonly Fault[]>): readonly Fault[] =>
  result.ok ? [] : result.faults;

/** Makes sense of all calls, or says everything that keeps them from having any. */
export function readCalls<Call extends Said>(
  calls: readonly SentCall[],
  ruleset: Ruleset,
  read: ReadCall<Call>,
): Result<readonly Spoken<Call>[], readonly AuctionFault[]> {
  const spoken: Spoken<Call>[] = [];
  const faults: AuctionFault[] = [];
  calls.forEach((sent, index) => {
    const pointer = `/calls/${index}`;
    const result = read(sent, pointer);
    faults.push(...checkSeat(sent.seat, ruleset, `${pointer}/seat`), ...faultsOf(result));
    if (result.ok) spoken.push({ seat: sent.seat, said: result.value });
  });
  return faults.length > 0 ? bad(faults) : good(spoken);
}

export function checkSeat(seat: Seat, { players }: Ruleset, pointer: string): readonly AuctionFault[] {
  if (seatsOf(players).includes(seat)) return [];
  return [{ code: 'seat-not-at-table', pointer, values: { seat, players } }];
}

export function checkTrump(trump: Trump, { trumps }: Ruleset, pointer: string): readonly AuctionFault[] {
  if (trumps.includes(trumpKindOf(trump))) return [];
  return [{ code: 'trump-not-played', pointer, values: { trump } }];
}

export const callNotPlayed = (said: CallName, allowed: readonly CallName[], pointer: string): AuctionFault => ({
  code: 'call-not-played',
  pointer: `${pointer}/call`,
  values: { said, allowed: allowed.join(', ') },
});

export const fieldMissing = (said: CallName, field: 'bid' | 'trump', pointer: string): AuctionFault => ({
  code: 'call-field-missing',
  pointer: `${pointer}/${field}`,
  values: { said, field },
});

/** The fields that stand beside a call and do not belong to it. */
export const fieldsTooMany = (
  sent: SentCall,
  notFor: readonly ('bid' | 'trump')[],
  pointer: string,
): readonly AuctionFault[] =>
  notFor
    .filter((field) => sent[field] !== undefined)
    .map((field) => ({
      code: 'call-field-not-for-call',
      pointer: `${pointer}/${field}`,
      values: { said: sent.call, field },
    }));
