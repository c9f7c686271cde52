import { bad, good } from '../../shared/result.js';
import type { Result } from '../../shared/result.js';
import { has, indexOf, suitOf } from '../cards/card-set.js';
import { packOf } from '../cards/pack.js';
import { seatAfter } from '../cards/seat.js';
import type { Seat } from '../cards/seat.js';
import type { Suit } from '../cards/trump.js';
import { playsBids } from '../rulesets/ruleset.js';
import type { Ruleset } from '../rulesets/ruleset.js';
import { CALLS } from './auction-calls.js';
import type {
  AuctionContract,
  AuctionFault,
  CallViolation,
  FollowedAuction,
  NextCall,
  SentAuction,
} from './auction-calls.js';
import { broken } from './auction-rules.js';
import type { AuctionRules, Broken, Said, Standing } from './auction-rules.js';
import { checkSeat, faultsOf, readCalls } from './auction-shape.js';
import type { Spoken } from './auction-shape.js';
import { biddingRules, readBiddingCall } from './bidding-auction.js';
import { classicRules, readClassicCall } from './classic-auction.js';

/**
 * Follows an auction call by call: which of the calls were against the rules, what the deal is played for, whose turn it is
 * and what may be said.
 *
 * An illegal call in turn counts as a pass, so that what follows can still be judged. A call out of turn is void: the turn
 * stays where it was. Faults: what cannot be an auction of this ruleset, all of it at once, with pointers into what was
 * sent. Source: rules.md, "Dealing and auction".
 */
export function followAuction(
  auction: SentAuction,
  ruleset: Ruleset,
): Result<FollowedAuction, readonly AuctionFault[]> {
  return playsBids(ruleset) ? followBids(auction, ruleset) : followTakes(auction, ruleset);
}

function followBids({ dealer, turnUp, calls }: SentAuction, ruleset: Ruleset): ReturnType<typeof followAuction> {
  const read = readCalls(calls, ruleset, readBiddingCall(ruleset));
  const before: AuctionFault[] = [...checkSeat(dealer, ruleset, '/dealer')];
  if (turnUp !== undefined) before.push({ code: 'turn-up-not-played', pointer: '/turnUp' });
  if (!read.ok || before.length > 0) return bad([...before, ...faultsOf(read)]);
  return good(follow(read.value, biddingRules(ruleset), dealer, ruleset));
}

function followTakes({ dealer, turnUp, calls }: SentAuction, ruleset: Ruleset): ReturnType<typeof followAuction> {
  const read = readCalls(calls, ruleset, readClassicCall(ruleset));
  const turned = turnedSuit(turnUp, ruleset);
  const before = checkSeat(dealer, ruleset, '/dealer');
  if (!read.ok || !turned.ok || before.length > 0) return bad([...before, ...faultsOf(turned), ...faultsOf(read)]);
  return good(follow(read.value, classicRules(turned.value, ruleset), dealer, ruleset));
}

function turnedSuit(card: SentAuction['turnUp'], { players }: Ruleset): Result<Suit, readonly AuctionFault[]> {
  const pointer = '/turnUp';
  if (card === undefined) return bad([{ code: 'turn-up-missing', pointer }]);
  if (has(packOf(players).cards, indexOf(card))) return good(suitOf(card));
  return bad([{ code: 'card-not-in-pack', pointer, values: { card, players } }]);
}

function follow<Call extends Said, Contract extends AuctionContract>(
  calls: readonly Spoken<Call>[],
  rules: AuctionRules<Call, Contract>,
  dealer: Seat,
  { players }: Ruleset,
): FollowedAuction {
  const first = seatAfter(dealer, players);
  const violations: CallViolation[] = [];
  let standing: Standing<Contract> = { seat: first, passes: 0, contract: null };
  for (const [index, { seat, said }] of calls.entries()) {
    const voided = voidedBy(seat, standing, rules);
    const judged = voided ?? rules.judge(said, standing);
    if (judged.is === 'broken') violations.push({ call: index + 1, seat, rule: judged.rule, values: judged.values });
    if (voided !== null) continue;
    const { passes, contract } = standing;
    standing = {
      seat: seatAfter(seat, players),
      ...(judged.is === 'contract' ? { passes: 0, contract: judged.contract } : { passes: passes + 1, contract }),
    };
  }
  const finished = rules.isOver(standing);
  return {
    legal: violations.length === 0,
    violations,
    contract: finished ? standing.contract : null,
    finished,
    ...(!finished && { next: nextCall(standing, rules) }),
    firstLead: first,
  };
}

/** Why a call is as if it had not been made, whatever was said. */
function voidedBy<Call extends Said, Contract extends AuctionContract>(
  seat: Seat,
  standing: Standing<Contract>,
  rules: AuctionRules<Call, Contract>,
): Broken | null {
  if (rules.isOver(standing)) return broken('auction-over');
  return seat === standing.seat ? null : broken('out-of-turn', { turn: standing.seat });
}

/** What may be said next: every call that would break no rule. */
function nextCall<Call extends Said, Contract extends AuctionContract>(
  standing: Standing<Contract>,
  rules: AuctionRules<Call, Contract>,
): NextCall {
  const open: readonly Said[] = rules.calls.filter((said) => rules.judge(said, standing).is !== 'broken');
  const bids = open.flatMap(({ bid }) => (bid === undefined ? [] : [bid]));
  const trumps = open.flatMap(({ trump }) => (trump === undefined ? [] : [trump]));
  return {
    seat: standing.seat,
    allowed: CALLS.filter((name) => open.some(({ call }) => call === name)),
    ...(bids.length > 0 && { bids: [...new Set(bids)] }),
    ...(trumps.length > 0 && { trumps: [...new Set(trumps)] }),
  };
}
