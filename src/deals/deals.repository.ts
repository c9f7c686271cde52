import { Injectable } from '@nestjs/common';
import type { CompleteSheet } from '../belote/scoring/deal-sheet.js';
import type { DealResult } from '../belote/scoring/score-deal.js';
import { Database } from '../database/database.js';
import type { Deal, Prisma } from '../database/generated/client.js';
import type { Page } from '../shared/sent.js';

export interface StoredDeal {
  readonly number: number;
  readonly version: number;
  readonly sheet: CompleteSheet;
  readonly result: DealResult;
}

/** A deal as the rules left it. */
export type ScoredDeal = Omit<StoredDeal, 'version'>;

@Injectable()
export class DealsRepository {
  constructor(private readonly database: Database) {}

  async find(tableId: string, number: number): Promise<StoredDeal | null> {
    const row = await this.database.client.deal.findUnique({ where: { tableId_number: { tableId, number } } });
    return row === null ? null : read(row);
  }

  /** In the order they were played. */
  async all(tableId: string): Promise<StoredDeal[]> {
    return (await this.database.client.deal.findMany({ where: { tableId }, orderBy: { number: 'asc' } })).map(read);
  }

  async list(tableId: string, { limit, cursor }: Page): Promise<StoredDeal[]> {
    const rows = await this.database.client.deal.findMany({
      where: { tableId, ...(cursor === null ? {} : { number: { gt: Number(cursor) } }) },
      orderBy: { number: 'asc' },
      take: limit + 1,
    });
    return rows.map(read);
  }

  async create(tournamentId: string, tableId: string, deal: ScoredDeal): Promise<StoredDeal> {
    return read(await this.database.client.deal.create({ data: { tournamentId, tableId, ...written(deal) } }));
  }

  async update(tableId: string, deal: ScoredDeal): Promise<StoredDeal> {
    const row = await this.database.client.deal.update({
      where: { tableId_number: { tableId, number: deal.number } },
      data: { ...written(deal), version: { increment: 1 } },
    });
    return read(row);
  }

  async delete(tableId: string, number: number): Promise<void> {
    await this.database.client.deal.delete({ where: { tableId_number: { tableId, number } } });
  }
}

function written({ number, sheet, result }: ScoredDeal) {
  return {
    number,
    sheet: sheet as unknown as Prisma.InputJsonObject,
    result: result as unknown as Prisma.InputJsonObject,
    counts: result.counts,
    scoreA: result.score.a,
    scoreB: result.score.b,
    scoreC: result.score.c ?? null,
  };
}

/** What is stored came out of the rules, so its shape is theirs. */
function read({ number, version, sheet, result }: Deal): StoredDeal {
  // Deals that were stored before there were warnings have none.
  const withWarnings = { warnings: [], ...(result as object) } as unknown as DealResult;
  return { number, version, sheet: sheet as unknown as CompleteSheet, result: withWarnings };
}
