import { describe, expect, it } from '@jest/globals';
import type { ByePolicy, Game } from './bye-points.js';
import { byePoints } from './bye-points.js';
import { movedRanks } from './moved.js';
import type { Standing, StandingsInput } from './standings.js';
import { standings } from './standings.js';

const table = (round: number, ...sides: readonly (readonly [string, number])[]): Game => ({
  round,
  sides: sides.map(([entryId, points]) => ({ entryId, points })),
});

/** Five pairs, twelve deals a round; e sits out, then d. */
const CLUB: StandingsInput = {
  entries: ['a', 'b', 'c', 'd', 'e'].map((id, index) => ({ id, number: 10 + index, status: 'checked-in' as const })),
  games: [
    table(1, ['a', 1100], ['b', 844]),
    table(1, ['c', 972], ['d', 972]),
    table(2, ['a', 900], ['c', 1044]),
    table(2, ['e', 1001], ['b', 943]),
  ],
  byes: [
    { round: 1, entryId: 'e' },
    { round: 2, entryId: 'd' },
  ],
  byePolicy: { points: 'half', win: false },
  half: 972,
  penalties: [],
  ranking: ['points', 'wins', 'difference', 'head-to-head'],
  upToRound: 2,
  seed: 's',
};

const short = (rows: readonly Standing[]): unknown[] =>
  rows.map(({ rank, entryId, points, wins, draws, losses, difference, decidedBy }) => [
    rank,
    entryId,
    points,
    wins,
    draws,
    losses,
    difference,
    decidedBy,
  ]);
const rowOf = (rows: readonly Standing[], id: string): Standing => {
  const row = rows.find(({ entryId }) => entryId === id);
  if (row === undefined) throw new Error(`no row ${id}`);
  return row;
};

describe('standings', () => {
  it('adds up games and byes', () => {
    expect(short(standings(CLUB))).toEqual([
      [1, 'c', 2016, 1, 1, 0, 144, null],
      [2, 'a', 2000, 1, 0, 1, 112, 'points'],
      [3, 'e', 1973, 1, 0, 0, 58, 'points'],
      [4, 'd', 1944, 0, 1, 0, 0, 'points'],
      [5, 'b', 1787, 0, 0, 2, -314, 'points'],
    ]);
  });

  it('tells each round: points, opponents, bye, won', () => {
    expect(rowOf(standings(CLUB), 'e').rounds).toEqual([
      { round: 1, points: 972, opponents: [], bye: true, won: false },
      { round: 2, points: 1001, opponents: ['b'], bye: false, won: true },
    ]);
    expect(rowOf(standings(CLUB), 'c').rounds).toEqual([
      { round: 1, points: 972, opponents: ['d'], bye: false, won: false },
      { round: 2, points: 1044, opponents: ['a'], bye: false, won: true },
    ]);
  });

  it('is as of a round: nothing later counts', () => {
    expect(short(standings({ ...CLUB, upToRound: 1 }))).toEqual([
      [1, 'a', 1100, 1, 0, 0, 256, null],
      // Full ties share, in the order of their numbers; b's rank counts them all.
      [2, 'c', 972, 0, 1, 0, 0, 'points'],
      [2, 'd', 972, 0, 1, 0, 0, null],
      [2, 'e', 972, 0, 0, 0, 0, null],
      [5, 'b', 844, 0, 0, 1, -256, 'points'],
    ]);
    const before = standings({ ...CLUB, upToRound: 0 });
    expect(before.map(({ rank, tied, points }) => [rank, tied, points])).toEqual(Array(5).fill([1, true, 0]));
  });

  it('says which share a rank', () => {
    const rows = standings({ ...CLUB, upToRound: 1 });
    expect(rows.map(({ tied }) => tied)).toEqual([false, true, true, true, false]);
  });

  it.each<readonly [string, ByePolicy, number, number, number]>([
    ['half', { points: 'half', win: false }, 972, 972, 0],
    ['none', { points: 'none', win: false }, 0, 0, 0],
    ['a number', { points: 1050, win: false }, 1050, 1050, 0],
    ['won', { points: 'half', win: true }, 972, 972, 1],
    // Round 1 gave 3888 to four teams, so did round 2.
    ['average', { points: 'average', win: false }, 972, 972, 0],
  ])('bye: %s', (_, byePolicy, first, second, wins) => {
    const rows = standings({ ...CLUB, byePolicy });
    expect(rowOf(rows, 'e').rounds[0]).toEqual({
      round: 1,
      points: first,
      opponents: [],
      bye: true,
      won: byePolicy.win,
    });
    expect(rowOf(rows, 'd')).toMatchObject({ points: 972 + second, wins, draws: 1, losses: 0, difference: 0 });
  });

  it('a bye by average counts nothing until its round has a result', () => {
    const rows = standings({
      ...CLUB,
      games: CLUB.games.filter(({ round }) => round === 1),
      byePolicy: { points: 'average', win: false },
    });
    expect(rowOf(rows, 'd').rounds[1]).toMatchObject({ bye: true, points: 0 });
  });

  it('takes penalties off the points, from their round on, and nothing else', () => {
    const penalties = [
      { entryId: 'c', round: 2, points: 162 },
      { entryId: 'c', round: 2, points: 10 },
      { entryId: 'a', round: null, points: 50 },
    ];
    const second = standings({ ...CLUB, penalties });
    expect(short(second).slice(0, 4)).toEqual([
      [1, 'e', 1973, 1, 0, 0, 58, null],
      [2, 'a', 1950, 1, 0, 1, 112, 'points'],
      [3, 'd', 1944, 0, 1, 0, 0, 'points'],
      [4, 'c', 1844, 1, 1, 0, 144, 'points'],
    ]);
    expect(rowOf(second, 'c')).toMatchObject({ penalties: 172, points: 1844 });
    expect(rowOf(second, 'c').rounds.map(({ points }) => points)).toEqual([972, 1044]);
    const first = standings({ ...CLUB, penalties, upToRound: 1 });
    expect(rowOf(first, 'c')).toMatchObject({ penalties: 0, points: 972 });
    expect(rowOf(first, 'a')).toMatchObject({ penalties: 50, points: 1050 });
  });

  it('puts those who withdrew or were disqualified last, without a rank; their games count for the others', () => {
    const entries = CLUB.entries.map((entry) => ({
      ...entry,
      status: entry.id === 'c' ? ('disqualified' as const) : entry.id === 'b' ? ('withdrawn' as const) : entry.status,
    }));
    const rows = standings({ ...CLUB, entries });
    expect(rows.map(({ rank, entryId, tied, decidedBy }) => [rank, entryId, tied, decidedBy])).toEqual([
      [1, 'a', false, null],
      [2, 'e', false, 'points'],
      [3, 'd', false, 'points'],
      [null, 'b', false, null],
      [null, 'c', false, null],
    ]);
    expect(rowOf(rows, 'a')).toMatchObject({ points: 2000, losses: 1 });
    expect(rowOf(rows, 'c')).toMatchObject({ points: 2016 });
  });

  it('does not depend on the order of what it is given', () => {
    const turned = standings({
      ...CLUB,
      entries: [...CLUB.entries].reverse(),
      games: [...CLUB.games].reverse().map((game) => ({ ...game, sides: [...game.sides].reverse() })),
      byes: [...CLUB.byes].reverse(),
    });
    expect(turned).toEqual(standings(CLUB));
  });

  it('knows tables for three: the most wins, the most shared is a draw, the difference to each', () => {
    const rows = standings({
      ...CLUB,
      entries: ['a', 'b', 'c'].map((id, index) => ({ id, number: index + 1, status: 'registered' as const })),
      games: [table(1, ['a', 800], ['b', 600], ['c', 544]), table(2, ['a', 700], ['b', 700], ['c', 544])],
      byes: [],
    });
    expect(short(rows)).toEqual([
      [1, 'a', 1500, 1, 1, 0, 456 + 156, null],
      [2, 'b', 1300, 0, 1, 1, -144 + 156, 'points'],
      [3, 'c', 1088, 0, 0, 2, -312 - 312, 'points'],
    ]);
    expect(rows[0]?.rounds[0]?.opponents).toEqual(['b', 'c']);
  });
});

describe('byePoints', () => {
  const average: ByePolicy = { points: 'average', win: false };
  it.each<readonly [string, ByePolicy, readonly Game[], number | null]>([
    ['half', { points: 'half', win: false }, [], 972],
    ['none', { points: 'none', win: false }, [], 0],
    ['a number, even 0', { points: 0, win: true }, [], 0],
    ['average, no result yet', average, [], null],
    ['average, rounded down: 1001 / 4', average, [table(1, ['a', 1], ['b', 0]), table(1, ['c', 500], ['d', 500])], 250],
    ['average, a half up: 1001 / 2', average, [table(1, ['a', 1001], ['b', 0])], 501],
    ['average, rounded up: 1003 / 4', average, [table(1, ['a', 3], ['b', 0]), table(1, ['c', 500], ['d', 500])], 251],
  ])('%s', (_, policy, games, points) => {
    expect(byePoints(policy, 972, games)).toBe(points);
  });
});

describe('movedRanks', () => {
  it('lists the ranks that a correction changed, in the new order', () => {
    const before = standings(CLUB);
    const corrected = standings({
      ...CLUB,
      games: CLUB.games.map((game) =>
        game.round === 2 && game.sides[0]?.entryId === 'a' ? table(2, ['a', 1044], ['c', 900]) : game,
      ),
    });
    expect(corrected.map(({ entryId }) => entryId)).toEqual(['a', 'e', 'd', 'c', 'b']);
    expect(movedRanks(before, corrected)).toEqual([
      { entryId: 'a', number: 10, from: 2, to: 1 },
      { entryId: 'e', number: 14, from: 3, to: 2 },
      { entryId: 'd', number: 13, from: 4, to: 3 },
      { entryId: 'c', number: 12, from: 1, to: 4 },
    ]);
    expect(movedRanks(before, before)).toEqual([]);
  });

  it('knows ranks that come and go', () => {
    const entries = CLUB.entries.map((entry) =>
      entry.id === 'b' ? { ...entry, status: 'withdrawn' as const } : entry,
    );
    const [there, gone] = [standings(CLUB), standings({ ...CLUB, entries })];
    expect(movedRanks(there, gone)).toEqual([{ entryId: 'b', number: 11, from: 5, to: null }]);
    expect(movedRanks(gone, there)).toEqual([{ entryId: 'b', number: 11, from: null, to: 5 }]);
    expect(movedRanks([], gone)).toHaveLength(4);
  });
});
