import { bySide, ofSide, seatsOf, sideOf, sidesOf } from '../cards/seat.js';
import type { BySide, Side } from '../cards/seat.js';
import { schemeOf } from '../cards/trump.js';
import type { ValueScheme } from '../cards/trump.js';
import { allCards, CAPOT_POINTS, LAST_TRICK, LAST_TRICK_ON_CAPOT } from '../cards/values.js';
import type { Ruleset } from '../rulesets/ruleset.js';
import type { DealFault, DealSheet, PlayedSheet, SheetContract, SomePoints } from './deal-sheet.js';
import { canTotal } from './possible-points.js';
import type { LastTrickKnown } from './possible-points.js';
import { canShare } from './possible-shares.js';

/** The tricks of a deal as the complete sheet has them. */
export type Tricks = Pick<PlayedSheet, 'points' | 'failed' | 'lastTrick' | 'capot' | 'generale'>;

/** Either form the points may come in: with the last trick inside, or card points beside it. */
interface Form {
  readonly field: 'points' | 'cardPoints';
  readonly given: SomePoints;
  /** What the sides must add up to without a capot. */
  readonly total: number;
  /** What all tricks are worth in this form. */
  readonly onCapot: number;
}

/**
 * Reads who took what: both forms of the points, the last trick, the capot, the générale, or `failed` in their place.
 * Derives the side that is left out, adds the last trick where it belongs, and finds every fault on the way.
 */
export function checkPoints(
  sheet: DealSheet,
  contract: SheetContract,
  ruleset: Ruleset,
): { readonly faults: DealFault[]; readonly tricks: Tricks } {
  const faults = checkWinners(sheet, contract, ruleset);
  const capot = sheet.capot ?? (sheet.generale === undefined ? undefined : sideOf(sheet.generale));
  const tricks: Tricks = {
    ...(sheet.lastTrick !== undefined && { lastTrick: sheet.lastTrick }),
    ...(capot !== undefined && { capot }),
    ...(sheet.generale !== undefined && { generale: sheet.generale }),
  };
  if (sheet.failed === true) {
    faults.push(...checkFailed(sheet));
    return { faults, tricks: { failed: true } };
  }
  const scheme = schemeOf(contract.trump, ruleset.allTrumpValues);
  const { form, faults: formFaults } = readForm(sheet, scheme, ruleset);
  faults.push(...formFaults);
  const sides = sidesOf(ruleset.players);
  if (capot !== undefined) {
    if (form) faults.push(...checkOnCapot(form, capot, sides));
    const { lastTrick } = sheet;
    if (lastTrick !== undefined && lastTrick !== capot && sides.includes(lastTrick)) {
      faults.push({ code: 'last-trick-contradiction', pointer: '/lastTrick', values: { side: lastTrick } });
    }
    return { faults, tricks: { ...tricks, points: bySide(sides, (side) => (side === capot ? CAPOT_POINTS : 0)) } };
  }
  const strangeLastTrick = sheet.lastTrick !== undefined && !sides.includes(sheet.lastTrick);
  if (!form || strangeLastTrick) return { faults, tricks };
  const counted = derive(form, sides);
  faults.push(...counted.faults);
  if (!counted.points) return { faults, tricks };
  const points = withLastTrick(counted.points, form, sheet.lastTrick, sides);
  const impossible = checkPossible(points, form, sheet.lastTrick, scheme, ruleset);
  faults.push(...(impossible.length > 0 ? impossible : checkShared(points, form, sheet.lastTrick, scheme)));
  return { faults, tricks: { ...tricks, points } };
}

function checkWinners(sheet: DealSheet, { bid }: SheetContract, { players }: Ruleset): DealFault[] {
  const faults: DealFault[] = [];
  for (const field of ['lastTrick', 'capot'] as const) {
    const side = sheet[field];
    if (side === undefined || sidesOf(players).includes(side)) continue;
    faults.push({ code: 'side-not-at-table', pointer: `/${field}`, values: { side, players } });
  }
  const { generale, capot } = sheet;
  if (generale === undefined) return faults;
  if (!seatsOf(players).includes(generale)) {
    faults.push({ code: 'seat-not-at-table', pointer: '/generale', values: { seat: generale, players } });
  }
  if (bid !== 'generale') faults.push({ code: 'generale-not-bid', pointer: '/generale' });
  if (capot !== undefined && capot !== sideOf(generale)) {
    faults.push({ code: 'generale-contradiction', pointer: '/capot', values: { seat: generale, side: capot } });
  }
  return faults;
}

/** `failed` stands in place of the points: nothing that says who took what may stand beside it. */
function checkFailed(sheet: DealSheet): DealFault[] {
  const counted = ['points', 'cardPoints', 'lastTrick', 'capot', 'generale'] as const;
  return counted
    .filter((field) => sheet[field] !== undefined)
    .map((field) => ({ code: 'failed-contradiction', pointer: `/${field}`, values: { field } }));
}

function readForm(
  { points, cardPoints, lastTrick, capot, generale }: DealSheet,
  scheme: ValueScheme,
  { players }: Ruleset,
): { readonly form?: Form; readonly faults: DealFault[] } {
  if (typeof points === 'number') return { faults: [{ code: 'points-not-by-side', pointer: '/points' }] };
  if (points !== undefined && cardPoints !== undefined) {
    return { faults: [{ code: 'two-point-forms', pointer: '/cardPoints' }] };
  }
  const all = allCards(scheme);
  const form: Form | undefined =
    points !== undefined
      ? { field: 'points', given: points, total: all + LAST_TRICK, onCapot: CAPOT_POINTS }
      : cardPoints && { field: 'cardPoints', given: cardPoints, total: all, onCapot: all };
  if (!form) {
    const mayBeMissing = capot !== undefined || generale !== undefined;
    return { faults: mayBeMissing ? [] : [{ code: 'points-missing', pointer: '/points' }] };
  }
  const faults: DealFault[] = [];
  if (form.given.c !== undefined && !sidesOf(players).includes('c')) {
    faults.push({ code: 'side-not-at-table', pointer: `/${form.field}/c`, values: { side: 'c', players } });
  }
  if (form.field === 'cardPoints' && lastTrick === undefined) {
    // Without it 85 could be 95–67 as well as 85–77, so nothing more is said about these points.
    return { faults: [...faults, { code: 'last-trick-missing', pointer: '/lastTrick' }] };
  }
  return { form, faults };
}

function checkOnCapot(form: Form, capot: Side, sides: readonly Side[]): DealFault[] {
  const faults: DealFault[] = [];
  for (const side of sides) {
    const points = form.given[side];
    const expected = side === capot ? form.onCapot : 0;
    if (points === undefined || points === expected) continue;
    faults.push({
      code: 'capot-contradiction',
      pointer: `/${form.field}/${side}`,
      values: { points, expected, side: capot },
    });
  }
  return faults;
}

function derive(form: Form, sides: readonly Side[]): { readonly faults: DealFault[]; readonly points?: BySide } {
  const { field, given, total } = form;
  const faults: DealFault[] = [];
  const known = sides.flatMap((side) => {
    const points = given[side];
    return points === undefined ? [] : [{ side, points }];
  });
  for (const { side, points } of known) {
    if (points >= 0 && points <= total) continue;
    const likelyCapot = points === total - LAST_TRICK + LAST_TRICK_ON_CAPOT;
    faults.push({
      code: likelyCapot && field === 'points' ? 'capot-not-declared' : 'points-out-of-range',
      pointer: `/${field}/${side}`,
      values: { points, total },
    });
  }
  if (known.length < sides.length - 1) {
    faults.push({ code: 'points-missing', pointer: `/${field}`, values: { needed: sides.length - 1 } });
  }
  if (faults.length > 0) return { faults };

  const sum = known.reduce((added, { points }) => added + points, 0);
  const complete = known.length === sides.length;
  if (complete ? sum !== total : sum > total) {
    return { faults: [{ code: 'points-sum', pointer: `/${field}`, values: { sum, total } }] };
  }
  return { faults, points: bySide(sides, (side) => given[side] ?? total - sum) };
}

function withLastTrick(points: BySide, form: Form, lastTrick: Side | undefined, sides: readonly Side[]): BySide {
  if (form.field === 'points') return points;
  return bySide(sides, (side) => ofSide(points, side) + (side === lastTrick ? LAST_TRICK : 0));
}

function checkPossible(
  points: BySide,
  form: Form,
  lastTrick: Side | undefined,
  scheme: ValueScheme,
  { players }: Ruleset,
): DealFault[] {
  const stands = (side: Side, lastTrickKnown: LastTrickKnown): boolean =>
    canTotal(scheme, players, ofSide(points, side), lastTrickKnown);
  const known = (side: Side): LastTrickKnown =>
    lastTrick === undefined ? 'unknown' : lastTrick === side ? 'own' : 'other';
  const impossible = sidesOf(players).filter((side) => !stands(side, known(side)));
  if (lastTrick === undefined || form.field === 'cardPoints' || impossible.some((side) => !stands(side, 'unknown'))) {
    return impossiblePoints(form, impossible);
  }
  return impossible.length === 0
    ? []
    : [{ code: 'last-trick-contradiction', pointer: '/lastTrick', values: { side: lastTrick } }];
}

/** Where three play, each side's points may be possible and all of them together not. */
function checkShared(points: BySide, { field }: Form, lastTrick: Side | undefined, scheme: ValueScheme): DealFault[] {
  const { a, b, c } = points;
  if (c === undefined || canShare(scheme, { a, b, c }, lastTrick)) return [];
  return lastTrick !== undefined && field === 'points' && canShare(scheme, { a, b, c }, undefined)
    ? [{ code: 'last-trick-contradiction', pointer: '/lastTrick', values: { side: lastTrick } }]
    : [{ code: 'points-impossible', pointer: `/${field}` }];
}

/** A derived number is as impossible as the one it came from: the faults stand where the sheet has numbers. */
function impossiblePoints({ field, given }: Form, impossible: readonly Side[]): DealFault[] {
  const faults = impossible.flatMap((side): DealFault[] => {
    const points = given[side];
    return points === undefined
      ? []
      : [{ code: 'points-impossible', pointer: `/${field}/${side}`, values: { points } }];
  });
  if (faults.length > 0 || impossible.length === 0) return faults;
  return [{ code: 'points-impossible', pointer: `/${field}` }];
}
