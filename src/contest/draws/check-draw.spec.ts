import { describe, expect, it } from '@jest/globals';
import type { RoundFault } from './check-draw.js';
import { ROUND_FAULTS, checkDraw } from './check-draw.js';
import type { DrawnRound, Field } from './draw.js';

type Round = readonly (readonly [string, string])[];

const field = (exemptions: Readonly<Record<string, readonly number[]>>, ...meetings: Round): Field => ({
  teams: Object.entries(exemptions).map(([id, exemptIn], index) => ({
    id,
    number: index + 1,
    rank: index + 1,
    exemptIn,
  })),
  meetings: meetings.map(([one, other], index) => ({ round: index + 1, teams: [one, other] })),
  round: 5,
  tableSize: 2,
});
const FOUR = { a: [], b: [], c: [], d: [] };
const FIVE = { ...FOUR, e: [] };
const SIX = { ...FIVE, f: [] };

const round = (pairs: Round, exempt: readonly string[] = [], more: Partial<DrawnRound> = {}): DrawnRound => ({
  pairings: pairs.map(([one, other], index) => ({
    table: index + 1,
    teams: { a: one, b: other },
    why: { code: 'by-lot', values: {} },
  })),
  exempt: exempt.map((id) => ({ id, why: { code: 'exempt-lowest', values: {} } })),
  rematches: 0,
  ...more,
});
const AB_CD: Round = [
  ['a', 'b'],
  ['c', 'd'],
];
/** Tables of as many as there are letters. */
const trios = (
  groups: readonly string[],
  exempt: readonly string[] = [],
  more: Partial<DrawnRound> = {},
  rematchOf?: number,
): DrawnRound => ({
  ...round([], exempt, more),
  pairings: groups.map(([a = '', b = '', c], index) => ({
    table: index + 1,
    teams: { a, b, ...(c === undefined ? {} : { c }) },
    why: { code: 'by-lot', values: {} },
    ...(rematchOf === undefined ? {} : { rematchOf }),
  })),
});
const three = (ofField: Field): Field => ({ ...ofField, tableSize: 3 });
const left = { why: { code: 'rematch-left', values: {} } } as const;
const unavoidable = { why: { code: 'rematch-unavoidable', values: {} } } as const;

const table: readonly (readonly [string, Field, DrawnRound, RoundFault[]])[] = [
  ['a good round', field(FOUR), round(AB_CD), []],
  ['a good round with one that sits out', field(FIVE), round(AB_CD, ['e']), []],
  ['tables in another order', field(FOUR), { ...round(AB_CD), pairings: [...round(AB_CD).pairings].reverse() }, []],
  [
    'a stranger',
    field({ a: [], b: [] }),
    round([
      ['a', 'b'],
      ['x', 'y'],
    ]),
    [
      { code: 'team-unknown', pointer: '/pairings/1/teams/a' },
      { code: 'team-unknown', pointer: '/pairings/1/teams/b' },
    ],
  ],
  [
    'one team twice, another not at all',
    field(FOUR),
    round([
      ['a', 'b'],
      ['a', 'd'],
    ]),
    [
      { code: 'team-twice', pointer: '/pairings/1/teams/a', values: { number: 1 } },
      { code: 'team-missing', pointer: '/pairings', values: { number: 3 } },
    ],
  ],
  [
    'plays and sits out',
    field(FOUR),
    round(AB_CD, ['d']),
    [{ code: 'team-twice', pointer: '/exempt/0/id', values: { number: 4 } }],
  ],
  [
    'two tables with one number',
    field(FOUR),
    { ...round(AB_CD), pairings: round(AB_CD).pairings.map((pairing) => ({ ...pairing, table: 1 })) },
    [{ code: 'table-numbers', pointer: '/pairings' }],
  ],
  [
    'a rematch that is hushed up, and not needed',
    field(FOUR, ['a', 'b']),
    round(AB_CD),
    [
      { code: 'rematch-unsaid', pointer: '/pairings/0/rematchOf' },
      { code: 'rematch-unsaid', pointer: '/rematches' },
      { code: 'rematch-unsaid', pointer: '/why' },
      { code: 'rematch-avoidable', pointer: '/rematches', values: { rematches: 1, fewest: 0 } },
    ],
  ],
  [
    'a rematch of another round than is said',
    field({ a: [], b: [] }, ['a', 'b'], ['a', 'b']),
    round([], [], {
      rematches: 1,
      ...unavoidable,
      pairings: round([['a', 'b']]).pairings.map((each) => ({ ...each, rematchOf: 1 })),
    }),
    [{ code: 'rematch-unsaid', pointer: '/pairings/0/rematchOf' }],
  ],
  [
    'a rematch that is said and cannot be avoided',
    field({ a: [], b: [] }, ['a', 'b'], ['a', 'b']),
    round([], [], {
      rematches: 1,
      ...unavoidable,
      pairings: round([['a', 'b']]).pairings.map((each) => ({ ...each, rematchOf: 2 })),
    }),
    [],
  ],
  [
    'two rematches where one would do',
    // a has met everybody, so a table of a's is a rematch; the other needs none: c–d and b–c are still open.
    field(FOUR, ['a', 'b'], ['a', 'c'], ['a', 'd'], ['b', 'd']),
    round([], [], {
      rematches: 2,
      ...unavoidable,
      pairings: round([
        ['a', 'c'],
        ['b', 'd'],
      ]).pairings.map((each, index) => ({ ...each, rematchOf: index === 0 ? 2 : 4 })),
    }),
    [{ code: 'rematch-avoidable', pointer: '/rematches', values: { rematches: 2, fewest: 1 } }],
  ],
  [
    'two sit out of an even number',
    field(FOUR),
    round([['a', 'b']], ['c', 'd']),
    [{ code: 'exempt-needless', pointer: '/exempt', values: { exempt: 2, expected: 0, size: 2 } }],
  ],
  [
    'sits out a second time before others did once',
    field({ ...FOUR, e: [1] }),
    round(AB_CD, ['e']),
    [{ code: 'exempt-again', pointer: '/exempt/0/id', values: { number: 5 } }],
  ],
  [
    'a higher one sits out for no reason',
    field(FIVE),
    round(
      [
        ['a', 'b'],
        ['c', 'e'],
      ],
      ['d'],
    ),
    [{ code: 'exempt-passed-over', pointer: '/exempt/0/id', values: { number: 4, passedOver: 5 } }],
  ],
  [
    'a higher one sits out because that saves a rematch',
    field(FIVE, ['a', 'b'], ['a', 'c'], ['a', 'd']),
    round(
      [
        ['a', 'e'],
        ['b', 'c'],
      ],
      ['d'],
    ),
    [],
  ],
  ['a good round of three at a table', three(field(SIX)), trios(['abc', 'def']), []],
  ['three at a table and two that sit out', three(field(FIVE)), trios(['abc'], ['e', 'd']), []],
  [
    'a table of two where three sit at one',
    three(field(FIVE)),
    trios(['abc', 'de']),
    [{ code: 'table-size', pointer: '/pairings/1/teams', values: { size: 3 } }],
  ],
  [
    'a table of three where two sit at one',
    field(FIVE),
    trios(['abc', 'de']),
    [{ code: 'table-size', pointer: '/pairings/0/teams', values: { size: 2 } }],
  ],
  [
    'a stranger at the third side',
    three(field({ a: [], b: [], c: [] })),
    trios(['abx'], ['c']),
    [{ code: 'team-unknown', pointer: '/pairings/0/teams/c' }],
  ],
  [
    'a rematch of the second and the third that is hushed up',
    three(field(SIX, ['b', 'c'])),
    trios(['abc', 'def']),
    [
      { code: 'rematch-unsaid', pointer: '/pairings/0/rematchOf' },
      { code: 'rematch-unsaid', pointer: '/rematches' },
      { code: 'rematch-unsaid', pointer: '/why' },
    ],
  ],
  [
    'three pairs that meet again, said as one',
    three(field({ a: [], b: [], c: [] }, ['a', 'b'], ['c', 'a'], ['b', 'c'])),
    trios(['abc'], [], { rematches: 1, ...left }, 3),
    [{ code: 'rematch-unsaid', pointer: '/rematches' }],
  ],
  [
    'three pairs that meet again, and said',
    three(field({ a: [], b: [], c: [] }, ['a', 'b'], ['c', 'a'], ['b', 'c'])),
    trios(['abc'], [], { rematches: 3, ...left }, 3),
    [],
  ],
  [
    'one sits out where two must',
    three(field(FIVE)),
    trios(['abc'], ['e', 'd', 'x']),
    [{ code: 'team-unknown', pointer: '/exempt/2/id' }],
  ],
  [
    'too many sit out of tables of three',
    three(field(SIX)),
    trios(['abc'], ['d', 'e', 'f']),
    [{ code: 'exempt-needless', pointer: '/exempt', values: { exempt: 3, expected: 0, size: 3 } }],
  ],
  [
    'of two that sit out one was exempt already, and another was not',
    three(field({ ...FOUR, e: [1] })),
    trios(['abc'], ['d', 'e']),
    [{ code: 'exempt-again', pointer: '/exempt/1/id', values: { number: 5 } }],
  ],
  [
    'of two that sit out one ranks higher than one that plays',
    three(field(FIVE)),
    trios(['abd'], ['e', 'c']),
    [{ code: 'exempt-passed-over', pointer: '/exempt/1/id', values: { number: 3, passedOver: 4 } }],
  ],
  [
    'two sit out, one of them for the second time, as all others have been exempt too',
    three(field({ a: [1], b: [1], c: [2], d: [], e: [2] })),
    trios(['abc'], ['d', 'e']),
    [],
  ],
  ['everybody sat out once: the lowest again', field({ a: [1], b: [2], c: [3] }), round([['a', 'b']], ['c']), []],
];

describe('checkDraw', () => {
  it.each(table)('%s', (_, ofField, drawn, faults) => {
    expect(checkDraw(ofField, drawn)).toEqual(faults);
  });

  it('has a case for each of its codes', () => {
    const seen = new Set(table.flatMap(([, , , faults]) => faults.map(({ code }) => code)));
    expect([...seen].sort()).toEqual([...ROUND_FAULTS].sort());
  });
});
