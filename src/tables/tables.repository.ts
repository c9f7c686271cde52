import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { Prisma, Table } from '../database/generated/client.js';

const WITH_TEAMS = {
  round: { select: { number: true, status: true } },
  places: {
    select: {
      side: true,
      entry: {
        select: {
          id: true,
          number: true,
          name: true,
          players: {
            orderBy: { position: 'asc' },
            select: { player: { select: { id: true, lastName: true, firstName: true } } },
          },
        },
      },
    },
  },
} as const satisfies Prisma.TableInclude;

export type StoredTable = Prisma.TableGetPayload<{ include: typeof WITH_TEAMS }>;

/** What a table keeps of its deals, so that nobody has to add them up. */
export type TableTotals = Pick<Table, 'status' | 'counted' | 'scoreA' | 'scoreB' | 'pot' | 'nextDealer'> &
  Partial<Pick<Table, 'nextDealNumber' | 'endedAt' | 'endReason' | 'firstDealer'>>;

@Injectable()
export class TablesRepository {
  constructor(private readonly database: Database) {}

  find(id: string): Promise<StoredTable | null> {
    return this.database.client.table.findUnique({ where: { id }, include: WITH_TEAMS });
  }

  /** The table, for this transaction alone. Its tournament is locked or shared before. */
  async lock(id: string): Promise<StoredTable | null> {
    await this.database.client.$executeRaw`SELECT 1 FROM tables WHERE id = ${id}::uuid FOR UPDATE`;
    return this.find(id);
  }

  ofRounds(roundIds: readonly string[]): Promise<StoredTable[]> {
    return this.database.client.table.findMany({
      where: { roundId: { in: [...roundIds] } },
      orderBy: { number: 'asc' },
      include: WITH_TEAMS,
    });
  }

  async update(id: string, totals: Partial<TableTotals>): Promise<StoredTable> {
    return this.database.client.table.update({
      where: { id },
      data: { ...totals, version: { increment: 1 } },
      include: WITH_TEAMS,
    });
  }
}
