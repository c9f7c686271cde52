import { bad, good } from '../../shared/result.js';
import type { Result } from '../../shared/result.js';
import { cardOf } from '../cards/card.js';
import { sidesOf } from '../cards/seat.js';
import type { Side } from '../cards/seat.js';
import { SUITS, trumpKindOf } from '../cards/trump.js';
import type { Trump, TrumpKind } from '../cards/trump.js';
import type { Ruleset } from '../rulesets/ruleset.js';
import { cardsOf } from './announcements.js';
import { checkAnnouncements } from './check-announcements.js';
import { completeContract } from './complete-contract.js';
import { checkContract } from './check-contract.js';
import { checkPoints } from './check-points.js';
import { sheetOfReplay } from './sheet-of-replay.js';
import type { Announcement, CompleteSheet, DealFault, DealSheet, Outcome } from './deal-sheet.js';

/** More than any penalty that is known, and less than what would hide a slip of the finger. */
const MOST_PENALTY_POINTS = 10_000;

/** King-queen pairs that can be announced: one in the trump suit, none without trumps, one a suit in all-trump. */
const MOST_BELOTES: Readonly<Record<TrumpKind, number>> = { suits: 1, 'no-trump': 0, 'all-trump': 4 };

/** Which fields may stand on a sheet of each outcome, beside `outcome` itself. */
const FIELDS: Readonly<Record<Outcome, readonly (keyof DealSheet)[]>> = {
  played: [
    'contract',
    'points',
    'cardPoints',
    'lastTrick',
    'failed',
    'capot',
    'generale',
    'belotes',
    'announcements',
    'replay',
  ],
  'passed-out': [],
  penalty: ['against', 'reason', 'points'],
};

const EVERY_FIELD = [...FIELDS.played, 'against', 'reason'] as const satisfies readonly (keyof DealSheet)[];

/**
 * Makes a sheet complete, or says everything that keeps it from being a deal of this ruleset.
 *
 * All faults come together; pointers are into the sheet. Whatever passes here can be scored.
 */
export function checkSheet(sheet: DealSheet, ruleset: Ruleset): Result<CompleteSheet, readonly DealFault[]> {
  const faults = checkFields(sheet);
  if (sheet.outcome === 'passed-out') return faults.length > 0 ? bad(faults) : good({ outcome: 'passed-out' });
  const checked = sheet.outcome === 'penalty' ? checkPenalty(sheet, ruleset) : checkPlayed(sheet, ruleset);
  faults.push(...checked.faults);
  return faults.length > 0 || !checked.complete ? bad(faults) : good(checked.complete);
}

interface Checked {
  readonly faults: readonly DealFault[];
  /** There where what it needs is there; of use only without faults. */
  readonly complete?: CompleteSheet;
}

/** An empty list and `failed: false` say nothing, and so are no field too many. */
const saysNothing = (value: unknown): boolean =>
  value === undefined || value === false || (Array.isArray(value) && value.length === 0);

function checkFields(sheet: DealSheet): DealFault[] {
  const { outcome } = sheet;
  return EVERY_FIELD.filter((field) => !FIELDS[outcome].includes(field) && !saysNothing(sheet[field])).map((field) => ({
    code: 'field-not-for-outcome',
    pointer: `/${field}`,
    values: { field, outcome },
  }));
}

function checkPenalty({ against, points, reason }: DealSheet, { players, penalty }: Ruleset): Checked {
  const faults: DealFault[] = [];
  if (against === undefined) faults.push({ code: 'against-missing', pointer: '/against' });
  else if (!sidesOf(players).includes(against)) {
    faults.push({ code: 'side-not-at-table', pointer: '/against', values: { side: against, players } });
  }
  if (typeof points === 'object') {
    faults.push({ code: 'penalty-points-not-a-number', pointer: '/points' });
    return { faults };
  }
  // The bid that `penalty.plusBid` adds cannot stand on the sheet, so the tariff alone is spelled out.
  const worth = points ?? penalty.points;
  if (worth < 0 || worth > MOST_PENALTY_POINTS) {
    faults.push({
      code: 'penalty-points-out-of-range',
      pointer: '/points',
      values: { points: worth, most: MOST_PENALTY_POINTS },
    });
  }
  if (against === undefined) return { faults };
  return { faults, complete: { outcome: 'penalty', against, ...(reason !== undefined && { reason }), points: worth } };
}

function checkPlayed(sheet: DealSheet, ruleset: Ruleset): Checked {
  const { replay } = sheet;
  if (replay !== undefined) {
    const derived = sheetOfReplay({ ...sheet, replay }, ruleset);
    return derived.ok ? { faults: [], complete: derived.value } : { faults: derived.faults };
  }
  const faults: DealFault[] = [];
  const { contract, belotes = [], announcements = [] } = sheet;
  faults.push(...checkAnnouncements(announcements, ruleset));
  if (!contract) return { faults: [{ code: 'contract-missing', pointer: '/contract' }, ...faults] };
  const { faults: pointFaults, tricks } = checkPoints(sheet, contract, ruleset);
  faults.unshift(...checkContract(contract, ruleset), ...pointFaults);
  faults.push(...checkBelotes(belotes, announcements, contract.trump, ruleset));
  return {
    faults,
    complete: { outcome: 'played', contract: completeContract(contract), ...tricks, belotes, announcements },
  };
}

function checkBelotes(
  belotes: readonly Side[],
  announcements: readonly Announcement[],
  trump: Trump,
  { players }: Ruleset,
): DealFault[] {
  const most = MOST_BELOTES[trumpKindOf(trump)];
  return belotes.flatMap((side, index): DealFault[] => {
    const pointer = `/belotes/${index}`;
    const faults: DealFault[] = [];
    if (!sidesOf(players).includes(side)) {
      faults.push({ code: 'side-not-at-table', pointer, values: { side, players } });
    }
    if (index >= most) faults.push({ code: 'too-many-belotes', pointer, values: { most, trump } });
    const shown = announcements.some((one) => one.side !== side && holdsTrumpPair(one, trump));
    if (shown) faults.push({ code: 'belote-contradiction', pointer, values: { side } });
    return faults;
  });
}

/** Does this announcement show the king or the queen of the trump suit? Then no other side has the pair. */
const holdsTrumpPair = (announcement: Announcement, trump: Trump): boolean =>
  SUITS.some(
    (suit) =>
      suit === trump && cardsOf(announcement).some((card) => card === cardOf('K', suit) || card === cardOf('Q', suit)),
  );
