import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.js';
import type { Seat } from '../belote/cards/seat.js';
import { explainResult } from '../belote/scoring/explain.js';
import type { ScoredTable } from '../belote/scoring/score-table.js';
import { Database } from '../database/database.js';
import type { Language } from '../shared/language.js';
import { Refusal } from '../shared/refusal.js';
import type { Caller, Condition, Listed, Page, Sent } from '../shared/sent.js';
import { StandingsService } from '../standings/standings.service.js';
import type { TableAnswer } from '../tables/dto/table.answer.js';
import { type LockedTable, type Played, TablesService } from '../tables/tables.service.js';
import type { SentDealSheet } from './dto/deal-sheet.js';
import type { CorrectedDealAnswer, DealAnswer, MovedAnswer } from './dto/deal.answer.js';
import { DealsRepository, type StoredDeal } from './deals.repository.js';
import { nextDealer, scoreSent, scoreStored } from './table-scoring.js';

@Injectable()
export class DealsService {
  constructor(
    private readonly database: Database,
    private readonly repository: DealsRepository,
    private readonly tables: TablesService,
    private readonly standings: StandingsService,
    private readonly audit: AuditService,
  ) {}

  async get(tableId: string, number: number, language: Language): Promise<DealAnswer> {
    const found = await this.repository.find(tableId, number);
    if (found === null) throw new Refusal('not-found');
    return shown(found, language);
  }

  async list(tableId: string, page: Page, language: Language): Promise<Listed<DealAnswer>> {
    await this.tables.get(tableId, language);
    const found = await this.repository.list(tableId, page);
    const items = found.slice(0, page.limit).map((deal) => shown(deal, language));
    return { items, next: found.length > page.limit ? String(items.at(-1)?.number) : null };
  }

  /** Writes the table's next deal. `number` says which one the caller thinks it is: two tablets do not enter one deal twice. */
  record(
    tableId: string,
    number: number | null,
    sent: Sent<SentDealSheet>,
    caller: Caller,
    language: Language,
  ): Promise<DealAnswer> {
    return this.database.transaction(async () => {
      const played = this.tables.demandOpen(await this.tables.lockBesideOthers(tableId));
      const { table } = played;
      const next = table.nextDealNumber;
      if (number !== null && number !== next) {
        const there = await this.repository.find(tableId, number);
        throw new Refusal('deal-exists', {
          values: { next },
          members: (reader) => ({ deal: there === null ? null : shown(there, reader) }),
        });
      }
      if (table.endedAt !== null) throw new Refusal('table-ended');
      if (table.status !== 'open') throw await this.noMoreDeals(table);
      const before = await this.repository.all(tableId);
      const scored = scoreSent(sent, (sheet) => [...before, { number: next, sheet }], played, next);
      const written = await this.write(played, before, scored, { nextDealNumber: next + 1 }, { caller, sent: next });
      const recorded = theDeal(written, next);
      await this.note(caller, 'deal.recorded', table, next, { after: facts(recorded) });
      return shown(recorded, language);
    });
  }

  /** Replaces a deal's sheet and scores the whole table anew. */
  correct(
    tableId: string,
    number: number,
    condition: Condition,
    reason: string,
    sent: Sent<SentDealSheet>,
    caller: Caller,
    language: Language,
  ): Promise<CorrectedDealAnswer> {
    return this.database.transaction(async () => {
      const locked = await this.tables.lockForCorrection(tableId);
      const before = await this.repository.all(tableId);
      const found = before.find((deal) => deal.number === number);
      if (found === undefined) throw new Refusal('not-found');
      condition.demand(found.version);
      const played = this.tables.demandPlayed(locked);
      const isClosed = await this.demandCorrectable(played, locked.isAlone);
      const scored = scoreSent(
        sent,
        (sheet) => before.map((deal) => (deal.number === number ? { number, sheet } : deal)),
        played,
        number,
      );
      demandComplete(played, scored, isClosed);
      const correct = async (): Promise<StoredDeal> => {
        const corrected = theDeal(
          await this.write(played, before, scored, {}, { caller, reason, sent: number }),
          number,
        );
        const change = { before: facts(found), after: facts(corrected), reason };
        await this.note(caller, 'deal.corrected', played.table, number, change);
        return corrected;
      };
      const { value, moved } = await this.noting(played, isClosed, correct);
      return { ...shown(value, language), moved };
    });
  }

  /** Takes a deal out and scores the others anew. Its number is not used again. */
  async remove(tableId: string, number: number, condition: Condition, reason: string, caller: Caller): Promise<void> {
    await this.database.transaction(async () => {
      const locked = await this.tables.lockForCorrection(tableId);
      const before = await this.repository.all(tableId);
      const found = before.find((deal) => deal.number === number);
      if (found === undefined) throw new Refusal('not-found');
      condition.demand(found.version);
      const played = this.tables.demandPlayed(locked);
      const isClosed = await this.demandCorrectable(played, locked.isAlone);
      const left = before.filter((deal) => deal.number !== number);
      const scored = scoreStored(left, played);
      demandComplete(played, scored, isClosed);
      await this.repository.delete(tableId, number);
      await this.write(played, left, scored, {}, { caller, reason });
      await this.note(caller, 'deal.deleted', played.table, number, { before: facts(found), reason });
    });
  }

  /** Time is up: what was played counts, the last deal played is the last, and the round may close. */
  end(tableId: string, reason: string, caller: Caller, language: Language): Promise<TableAnswer> {
    return this.database.transaction(async () => {
      const played = this.tables.demandOpen(await this.tables.lockBesideOthers(tableId));
      if (played.table.status !== 'open') throw new Refusal('table-complete');
      const change = { endedAt: new Date(), endReason: reason };
      await this.writeAnew({ ...played, table: { ...played.table, ...change } }, change, { caller, reason });
      await this.tables.record(caller, 'table.ended', played.table, { reason });
      return this.tables.get(tableId, language);
    });
  }

  /** Takes back an end that was a mistake: the table plays on. */
  resume(tableId: string, reason: string, caller: Caller, language: Language): Promise<TableAnswer> {
    return this.database.transaction(async () => {
      const played = this.tables.demandOpen(await this.tables.lockBesideOthers(tableId));
      const { endedAt, endReason } = played.table;
      if (endedAt === null) throw new Refusal('table-not-ended');
      const change = { endedAt: null, endReason: null };
      await this.writeAnew({ ...played, table: { ...played.table, ...change } }, change, { caller, reason });
      await this.tables.record(caller, 'table.resumed', played.table, { before: { endedAt, endReason }, reason });
      return this.tables.get(tableId, language);
    });
  }

  /**
   * May results of this table be corrected? While the round is open; and in a closed round only when it cannot be reopened any more:
   * a later one is drawn, or the tournament is finished. Says whether the round is closed.
   */
  private async demandCorrectable({ table, tournament }: Played, isAlone: boolean): Promise<boolean> {
    const { number, status } = table.round;
    if (status === 'open') return false;
    const isLatest = number === (await this.standings.latestRound(tournament.id));
    // Not alone: it was closed a moment ago, while this correction waited for it.
    if (!isAlone || (tournament.state === 'running' && isLatest)) {
      throw new Refusal('round-closed', { values: { number } });
    }
    return true;
  }

  private async noting<Value>(
    { tournament }: Played,
    isClosed: boolean,
    correct: () => Promise<Value>,
  ): Promise<{ value: Value; moved: MovedAnswer[] }> {
    if (!isClosed) return { value: await correct(), moved: [] };
    return this.standings.whileMoving(tournament.id, correct);
  }

  private async writeAnew(played: Played, change: Partial<LockedTable>, by: Cause): Promise<void> {
    const deals = await this.repository.all(played.table.id);
    await this.write(played, deals, scoreStored(deals, played), change, by);
  }

  /** Stores what scoring gave: what came out otherwise than it was before, and what the table adds up to. Gives back the former. */
  private async write(
    { table, tournament }: Played,
    before: readonly StoredDeal[],
    scored: ScoredTable,
    more: Partial<Pick<LockedTable, 'nextDealNumber' | 'endedAt' | 'endReason'>>,
    by: Cause,
  ): Promise<ReadonlyMap<number, StoredDeal>> {
    const known = new Map(before.map((deal) => [deal.number, deal]));
    const written = new Map<number, StoredDeal>();
    for (const deal of scored.deals) {
      const stored = known.get(deal.number);
      if (stored === undefined) {
        written.set(deal.number, await this.repository.create(table.tournamentId, table.id, deal));
      } else if (deal.number === by.sent || !isDeepStrictEqual(scoring(stored), scoring(deal))) {
        const updated = await this.repository.update(table.id, deal);
        written.set(deal.number, updated);
        if (deal.number !== by.sent) await this.noteRescored(table, stored, updated, by);
      }
    }
    await this.tables.write(table.id, {
      status: scored.complete || table.endedAt !== null ? 'complete' : 'open',
      counted: scored.counted,
      scoreA: scored.score.a,
      scoreB: scored.score.b,
      scoreC: scored.score.c ?? null,
      pot: scored.pot,
      nextDealer: nextDealer(table.firstDealer as Seat, scored.deals, tournament.ruleset),
      ...more,
    });
    return written;
  }

  /** What is said to one more deal at a table that has all of them. */
  private async noMoreDeals({ id, dealsOf, target, nextDealNumber: number }: LockedTable): Promise<Refusal> {
    if (dealsOf !== null) return new Refusal('round-full', { values: { of: dealsOf } });
    const counted = (await this.repository.all(id)).filter(({ result }) => result.counts);
    const last = counted.at(-1)?.number ?? 0;
    return new Refusal('match-over', { values: { target: target ?? 0, last, number } });
  }

  /** A deal whose points came out otherwise because of another one, or of the table's end. */
  private async noteRescored(
    table: LockedTable,
    before: StoredDeal,
    after: StoredDeal,
    { caller, reason }: Cause,
  ): Promise<void> {
    const change = { before: facts(before), after: facts(after), ...(reason === undefined ? {} : { reason }) };
    await this.note(caller, 'deal.rescored', table, before.number, change);
  }

  private async note(
    caller: Caller,
    action: string,
    table: LockedTable,
    number: number,
    change: { before?: object; after?: object; reason?: string },
  ): Promise<void> {
    const subjectId = `${table.id}/${String(number)}`;
    await this.audit.record(caller, {
      action,
      subject: 'deal',
      subjectId,
      tournamentId: table.tournamentId,
      ...change,
    });
  }
}

/** Who has a table written anew, why, and which deal was sent for it. */
interface Cause {
  readonly caller: Caller;
  readonly reason?: string;
  readonly sent?: number;
}

/**
 * What a deal came out as, in the form JSON would give it back: what is stored has no undefined members. Warnings are left out: they
 * follow from the deal's own sheet, and a deal that was stored before there were any has not been scored otherwise.
 */
const scoring = ({ result }: Pick<StoredDeal, 'result'>): unknown =>
  JSON.parse(JSON.stringify({ ...result, warnings: [] }));

const facts = ({ version, sheet, result }: StoredDeal): object => ({
  version,
  sheet,
  score: result.score,
  verdict: result.verdict,
});

function theDeal(deals: ReadonlyMap<number, StoredDeal>, number: number): StoredDeal {
  const deal = deals.get(number);
  if (deal === undefined) throw new Error(`deal ${number} was not stored`);
  return deal;
}

/** A closed round keeps all its deals: it may be corrected, not made incomplete. */
function demandComplete({ table }: Played, { complete }: ScoredTable, isClosed: boolean): void {
  if (!isClosed || table.endedAt !== null || complete) return;
  const { dealsOf, target } = table;
  throw dealsOf === null
    ? new Refusal('match-would-be-open', { values: { target: target ?? 0 } })
    : new Refusal('table-would-be-incomplete', { values: { of: dealsOf } });
}

function shown({ number, version, sheet, result }: StoredDeal, language: Language): DealAnswer {
  return { number, version, sheet, result: explainResult(result, language) };
}
