import { Injectable } from '@nestjs/common';
import type { Reason, SidesOfTable } from '../contest/draws/draw.js';
import { Database } from '../database/database.js';
import type { Prisma, Round } from '../database/generated/client.js';
import { newId } from '../database/new-id.js';
import type { Page } from '../shared/sent.js';

const WITH_EXEMPT = {
  places: {
    where: { tableId: null },
    orderBy: { entry: { number: 'asc' } },
    select: {
      why: true,
      entry: {
        select: {
          id: true,
          number: true,
          name: true,
          players: {
            orderBy: { position: 'asc' },
            select: { player: { select: { firstName: true, lastName: true } } },
          },
        },
      },
    },
  },
} as const satisfies Prisma.RoundInclude;

export type StoredRound = Prisma.RoundGetPayload<{ include: typeof WITH_EXEMPT }>;

export interface NewTable {
  readonly number: number;
  readonly teams: SidesOfTable;
  readonly why: Reason;
  readonly rematchOf: number | null;
  readonly dealer: string;
}

export interface NewRound {
  readonly tournamentId: string;
  readonly number: number;
  readonly version: number;
  readonly drawMethod: string;
  readonly drawVersion: number;
  readonly seed: string;
  readonly why: Reason | null;
  readonly dealsOf: number | null;
  readonly target: number | null;
  readonly tables: readonly NewTable[];
  readonly exempt: readonly { readonly id: string; readonly why: Reason }[];
}

const json = (reason: Reason): Prisma.InputJsonObject => reason as unknown as Prisma.InputJsonObject;

@Injectable()
export class RoundsRepository {
  constructor(private readonly database: Database) {}

  find(tournamentId: string, number: number): Promise<StoredRound | null> {
    return this.database.client.round.findUnique({
      where: { tournamentId_number: { tournamentId, number } },
      include: WITH_EXEMPT,
    });
  }

  latest(tournamentId: string): Promise<Round | null> {
    return this.database.client.round.findFirst({ where: { tournamentId }, orderBy: { number: 'desc' } });
  }

  list(tournamentId: string, { limit, cursor }: Page): Promise<StoredRound[]> {
    return this.database.client.round.findMany({
      where: { tournamentId, ...(cursor === null ? {} : { number: { gt: Number(cursor) } }) },
      orderBy: { number: 'asc' },
      take: limit + 1,
      include: WITH_EXEMPT,
    });
  }

  async create({ tables, exempt, dealsOf, target, why, ...round }: NewRound): Promise<void> {
    const { client } = this.database;
    const { tournamentId } = round;
    const roundId = newId();
    await client.round.create({ data: { id: roundId, ...round, ...(why === null ? {} : { why: json(why) }) } });
    const laid = tables.map((table) => ({ ...table, id: newId() }));
    await client.table.createMany({
      data: laid.map(({ id, number, teams, why: reason, rematchOf, dealer }) => ({
        id,
        tournamentId,
        roundId,
        number,
        why: json(reason),
        rematchOf,
        firstDealer: dealer,
        nextDealer: dealer,
        dealsOf,
        target,
        scoreC: teams.c === undefined ? null : 0,
      })),
    });
    await client.place.createMany({
      data: [
        ...laid.flatMap(({ id: tableId, teams }) =>
          Object.entries(teams).map(([side, entryId]: [string, string]) => ({
            ...{ tournamentId, roundId, entryId, tableId, side },
          })),
        ),
        ...exempt.map(({ id: entryId, why: reason }) => ({ tournamentId, roundId, entryId, why: json(reason) })),
      ],
    });
  }

  async setStatus(id: string, status: 'open' | 'closed', closedAt: Date | null): Promise<void> {
    await this.database.client.round.update({ where: { id }, data: { status, closedAt, version: { increment: 1 } } });
  }

  /**
   * The round with its tables and places; what was dealt at the tables goes with them. The next round that is drawn in its place begins
   * with `nextVersion`, so that nobody takes it for this one.
   */
  async delete(id: string, tournamentId: string, nextVersion: number): Promise<void> {
    await this.database.client.round.delete({ where: { id } });
    await this.database.client.tournament.update({
      where: { id: tournamentId },
      data: { nextRoundVersion: nextVersion },
      select: { id: true },
    });
  }

  /** A round's version as it is shown: it changes with every one of its tables. */
  async shownVersion({ id, version }: StoredRound): Promise<number> {
    const { _sum } = await this.database.client.table.aggregate({ where: { roundId: id }, _sum: { version: true } });
    return version + (_sum.version ?? 0);
  }

  /** What a round's tables hold: for the audit, before it is thrown away. */
  async deals(
    roundId: string,
  ): Promise<
    { tableId: string; number: number; sheet: unknown; scoreA: number; scoreB: number; scoreC: number | null }[]
  > {
    return this.database.client.deal.findMany({
      where: { table: { roundId } },
      select: { tableId: true, number: true, sheet: true, scoreA: true, scoreB: true, scoreC: true },
      orderBy: [{ tableId: 'asc' }, { number: 'asc' }],
    });
  }

  /** Tables of a round that still miss deals and were not ended. */
  missing(roundId: string): Promise<{ id: string; number: number; counted: number; dealsOf: number | null }[]> {
    return this.database.client.table.findMany({
      where: { roundId, status: 'open' },
      select: { id: true, number: true, counted: true, dealsOf: true },
      orderBy: { number: 'asc' },
    });
  }
}
