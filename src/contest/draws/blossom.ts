/**
 * The shapes of a matching in a general graph: vertices, and blossoms, which are odd rings of vertices and smaller
 * blossoms that for a while behave like one vertex (Edmonds, "Paths, trees, and flowers", 1965).
 */

/** How a vertex or an outermost blossom stands in the tree that grows; the number is the sign its potential moves by. */
export const FREE = 0;
export const OUTER = 1;
export const INNER = -1;
type Label = typeof FREE | typeof OUTER | typeof INNER;

export interface Link {
  readonly from: Vertex;
  readonly to: Vertex;
}

export interface Arc extends Link {
  /** Twice the cost, so that half a cost is still an integer. */
  readonly cost: number;
}

interface Standing {
  parent: Blossom | null;
  label: Label;
  /** The moment up to which the potentials inside are written out. */
  since: number;
  /** Of an inner one: the link that the tree reached it by. */
  entry: Link | null;
  /** The last walk to the root that came through here. */
  walk: number;
}

export interface Vertex extends Standing {
  readonly kind: 'vertex';
  readonly index: number;
  readonly arcs: Arc[];
  potential: number;
  mate: Vertex | null;
  outermost: Blossom | null;
}

export interface Blossom extends Standing {
  readonly kind: 'blossom';
  readonly vertices: readonly Vertex[];
  /** The ring, an odd number of them, the one with the base first. */
  children: readonly Item[];
  /** `links[k]` goes from `children[k]` to the next one round the ring. */
  links: readonly Link[];
  /** The one vertex whose mate is outside. */
  base: Vertex;
  /** Twice the blossom's own potential: never negative, always even. */
  potential: number;
}

export type Item = Vertex | Blossom;

export const vertex = (index: number): Vertex => ({
  kind: 'vertex',
  index,
  arcs: [],
  potential: 0,
  mate: null,
  outermost: null,
  parent: null,
  label: FREE,
  since: 0,
  entry: null,
  walk: 0,
});

export const topOf = (of: Vertex): Item => of.outermost ?? of;
export const baseOf = (item: Item): Vertex => (item.kind === 'vertex' ? item : item.base);
export const verticesOf = (item: Item): readonly Vertex[] => (item.kind === 'vertex' ? [item] : item.vertices);

const turned = (link: Link): Link => ({ from: link.to, to: link.from });

export function match(one: Vertex, other: Vertex): void {
  one.mate = other;
  other.mate = one;
}

/** The inner item below an outer one's base, and the link from there on to the next outer one; null at the root. */
function stepUp(outer: Item): { inner: Item; link: Link; mate: Vertex } | null {
  const mate = baseOf(outer).mate;
  if (mate === null) return null;
  const inner = topOf(mate);
  if (inner.entry === null) throw new Error('an outer item hangs on one that the tree has not reached');
  return { inner, link: turned(inner.entry), mate };
}

/** Where the ways from two outer items to the root first meet. `walk` is a number that no earlier walk had. */
export function meetingPoint(one: Item, other: Item, walk: number): Item {
  let [here, there]: [Item | null, Item | null] = [one, other];
  while (here !== null || there !== null) {
    if (here !== null) {
      if (here.walk === walk) return here;
      here.walk = walk;
      const step = stepUp(here);
      here = step === null ? null : topOf(step.link.to);
    }
    [here, there] = [there, here];
  }
  throw new Error('two items of one tree have no common root');
}

/** The way from an outer item up to another, which is itself left out, and the link out of each item on it. */
function wayUp(from: Item, until: Item): { items: Item[]; links: Link[] } {
  const items: Item[] = [];
  const links: Link[] = [];
  for (let here = from; here !== until;) {
    const step = stepUp(here);
    if (step === null) throw new Error('the way to the root missed its goal');
    items.push(here, step.inner);
    links.push({ from: baseOf(here), to: step.mate }, step.link);
    here = topOf(step.link.to);
  }
  return { items, links };
}

/** The ring that a link between two outer items closes, as one blossom. Labels and potentials are the caller's. */
export function closeRing(link: Link, top: Item): Blossom {
  const down = wayUp(topOf(link.from), top);
  const up = wayUp(topOf(link.to), top);
  const children = [top, ...down.items.reverse(), ...up.items];
  const blossom: Blossom = {
    kind: 'blossom',
    vertices: children.flatMap((child) => verticesOf(child)),
    children,
    links: [...down.links.reverse().map(turned), link, ...up.links],
    base: baseOf(top),
    potential: 0,
    parent: null,
    label: FREE,
    since: 0,
    entry: null,
    walk: 0,
  };
  for (const child of children) child.parent = blossom;
  for (const inside of blossom.vertices) inside.outermost = blossom;
  return blossom;
}

/** Takes a blossom apart: its children are outermost again, and free. */
export function openRing(blossom: Blossom): void {
  blossom.label = FREE;
  for (const child of blossom.children) {
    child.parent = null;
    child.label = FREE;
    for (const inside of verticesOf(child)) inside.outermost = child.kind === 'blossom' ? child : null;
  }
}

function childWith(blossom: Blossom, inside: Vertex): Item {
  let item: Item = inside;
  while (item.parent !== blossom) {
    if (item.parent === null) throw new Error('a vertex is not in the blossom it was looked for in');
    item = item.parent;
  }
  return item;
}

/**
 * The ring from the child that holds `inside` round to the first child, in the direction in which the number of links
 * is even: each child with the link that leads out of it to the next one. Empty when it is in the first child.
 */
export function evenWay(blossom: Blossom, inside: Vertex): { child: Item; link: Link }[] {
  const size = blossom.children.length;
  const start = blossom.children.indexOf(childWith(blossom, inside));
  const forward = start % 2 === 1;
  const way: { child: Item; link: Link }[] = [];
  for (let at = start; at % size !== 0; at += forward ? 1 : -1) {
    const link = blossom.links[forward ? at : at - 1] as Link;
    way.push({ child: blossom.children[at] as Item, link: forward ? link : turned(link) });
  }
  return way;
}

/** Moves a blossom's base to another of its vertices, turning the matching inside it. The mate outside is the caller's. */
export function rebase(item: Item, base: Vertex): void {
  if (item.kind === 'vertex' || item.base === base) return;
  const way = evenWay(item, base);
  const entered = childWith(item, base);
  rebase(entered, base);
  for (let step = 1; step < way.length; step += 2) {
    const { child, link } = way[step] as { child: Item; link: Link };
    const next = (way[step + 1]?.child ?? item.children[0]) as Item;
    rebase(child, link.from);
    rebase(next, link.to);
    match(link.from, link.to);
  }
  const start = item.children.indexOf(entered);
  item.children = [...item.children.slice(start), ...item.children.slice(0, start)];
  item.links = [...item.links.slice(start), ...item.links.slice(0, start)];
  item.base = base;
}
