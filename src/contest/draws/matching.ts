import { findMate } from './alternating-tree.js';
import type { Item, Vertex } from './blossom.js';
import { match, topOf, vertex } from './blossom.js';

/** Two different vertices, counted from 0, and what joining them costs: an integer from 0. No pair stands twice. */
export type Edge = readonly [one: number, other: number, cost: number];

/** Twice a cost is kept, and must still be exact. */
const DEAREST = Number.MAX_SAFE_INTEGER / 2;

export interface Matching {
  /** The mate of every vertex. */
  readonly mates: readonly number[];
  /**
   * With `blossoms` the proof that nothing is cheaper. For every edge, twice its cost is at least the potentials of its
   * two ends, less the potentials of the blossoms that hold both. The sum of all potentials, less (size − 1) / 2 times
   * that of each blossom, is twice the cost of the matching. (So an edge that was left out of the graph, and of which
   * twice the cost is at least the potentials of its ends, could not have made the matching cheaper.)
   */
  readonly potentials: readonly number[];
  /** Odd sets of vertices with a potential above 0; any two are apart, or one is inside the other. */
  readonly blossoms: readonly { readonly members: readonly number[]; readonly potential: number }[];
}

/**
 * The cheapest way to join all the vertices of a graph two by two; undefined when there is none.
 *
 * Exact for every graph: the weighted blossom algorithm (Edmonds 1965; one tree at a time with a queue, as in Gabow's
 * and Galil's descriptions). Integers only, no chance: the same edges in the same order give the same matching. Sums of
 * costs along a way must stay under 2^52.
 */
export function cheapestMatching(count: number, edges: readonly Edge[]): Matching | undefined {
  if (count % 2 === 1) return undefined;
  const vertices = Array.from({ length: count }, (_, index) => vertex(index));
  for (const [one, other, cost] of edges) {
    const [from, to] = [vertices[one], vertices[other]];
    if (from === undefined || to === undefined || from === to) throw new RangeError('an edge joins two vertices');
    if (!Number.isInteger(cost) || cost < 0 || cost > DEAREST) throw new RangeError('a cost is an integer from 0');
    from.arcs.push({ from, to, cost: 2 * cost });
    to.arcs.push({ from: to, to: from, cost: 2 * cost });
  }
  if (vertices.some((each) => each.arcs.length === 0)) return undefined;

  startGreedily(vertices);
  let walks = 0;
  for (const root of vertices) {
    if (root.mate !== null) continue;
    const search = findMate(root, walks);
    if (!search.found) return undefined;
    walks = search.walks;
  }
  return {
    mates: vertices.map((each) => each.mate?.index ?? -1),
    potentials: vertices.map((each) => each.potential),
    blossoms: blossomsOf(vertices),
  };
}

/** First potentials that no edge contradicts, as high as a single look at each vertex allows, and the pairs they give. */
function startGreedily(vertices: readonly Vertex[]): void {
  for (const each of vertices) {
    let cheapest = Infinity;
    for (const arc of each.arcs) cheapest = Math.min(cheapest, arc.cost);
    each.potential = cheapest / 2;
  }
  for (const each of vertices) {
    if (each.mate !== null) continue;
    let least = Infinity;
    for (const arc of each.arcs) least = Math.min(least, arc.cost - each.potential - arc.to.potential);
    each.potential += least;
    const partner = each.arcs.find((arc) => arc.to.mate === null && arc.cost === each.potential + arc.to.potential);
    if (partner !== undefined) match(each, partner.to);
  }
}

function blossomsOf(vertices: readonly Vertex[]): Matching['blossoms'] {
  const found: { members: number[]; potential: number }[] = [];
  const collect = (item: Item): void => {
    if (item.kind === 'vertex') return;
    if (item.potential > 0) found.push({ members: item.vertices.map(({ index }) => index), potential: item.potential });
    item.children.forEach(collect);
  };
  for (const top of new Set(vertices.map(topOf))) collect(top);
  return found;
}
