import { describe, expect, it } from '@jest/globals';
import type { Game } from './bye-points.js';
import type { Standing, StandingsInput } from './standings.js';
import { standings } from './standings.js';
import type { RankingKey } from './tie-breaks.js';
import { RANKING_KEYS, TIE_BREAKS, WORKING_KEYS } from './tie-breaks.js';

/** `a 1000 b 944` is one table of that round. */
const played = (...rounds: readonly (readonly string[])[]): Game[] =>
  rounds.flatMap((tables, index) =>
    tables.map((table) => {
      const words = table.split(' ');
      const sides = words.flatMap((word, at) =>
        at % 2 === 0 ? [{ entryId: word, points: Number(words[at + 1]) }] : [],
      );
      return { round: index + 1, sides };
    }),
  );

const ranking = (
  ids: string,
  games: readonly Game[],
  keys: readonly RankingKey[],
  more: Partial<StandingsInput> = {},
): Standing[] =>
  standings({
    entries: ids.split('').map((id, index) => ({ id, number: index + 1, status: 'registered' })),
    games,
    byes: [],
    byePolicy: { points: 'half', win: false },
    half: 972,
    penalties: [],
    ranking: keys,
    upToRound: 9,
    seed: 'lots',
    ...more,
  });

const told = (rows: readonly Standing[]): string =>
  rows.map((row) => `${String(row.rank)}${row.entryId}${row.decidedBy === null ? '' : `(${row.decidedBy})`}`).join(' ');

describe('the ranking keys', () => {
  it('are the contract’s, each once, and all work', () => {
    expect(TIE_BREAKS.map(({ key }) => key)).toEqual([...RANKING_KEYS]);
    expect(WORKING_KEYS).toEqual([...RANKING_KEYS]);
  });

  // Two rounds of four teams. Points: a 1944, b 1944, c 1888, d 2000. Wins: a 1, b 1, c 0, d 2.
  const two = played(['a 1000 b 944', 'c 944 d 1000'], ['a 944 d 1000', 'b 1000 c 944']);
  // a: 1000 + 900, b: 950 + 950, c: 944 + 1044, d: 994 + 994.
  const four = played(['a 1000 c 944', 'b 950 d 994'], ['a 900 c 1044', 'b 950 d 994']);

  const table: readonly (readonly [string, RankingKey[], string, readonly Game[], string])[] = [
    ['points: the most', ['points'], 'abcd', two, '1d 2a(points) 2b 4c(points)'],
    ['wins before points', ['wins', 'points'], 'abcd', two, '1d 2a(wins) 2b 4c(wins)'],
    // d +112, a 56 − 56 = 0, b −56 + 56 = 0, c −112.
    ['difference', ['difference'], 'abcd', two, '1d 2a(difference) 2b 4c(difference)'],
    // Points 1000 each; against a 944, b 800, c and d their opponents' 1000.
    [
      'difference where points are equal',
      ['points', 'difference'],
      'abcd',
      played(['a 1000 c 944', 'b 1000 d 800']),
      '1b 2a(difference) 3c(points) 4d(points)',
    ],
    [
      'points-against: the fewest',
      ['points', 'points-against'],
      'abcd',
      played(['a 1000 c 944', 'b 1000 d 800']),
      '1b 2a(points-against) 3c(points) 4d(points)',
    ],
    // a and b have 1900 both; a's best is 1000.
    ['best-round', ['points', 'best-round'], 'abcd', four, '1c 2d(best-round) 3a(points) 4b(best-round)'],
    ['last-round', ['points', 'last-round'], 'abcd', four, '1c 2d(last-round) 3b(points) 4a(last-round)'],
    ['first-round', ['points', 'first-round'], 'abcd', four, '1d 2c(first-round) 3a(points) 4b(first-round)'],
    ['head-to-head of two', ['points', 'head-to-head'], 'abcd', two, '1d 2a(points) 3b(head-to-head) 4c(points)'],
    // a met b and d, b met a and c: (1944 + 2000) / 2 against (1944 + 1888) / 2.
    ['opponents-points', ['points', 'opponents-points'], 'abcd', two, '1d 2a(points) 3b(opponents-points) 4c(points)'],
    // a's opponents b and d won 1 + 2, b's opponents a and c 1 + 0.
    ['opponents-wins', ['points', 'opponents-wins'], 'abcd', two, '1d 2a(points) 3b(opponents-wins) 4c(points)'],
    ['average', ['average'], 'abcd', two, '1d 2a(average) 2b 4c(average)'],
    ['nothing but a full tie', ['points', 'wins', 'difference'], 'abcd', two, '1d 2a(points) 2b 4c(points)'],
    ['no key at all', [], 'ba', two, '1b 1a'],
  ];
  it.each(table)('%s', (_, keys, ids, games, rows) => {
    expect(told(ranking(ids, games, keys))).toBe(rows);
  });

  describe('head-to-head', () => {
    const keys: RankingKey[] = ['points', 'head-to-head', 'best-round'];

    it('counts games inside the tied group only: a three-way tie, where one beat both', () => {
      // a, b, c 2000 each; a beat b and c, c beat b. What they did against d, e, f says nothing.
      const games = played(
        ['a 600 b 500', 'c 700 d 100', 'e 10 f 10'],
        ['a 600 c 500', 'b 800 e 10', 'd 10 f 10'],
        ['b 600 c 700', 'a 700 f 10', 'd 10 e 10'],
        ['a 100 d 20', 'b 100 f 20', 'c 100 e 20'],
      );
      expect(told(ranking('bcadef', games, keys).slice(0, 3))).toBe('1a 2c(head-to-head) 3b(head-to-head)');
    });

    it('parts nobody in a circle, so the next key decides', () => {
      // a beat b, b beat c, c beat a: 1100 each, and their best rounds are 600, 610, 620.
      const games = played(['a 600 b 490'], ['b 610 c 480'], ['c 620 a 500']);
      expect(told(ranking('abc', games, keys))).toBe('1c 2b(best-round) 3a(best-round)');
      expect(told(ranking('abc', games, ['points', 'head-to-head']))).toBe('1a 1b 1c');
    });

    it('says nothing of any of three while two of them have not met', () => {
      // a beat b, and neither has met c; all have 1000.
      const games = played(['a 600 b 500', 'c 700 d 0'], ['a 400 e 0', 'b 500 d 0', 'c 300 f 0']);
      expect(told(ranking('abcdef', games, keys).slice(0, 3))).toBe('1c 2a(best-round) 3b(best-round)');
    });

    it('starts anew among those that it could not part', () => {
      // Of four, a 4 (beat b, c; lost to d), b 4 (beat c, d), c 2 (beat d), d 2 (beat a): then a beat b, and c beat d.
      const games = played(
        ['a 600 b 500', 'c 600 d 500'],
        ['a 600 c 500', 'b 600 d 500'],
        ['a 500 d 600', 'b 600 c 500'],
      );
      const even = ['a', 'b', 'c', 'd'].map((id) => ({
        entryId: id,
        round: null,
        points: games
          .flatMap(({ sides }) => sides)
          .reduce((sum, side) => sum + (side.entryId === id ? side.points : 0), 0),
      }));
      const rows = ranking('dcba', games, ['points', 'head-to-head'], { penalties: even });
      expect(told(rows)).toBe('1a 2b(head-to-head) 3c(head-to-head) 4d(head-to-head)');
    });

    it('an even game is one for both, two meetings both count', () => {
      const games = played(['a 500 b 500'], ['a 400 b 600'], ['a 600 c 0', 'b 400 d 0']);
      expect(told(ranking('abcd', games, ['points', 'head-to-head']).slice(0, 2))).toBe('1b 2a(head-to-head)');
    });
  });

  describe('what a bye does to them', () => {
    // c sits out in round 2, and has 1944 as a and b: 972 + 972.
    const games = played(['a 1000 b 944', 'c 972 d 972'], ['a 944 b 1000']);
    const byes = [{ round: 2, entryId: 'c' }];

    it.each([
      ['best-round', '1a 1b 3c(best-round)'],
      // A win by bye counts in wins, not in the opponents' wins.
      ['wins', '1a 1b 1c'],
      ['difference', '1a 1b 1c'],
      ['average', '1a 1b 1c'],
      // a and b were scored 1944 in two games against, c 972 in one.
      ['points-against', '1a 1b 1c'],
      ['last-round', '1b 2c(last-round) 3a(last-round)'],
    ] as const)('%s', (key, rows) => {
      const found = ranking('abcd', games, ['points', key], { byes, byePolicy: { points: 'half', win: true } });
      expect(told(found.slice(0, 3))).toBe(rows);
    });

    it('opponents are judged by their real games', () => {
      // x met c, who has a bye worth 5000 and won; y met d. Both c and d have 900 of one game.
      const rows = ranking('xycd', played(['x 1044 c 900', 'y 1044 d 900']), ['opponents-points', 'opponents-wins'], {
        byes: [{ round: 2, entryId: 'c' }],
        byePolicy: { points: 5000, win: true },
      });
      expect(told(rows)).toBe('1c 1d 3x(opponents-points) 3y');
    });

    it('a team without a real game comes last where only games count', () => {
      const rows = ranking('zab', played(['a 500 b 500']), ['points-against'], { byes: [{ round: 1, entryId: 'z' }] });
      expect(told(rows)).toBe('1a 1b 3z(points-against)');
    });
  });

  it('average: per game played, penalties taken off', () => {
    const games = played(['a 1000 b 944'], ['a 900 c 1044']);
    // a 1900 / 2 = 950, less 100 / 2; b 944; c 1044.
    expect(told(ranking('abc', games, ['average']))).toBe('1c 2a(average) 3b(average)');
    const penalties = [{ entryId: 'a', round: null, points: 100 }];
    expect(told(ranking('abc', games, ['average'], { penalties }))).toBe('1c 2b(average) 3a(average)');
  });

  describe('lot', () => {
    const order = (ids: string, seed: string): string =>
      ranking(ids, [], ['points', 'lot'], { seed })
        .map((row) => row.entryId)
        .join('');

    it('parts every tie, the same way every time, other seeds otherwise', () => {
      const rows = ranking('abcdef', [], ['points', 'lot']);
      expect(rows.map((row) => row.rank)).toEqual([1, 2, 3, 4, 5, 6]);
      expect(rows.slice(1).every((row) => row.decidedBy === 'lot' && !row.tied)).toBe(true);
      expect(order('abcdef', 'lots')).toBe(order('abcdef', 'lots'));
      const firsts = Array.from({ length: 100 }, (_, seed) => order('abcdef', String(seed)).charAt(0));
      expect(new Set(firsts).size).toBe(6);
    });

    it('does not change for those who are there when somebody comes later', () => {
      expect(order('abcdefgh', 'x').replace(/[gh]/g, '')).toBe(order('abcdef', 'x'));
    });
  });
});
