import { describe, expect, it } from '@jest/globals';
import type { Criterion } from './rank.js';
import { rank, whole } from './rank.js';

interface Item {
  readonly name: string;
  readonly values: readonly (number | null)[];
}

const by = (key: string, place: number, direction: 'high' | 'low' = 'high'): Criterion<Item, string> => ({
  key,
  direction,
  value: () => (item) => {
    const value = item.values[place] ?? null;
    return value === null ? null : whole(value);
  },
});
const items = (...rows: readonly (readonly (number | null)[])[]): Item[] =>
  rows.map((values, index) => ({ name: 'abcdef'.charAt(index), values }));
const told = (of: readonly Item[], ...criteria: readonly Criterion<Item, string>[]): string[] =>
  rank(of, criteria).map((row) => `${String(row.rank)}${row.tied ? '=' : ''} ${row.item.name} ${row.decidedBy ?? '-'}`);

describe('rank', () => {
  it.each([
    ['nobody', items(), []],
    ['one', items([5, 0]), ['1 a -']],
    ['1, 2, 2, 4', items([7, 0], [9, 0], [7, 0], [5, 0]), ['1 b -', '2= a first', '2= c -', '4 d first']],
    ['all equal', items([7, 1], [7, 1], [7, 1]), ['1= a -', '1= b -', '1= c -']],
    [
      'the second key inside the first',
      items([7, 1], [9, 0], [7, 2], [9, 0]),
      ['1= b -', '1= d -', '3 c first', '4 a second'],
    ],
    ['nothing to say comes last', items([null, 0], [-3, 0], [null, 1]), ['1 b -', '2 c first', '3 a second']],
  ])('%s', (_, of, rows) => {
    expect(told(of, by('first', 0), by('second', 1))).toEqual(rows);
  });

  it('turns round where low is better, with nothing to say still last', () => {
    expect(told(items([4], [2], [null]), by('low', 0, 'low'))).toEqual(['1 b -', '2 a low', '3 c low']);
  });

  it('compares fractions exactly', () => {
    const thirds: Criterion<Item, string> = {
      key: 'third',
      direction: 'high',
      value: () => (item) => ({ of: item.values[0] ?? 0, per: item.values[1] ?? 1 }),
    };
    // 2915/3 < 972 = 1944/2, and 5830/6 is 2915/3.
    expect(told(items([2915, 3], [1944, 2], [5830, 6]), thirds)).toEqual(['1 b -', '2= a third', '2= c -']);
  });

  it('asks a criterion again inside each smaller group it makes', () => {
    // Says who has the highest number of the group: alone, it would part one of four only.
    const highest: Criterion<Item, string> = {
      key: 'highest',
      direction: 'high',
      value: (group) => {
        const most = Math.max(...group.map((item) => item.values[0] ?? 0));
        return (item) => whole(item.values[0] === most ? 1 : 0);
      },
    };
    expect(told(items([1], [3], [2], [3]), highest)).toEqual(['1= b -', '1= d -', '3 c highest', '4 a highest']);
  });

  it('without criteria everybody shares the first rank', () => {
    expect(told(items([1], [2]))).toEqual(['1= a -', '1= b -']);
  });
});
