import { bad, good } from '../../shared/result.js';
import type { Result } from '../../shared/result.js';
import { bySide, ofSide, sidesOf } from '../cards/seat.js';
import type { BySide } from '../cards/seat.js';
import { schemeOf } from '../cards/trump.js';
import { allCards, LAST_TRICK } from '../cards/values.js';
import { replayDeal } from '../replay/replay-deal.js';
import type { DerivedSheet, Replay } from '../replay/replay.js';
import type { Ruleset } from '../rulesets/ruleset.js';
import type {
  Announcement,
  DealFault,
  DealSheet,
  PlayedSheet,
  ReplayRecord,
  SheetContract,
  SheetReplay,
  SomePoints,
} from './deal-sheet.js';

/** A sheet that carries the record of its deal. */
export type SheetWithReplay = DealSheet & { readonly replay: SheetReplay };

/**
 * The complete sheet that follows from the record on a sheet.
 *
 * Contract and announcements may stand on the sheet or in the record; whatever stands in both must be the same, and what the
 * sheet says of points, tricks and belotes must be what follows. Faults: those of the record below `/replay`, a deal that is
 * not over or in which a card was played against a duty, and each contradiction at the member of the sheet.
 */
export function sheetOfReplay(sheet: SheetWithReplay, ruleset: Ruleset): Result<PlayedSheet, readonly DealFault[]> {
  const { replay } = sheet;
  const contract = contractOf(sheet);
  if (contract === undefined) return bad([{ code: 'contract-missing', pointer: '/contract' }]);
  // Under two contracts the cards tell two stories, so nothing is said of them before one is taken back.
  const contracts = checkContracts(sheet);
  if (contracts.length > 0) return bad(contracts);
  const record: ReplayRecord = {
    ...replay,
    contract,
    announcements: replay.announcements ?? sheet.announcements,
  };
  const followed = replayDeal(record, ruleset);
  if (!followed.ok) return bad(followed.faults.map((fault) => ({ ...fault, pointer: placeOf(fault, sheet) })));

  const derived = followed.value.sheet;
  const faults = checkFollowed(followed.value);
  if (derived === null) return bad(faults);
  faults.push(...contradictions(sheet, derived, ruleset));
  return faults.length > 0 ? bad(faults) : good({ ...derived, replay });
}

/** The contract of both places together: what one of them leaves out, the other may say. */
function contractOf({ contract, replay }: SheetWithReplay): SheetContract | undefined {
  const other = replay.contract;
  if (contract === undefined || other === undefined) return contract ?? other;
  const said = Object.entries(contract).filter(([, value]) => value !== undefined);
  return { ...other, ...Object.fromEntries(said) };
}

/** A fault of the record stands in the record, but for what the record took from the sheet. */
function placeOf({ pointer }: DealFault, { contract, replay }: SheetWithReplay): string {
  const [, member, field] = pointer.split('/');
  const isOfSheet =
    (member === 'contract' &&
      (replay.contract === undefined || contract?.[field as keyof SheetContract] !== undefined)) ||
    (member === 'announcements' && replay.announcements === undefined);
  return isOfSheet ? pointer : `/replay${pointer}`;
}

/** Only a whole deal without a revoke is a score. A revoke is for the referee, who writes a penalty. */
function checkFollowed({ violations, sheet, tricks }: Replay): DealFault[] {
  const illegal = violations.map(({ play, seat, card, rule }): DealFault => ({
    code: 'replay-illegal',
    pointer: `/replay/plays/${play - 1}`,
    values: { seat, card, duty: rule },
  }));
  if (sheet !== null) return illegal;
  return [...illegal, { code: 'replay-unfinished', pointer: '/replay/plays', values: { tricks: tricks.length } }];
}

const contradiction = (pointer: string): DealFault => ({ code: 'replay-contradiction', pointer });

function checkContracts({ contract, replay }: SheetWithReplay): DealFault[] {
  const other = replay.contract;
  if (contract === undefined || other === undefined) return [];
  const fields: readonly (keyof SheetContract)[] = ['takers', 'taker', 'trump', 'bid', 'doubled'];
  return fields
    .filter((field) => contract[field] !== undefined && other[field] !== undefined && contract[field] !== other[field])
    .map((field) => contradiction(`/contract/${field}`));
}

function contradictions(sheet: SheetWithReplay, derived: DerivedSheet, ruleset: Ruleset): DealFault[] {
  const faults: DealFault[] = [];
  if (sheet.failed === true) {
    faults.push({ code: 'failed-contradiction', pointer: '/failed', values: { field: 'replay' } });
  }
  for (const field of ['lastTrick', 'capot', 'generale'] as const) {
    if (sheet[field] !== undefined && sheet[field] !== derived[field]) faults.push(contradiction(`/${field}`));
  }
  if (sheet.belotes !== undefined && !sameWords(sheet.belotes, derived.belotes)) faults.push(contradiction('/belotes'));
  if (sheet.announcements !== undefined && !sameAnnouncements(sheet.announcements, derived.announcements)) {
    faults.push(contradiction('/announcements'));
  }
  return [...faults, ...checkPointsOf(sheet, derived, ruleset)];
}

const sameWords = (some: readonly string[], others: readonly string[]): boolean =>
  some.toSorted().join(' ') === others.toSorted().join(' ');

/** The same announcements in the same order of speaking; a seat that one of them leaves out says nothing. */
const sameAnnouncements = (some: readonly Announcement[], others: readonly Announcement[]): boolean =>
  some.length === others.length &&
  some.every((one, place) => {
    const other = others[place] as Announcement;
    const isSameSeat = one.seat === undefined || other.seat === undefined || one.seat === other.seat;
    return (
      isSameSeat && (['side', 'kind', 'suit', 'high', 'rank'] as const).every((field) => one[field] === other[field])
    );
  });

function checkPointsOf(sheet: SheetWithReplay, derived: DerivedSheet, ruleset: Ruleset): DealFault[] {
  const { points, cardPoints } = sheet;
  if (typeof points === 'number') return [{ code: 'points-not-by-side', pointer: '/points' }];
  if (points !== undefined && cardPoints !== undefined) return [{ code: 'two-point-forms', pointer: '/cardPoints' }];
  return [
    ...checkSides('points', points, derived.points, ruleset),
    ...checkSides('cardPoints', cardPoints, cardPointsOf(derived, ruleset), ruleset),
  ];
}

function checkSides(
  field: 'points' | 'cardPoints',
  given: SomePoints | undefined,
  derived: BySide,
  { players }: Ruleset,
): DealFault[] {
  if (given === undefined) return [];
  const sides = sidesOf(players);
  const strange = given.c !== undefined && !sides.includes('c');
  return [
    ...(strange
      ? [{ code: 'side-not-at-table', pointer: `/${field}/c`, values: { side: 'c', players } } satisfies DealFault]
      : []),
    ...sides
      .filter((side) => given[side] !== undefined && given[side] !== derived[side])
      .map((side) => contradiction(`/${field}/${side}`)),
  ];
}

/** The other form of the points: without the last trick, and on a capot all cards of the scheme. */
function cardPointsOf({ points, capot, lastTrick, contract }: DerivedSheet, ruleset: Ruleset): BySide {
  const all = allCards(schemeOf(contract.trump, ruleset.allTrumpValues));
  return bySide(sidesOf(ruleset.players), (side) => {
    if (capot !== undefined) return side === capot ? all : 0;
    return ofSide(points, side) - (side === lastTrick ? LAST_TRICK : 0);
  });
}
