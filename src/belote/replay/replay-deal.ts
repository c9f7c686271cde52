import { bad, good } from '../../shared/result.js';
import type { Result } from '../../shared/result.js';
import { indexOf, setOf } from '../cards/card-set.js';
import { bySide, sideOf, sidesOf } from '../cards/seat.js';
import type { BySide, Seat, Side } from '../cards/seat.js';
import { schemeOf } from '../cards/trump.js';
import { CAPOT_POINTS, cardValues, LAST_TRICK, LAST_TRICK_ON_CAPOT } from '../cards/values.js';
import type { Ruleset } from '../rulesets/ruleset.js';
import { cardsOf } from '../scoring/announcements.js';
import { bidValue } from '../scoring/played-deal.js';
import { completeContract } from '../scoring/complete-contract.js';
import type { Announcement, DealFault, DeclaredAnnouncement, ReplayRecord } from '../scoring/deal-sheet.js';
import { wordsOf } from '../scoring/share.js';
import { checkRecord } from './check-record.js';
import { followReplay } from './follow-replay.js';
import type { PlayedDeal, PlayedTrick } from './follow-replay.js';
import { checkCalls, heldBelotes } from './held-belotes.js';
import type { DerivedSheet, HeldBelote, Replay, ReplayedTrick, RevokePenalty, Violation } from './replay.js';

/**
 * Follows the full record of a deal: every fault against the duties, who won each trick, points, belotes, and the deal sheet
 * that follows once the deal is over.
 *
 * Units: raw points of the trump's scheme (162 in all, 258 in unscaled all-trump, 252 and 348 on a capot). Faults: what cannot
 * be, all that can be said at once, pointers into the record. Source: rules.md, "Play duties"; api.md, "replay".
 */
export function replayDeal(record: ReplayRecord, ruleset: Ruleset): Result<Replay, readonly DealFault[]> {
  const impossible = checkRecord(record, ruleset);
  if (impossible.length > 0) return bad(impossible);
  const followed = followReplay(record, ruleset);
  if (!followed.ok) return followed;
  const deal = followed.value;

  const plays = record.plays.map(indexOf);
  const played = { trump: record.contract.trump, dealt: deal.dealt, plays, calls: record.calls };
  const faults = [...checkCalls(played), ...checkHeld(record, deal)];
  if (faults.length > 0) return bad(faults);

  const belotes = heldBelotes(played, ruleset);
  const taker = deal.next === null ? takerOfAll(deal.tricks) : null;
  const tricks = countTricks(deal, record, ruleset, taker !== null);
  const [first] = deal.violations;
  return good({
    legal: first === undefined,
    violations: deal.violations,
    tricks,
    points: pointsOf(tricks, ruleset),
    belotes,
    sheet: deal.next === null ? sheetOf(record, ruleset, { tricks, belotes, taker }) : null,
    penalty: first === undefined ? null : penaltyFor(first, record, ruleset),
    next: deal.next,
  });
}

/** An announcement is of one hand: its speaker's, or, where nobody wrote down who spoke, one of its side's. */
function checkHeld({ announcements = [] }: ReplayRecord, { dealt }: PlayedDeal): DealFault[] {
  return announcements.flatMap((one, place): DealFault[] => {
    // Whoever declared what he does not hold could not show it.
    if (one.shown === false) return [];
    const cards = setOf(cardsOf(one));
    const speakers = [...dealt].filter(([seat]) =>
      one.seat === undefined ? sideOf(seat) === one.side : seat === one.seat,
    );
    if (speakers.some(([, hand]) => (cards & ~hand) === 0)) return [];
    return [
      {
        code: 'announcement-not-held',
        pointer: `/announcements/${place}`,
        values: { side: one.side, ...wordsOf(one) },
      },
    ];
  });
}

/** Who took every trick of a deal that is over: a side, and the seat where it was one player alone. */
interface TakerOfAll {
  readonly side: Side;
  readonly seat: Seat | null;
}

function takerOfAll(tricks: readonly PlayedTrick[]): TakerOfAll | null {
  const seats = new Set(tricks.map(({ holder }) => holder));
  const [side, another] = new Set([...seats].map(sideOf));
  if (side === undefined || another !== undefined) return null;
  const [seat, partner] = seats;
  return { side, seat: seat === undefined || partner !== undefined ? null : seat };
}

function countTricks(
  { tricks, next }: PlayedDeal,
  { contract }: ReplayRecord,
  { allTrumpValues }: Ruleset,
  isCapot: boolean,
): readonly ReplayedTrick[] {
  const values = cardValues(contract.trump, schemeOf(contract.trump, allTrumpValues));
  const last = next === null ? tricks.at(-1) : undefined;
  const bonus = isCapot ? LAST_TRICK_ON_CAPOT : LAST_TRICK;
  return tricks.map((trick) => ({
    leader: trick.leader,
    winner: trick.holder,
    points: trick.cards.reduce((sum, card) => sum + (values[card] as number), trick === last ? bonus : 0),
  }));
}

const pointsOf = (tricks: readonly ReplayedTrick[], { players }: Ruleset): BySide =>
  bySide(sidesOf(players), (side) =>
    tricks.reduce((sum, { winner, points }) => sum + (sideOf(winner) === side ? points : 0), 0),
  );

interface Outcome {
  readonly tricks: readonly ReplayedTrick[];
  readonly belotes: readonly HeldBelote[];
  readonly taker: TakerOfAll | null;
}

/** The complete deal sheet of a deal that is over. */
function sheetOf(record: ReplayRecord, ruleset: Ruleset, { tricks, belotes, taker }: Outcome): DerivedSheet {
  const contract = completeContract(record.contract);
  const last = tricks.at(-1) as ReplayedTrick;
  const isGenerale = contract.bid === 'generale' && taker !== null && taker.seat !== null;
  return {
    outcome: 'played',
    contract,
    lastTrick: sideOf(last.winner),
    ...(taker !== null && { capot: taker.side }),
    ...(isGenerale && { generale: taker.seat }),
    // On a capot 252 and nothing in every scheme, as the sheet has it.
    points:
      taker === null
        ? pointsOf(tricks, ruleset)
        : bySide(sidesOf(ruleset.players), (side) => (side === taker.side ? CAPOT_POINTS : 0)),
    belotes: belotes.filter(({ announced }) => announced === true).map(({ side }) => side),
    announcements: (record.announcements ?? []).filter(({ shown = true }) => shown).map(withoutShown),
  };
}

function withoutShown({ side, seat, kind, suit, high, rank }: DeclaredAnnouncement): Announcement {
  return {
    side,
    ...(seat !== undefined && { seat }),
    kind,
    ...(suit !== undefined && { suit }),
    ...(high !== undefined && { high }),
    ...(rank !== undefined && { rank }),
  };
}

function penaltyFor(violation: Violation, { contract }: ReplayRecord, ruleset: Ruleset): RevokePenalty {
  const { bid } = contract;
  const onTop = bid === undefined || !ruleset.penalty.plusBid ? 0 : bidValue(bid, ruleset);
  return { against: sideOf(violation.seat), points: ruleset.penalty.points + onTop, violation };
}
