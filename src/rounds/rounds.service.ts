import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.js';
import type { DrawMethodName } from '../contest/draws/draw.js';
import { Database } from '../database/database.js';
import { EntriesService } from '../entries/entries.service.js';
import type { Language } from '../shared/language.js';
import { Refusal } from '../shared/refusal.js';
import type { Caller, Condition, Listed, Page, Sent } from '../shared/sent.js';
import { StandingsService } from '../standings/standings.service.js';
import type { TableAnswer } from '../tables/dto/table.answer.js';
import { TablesService } from '../tables/tables.service.js';
import { TournamentsService } from '../tournaments/tournaments.service.js';
import type { DrawRound } from './dto/round.js';
import type { DrawnRoundAnswer, RoundAnswer } from './dto/round.answer.js';
import { drawRound, type RoundDraw, tableSizeOf } from './round-draw.js';
import { facts, previewOf, shown } from './round-shape.js';
import { RoundsRepository, type StoredRound } from './rounds.repository.js';

@Injectable()
export class RoundsService {
  constructor(
    private readonly database: Database,
    private readonly repository: RoundsRepository,
    private readonly tournaments: TournamentsService,
    private readonly entries: EntriesService,
    private readonly tables: TablesService,
    private readonly standings: StandingsService,
    private readonly audit: AuditService,
  ) {}

  async get(tournamentId: string, number: number, language: Language): Promise<RoundAnswer> {
    return this.database.snapshot(async () => {
      const found = await this.repository.find(tournamentId, number);
      if (found === null) throw new Refusal('not-found');
      const [round] = await this.shown(tournamentId, [found], language);
      if (round === undefined) throw new Refusal('not-found');
      return round;
    });
  }

  async list(tournamentId: string, page: Page, language: Language): Promise<Listed<RoundAnswer>> {
    return this.database.snapshot(async () => {
      await this.tournaments.get(tournamentId);
      const found = await this.repository.list(tournamentId, page);
      const items = await this.shown(tournamentId, found.slice(0, page.limit), language);
      return { items, next: found.length > page.limit ? String(items.at(-1)?.number) : null };
    });
  }

  /** A round's tables in pages, under the round's version. */
  async listTables(
    tournamentId: string,
    number: number,
    page: Page,
    language: Language,
  ): Promise<Listed<TableAnswer> & { version: number }> {
    return this.database.snapshot(async () => {
      const round = await this.there(tournamentId, number);
      const listed = await this.tables.page(round.id, page, language);
      return { ...listed, version: await this.repository.shownVersion(round) };
    });
  }

  /** Draws the next round; or only shows it (`stored` is false). */
  draw(
    tournamentId: string,
    sent: Sent<DrawRound>,
    caller: Caller,
    language: Language,
  ): Promise<{ stored: true; round: RoundAnswer } | { stored: false; round: DrawnRoundAnswer }> {
    return this.database.transaction(async () => {
      const tournament = this.tournaments.demandRunning(await this.tournaments.lock(tournamentId));
      const latest = await this.repository.latest(tournamentId);
      if (latest?.status === 'open') throw new Refusal('round-open', { values: { number: latest.number } });
      if ((latest?.number ?? 0) >= tournament.rounds) {
        throw new Refusal('all-rounds-drawn', { values: { rounds: tournament.rounds } });
      }
      const { draw, dryRun = false, acceptRematches = false } = sent.inRange();
      const field = await this.standings.field(tournamentId, tableSizeOf(tournament.ruleset));
      const usual = field.round === 1 ? tournament.firstDraw : tournament.nextDraw;
      const method = draw?.method ?? (usual as DrawMethodName);
      const drawn = drawRound(field, method, draw?.seed ?? randomBytes(8).toString('hex'), tournament.ruleset);
      const { rematches } = drawn.drawn;
      const preview = await this.preview(tournamentId, field.round, drawn);
      if (rematches > 0 && !acceptRematches) {
        throw new Refusal('rematch-unavoidable', {
          values: { rematches },
          members: (reader) => ({ draw: preview(reader) }),
        });
      }
      if (dryRun) return { stored: false, round: preview(language) };
      await this.repository.create({
        tournamentId,
        number: field.round,
        version: tournament.nextRoundVersion,
        drawMethod: drawn.method,
        drawVersion: drawn.version,
        seed: drawn.seed,
        why: drawn.drawn.why ?? null,
        dealsOf: tournament.dealsPerRound,
        target: tournament.target,
        tables: drawn.tables,
        exempt: drawn.drawn.exempt,
      });
      const round = await this.get(tournamentId, field.round, language);
      const { seed, version } = drawn;
      await this.note(caller, 'round.drawn', tournamentId, round.number, {
        after: { method, version, seed, rematches },
      });
      return { stored: true, round };
    });
  }

  /** Closes a round when every table has its deals or was ended; else says which are missing. */
  close(tournamentId: string, number: number, caller: Caller, language: Language): Promise<RoundAnswer> {
    return this.database.transaction(async () => {
      this.tournaments.demandRunning(await this.tournaments.lock(tournamentId));
      const found = await this.there(tournamentId, number);
      if (found.status !== 'open') throw new Refusal('round-not-open', { values: { number } });
      const missing = await this.repository.missing(found.id);
      if (missing.length > 0) {
        const tables = missing.map((table) => ({
          id: table.id,
          number: table.number,
          // How many deals a match to a target still takes, nobody knows.
          missing: table.dealsOf === null ? null : table.dealsOf - table.counted,
        }));
        throw new Refusal('round-incomplete', { values: { count: tables.length }, members: () => ({ tables }) });
      }
      await this.repository.setStatus(found.id, 'closed', new Date());
      await this.note(caller, 'round.closed', tournamentId, number, {});
      return this.get(tournamentId, number, language);
    });
  }

  /** Opens the latest round again, so that its results can be corrected. */
  reopen(
    tournamentId: string,
    number: number,
    reason: string,
    caller: Caller,
    language: Language,
  ): Promise<RoundAnswer> {
    return this.database.transaction(async () => {
      this.tournaments.demandRunning(await this.tournaments.lock(tournamentId));
      const found = await this.there(tournamentId, number);
      await this.demandLatest(tournamentId, number);
      if (found.status === 'open') throw new Refusal('round-open', { values: { number } });
      await this.repository.setStatus(found.id, 'open', null);
      await this.note(caller, 'round.reopened', tournamentId, number, { reason });
      return this.get(tournamentId, number, language);
    });
  }

  /** Undoes the latest draw. Results go only where the caller says so, with a reason; the audit keeps what they were. */
  async remove(
    tournamentId: string,
    number: number,
    condition: Condition,
    discardResults: boolean,
    reason: string | null,
    caller: Caller,
  ): Promise<void> {
    await this.database.transaction(async () => {
      const tournament = await this.tournaments.lock(tournamentId);
      const found = await this.there(tournamentId, number);
      const round = await this.get(tournamentId, number, 'en');
      condition.demand(round.version);
      this.tournaments.demandRunning(tournament);
      await this.demandLatest(tournamentId, number);
      if (found.status === 'closed') throw new Refusal('round-closed', { values: { number } });
      const deals = await this.repository.deals(found.id);
      const hasResults = deals.length > 0 || round.tables.some(({ ended }) => ended !== null);
      if (hasResults && !discardResults) throw new Refusal('round-has-results');
      // Of all rounds that were ever deleted: a tag of one of them is never given again.
      const nextVersion = Math.max(tournament.nextRoundVersion, round.version + 1);
      await this.repository.delete(found.id, tournamentId, nextVersion);
      await this.note(caller, 'round.deleted', tournamentId, number, {
        before: { ...facts(round), deals },
        ...(reason === null ? {} : { reason }),
      });
    });
  }

  private async there(tournamentId: string, number: number): Promise<StoredRound> {
    const found = await this.repository.find(tournamentId, number);
    if (found === null) throw new Refusal('not-found');
    return found;
  }

  private async demandLatest(tournamentId: string, number: number): Promise<void> {
    const latest = await this.repository.latest(tournamentId);
    if (latest !== null && latest.number !== number) {
      throw new Refusal('round-not-latest', { values: { latest: latest.number } });
    }
  }

  /** A round that is drawn and not stored, in the language of whoever reads it. */
  private async preview(
    tournamentId: string,
    number: number,
    draw: RoundDraw,
  ): Promise<(language: Language) => DrawnRoundAnswer> {
    const entries = await this.entries.all(tournamentId);
    return previewOf(number, draw, entries, await this.standings.exemptPoints(tournamentId));
  }

  private async shown(
    tournamentId: string,
    rounds: readonly StoredRound[],
    language: Language,
  ): Promise<RoundAnswer[]> {
    const tablesOf = await this.tables.ofRounds(
      tournamentId,
      rounds.map(({ id }) => id),
      language,
    );
    const hasExempt = rounds.some(({ places }) => places.length > 0);
    const pointsOf = hasExempt ? await this.standings.exemptPoints(tournamentId) : () => null;
    return rounds.map((round) => shown(round, tablesOf.get(round.id) ?? [], pointsOf, language));
  }

  private async note(
    caller: Caller,
    action: string,
    tournamentId: string,
    number: number,
    change: { before?: object; after?: object; reason?: string },
  ): Promise<void> {
    await this.audit.record(caller, { action, subject: 'round', subjectId: String(number), tournamentId, ...change });
  }
}
