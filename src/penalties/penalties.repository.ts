import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { Penalty } from '../database/generated/client.js';
import { newId } from '../database/new-id.js';
import { isId } from '../shared/id.js';
import type { Page } from '../shared/sent.js';

export type StoredPenalty = Penalty;

@Injectable()
export class PenaltiesRepository {
  constructor(private readonly database: Database) {}

  find(tournamentId: string, id: string): Promise<StoredPenalty | null> {
    return this.database.client.penalty.findFirst({ where: { id, tournamentId } });
  }

  list(tournamentId: string, { limit, cursor }: Page): Promise<StoredPenalty[]> {
    return this.database.client.penalty.findMany({
      where: { tournamentId, ...(cursor === null ? {} : { id: { gt: cursor } }) },
      orderBy: { id: 'asc' },
      take: limit + 1,
    });
  }

  create(penalty: {
    tournamentId: string;
    entryId: string;
    round: number | null;
    points: number;
    reason: string;
  }): Promise<StoredPenalty> {
    return this.database.client.penalty.create({ data: { id: newId(), ...penalty } });
  }

  async delete(id: string): Promise<void> {
    await this.database.client.penalty.delete({ where: { id } });
  }

  async entryExists(tournamentId: string, entryId: string): Promise<boolean> {
    if (!isId(entryId)) return false;
    return (await this.database.client.entry.count({ where: { id: entryId, tournamentId } })) > 0;
  }
}
