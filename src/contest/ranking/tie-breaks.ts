import { rngOf } from '../../shared/rng.js';
import type { Criterion, Value } from './rank.js';
import { whole } from './rank.js';
import type { TeamRecord } from './team-record.js';
import { gamePoints, gamesWon, pointsAgainst, pointsDifference } from './team-record.js';

/** The ranking keys that the contract names. */
export const RANKING_KEYS = [
  'points',
  'wins',
  'difference',
  'points-against',
  'best-round',
  'last-round',
  'first-round',
  'head-to-head',
  'opponents-points',
  'opponents-wins',
  'average',
  'lot',
] as const;
export type RankingKey = (typeof RANKING_KEYS)[number];

/** What the keys may look at beside the tied teams. */
export interface Contest {
  readonly teams: ReadonlyMap<string, TeamRecord>;
  /** The tournament's. */
  readonly seed: string;
}

/** One way to part teams that are still tied. `value` is given the whole contest, then the tied group, then each team. */
export interface TieBreak {
  readonly key: RankingKey;
  readonly direction: 'high' | 'low';
  readonly value: (contest: Contest) => (group: readonly TeamRecord[]) => (team: TeamRecord) => Value;
}

/** A key that looks at one team alone. */
const own =
  (value: (team: TeamRecord) => Value): TieBreak['value'] =>
  () =>
  () =>
    value;

/** Per real game, so that a team that sat out has neither gain nor loss by it; nothing to say of a team without a game. */
const perGame = (of: number, team: TeamRecord): Value =>
  team.games.length === 0 ? null : { of, per: team.games.length };

/** The same for something that the opponents have, each counted as often as it was met. */
const perOpponent =
  (of: (opponent: TeamRecord) => number): TieBreak['value'] =>
  ({ teams }) =>
  () =>
  (team) => {
    const met = team.games.flatMap((game) => game.opponents.flatMap(({ entryId }) => teams.get(entryId) ?? []));
    return met.length === 0 ? null : { of: met.reduce((total, each) => total + of(each), 0), per: met.length };
  };

const best = (numbers: readonly number[]): Value => (numbers.length === 0 ? null : whole(Math.max(...numbers)));

/**
 * Every key once. Byes count in `points` and, where the policy says so, in `wins`; every other key knows only real games.
 *
 * - `points`: penalties taken off. `average`: points of real games less penalties, per real game.
 * - `points-against`, `opponents-points`, `opponents-wins`: averages over real games; the opponents' points and wins are
 *   those of their own real games, without penalties.
 * - `best-round`, `last-round`, `first-round`: points of the best, the latest, the first real game.
 * - `head-to-head`: see `headToHead`. `lot`: a number drawn from the tournament's seed and the entry's number, the same
 *   in every round and whoever else takes part.
 */
export const TIE_BREAKS: readonly TieBreak[] = [
  { key: 'points', direction: 'high', value: own((team) => whole(team.points)) },
  { key: 'wins', direction: 'high', value: own((team) => whole(team.wins)) },
  { key: 'difference', direction: 'high', value: own((team) => whole(pointsDifference(team))) },
  { key: 'points-against', direction: 'low', value: own((team) => perGame(pointsAgainst(team), team)) },
  { key: 'best-round', direction: 'high', value: own((team) => best(team.games.map((game) => game.points))) },
  { key: 'last-round', direction: 'high', value: own((team) => best(team.games.slice(-1).map((game) => game.points))) },
  {
    key: 'first-round',
    direction: 'high',
    value: own((team) => best(team.games.slice(0, 1).map((game) => game.points))),
  },
  { key: 'head-to-head', direction: 'high', value: () => headToHead },
  { key: 'opponents-points', direction: 'high', value: perOpponent(gamePoints) },
  { key: 'opponents-wins', direction: 'high', value: perOpponent(gamesWon) },
  { key: 'average', direction: 'high', value: own((team) => perGame(gamePoints(team) - team.penalties, team)) },
  {
    key: 'lot',
    direction: 'high',
    value:
      ({ seed }) =>
      () =>
      (team) =>
        whole(lotOf(team, seed)),
  },
];

/** The keys that a tournament may rank by. */
export const WORKING_KEYS: readonly RankingKey[] = TIE_BREAKS.map((tieBreak) => tieBreak.key);

/** The keys in the order a tournament asks for, ready to rank by. */
export const criteriaOf = (
  keys: readonly RankingKey[],
  contest: Contest,
): readonly Criterion<TeamRecord, RankingKey>[] =>
  keys.flatMap((key) =>
    TIE_BREAKS.filter((tieBreak) => tieBreak.key === key).map(({ direction, value }) => ({
      key,
      direction,
      value: value(contest),
    })),
  );

/**
 * Games among the tied teams only: two for each opponent beaten, one for an even game. Nothing to say, of any of them,
 * as long as two of them have not met.
 */
function headToHead(group: readonly TeamRecord[]): (team: TeamRecord) => Value {
  const tied = new Set(group.map((team) => team.entryId));
  const among = (team: TeamRecord): { entryId: string; margin: number }[] =>
    team.games.flatMap((game) =>
      game.opponents
        .filter(({ entryId }) => tied.has(entryId))
        .map(({ entryId, points }) => ({ entryId, margin: game.points - points })),
    );
  const complete = group.every((team) => new Set(among(team).map(({ entryId }) => entryId)).size === group.length - 1);
  if (!complete) return () => null;
  return (team) => whole(among(team).reduce((total, { margin }) => total + 1 + Math.sign(margin), 0));
}

const lotOf = (team: TeamRecord, seed: string): number =>
  rngOf(seed)
    .fork(`lot/${String(team.number)}`)
    .below(2 ** 32);
