/** What waits for its moment. Of two with the same moment the one that was put in first comes out first. */
interface Waiting<Item> {
  readonly at: number;
  readonly turn: number;
  readonly item: Item;
}

/** A queue by moment (a binary heap): `add` and `next` cost the logarithm of its length. */
export interface EventQueue<Item> {
  add(at: number, item: Item): void;
  /** The earliest, taken out; undefined when nothing waits any more. */
  next(): { readonly at: number; readonly item: Item } | undefined;
}

export function eventQueue<Item>(): EventQueue<Item> {
  const heap: Waiting<Item>[] = [];
  let turns = 0;

  const earlier = (one: Waiting<Item>, other: Waiting<Item>): boolean =>
    one.at === other.at ? one.turn < other.turn : one.at < other.at;

  const sink = (item: Waiting<Item>): void => {
    let hole = 0;
    for (;;) {
      const left = 2 * hole + 1;
      const first = heap[left];
      if (first === undefined) break;
      const second = heap[left + 1];
      const [child, place] = second !== undefined && earlier(second, first) ? [second, left + 1] : [first, left];
      if (earlier(item, child)) break;
      heap[hole] = child;
      hole = place;
    }
    heap[hole] = item;
  };

  return {
    add: (at, item) => {
      const added = { at, turn: turns++, item };
      let hole = heap.length;
      while (hole > 0) {
        const place = (hole - 1) >> 1;
        const parent = heap[place] as Waiting<Item>;
        if (earlier(parent, added)) break;
        heap[hole] = parent;
        hole = place;
      }
      heap[hole] = added;
    },
    next: () => {
      const first = heap[0];
      const last = heap.pop();
      if (first === undefined || last === undefined) return undefined;
      if (heap.length > 0) sink(last);
      return first;
    },
  };
}
