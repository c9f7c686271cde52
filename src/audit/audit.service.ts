import { Injectable } from '@nestjs/common';
import type { Caller, Listed, Page } from '../shared/sent.js';
import { AuditRepository } from './audit.repository.js';
import type { AuditAnswer } from './dto/audit.answer.js';

export interface Change {
  /** What happened: a thing and a past participle, `deal.corrected`. */
  readonly action: string;
  /** The kind of thing that changed. */
  readonly subject: string;
  readonly subjectId: string;
  readonly tournamentId?: string;
  readonly reason?: string | null;
  readonly before?: object;
  readonly after?: object;
}

/** The trail of changes. A row is written in the transaction of the change, so that there is never one without the other. */
@Injectable()
export class AuditService {
  constructor(private readonly repository: AuditRepository) {}

  /** `caller` is null where nobody asked over HTTP: the server itself at its start, or whoever may use its terminal. */
  async record(caller: Caller | null, { tournamentId, reason, ...change }: Change): Promise<void> {
    await this.repository.add({
      ...change,
      actorKeyId: caller?.keyId ?? null,
      tournamentId: tournamentId ?? null,
      reason: reason ?? null,
    });
  }

  async list(tournamentId: string, page: Page): Promise<Listed<AuditAnswer>> {
    const found = await this.repository.list(tournamentId, page);
    const rows = found.slice(0, page.limit);
    const items = rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      actor: row.actorKeyId,
      action: row.action,
      subject: row.subject,
      subjectId: row.subjectId,
      reason: row.reason,
      before: row.before ?? null,
      after: row.after ?? null,
    }));
    return { items, next: found.length > page.limit ? (rows.at(-1)?.id ?? null) : null };
  }
}
