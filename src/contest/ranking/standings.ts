import type { ByePolicy, Game } from './bye-points.js';
import { byePoints } from './bye-points.js';
import { rank } from './rank.js';
import type { GameRecord, TeamRecord } from './team-record.js';
import { pointsDifference } from './team-record.js';
import type { RankingKey } from './tie-breaks.js';
import { criteriaOf } from './tie-breaks.js';

interface StandingsEntry {
  readonly id: string;
  readonly number: number;
  readonly status: 'registered' | 'checked-in' | 'withdrawn' | 'disqualified';
}

export interface StandingsInput {
  readonly entries: readonly StandingsEntry[];
  /** The tables of the rounds that count. */
  readonly games: readonly Game[];
  readonly byes: readonly { readonly round: number; readonly entryId: string }[];
  readonly byePolicy: ByePolicy;
  /** What `half` is worth: 81 × dealsPerRound, or half the target, rounded down. */
  readonly half: number;
  /** Positive points, taken off from their round on; without a round, always. */
  readonly penalties: readonly { readonly entryId: string; readonly round: number | null; readonly points: number }[];
  readonly ranking: readonly RankingKey[];
  /** Rounds after this one are left out. */
  readonly upToRound: number;
  /** The tournament's, for the drawing of lots. */
  readonly seed: string;
}

interface StandingRound {
  readonly round: number;
  readonly points: number;
  /** Their entry ids; none for a bye. */
  readonly opponents: readonly string[];
  readonly bye: boolean;
  readonly won: boolean;
}

export interface Standing {
  /** Null for withdrawn and disqualified entries. */
  readonly rank: number | null;
  readonly tied: boolean;
  readonly entryId: string;
  readonly number: number;
  /** Penalties already taken off. */
  readonly points: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Of real games. */
  readonly difference: number;
  /** In the order of the rounds, penalties not taken off. */
  readonly rounds: readonly StandingRound[];
  /** A positive sum. */
  readonly penalties: number;
  /** The ranking key that parted the row from the one above; null where nothing did. */
  readonly decidedBy: RankingKey | null;
}

/**
 * The ranking after a round, computed from what was recorded and nothing else: ranked entries first, full ties in the
 * order of their entry numbers, then those who withdrew or were disqualified, whose games still count for the others.
 * A bye by average counts 0 until its round has a result. api.md, "Standings".
 */
export function standings(input: StandingsInput): Standing[] {
  const games = input.games.filter((game) => game.round <= input.upToRound);
  const gamesOf = collectGames(games);
  const byesOf = collectByes(input, games);
  const penaltiesOf = collectPenalties(input);

  const lines = input.entries
    .toSorted((one, other) => one.number - other.number)
    .map((entry) => {
      const own = (gamesOf.get(entry.id) ?? []).toSorted((one, other) => one.round - other.round);
      const byes = byesOf.get(entry.id) ?? [];
      const rounds = [...own.map(playedRound), ...byes].sort((one, other) => one.round - other.round);
      const penalties = penaltiesOf.get(entry.id) ?? 0;
      const record: TeamRecord = {
        entryId: entry.id,
        number: entry.number,
        points: rounds.reduce((sum, round) => sum + round.points, 0) - penalties,
        penalties,
        wins: rounds.filter((round) => round.won).length,
        games: own,
      };
      return { record, rounds, leaves: entry.status === 'withdrawn' || entry.status === 'disqualified' };
    });

  const contest = { teams: new Map(lines.map(({ record }) => [record.entryId, record])), seed: input.seed };
  const roundsOf = new Map(lines.map(({ record, rounds }) => [record.entryId, rounds]));
  const show = (record: TeamRecord, place: Pick<Standing, 'rank' | 'tied' | 'decidedBy'>): Standing => ({
    rank: place.rank,
    tied: place.tied,
    entryId: record.entryId,
    number: record.number,
    points: record.points,
    wins: record.wins,
    draws: record.games.filter((game) => game.outcome === 'drawn').length,
    losses: record.games.filter((game) => game.outcome === 'lost').length,
    difference: pointsDifference(record),
    rounds: roundsOf.get(record.entryId) ?? [],
    penalties: record.penalties,
    decidedBy: place.decidedBy,
  });

  const staying = lines.filter(({ leaves }) => !leaves).map(({ record }) => record);
  const leaving = lines.filter(({ leaves }) => leaves).map(({ record }) => record);
  return [
    ...rank(staying, criteriaOf(input.ranking, contest)).map(({ item, ...place }) => show(item, place)),
    ...leaving.map((record) => show(record, { rank: null, tied: false, decidedBy: null })),
  ];
}

const playedRound = (game: GameRecord): StandingRound => ({
  round: game.round,
  points: game.points,
  opponents: game.opponents.map((opponent) => opponent.entryId),
  bye: false,
  won: game.outcome === 'won',
});

/** Adds to the list of a key. */
function push<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}

/** The real games of each entry. The most points win; the most shared is a draw for those who share them. */
function collectGames(games: readonly Game[]): Map<string, GameRecord[]> {
  const records = new Map<string, GameRecord[]>();
  for (const { round, sides } of games) {
    const most = Math.max(...sides.map((side) => side.points));
    const shared = sides.filter((side) => side.points === most).length > 1;
    for (const side of sides) {
      push(records, side.entryId, {
        round,
        points: side.points,
        outcome: side.points < most ? 'lost' : shared ? 'drawn' : 'won',
        opponents: sides.filter((other) => other !== side),
      });
    }
  }
  return records;
}

function collectByes(input: StandingsInput, games: readonly Game[]): Map<string, StandingRound[]> {
  const rounds = new Map<string, StandingRound[]>();
  for (const { round, entryId } of input.byes) {
    if (round > input.upToRound) continue;
    const inRound = games.filter((game) => game.round === round);
    const points = byePoints(input.byePolicy, input.half, inRound) ?? 0;
    push(rounds, entryId, { round, points, opponents: [], bye: true, won: input.byePolicy.win });
  }
  return rounds;
}

function collectPenalties(input: StandingsInput): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { entryId, round, points } of input.penalties) {
    if (round === null || round <= input.upToRound) sums.set(entryId, (sums.get(entryId) ?? 0) + points);
  }
  return sums;
}
