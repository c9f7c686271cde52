import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { newId } from '../database/new-id.js';
import type { Page } from '../shared/sent.js';

export interface AuditRow {
  readonly tournamentId: string | null;
  readonly actorKeyId: string | null;
  readonly action: string;
  readonly subject: string;
  readonly subjectId: string;
  readonly reason: string | null;
  readonly before?: object;
  readonly after?: object;
}

export interface StoredAuditRow extends Omit<AuditRow, 'before' | 'after'> {
  readonly id: string;
  readonly at: Date;
  readonly before: unknown;
  readonly after: unknown;
}

@Injectable()
export class AuditRepository {
  constructor(private readonly database: Database) {}

  async add({ before, after, ...row }: AuditRow): Promise<void> {
    await this.database.client.auditEntry.create({
      data: {
        id: newId(),
        ...row,
        ...(before === undefined ? {} : { before: before }),
        ...(after === undefined ? {} : { after: after }),
      },
    });
  }

  list(tournamentId: string, { limit, cursor }: Page): Promise<StoredAuditRow[]> {
    return this.database.client.auditEntry.findMany({
      where: { tournamentId, ...(cursor === null ? {} : { id: { gt: cursor } }) },
      orderBy: { id: 'asc' },
      take: limit + 1,
    });
  }
}
