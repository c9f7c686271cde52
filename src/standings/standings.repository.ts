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
      select: { id: true, roundId: true, scoreA: true, scoreB: true, counted: true, endedAt: true },
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
    const seated = tables.flatMap((table) => {
      const a = teamOf.get(`${table.id}/a`);
      const b = teamOf.get(`${table.id}/b`);
      const round = numberOf.get(table.roundId);
      return a === undefined || b === undefined || round === undefined ? [] : [{ table, a, b, round }];
    });
    return {
      rounds,
      games: seated
        .filter(({ table }) => table.counted > 0 || table.endedAt !== null)
        .map(({ table, a, b, round }) => ({
          round,
          sides: [
            { entryId: a, points: table.scoreA },
            { entryId: b, points: table.scoreB },
          ],
        })),
      meetings: seated.map(({ a, b, round }) => ({ round, teams: [a, b] as const })),
      byes: places
        .filter(({ tableId }) => tableId === null)
        .map(({ roundId, entryId }) => ({ round: numberOf.get(roundId) ?? 0, entryId })),
      penalties,
    };
  }
}
