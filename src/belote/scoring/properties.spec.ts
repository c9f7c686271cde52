import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Seat, Side } from '../cards/seat.js';
import { PRESETS } from '../rulesets/presets/index.js';
import { playsBids } from '../rulesets/ruleset.js';
import type { Ruleset } from '../rulesets/ruleset.js';
import type { Announcement, DealSheet } from './deal-sheet.js';
import { potOf, potTotal } from './pot.js';
import { scoreDeal } from './score-deal.js';
import type { DealContext, ScoredDeal } from './score-deal.js';
import { scoreTable } from './score-table.js';

const FOUR = PRESETS.filter(({ ruleset }) => ruleset.players === 4);
const exactClassic = PRESETS[0]!.ruleset;
const side = fc.constantFrom('a' as const, 'b' as const);
const seatOf = (of: 'a' | 'b'): Seat => `${of}1`;

const announcement: fc.Arbitrary<Announcement> = fc.oneof(
  fc.record({
    side,
    kind: fc.constant('carre' as const),
    rank: fc.constantFrom('J' as const, '9' as const, 'A' as const),
  }),
  fc.record({
    side,
    kind: fc.constantFrom('tierce' as const, 'cinquante' as const, 'cent' as const),
    suit: fc.constantFrom('spades' as const, 'clubs' as const, 'hearts' as const),
    high: fc.constantFrom('J' as const, 'Q' as const, 'A' as const),
  }),
);

/** Sheets of every kind that a referee may send for a ruleset; some are refused, as announcements may not fit together. */
function sheets(ruleset: Ruleset): fc.Arbitrary<DealSheet> {
  const bids = playsBids(ruleset);
  const trump = ruleset.trumps.flatMap((kind) => (kind === 'suits' ? (['hearts', 'clubs'] as const) : [kind]));
  const tricks: fc.Arbitrary<Omit<DealSheet, 'outcome' | 'contract'>> = fc.oneof(
    { weight: 6, arbitrary: fc.record({ points: fc.record({ a: fc.integer({ min: 2, max: 160 }) }) }) },
    { weight: 3, arbitrary: fc.record({ points: fc.record({ a: fc.constantFrom(71, 81, 91, 129) }) }) },
    {
      weight: 2,
      arbitrary: fc.record({ cardPoints: fc.record({ b: fc.integer({ min: 2, max: 150 }) }), lastTrick: side }),
    },
    { weight: 1, arbitrary: fc.record({ capot: side }) },
    { weight: 1, arbitrary: fc.constant({ failed: true }) },
  );
  const contract = fc.record({
    takers: side,
    trump: fc.constantFrom(...trump),
    ...(bids && {
      bid: fc.constantFrom(80, 90, 120, 160, 'capot' as const),
      doubled: fc.constantFrom('none' as const, 'none' as const, 'coinche' as const, 'surcoinche' as const),
    }),
  });
  const played = fc
    .tuple(contract, tricks, fc.array(side, { maxLength: 1 }), fc.array(announcement, { maxLength: 3 }))
    .map(([made, counted, belotes, announcements]): DealSheet => ({
      outcome: 'played',
      contract: made,
      ...counted,
      belotes: made.trump === 'no-trump' ? [] : belotes,
      announcements: ruleset.announcements.allowed
        ? announcements.map((one) => ({ ...one, seat: seatOf(one.side === 'a' ? 'a' : 'b') }))
        : [],
    }));
  return fc.oneof(
    { weight: 9, arbitrary: played },
    { weight: 1, arbitrary: fc.constant<DealSheet>({ outcome: 'passed-out' }) },
    { weight: 1, arbitrary: side.map((against): DealSheet => ({ outcome: 'penalty', against })) },
  );
}

const rulings = fc.constantFrom(...FOUR).chain(({ ruleset }) =>
  fc.record({
    ruleset: fc.constant(ruleset),
    sheet: sheets(ruleset),
    context: fc.record<DealContext>({
      carriedIn: fc.record({ a: fc.constantFrom(0, 81), b: fc.constantFrom(0, 91) }),
      lastDeal: fc.boolean(),
    }),
  }),
);

/** Scores, and asks for another where the sheet is refused; how seldom that happens is a test of its own. */
function scored(sheet: DealSheet, ruleset: Ruleset, context: DealContext): ScoredDeal {
  const result = scoreDeal(sheet, ruleset, context);
  fc.pre(result.ok);
  return result.value;
}

const OTHER = { a: 'b', b: 'a', c: 'c' } as const;
const swapped = <Value>(points: { a?: Value | undefined; b?: Value | undefined }) => ({
  ...(points.b !== undefined && { a: points.b }),
  ...(points.a !== undefined && { b: points.a }),
});
const seatSwapped = (seat: Seat): Seat => (seat.startsWith('a') ? `b${seat.slice(1)}` : `a${seat.slice(1)}`) as Seat;

/** The same deal with the sides named the other way round. */
function mirror(sheet: DealSheet): DealSheet {
  const { contract, points, cardPoints, lastTrick, capot, belotes, announcements, against } = sheet;
  return {
    ...sheet,
    ...(contract && { contract: { ...contract, takers: OTHER[contract.takers] } }),
    ...(typeof points === 'object' && { points: swapped(points) }),
    ...(cardPoints && { cardPoints: swapped(cardPoints) }),
    ...(lastTrick && { lastTrick: OTHER[lastTrick] }),
    ...(capot && { capot: OTHER[capot] }),
    ...(belotes && { belotes: belotes.map((one) => OTHER[one]) }),
    ...(announcements && {
      announcements: announcements.map((one) => ({
        ...one,
        side: OTHER[one.side],
        seat: seatSwapped(one.seat ?? 'a1'),
      })),
    }),
    ...(against && { against: OTHER[against] }),
  };
}

const runs = { numRuns: 1500 };

describe('every deal of every preset for four', () => {
  it('is scored more often than not', () => {
    const samples = fc.sample(rulings, { numRuns: 500, seed: 1 });
    const taken = samples.filter(({ sheet, ruleset, context }) => scoreDeal(sheet, ruleset, context).ok);
    expect(taken.length).toBeGreaterThan(300);
  });

  it('is the sum of its lines, side by side, in whole points', () => {
    fc.assert(
      fc.property(rulings, ({ sheet, ruleset, context }) => {
        const { result } = scored(sheet, ruleset, context);
        for (const who of ['a', 'b'] as const) {
          const lines = result.lines.filter((line) => line.side === who);
          expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(result.score[who]);
          expect(Number.isInteger(result.score[who]) && result.score[who] >= 0).toBe(true);
        }
      }),
      runs,
    );
  });

  it('does not know the names of the sides', () => {
    fc.assert(
      fc.property(rulings, ({ sheet, ruleset, context }) => {
        const { result, pot } = scored(sheet, ruleset, context);
        const { a, b } = potOf(context.carriedIn);
        const other = scored(mirror(sheet), ruleset, { ...context, carriedIn: { a: b, b: a } });
        expect(other.result.verdict).toBe(result.verdict);
        expect(other.result.score).toEqual({ a: result.score.b, b: result.score.a });
        expect(other.result.totals).toEqual({ a: result.totals.b, b: result.totals.a });
        expect([other.pot.a, other.pot.b]).toEqual([pot.b, pot.a]);
      }),
      runs,
    );
  });

  it('has a verdict that the pot has no say in, and so have its totals', () => {
    fc.assert(
      fc.property(rulings, ({ sheet, ruleset, context }) => {
        const { result } = scored(sheet, ruleset, context);
        const empty = scored(sheet, ruleset, { ...context, carriedIn: 0 }).result;
        expect([result.verdict, result.totals, result.held]).toEqual([empty.verdict, empty.totals, empty.held]);
      }),
      runs,
    );
  });

  it('is stored as a sheet that scores as itself', () => {
    fc.assert(
      fc.property(rulings, ({ sheet, ruleset, context }) => {
        const once = scored(sheet, ruleset, context);
        expect(scoreDeal(once.sheet, ruleset, context)).toEqual({ ok: true, value: once });
      }),
      runs,
    );
  });

  it('loses no point of the pot but where the rules let it lapse', () => {
    fc.assert(
      fc.property(rulings, ({ sheet, ruleset, context }) => {
        const { result, pot } = scored(sheet, ruleset, context);
        expect(potTotal(pot)).toBe(potTotal(potOf(context.carriedIn)) + result.held - result.released);
      }),
      runs,
    );
  });
});

describe('exact classic belote', () => {
  it('writes 162, or 252 on a capot, and 20 a belote, together with the pot', () => {
    fc.assert(
      fc.property(sheets(exactClassic), fc.boolean(), (sheet, lastDeal) => {
        const context = { carriedIn: { a: 81, b: 0 }, lastDeal };
        const { result } = scored(sheet, exactClassic, context);
        const deal = sheet.outcome === 'passed-out' ? 0 : sheet.capot ? 252 : 162;
        const { a, b } = result.score;
        expect(a + b + result.held - result.released).toBe(deal + 20 * (sheet.belotes?.length ?? 0));
      }),
      runs,
    );
  });
});

describe('a table', () => {
  const tables = fc.constantFrom(...FOUR).chain(({ ruleset }) =>
    fc.record({
      ruleset: fc.constant(ruleset),
      deals: fc.array(sheets(ruleset), { minLength: 1, maxLength: 14 }),
      length: fc
        .oneof(
          fc.record({ of: fc.constantFrom(3, 12), target: fc.constant(null) }),
          fc.record({ of: fc.constant(null), target: fc.constantFrom(501, 5000) }),
        )
        .chain((until) => fc.boolean().map((ended) => ({ ...until, ended }))),
    }),
  );
  const numbered = (deals: readonly DealSheet[]) => deals.map((sheet, index) => ({ number: index + 1, sheet }));

  it('adds up to its deals, and keeps every point that was held or written', () => {
    fc.assert(
      fc.property(tables, ({ ruleset, deals, length }) => {
        const table = scoreTable(numbered(deals), ruleset, length);
        fc.pre(table.ok);
        const { deals: results, score, pot, counted } = table.value;
        const sum = (who: Side) => results.reduce((added, { result }) => added + (result.score[who] ?? 0), 0);
        expect(score).toEqual({ a: sum('a'), b: sum('b') });
        expect(counted).toBe(results.filter(({ result }) => result.counts).length);
        expect(pot).toBe(results.reduce((left, { result }) => left + result.held - result.released, 0));
      }),
      { numRuns: 400 },
    );
  });

  it('is after a deletion what it would be without that deal, and after completion what it was', () => {
    fc.assert(
      fc.property(tables, fc.nat(), ({ ruleset, deals, length }, gone) => {
        const all = numbered(deals);
        const table = scoreTable(all, ruleset, length);
        fc.pre(table.ok);
        expect(scoreTable(table.value.deals, ruleset, length)).toEqual(table);
        const kept = table.value.deals.filter((_, index) => index !== gone % all.length);
        const fresh = scoreTable(
          all.filter((_, index) => index !== gone % all.length),
          ruleset,
          length,
        );
        expect(scoreTable(kept, ruleset, length)).toEqual(fresh);
      }),
      { numRuns: 400 },
    );
  });
});
