import type { Arc, Blossom, Item, Link, Vertex } from './blossom.js';
import { FREE, INNER, OUTER, baseOf, closeRing, evenWay, match, meetingPoint, openRing } from './blossom.js';
import { rebase, topOf, verticesOf } from './blossom.js';
import type { EventQueue } from './event-queue.js';
import { eventQueue } from './event-queue.js';

/**
 * One tree of alternating links, growing from one vertex without a mate. `now` is by how much the root's potential has
 * risen. Outer items rise with it, inner ones fall, all others stay: so the work is in the tree, not in the graph, and
 * whatever happens next (a link becomes tight, an inner blossom's potential is used up) waits in the queue for its moment.
 */
interface Tree {
  now: number;
  walks: number;
  readonly waiting: EventQueue<Arc | Blossom>;
  readonly touched: Item[];
}

const potentialOf = (tree: Tree, of: Vertex): number => {
  const top = topOf(of);
  return of.potential + top.label * (tree.now - top.since);
};

const slackOf = (tree: Tree, arc: Arc): number => arc.cost - potentialOf(tree, arc.from) - potentialOf(tree, arc.to);

/** Writes out what the label has moved the potentials by since the last time. */
function settle(tree: Tree, item: Item): void {
  const shift = item.label * (tree.now - item.since);
  item.since = tree.now;
  if (shift === 0) return;
  for (const inside of verticesOf(item)) inside.potential += shift;
  if (item.kind === 'blossom') item.potential += 2 * shift;
}

/** Puts the links of a vertex that has just become outer in the queue. */
function watch(tree: Tree, outer: Vertex): void {
  const top = topOf(outer);
  for (const arc of outer.arcs) {
    const other = topOf(arc.to);
    if (other === top || other.label === INNER) continue;
    const slack = slackOf(tree, arc);
    tree.waiting.add(tree.now + (other.label === OUTER ? slack / 2 : slack), arc);
  }
}

function makeOuter(tree: Tree, item: Item): void {
  item.label = OUTER;
  item.since = tree.now;
  tree.touched.push(item);
  for (const inside of verticesOf(item)) watch(tree, inside);
}

function makeInner(tree: Tree, item: Item, entry: Link): void {
  item.label = INNER;
  item.since = tree.now;
  item.entry = entry;
  tree.touched.push(item);
  if (item.kind === 'blossom') tree.waiting.add(tree.now + item.potential / 2, item);
}

function shrink(tree: Tree, link: Link): void {
  const top = meetingPoint(topOf(link.from), topOf(link.to), ++tree.walks);
  const blossom = closeRing(link, top);
  for (const child of blossom.children) settle(tree, child);
  blossom.label = OUTER;
  blossom.since = tree.now;
  tree.touched.push(blossom);
  for (const child of blossom.children) {
    if (child.label === INNER) for (const inside of verticesOf(child)) watch(tree, inside);
  }
}

function expand(tree: Tree, blossom: Blossom): void {
  settle(tree, blossom);
  const entry = blossom.entry;
  if (entry === null) throw new Error('an inner blossom that the tree has not reached');
  const way = evenWay(blossom, entry.to);
  openRing(blossom);
  let arrival = entry;
  way.forEach(({ child, link }, step) => {
    if (step % 2 === 0) makeInner(tree, child, arrival);
    else {
      makeOuter(tree, child);
      arrival = link;
    }
  });
  makeInner(tree, topOf(blossom.base), arrival);
  for (const child of blossom.children) {
    if (child.label !== FREE) continue;
    for (const inside of verticesOf(child)) {
      for (const arc of inside.arcs) {
        if (topOf(arc.to).label === OUTER) tree.waiting.add(tree.now + slackOf(tree, arc), arc);
      }
    }
  }
}

/** Turns the matching along the way from the root to a vertex without a mate, which `link` leads to. */
function augment(link: Link): void {
  for (let { from, to } = link; ;) {
    const outer = topOf(from);
    const oldMate = baseOf(outer).mate;
    rebase(outer, from);
    match(from, to);
    if (oldMate === null) return;
    const inner = topOf(oldMate);
    if (inner.entry === null) throw new Error('an outer item hangs on one that the tree has not reached');
    rebase(inner, inner.entry.to);
    ({ from, to } = inner.entry);
  }
}

/** One link that has become tight. True when it led to a vertex without a mate, so that the root has one now. */
function follow(tree: Tree, arc: Arc): boolean {
  const { from, to } = topOf(arc.from).label === OUTER ? arc : { from: arc.to, to: arc.from };
  const other = topOf(to);
  if (other === topOf(from) || other.label === INNER || slackOf(tree, arc) > 0) return false;
  if (other.label === OUTER) {
    shrink(tree, { from, to });
    return false;
  }
  const mate = baseOf(other).mate;
  if (mate === null) {
    augment({ from, to });
    return true;
  }
  makeInner(tree, other, { from, to });
  makeOuter(tree, topOf(mate));
  return false;
}

/**
 * Finds a mate for `root` at the least additional cost, and leaves potentials that prove it.
 * False when it cannot have one: then the graph has no perfect matching at all.
 */
export function findMate(root: Vertex, walks: number): { readonly found: boolean; readonly walks: number } {
  const tree: Tree = { now: 0, walks, waiting: eventQueue(), touched: [] };
  makeOuter(tree, topOf(root));
  let found = false;
  while (!found) {
    const event = tree.waiting.next();
    if (event === undefined) break;
    tree.now = Math.max(tree.now, event.at);
    if ('cost' in event.item) found = follow(tree, event.item);
    else if (event.item.label === INNER && event.item.parent === null) {
      settle(tree, event.item);
      if (event.item.potential === 0) expand(tree, event.item);
    }
  }
  for (const item of tree.touched) {
    if (item.parent !== null) continue;
    settle(tree, item);
    item.label = FREE;
  }
  return { found, walks: tree.walks };
}
