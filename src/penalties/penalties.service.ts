import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.js';
import { Database } from '../database/database.js';
import type { Fault } from '../shared/fault.js';
import { Refusal } from '../shared/refusal.js';
import type { Caller, Condition, Listed, Page, Sent } from '../shared/sent.js';
import { StandingsService } from '../standings/standings.service.js';
import { TournamentsService } from '../tournaments/tournaments.service.js';
import type { CreatePenalty, PenaltyAnswer } from './dto/penalty.js';
import { PenaltiesRepository, type StoredPenalty } from './penalties.repository.js';

/** Points taken off a team: a line of its own in the ranking, never folded into a deal. */
@Injectable()
export class PenaltiesService {
  constructor(
    private readonly database: Database,
    private readonly repository: PenaltiesRepository,
    private readonly tournaments: TournamentsService,
    private readonly standings: StandingsService,
    private readonly audit: AuditService,
  ) {}

  async get(tournamentId: string, id: string): Promise<PenaltyAnswer> {
    const found = await this.repository.find(tournamentId, id);
    if (found === null) throw new Refusal('not-found');
    return shown(found);
  }

  async list(tournamentId: string, page: Page): Promise<Listed<PenaltyAnswer>> {
    await this.tournaments.get(tournamentId);
    const found = await this.repository.list(tournamentId, page);
    const items = found.slice(0, page.limit).map(shown);
    return { items, next: found.length > page.limit ? (items.at(-1)?.id ?? null) : null };
  }

  create(tournamentId: string, sent: Sent<CreatePenalty>, caller: Caller): Promise<PenaltyAnswer> {
    return this.database.transaction(async () => {
      this.tournaments.demandPlayed(await this.tournaments.lock(tournamentId));
      const { entryId, round = null } = sent.body;
      const faults: Fault[] = [];
      if (!(await this.repository.entryExists(tournamentId, entryId))) {
        faults.push({ code: 'unknown-entry', pointer: '/entryId' });
      }
      if (round !== null && round > (await this.standings.latestRound(tournamentId))) {
        faults.push({ code: 'round-not-drawn', pointer: '/round' });
      }
      const { points, reason } = sent.inRange(faults);
      const created = await this.repository.create({ tournamentId, entryId, round, points, reason });
      await this.note(caller, 'penalty.created', created, { after: shown(created), reason });
      return shown(created);
    });
  }

  async remove(tournamentId: string, id: string, condition: Condition, reason: string, caller: Caller): Promise<void> {
    await this.database.transaction(async () => {
      const tournament = await this.tournaments.lock(tournamentId);
      const found = await this.repository.find(tournamentId, id);
      if (found === null) throw new Refusal('not-found');
      condition.demand(found.version);
      this.tournaments.demandPlayed(tournament);
      await this.repository.delete(id);
      await this.note(caller, 'penalty.deleted', found, { before: shown(found), reason });
    });
  }

  private async note(
    caller: Caller,
    action: string,
    { id, tournamentId }: StoredPenalty,
    change: { before?: object; after?: object; reason: string },
  ): Promise<void> {
    await this.audit.record(caller, { action, subject: 'penalty', subjectId: id, tournamentId, ...change });
  }
}

function shown({ id, entryId, round, points, reason, createdAt, version }: StoredPenalty): PenaltyAnswer {
  return { id, entryId, round, points, reason, createdAt: createdAt.toISOString(), version };
}
