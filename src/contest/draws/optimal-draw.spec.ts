import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Rng } from '../../shared/rng.js';
import { rngOf } from '../../shared/rng.js';
import { checkDraw } from './check-draw.js';
import type { DrawnRound, Field, FieldTeam, Meeting } from './draw.js';
import { drawMethodOf } from './draw.js';

const BUILT = ['random', 'by-ranking'] as const;
type Built = (typeof BUILT)[number];

function drawn(method: Built, field: Field, seed: string): DrawnRound {
  const result = drawMethodOf(method)?.draw(field, rngOf(seed));
  if (result?.ok !== true) throw new Error('no draw');
  return result.value;
}

const team = (number: number, rank: number, exemptIn: readonly number[] = []): FieldTeam => ({
  id: `t${String(number)}`,
  number,
  rank,
  exemptIn,
});

describe.each(BUILT)('%s, on any field with any history', (method) => {
  it('depends on field and seed, not on the order in which they are told', () => {
    fc.assert(
      fc.property(fields(12), fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (distinct, seed, other) => {
        // Shared ranks, so that the lot has something to decide.
        const field = {
          ...distinct,
          teams: distinct.teams.map((each) => ({ ...each, rank: Math.ceil(each.rank / 4) })),
        };
        const shuffle = rngOf(other);
        const told: Field = {
          ...field,
          teams: shuffle.shuffled(field.teams),
          meetings: shuffle.shuffled(field.meetings).map(({ round, teams: [one, two] }) => ({
            round,
            teams: shuffle.below(2) === 0 ? [one, two] : [two, one],
          })),
        };
        expect(drawn(method, told, seed)).toEqual(drawn(method, field, seed));
      }),
      { numRuns: 150 },
    );
  });

  it('makes as few rematches as trying everything, the oldest of them, and lets the right team sit out', () => {
    let [rematches, passedOver] = [0, 0];
    fc.assert(
      fc.property(fields(10), fc.string({ maxLength: 8 }), (field, seed) => {
        const round = drawn(method, field, seed);
        expect(checkDraw(field, round)).toEqual([]);
        const best = bestByTrying(field);
        expect(round.exempt[0]?.id).toBe(best.exempt);
        const found = costOf(
          field,
          round.exempt[0]?.id,
          round.pairings.map(({ teams }) => [teams.a, teams.b]),
        );
        expect(found.slice(0, 2)).toEqual(best.cost.slice(0, 2));
        if (method === 'by-ranking') expect(found).toEqual(best.cost);
        rematches += Math.min(1, round.rematches);
        if (round.exempt[0]?.why.code === 'exempt-next') passedOver++;
      }),
      { numRuns: 500 },
    );
    // Otherwise the fields prove nothing.
    expect(rematches).toBeGreaterThan(20);
    expect(passedOver).toBeGreaterThan(5);
  });
});

/** Fields of two teams and more with distinct ranks, any history, and any exemptions. */
function fields(largest: number): fc.Arbitrary<Field> {
  return fc
    .record({
      count: fc.integer({ min: 2, max: largest }),
      seed: fc.integer(),
      density: fc.integer({ min: 0, max: 100 }),
      exemptions: fc.integer({ min: 1, max: 3 }),
    })
    .map(({ count, seed, density, exemptions }) => {
      const rng = rngOf(String(seed));
      const ranks = rng.shuffled(Array.from({ length: count }, (_, index) => index + 1));
      const teams = ranks.map((rank, index) => team(index + 1, rank, anyRounds(rng, exemptions)));
      const meetings: Meeting[] = [];
      for (const one of teams) {
        for (const other of teams) {
          if (one.number >= other.number || rng.below(100) >= density) continue;
          meetings.push({ round: 1 + rng.below(6), teams: [one.id, other.id] });
        }
      }
      return { teams, meetings, round: 7, tableSize: 2 };
    });
}

const anyRounds = (rng: Rng, most: number): number[] =>
  Array.from({ length: rng.below(most) }, (_, index) => index + 1);

type Cost = readonly [rematches: number, rounds: number, distance: number];

function costOf(field: Field, exempt: string | undefined, pairs: readonly (readonly [string, string])[]): Cost {
  const order = field.teams.filter(({ id }) => id !== exempt).sort((one, other) => one.rank - other.rank);
  const place = (id: string): number => order.findIndex((each) => each.id === id);
  let [rematches, rounds, distance] = [0, 0, 0];
  for (const [one, other] of pairs) {
    const met = field.meetings
      .filter(({ teams }) => teams.includes(one) && teams.includes(other))
      .map(({ round }) => round);
    if (met.length > 0) {
      rematches++;
      rounds += Math.max(...met);
    }
    distance += Math.abs(place(one) - place(other));
  }
  return [rematches, rounds, distance];
}

const isLess = (one: Cost, other: Cost): boolean => {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
};

/** The best draw of a field with distinct ranks, found by looking at every one. */
function bestByTrying(field: Field): { exempt: string | undefined; cost: Cost } {
  const all = [...field.teams].sort((one, other) => other.rank - one.rank);
  const fewest = Math.min(...all.map((each) => each.exemptIn.length));
  const outs: (string | undefined)[] =
    all.length % 2 === 0 ? [undefined] : all.filter((each) => each.exemptIn.length === fewest).map(({ id }) => id);
  let best: { exempt: string | undefined; cost: Cost } | undefined;
  for (const exempt of outs) {
    let cost: Cost | undefined;
    for (const pairs of everyDraw(all.map(({ id }) => id).filter((id) => id !== exempt))) {
      const each = costOf(field, exempt, pairs);
      if (cost === undefined || isLess(each, cost)) cost = each;
    }
    if (cost !== undefined && (best === undefined || cost[0] < best.cost[0])) best = { exempt, cost };
  }
  if (best === undefined) throw new Error('no draw at all');
  return best;
}

function* everyDraw(ids: readonly string[]): Generator<(readonly [string, string])[]> {
  const [first, ...others] = ids;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const other of others) {
    for (const rest of everyDraw(others.filter((id) => id !== other))) yield [[first, other], ...rest];
  }
}
