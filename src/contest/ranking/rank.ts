/** What a criterion says of one item: an exact fraction (`per` from 1), or null where there is nothing to say. */
export type Value = { readonly of: number; readonly per: number } | null;

export const whole = (of: number): Value => ({ of, per: 1 });

export interface Criterion<Item, Key> {
  readonly key: Key;
  /** Which end is better. */
  readonly direction: 'high' | 'low';
  /** The values inside a group that everything before left tied. Nothing to say comes last. */
  readonly value: (group: readonly Item[]) => (item: Item) => Value;
}

export interface Row<Item, Key> {
  readonly item: Item;
  /** Counted from 1; equals share theirs and use up as many: 1, 2, 2, 4. */
  readonly rank: number;
  /** Shares its rank. */
  readonly tied: boolean;
  /** What parted the row from the one above; null for the first row and inside a shared rank. */
  readonly decidedBy: Key | null;
}

/**
 * Ranks items by one criterion after the other. A criterion is asked again inside each smaller group that it makes, as
 * what it says can depend on who is in the group (head-to-head). Items that nothing parts share a rank and stay in the
 * order they were given in.
 */
export function rank<Item, Key>(items: readonly Item[], criteria: readonly Criterion<Item, Key>[]): Row<Item, Key>[] {
  const rows: Row<Item, Key>[] = [];

  const place = (group: readonly Item[], left: readonly Criterion<Item, Key>[], decidedBy: Key | null): void => {
    const [criterion, ...others] = left;
    if (group.length === 1 || criterion === undefined) {
      const first = rows.length + 1;
      group.forEach((item, index) => {
        rows.push({ item, rank: first, tied: group.length > 1, decidedBy: index === 0 ? decidedBy : null });
      });
      return;
    }
    const parts = part(group, criterion);
    if (parts.length === 1) place(group, others, decidedBy);
    else {
      parts.forEach((each, index) => {
        place(each, left, index === 0 ? decidedBy : criterion.key);
      });
    }
  };

  if (items.length > 0) place(items, criteria, null);
  return rows;
}

/** The group in smaller groups of equal value, the best first. */
function part<Item, Key>(group: readonly Item[], criterion: Criterion<Item, Key>): Item[][] {
  const valueOf = criterion.value(group);
  const sign = criterion.direction === 'high' ? -1 : 1;
  const valued = group
    .map((item) => ({ item, value: valueOf(item) }))
    .sort((one, other) => compare(one.value, other.value, sign));
  const parts: Item[][] = [];
  let last: Value | undefined;
  for (const { item, value } of valued) {
    const current = parts.at(-1);
    if (current !== undefined && last !== undefined && compare(last, value, sign) === 0) current.push(item);
    else parts.push([item]);
    last = value;
  }
  return parts;
}

function compare(one: Value, other: Value, sign: number): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return sign * Math.sign(one.of * other.per - other.of * one.per);
}
