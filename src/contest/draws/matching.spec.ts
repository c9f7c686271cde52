import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { rngOf } from '../../shared/rng.js';
import type { Edge, Matching } from './matching.js';
import { cheapestMatching } from './matching.js';

/** Every way to join all vertices, tried one after the other. */
function cheapestByTrying(count: number, edges: readonly Edge[]): number | undefined {
  const costs = new Map(edges.map(([one, other, cost]) => [Math.min(one, other) * count + Math.max(one, other), cost]));
  const best = (left: readonly number[]): number | undefined => {
    const [first, ...others] = left;
    if (first === undefined) return 0;
    let least: number | undefined;
    for (const other of others) {
      const cost = costs.get(first * count + other);
      if (cost === undefined) continue;
      const rest = best(others.filter((each) => each !== other));
      if (rest !== undefined && (least === undefined || cost + rest < least)) least = cost + rest;
    }
    return least;
  };
  return count % 2 === 1 ? undefined : best(Array.from({ length: count }, (_, index) => index));
}

function costOf(count: number, edges: readonly Edge[], mates: readonly number[]): number {
  expect(mates).toHaveLength(count);
  let cost = 0;
  mates.forEach((mate, index) => {
    expect(mates[mate]).toBe(index);
    if (mate < index) return;
    const edge = edges.find(([one, other]) => (one === index && other === mate) || (one === mate && other === index));
    if (edge === undefined) throw new Error('joined without an edge');
    cost += edge[2];
  });
  return cost;
}

const graphs = (size: number, dearest: number, density: number): fc.Arbitrary<{ count: number; edges: Edge[] }> =>
  fc.integer({ min: 0, max: size / 2 }).chain((half) => {
    const count = 2 * half;
    const pairs: [number, number][] = [];
    for (let one = 0; one < count; one++) for (let other = one + 1; other < count; other++) pairs.push([one, other]);
    return fc
      .tuple(
        fc.array(fc.integer({ min: 0, max: dearest }), { minLength: pairs.length, maxLength: pairs.length }),
        fc.array(fc.integer({ min: 0, max: 99 }), { minLength: pairs.length, maxLength: pairs.length }),
      )
      .map(([costs, chances]) => ({
        count,
        edges: pairs.flatMap(([one, other], k): Edge[] =>
          (chances[k] ?? 0) < density ? [[one, other, costs[k] ?? 0]] : [],
        ),
      }));
  });

function anyGraph(count: number, dearest: number, density: number, seed: string): Edge[] {
  const rng = rngOf(seed);
  const edges: Edge[] = [];
  for (let one = 0; one < count; one++) {
    for (let other = one + 1; other < count; other++) {
      if (rng.below(100) < density) edges.push([one, other, rng.below(dearest + 1)]);
    }
  }
  return edges;
}

/** The proof that comes with a matching, gone through line by line. Gives back how many blossoms it needed. */
function checkProof(count: number, edges: readonly Edge[], { mates, potentials, blossoms }: Matching): number {
  const held = blossoms.map(({ members, potential }) => ({ members: new Set(members), potential }));
  for (const { members, potential } of held) {
    expect(members.size % 2).toBe(1);
    expect(potential).toBeGreaterThan(0);
  }
  for (const [one, other, cost] of edges) {
    const both = held.filter(({ members }) => members.has(one) && members.has(other));
    const bound =
      (potentials[one] ?? 0) + (potentials[other] ?? 0) - both.reduce((sum, each) => sum + each.potential, 0);
    if (bound > 2 * cost) throw new Error(`the edge ${String(one)}–${String(other)} contradicts the potentials`);
  }
  const bound =
    potentials.reduce((sum, each) => sum + each, 0) -
    held.reduce((sum, { members, potential }) => sum + potential * ((members.size - 1) / 2), 0);
  expect(2 * costOf(count, edges, mates)).toBe(bound);
  return held.length;
}

describe('cheapestMatching', () => {
  const table: readonly (readonly [string, number, readonly Edge[], number | undefined])[] = [
    ['nobody', 0, [], 0],
    [
      'an odd number',
      3,
      [
        [0, 1, 1],
        [1, 2, 1],
        [0, 2, 1],
      ],
      undefined,
    ],
    ['two', 2, [[0, 1, 7]], 7],
    [
      'the cheap edge that would leave two strangers',
      4,
      [
        [0, 1, 1],
        [1, 2, 5],
        [0, 3, 6],
      ],
      11,
    ],
    [
      'a path',
      6,
      [
        [0, 1, 9],
        [1, 2, 0],
        [2, 3, 9],
        [3, 4, 0],
        [4, 5, 9],
      ],
      27,
    ],
    [
      'a triangle at each end of a bridge',
      6,
      [
        [0, 1, 1],
        [1, 2, 1],
        [0, 2, 1],
        [2, 3, 50],
        [3, 4, 1],
        [4, 5, 1],
        [3, 5, 1],
      ],
      52,
    ],
    [
      'a star of four',
      4,
      [
        [0, 1, 1],
        [0, 2, 1],
        [0, 3, 1],
      ],
      undefined,
    ],
    [
      'three odd parts behind one vertex (Tutte)',
      4,
      [
        [3, 0, 2],
        [3, 1, 2],
        [3, 2, 2],
      ],
      undefined,
    ],
  ];
  it.each(table)('%s', (_, count, edges, cost) => {
    const found = cheapestMatching(count, edges);
    expect(found && costOf(count, edges, found.mates)).toBe(cost);
  });

  it.each([
    ['full, few costs', 10, 3, 100, 600],
    ['full, many costs', 8, 1_000_000, 100, 600],
    ['half full', 10, 6, 50, 1500],
    ['thin, often without any', 10, 4, 30, 1500],
    ['thin, all costs equal', 12, 0, 30, 600],
  ])('equals trying everything: %s', (_, size, dearest, density, numRuns) => {
    fc.assert(
      fc.property(graphs(size, dearest, density), ({ count, edges }) => {
        const found = cheapestMatching(count, edges);
        expect(found && costOf(count, edges, found.mates)).toBe(cheapestByTrying(count, edges));
      }),
      { numRuns },
    );
  });

  it.each([
    ['thin, few costs', 60, 12, 8, 250],
    ['thin, many costs', 60, 1_000_000, 12, 250],
    ['half full', 40, 30, 50, 100],
    ['full', 40, 100, 100, 100],
  ])('proves itself on graphs too large to try: %s', (_, size, dearest, density, numRuns) => {
    let nested = 0;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: size / 2 }), fc.integer(), (half, seed) => {
        const count = 2 * half;
        const edges = anyGraph(count, dearest, density, String(seed));
        const found = cheapestMatching(count, edges);
        if (found === undefined) return;
        nested += checkProof(count, edges, found);
      }),
      { numRuns },
    );
    expect(nested).toBeGreaterThan(0);
  });

  it('proves itself where the nearest are close together: blossoms inside blossoms, made and undone', () => {
    let nested = 0;
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 50 }), fc.integer(), (half, seed) => {
        const rng = rngOf(String(seed));
        const points = Array.from({ length: 2 * half }, () => [rng.below(1000), rng.below(1000)] as const);
        const edges = points.flatMap(([x, y], one): Edge[] =>
          points.slice(one + 1).map(([u, v], k) => [one, one + 1 + k, Math.abs(x - u) + Math.abs(y - v)]),
        );
        const found = cheapestMatching(2 * half, edges);
        if (found === undefined) throw new Error('a full graph has a matching');
        nested += checkProof(2 * half, edges, found);
      }),
      { numRuns: 60 },
    );
    expect(nested).toBeGreaterThan(100);
  });

  it('refuses costs that are no integers from 0, and edges from a vertex to itself', () => {
    expect(() => cheapestMatching(2, [[0, 1, 0.5]])).toThrow(RangeError);
    expect(() => cheapestMatching(2, [[0, 1, -1]])).toThrow(RangeError);
    expect(() => cheapestMatching(2, [[0, 0, 1]])).toThrow(RangeError);
    expect(() => cheapestMatching(2, [[0, 2, 1]])).toThrow(RangeError);
  });
});
