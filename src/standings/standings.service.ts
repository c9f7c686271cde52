import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DEAL_POINTS } from '../belote/cards/values.js';
import type { Ruleset } from '../belote/rulesets/ruleset.js';
import type { Field, TableSize } from '../contest/draws/draw.js';
import { byePoints } from '../contest/ranking/bye-points.js';
import { movedRanks, type MovedRank } from '../contest/ranking/moved.js';
import { type Standing, standings } from '../contest/ranking/standings.js';
import type { RankingKey } from '../contest/ranking/tie-breaks.js';
import { Database } from '../database/database.js';
import type { EntryAnswer } from '../entries/dto/entry.answer.js';
import { EntriesService } from '../entries/entries.service.js';
import { Refusal } from '../shared/refusal.js';
import type { TournamentAnswer } from '../tournaments/dto/tournament.answer.js';
import { TournamentsService } from '../tournaments/tournaments.service.js';
import type { StandingAnswer, StandingsAnswer } from './dto/standings.answer.js';
import { standingsCsv } from './standings-csv.js';
import { type Recorded, StandingsRepository } from './standings.repository.js';

/** All that a ranking is computed from. */
interface Contest {
  readonly tournament: TournamentAnswer;
  readonly entries: readonly EntryAnswer[];
  readonly recorded: Recorded;
}

@Injectable()
export class StandingsService {
  constructor(
    private readonly database: Database,
    private readonly repository: StandingsRepository,
    private readonly tournaments: TournamentsService,
    private readonly entries: EntriesService,
  ) {}

  /** The ranking after a round: `round`, or the latest closed one; `live` adds what the open round has so far. */
  async read(tournamentId: string, round: number | null, live: boolean): Promise<StandingsAnswer> {
    // One snapshot: the parts of a ranking are read one after the other while deals come in.
    const contest = await this.database.snapshot(() => this.contest(tournamentId));
    const { rounds } = contest.recorded;
    if (round !== null && !rounds.some(({ number }) => number === round)) throw new Refusal('not-found');
    const upTo = round ?? (live ? (rounds.at(-1)?.number ?? 0) : latestClosed(contest.recorded));
    const items = shown(contest, ranked(contest, upTo));
    const complete = rounds.every(({ number, status }) => number > upTo || status === 'closed');
    const version = createHash('sha256')
      .update(JSON.stringify([items, complete]))
      .digest('hex')
      .slice(0, 32);
    return { items, complete, version };
  }

  csv(answer: StandingsAnswer): string {
    return standingsCsv(answer);
  }

  /** Who may be drawn into the next round, in which rank, and who has met whom. */
  async field(tournamentId: string, tableSize: TableSize): Promise<Field> {
    const contest = await this.contest(tournamentId);
    const { entries, recorded, tournament } = contest;
    const upTo = latestClosed(recorded);
    const drawn = (status: string): boolean =>
      status === 'checked-in' || (status === 'registered' && !tournament.checkIn);
    const present = new Set(entries.filter(({ status }) => drawn(status)).map(({ id }) => id));
    const teams = ranked(contest, upTo).flatMap(({ entryId, number, rank }) =>
      rank === null || !present.has(entryId)
        ? []
        : [
            {
              id: entryId,
              number,
              rank,
              exemptIn: recorded.byes.filter((bye) => bye.entryId === entryId).map((bye) => bye.round),
            },
          ],
    );
    return { teams, meetings: recorded.meetings, round: (recorded.rounds.at(-1)?.number ?? 0) + 1, tableSize };
  }

  /** The number of the latest round, open or closed; 0 before the first. */
  latestRound(tournamentId: string): Promise<number> {
    return this.repository.latestRound(tournamentId);
  }

  /** What a team that sat out a round gets for it; null while an average has nothing to be taken of. */
  async exemptPoints(tournamentId: string): Promise<(round: number) => number | null> {
    const tournament = await this.tournaments.get(tournamentId);
    const games = tournament.bye.points === 'average' ? (await this.repository.recorded(tournamentId)).games : [];
    return (round) =>
      byePoints(
        policyOf(tournament),
        halfOf(tournament),
        games.filter((game) => game.round === round),
      );
  }

  /** Runs a correction and tells which ranks it moved, as of the latest closed round. */
  async whileMoving<Value>(
    tournamentId: string,
    correct: () => Promise<Value>,
  ): Promise<{ value: Value; moved: MovedRank[] }> {
    const rankedNow = async (): Promise<Standing[]> => {
      const contest = await this.contest(tournamentId);
      return ranked(contest, latestClosed(contest.recorded));
    };
    const before = await rankedNow();
    const value = await correct();
    return { value, moved: movedRanks(before, await rankedNow()) };
  }

  private async contest(tournamentId: string): Promise<Contest> {
    const tournament = await this.tournaments.get(tournamentId);
    const entries = await this.entries.all(tournamentId);
    return { tournament, entries, recorded: await this.repository.recorded(tournamentId) };
  }
}

/** Half of a round: of each deal, the half of its 162 points; or half of the target, rounded down. */
const halfOf = ({ format: { dealsPerRound, target } }: TournamentAnswer): number =>
  target === undefined ? (DEAL_POINTS / 2) * (dealsPerRound ?? 0) : Math.floor(target / 2);

function policyOf({ bye }: TournamentAnswer): { points: 'half' | 'average' | 'none' | number; win: boolean } {
  return bye;
}

function latestClosed({ rounds }: Recorded): number {
  return Math.max(0, ...rounds.filter(({ status }) => status === 'closed').map(({ number }) => number));
}

function ranked({ tournament, entries, recorded }: Contest, upToRound: number): Standing[] {
  return standings({
    entries,
    games: recorded.games,
    byes: recorded.byes,
    byePolicy: policyOf(tournament),
    half: halfOf(tournament),
    penalties: recorded.penalties,
    ranking: tournament.ranking as RankingKey[],
    upToRound,
    seed: tournament.seed,
  });
}

/** Whom a team met: one, or a list where three sit at a table. A round without opponent has none, and the list is empty. */
function against(opponents: readonly string[], forThree: boolean): { opponent?: string | null; opponents?: string[] } {
  const [first = null] = opponents;
  if (!forThree) return { opponent: first };
  return { ...(first === null ? { opponent: null } : {}), opponents: [...opponents] };
}

/** Before the start nothing was played, so that nobody asks. */
const isForThree = ({ ruleset }: TournamentAnswer): boolean =>
  (ruleset.parameters as Partial<Ruleset> | null)?.players === 3;

function shown({ tournament, entries }: Contest, rows: readonly Standing[]): StandingAnswer[] {
  const entryOf = new Map(entries.map((entry) => [entry.id, entry]));
  return rows.flatMap((row) => {
    const entry = entryOf.get(row.entryId);
    if (entry === undefined) return [];
    return [
      {
        rank: row.rank,
        tied: row.tied,
        entryId: row.entryId,
        number: row.number,
        name: entry.name,
        players: entry.players,
        status: entry.status,
        points: row.points,
        wins: row.wins,
        draws: row.draws,
        losses: row.losses,
        difference: row.difference,
        rounds: row.rounds.map(({ round, points, opponents, bye, won }) => ({
          round,
          points,
          ...against(opponents, isForThree(tournament)),
          ...(bye ? { bye: true } : {}),
          won,
        })),
        penalties: row.penalties,
        decidedBy: row.decidedBy,
      },
    ];
  });
}
