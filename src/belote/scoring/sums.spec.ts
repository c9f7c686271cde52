import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { BySide, Side } from '../cards/seat.js';
import { sidesOf } from '../cards/seat.js';
import { resolveRuleset } from '../rulesets/check-ruleset.js';
import { PRESETS, presetOf } from '../rulesets/presets/index.js';
import type { Ruleset } from '../rulesets/ruleset.js';
import type { DealSheet } from './deal-sheet.js';
import { scoreDeal } from './score-deal.js';
import type { DealResult } from './score-deal.js';

const ALONE = { carriedIn: 0, lastDeal: false };
const runs = { numRuns: 600 };

function rulesetOf(key: string, overrides: unknown = {}): Ruleset {
  const resolved = resolveRuleset(presetOf(key)!.ruleset, overrides);
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.faults));
  return resolved.value;
}

/** Scores, and asks for another where no set of cards adds up to the points. */
function scored(sheet: DealSheet, ruleset: Ruleset): DealResult {
  const result = scoreDeal(sheet, ruleset, ALONE);
  fc.pre(result.ok);
  return result.value.result;
}

const sum = (points: BySide): number => points.a + points.b + (points.c ?? 0);
const trumps = fc.constantFrom('spades' as const, 'hearts' as const);

/** Points of two or three sides that add up to 162. */
const shared = (sides: readonly Side[]): fc.Arbitrary<BySide> =>
  fc.tuple(fc.integer({ min: 0, max: 162 }), fc.integer({ min: 0, max: 162 })).map(([one, other]) => {
    if (!sides.includes('c')) return { a: one, b: 162 - one };
    const [low, high] = [Math.min(one, other), Math.max(one, other)];
    return { a: low, b: high - low, c: 162 - high };
  });

/** A counted deal, or a capot, with a belote or without. */
function sheetsOf(ruleset: Ruleset): fc.Arbitrary<DealSheet> {
  const sides = sidesOf(ruleset.players);
  const side = fc.constantFrom(...sides);
  const tricks: fc.Arbitrary<Partial<DealSheet>> = fc.oneof(
    { weight: 5, arbitrary: shared(sides).map((points) => ({ points })) },
    { weight: 1, arbitrary: side.map((capot) => ({ capot })) },
  );
  return fc
    .record({ takers: side, trump: trumps, tricks, belotes: fc.array(side, { maxLength: 1 }) })
    .map(({ takers, trump, tricks: counted, belotes }) => ({
      outcome: 'played',
      contract: { takers, trump },
      ...counted,
      belotes,
    }));
}

describe('belote for two and for three (rules.md, presets)', () => {
  it.each(['belote-two', 'belote-three'])('%s writes 162, or 252 on a capot, and 20 a belote', (key) => {
    const ruleset = rulesetOf(key);
    const verdicts = new Set<string>();
    fc.assert(
      fc.property(sheetsOf(ruleset), (sheet) => {
        const { score, verdict, held } = scored(sheet, ruleset);
        verdicts.add(verdict);
        const tricks = sheet.capot === undefined ? 162 : 252;
        // The book's capot of a defender against a failed taker of three: he writes 252, the other defender 81.
        const besides = ruleset.players === 3 && verdict === 'failed' && sheet.capot !== undefined ? 81 : 0;
        expect(sum(score) + held).toBe(tricks + besides + 20 * (sheet.belotes?.length ?? 0));
      }),
      runs,
    );
    expect([...verdicts].sort()).toEqual(['failed', 'made']);
  });

  it('does not know the names of the three sides', () => {
    const ruleset = rulesetOf('belote-three');
    const orders = fc.constantFrom<readonly [Side, Side, Side]>(
      ['a', 'c', 'b'],
      ['b', 'a', 'c'],
      ['b', 'c', 'a'],
      ['c', 'a', 'b'],
      ['c', 'b', 'a'],
    );
    fc.assert(
      fc.property(sheetsOf(ruleset), orders, (sheet, [a, b, c]) => {
        const renamed: Readonly<Record<Side, Side>> = { a, b, c };
        const turned = (points: BySide): BySide =>
          ({ [a]: points.a, [b]: points.b, [c]: points.c }) as unknown as BySide;
        const other: DealSheet = {
          ...sheet,
          contract: { ...sheet.contract!, takers: renamed[sheet.contract!.takers] },
          ...(typeof sheet.points === 'object' && { points: turned(sheet.points as BySide) }),
          ...(sheet.capot && { capot: renamed[sheet.capot] }),
          belotes: (sheet.belotes ?? []).map((one) => renamed[one]),
        };
        const [one, two] = [scored(sheet, ruleset), scored(other, ruleset)];
        expect(two.verdict).toBe(one.verdict);
        expect(two.score).toEqual(turned(one.score));
        expect(two.totals).toEqual(turned(one.totals));
      }),
      runs,
    );
  });
});

describe('rounding', () => {
  const bids = fc.constantFrom(80, 90, 110, 130, 160);
  const contree = (points: number, bid: number, belotes: readonly Side[]): DealSheet => ({
    outcome: 'played',
    contract: { takers: 'a', trump: 'clubs', bid },
    points: { a: points },
    belotes,
  });
  const counted = fc.integer({ min: 2, max: 160 });
  const belotes = fc.array(fc.constantFrom<Side>('a', 'b'), { maxLength: 1 });

  it('with the complement writes 160 for the tricks of both sides (rules.md, `complement`)', () => {
    const ruleset = rulesetOf('ffb-contree-made', { rounding: { applies: 'points', complement: true } });
    fc.assert(
      fc.property(counted, bids, belotes, (points, bid, held) => {
        const { score } = scored(contree(points, bid, held), ruleset);
        expect(sum(score)).toBe(160 + 20 * held.length);
      }),
      runs,
    );
  });

  it.each([
    ['up', 5, 4],
    ['down', 4, 5],
  ] as const)('half %s moves a line by no more than that, to a ten, and never the verdict', (half, most, least) => {
    const rounded = rulesetOf('pagat-coinche', { rounding: { to: 10, half } });
    const exact = rulesetOf('pagat-coinche', { rounding: { to: 'none' } });
    fc.assert(
      fc.property(counted, bids, belotes, (points, bid, held) => {
        const sheet = contree(points, bid, held);
        const [one, other] = [scored(sheet, rounded), scored(sheet, exact)];
        expect(one.verdict).toBe(other.verdict);
        for (const side of ['a', 'b'] as const) {
          expect(one.score[side] % 10).toBe(0);
          expect(one.score[side] - other.score[side]).toBeLessThanOrEqual(most);
          expect(other.score[side] - one.score[side]).toBeLessThanOrEqual(least);
        }
      }),
      runs,
    );
  });
});

describe('the conversion of all-trump (rules.md: "always add to 162")', () => {
  const scaled = PRESETS.filter(
    ({ ruleset }) => ruleset.trumps.includes('all-trump') && ruleset.allTrumpValues === 'full-258',
  );

  it.each(scaled.map(({ key, ruleset }) => [key, ruleset] as const))(
    '%s: totals without belotes are 162',
    (_, ruleset) => {
      const bid = ruleset.game === 'classic' ? {} : { bid: 80 };
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 258 }), fc.constantFrom('exact', 'rounded'), (raw, scaledContract) => {
          const sheet: DealSheet = {
            outcome: 'played',
            contract: { takers: 'a', trump: 'all-trump', ...bid },
            points: { a: raw },
          };
          const { totals } = scored(sheet, { ...ruleset, scaledContract: scaledContract });
          expect(sum(totals)).toBe(162);
        }),
        runs,
      );
    },
  );
});

describe('contrée and coinche, unrounded (rules.md, `score` and `capot`)', () => {
  const exact = PRESETS.filter(({ ruleset }) => ruleset.game !== 'classic').map(
    ({ key, ruleset }) => [key, { ...ruleset, rounding: { ...ruleset.rounding, to: 'none' as const } }] as const,
  );

  it.each(exact)('%s: what both sides write of a deal that is not doubled', (_, ruleset) => {
    const { score, belote } = ruleset;
    const verdicts = new Set<string>();
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 160 }),
        fc.constantFrom(80, 90, 100, 120, 160),
        fc.array(fc.constantFrom<Side>('a', 'b'), { maxLength: 1 }),
        (points, bid, belotes) => {
          const result = scored(
            { outcome: 'played', contract: { takers: 'a', trump: 'spades', bid }, points: { a: points }, belotes },
            ruleset,
          );
          verdicts.add(result.verdict);
          const failed = score.failedBase + (score.failedAddsBid ? bid : 0);
          const ofTakers = { points, 'points-plus-bid': points + bid, bid }[score.made];
          const ofDefence = score.defenceWrites === 'points' ? 162 - points : 0;
          const tricks = result.verdict === 'failed' ? failed : ofTakers + ofDefence;
          // A belote is written once, whoever has it in the end.
          expect(sum(result.score)).toBe(tricks + (belote.written ? 20 * belotes.length : 0));
        },
      ),
      runs,
    );
    expect([...verdicts].sort()).toEqual(['failed', 'made']);
  });

  it.each([81, 162] as const)(
    'a failed taker of three gives each defender %i (`three.failedDefender`)',
    (failedDefender) => {
      const ruleset = rulesetOf('belote-three', { three: { failedDefender } });
      const lost: DealSheet = {
        outcome: 'played',
        contract: { takers: 'a', trump: 'spades' },
        points: { a: 60, b: 72 },
      };
      expect(scored(lost, ruleset).score).toEqual({ a: 0, b: failedDefender, c: failedDefender });
    },
  );
});
