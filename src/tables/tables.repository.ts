import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { Prisma, Table } from '../database/generated/client.js';
import type { Page } from '../shared/sent.js';

const TEAM = {
  id: true,
  number: true,
  name: true,
  players: {
    orderBy: { position: 'asc' },
    select: { player: { select: { id: true, lastName: true, firstName: true } } },
  },
} as const satisfies Prisma.EntrySelect;

const WITH_ROUND = { round: { select: { number: true, status: true } } } as const satisfies Prisma.TableInclude;
const WITH_TEAMS = {
  ...WITH_ROUND,
  places: { select: { side: true, entry: { select: TEAM } } },
} as const satisfies Prisma.TableInclude;

/** A table with the teams that sit at it. */
export type StoredTable = Prisma.TableGetPayload<{ include: typeof WITH_TEAMS }>;
/** A table as far as its results go. */
export type LockedTable = Prisma.TableGetPayload<{ include: typeof WITH_ROUND }>;

/** What a table keeps of its deals, so that nobody has to add them up. */
export type TableTotals = Pick<Table, 'status' | 'counted' | 'scoreA' | 'scoreB' | 'scoreC' | 'pot' | 'nextDealer'> &
  Partial<Pick<Table, 'nextDealNumber' | 'endedAt' | 'endReason' | 'firstDealer'>>;

@Injectable()
export class TablesRepository {
  constructor(private readonly database: Database) {}

  find(id: string): Promise<StoredTable | null> {
    return this.database.client.table.findUnique({ where: { id }, include: WITH_TEAMS });
  }

  /** Which tournament a table belongs to, and how its round stands: enough to choose the locks by. */
  whereabouts(id: string): Promise<{ tournamentId: string; round: { status: string } } | null> {
    return this.database.client.table.findUnique({
      where: { id },
      select: { tournamentId: true, round: { select: { status: true } } },
    });
  }

  /** The table, for this transaction alone. Its tournament is locked or shared before. */
  async lock(id: string): Promise<LockedTable | null> {
    await this.database.client.$executeRaw`SELECT 1 FROM tables WHERE id = ${id}::uuid FOR UPDATE`;
    return this.database.client.table.findUnique({ where: { id }, include: WITH_ROUND });
  }

  /** The tables of a tournament's rounds, in the order of their numbers. Read by round: a list of ten thousand ids is too long. */
  async ofRounds(tournamentId: string, roundIds: readonly string[]): Promise<StoredTable[]> {
    const { client } = this.database;
    const roundId = { in: [...roundIds] };
    const tables = await client.table.findMany({ where: { roundId }, orderBy: { number: 'asc' }, include: WITH_ROUND });
    const places = await client.place.findMany({
      where: { roundId, tableId: { not: null } },
      select: { tableId: true, side: true, entryId: true },
    });
    const entries = await client.entry.findMany({ where: { tournamentId }, select: TEAM });
    const entryOf = new Map(entries.map((entry) => [entry.id, entry]));
    const placesOf = byTable(places);
    return tables.map((table) => ({
      ...table,
      places: (placesOf.get(table.id) ?? []).flatMap(({ side, entryId }) => {
        const entry = entryOf.get(entryId);
        return entry === undefined ? [] : [{ side, entry }];
      }),
    }));
  }

  /** A page of a round's tables. */
  page(roundId: string, { limit, cursor }: Page): Promise<StoredTable[]> {
    return this.database.client.table.findMany({
      where: { roundId, ...(cursor === null ? {} : { number: { gt: Number(cursor) } }) },
      orderBy: { number: 'asc' },
      take: limit + 1,
      include: WITH_TEAMS,
    });
  }

  async update(id: string, totals: Partial<TableTotals>): Promise<void> {
    await this.database.client.table.update({
      where: { id },
      data: { ...totals, version: { increment: 1 } },
      select: { id: true },
    });
  }

  dealsAt(id: string): Promise<number> {
    return this.database.client.deal.count({ where: { tableId: id } });
  }
}

function byTable<Row extends { readonly tableId: string | null }>(rows: readonly Row[]): Map<string | null, Row[]> {
  const groups = new Map<string | null, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.tableId);
    if (group === undefined) groups.set(row.tableId, [row]);
    else group.push(row);
  }
  return groups;
}
