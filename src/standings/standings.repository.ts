import { Injectable } from '@nestjs/common';
import type { Game } from '../contest/ranking/bye-points.js';
import { Database } from '../database/database.js';

export interface Recorded {
  readonly rounds: readonly { number: number; status: string }[];
  readonly games: readonly Game[];
  readonly byes: readonly { round: number; entryId: string }[];
  readonly penalties: readonly { entryId: string; round: number | null; points: number }[];
  readonly meetings: readonly { round: number; teams: readonly [string, string] }[];
}

@Injectable()
export class StandingsRepository {
  constructor(private readonly database: Database) {}

  /** The number of the latest round; 0 before the first. */
  async latestRound(tournamentId: string): Promise<number> {
    const { _max } = await this.database.client.round.aggregate({ where: { tournamentId }, _max: { number: true } });
    return _max.number ?? 0;
  }

  /** All that a tournament's rounds have recorded. A table with neither a deal nor an end has no game yet. */
  async recorded(tournamentId: string): Promise<Recorded> {
    const { client } = this.database;
    const rounds = await client.round.findMany({
      where: { tournamentId },
      select: { id: true, number: true, status: true },
      orderBy: { number: 'asc' },
    });
    const numberOf = new Map(rounds.map(({ id, number }) => [id, number]));
    const tables = await client.table.findMany({
      where: { tournamentId },
      select: { id: true, roundId: true, scoreA: true, scoreB: true, scoreC: true, counted: true, endedAt: true },
    });
    const places = await client.place.findMany({
      where: { tournamentId },
      select: { roundId: true, tableId: true, side: true, entryId: true },
    });
    const penalties = await client.penalty.findMany({
      where: { tournamentId },
      select: { entryId: true, round: true, points: true },
    });

    const teamOf = new Map(places.map(({ tableId, side, entryId }) => [`${String(tableId)}/${String(side)}`, entryId]));
    const seated = tables.map((table) => ({
      table,
      round: numberOf.get(table.roundId) ?? 0,
      sides: [
        { side: 'a', points: table.scoreA },
        { side: 'b', points: table.scoreB },
        { side: 'c', points: table.scoreC },
      ].flatMap(({ side, points }) => {
        const entryId = teamOf.get(`${table.id}/${side}`);
        return entryId === undefined || points === null ? [] : [{ entryId, points }];
      }),
    }));
    return {
      rounds,
      games: seated
        .filter(({ table }) => table.counted > 0 || table.endedAt !== null)
        .map(({ round, sides }) => ({ round, sides })),
      meetings: seated.flatMap(({ round, sides }) =>
        sides.flatMap(({ entryId: one }, index) =>
          sides.slice(index + 1).map(({ entryId: other }) => ({ round, teams: [one, other] as const })),
        ),
      ),
      byes: places
        .filter(({ tableId }) => tableId === null)
        .map(({ roundId, entryId }) => ({ round: numberOf.get(roundId) ?? 0, entryId })),
      penalties,
    };
  }
}
