import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.js';
import type { Seat } from '../belote/cards/seat.js';
import { dealerAfter } from '../belote/play/dealer.js';
import type { Ruleset } from '../belote/rulesets/ruleset.js';
import type { DealSheet } from '../belote/scoring/deal-sheet.js';
import { explain, explainFault } from '../belote/scoring/explain.js';
import { type ScoredTable, scoreTable } from '../belote/scoring/score-table.js';
import { Database } from '../database/database.js';
import type { Fault } from '../shared/fault.js';
import type { Language } from '../shared/language.js';
import { Refusal } from '../shared/refusal.js';
import type { Caller, Condition, Listed, Page, Sent } from '../shared/sent.js';
import { StandingsService } from '../standings/standings.service.js';
import type { TableAnswer } from '../tables/dto/table.answer.js';
import { type StoredTable, TablesService } from '../tables/tables.service.js';
import type { RunningTournament } from '../tournaments/tournaments.service.js';
import type { SentDealSheet } from './dto/deal-sheet.js';
import type { CorrectedDealAnswer, DealAnswer, MovedAnswer } from './dto/deal.answer.js';
import { DealsRepository, type StoredDeal } from './deals.repository.js';

interface NumberedSheet {
  readonly number: number;
  readonly sheet: DealSheet;
}

interface Played {
  readonly table: StoredTable;
  readonly tournament: RunningTournament;
}

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
      const { table, tournament } = await this.tables.lockOpen(tableId);
      const next = table.nextDealNumber;
      if (number !== null && number !== next) {
        const there = await this.repository.find(tableId, number);
        const members = (reader: Language): object => ({ deal: there === null ? null : shown(there, reader) });
        throw new Refusal('deal-exists', { values: { next }, members: (reader) => ({ ...members(reader) }) });
      }
      if (table.endedAt !== null) throw new Refusal('table-ended');
      if (table.counted >= table.dealsOf) throw new Refusal('round-full', { values: { of: table.dealsOf } });
      const before = await this.repository.all(tableId);
      const scored = score([...before, { number: next, sheet: sent.inRange() }], { table, tournament }, next);
      await this.write({ table, tournament }, before, scored, { nextDealNumber: next + 1 });
      const created = await this.repository.find(tableId, next);
      if (created === null) throw new Error(`deal ${String(next)} of table ${tableId} was not stored`);
      await this.note(caller, 'deal.recorded', table, next, { after: facts(created) });
      return shown(created, language);
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
      const played = await this.tables.lockPlayed(tableId);
      const before = await this.repository.all(tableId);
      const found = before.find((deal) => deal.number === number);
      if (found === undefined) throw new Refusal('not-found');
      condition.demand(found.version);
      const isClosed = await this.demandCorrectable(played);
      const sheet = sent.inRange();
      const scored = score(
        before.map((deal) => (deal.number === number ? { number, sheet } : deal)),
        played,
        number,
      );
      demandComplete(played, scored, isClosed);
      const correct = async (): Promise<StoredDeal> => {
        await this.write(played, before, scored, {}, number);
        const corrected = await this.repository.find(tableId, number);
        if (corrected === null) throw new Error(`deal ${String(number)} of table ${tableId} is gone`);
        await this.note(caller, 'deal.corrected', played.table, number, {
          before: facts(found),
          after: facts(corrected),
          reason,
        });
        return corrected;
      };
      const { value, moved } = await this.noting(played, isClosed, correct);
      return { ...shown(value, language), moved };
    });
  }

  /** Takes a deal out and scores the others anew. Its number is not used again. */
  async remove(tableId: string, number: number, condition: Condition, reason: string, caller: Caller): Promise<void> {
    await this.database.transaction(async () => {
      const played = await this.tables.lockPlayed(tableId);
      const before = await this.repository.all(tableId);
      const found = before.find((deal) => deal.number === number);
      if (found === undefined) throw new Refusal('not-found');
      condition.demand(found.version);
      const isClosed = await this.demandCorrectable(played);
      const left = before.filter((deal) => deal.number !== number);
      const scored = score(left, played, number);
      demandComplete(played, scored, isClosed);
      await this.repository.delete(tableId, number);
      await this.write(played, left, scored, {});
      await this.note(caller, 'deal.deleted', played.table, number, { before: facts(found), reason });
    });
  }

  /** Time is up: what was played counts, the last deal played is the last, and the round may close. */
  end(tableId: string, reason: string, caller: Caller, language: Language): Promise<TableAnswer> {
    return this.database.transaction(async () => {
      const played = await this.tables.lockOpen(tableId);
      if (played.table.status !== 'open') throw new Refusal('table-complete');
      const deals = await this.repository.all(tableId);
      const ended = { ...played.table, endedAt: new Date(), endReason: reason };
      const scored = score(deals, { ...played, table: ended }, 0);
      const { endedAt, endReason } = ended;
      const table = await this.write({ ...played, table: ended }, deals, scored, { endedAt, endReason });
      await this.tables.record(caller, 'table.ended', table, { reason });
      return this.tables.shown(table, language);
    });
  }

  /** Takes back an end that was a mistake: the table plays on. */
  resume(tableId: string, reason: string, caller: Caller, language: Language): Promise<TableAnswer> {
    return this.database.transaction(async () => {
      const played = await this.tables.lockOpen(tableId);
      if (played.table.endedAt === null) throw new Refusal('table-not-ended');
      const deals = await this.repository.all(tableId);
      const resumed = { ...played, table: { ...played.table, endedAt: null, endReason: null } };
      const scored = score(deals, resumed, 0);
      const table = await this.write(resumed, deals, scored, { endedAt: null, endReason: null });
      await this.tables.record(caller, 'table.resumed', table, { reason });
      return this.tables.shown(table, language);
    });
  }

  /**
   * May results of this table be corrected? While the round is open; and in a closed round only when it cannot be reopened any more:
   * a later one is drawn, or the tournament is finished. Says whether the round is closed.
   */
  private async demandCorrectable({ table, tournament }: Played): Promise<boolean> {
    const { number, status } = table.round;
    if (status === 'open') return false;
    if (tournament.state === 'running' && number === (await this.standings.latestRound(tournament.id))) {
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

  /** Stores what scoring gave: a deal that is new, those that came out otherwise, and what the table adds up to. */
  private async write(
    { table, tournament }: Played,
    before: readonly StoredDeal[],
    scored: ScoredTable,
    more: Partial<Pick<StoredTable, 'nextDealNumber' | 'endedAt' | 'endReason'>>,
    corrected?: number,
  ): Promise<StoredTable> {
    const known = new Map(before.map((deal) => [deal.number, deal]));
    for (const deal of scored.deals) {
      const stored = known.get(deal.number);
      if (stored === undefined) await this.repository.create(table.tournamentId, table.id, deal);
      else if (deal.number === corrected || !isDeepStrictEqual(plain(stored.result), plain(deal.result))) {
        await this.repository.update(table.id, deal);
      }
    }
    return this.tables.write(table.id, {
      status: scored.counted >= table.dealsOf || table.endedAt !== null ? 'complete' : 'open',
      counted: scored.counted,
      scoreA: scored.score.a,
      scoreB: scored.score.b,
      pot: scored.pot,
      nextDealer: nextDealer(table.firstDealer as Seat, scored.deals, tournament.ruleset),
      ...more,
    });
  }

  private async note(
    caller: Caller,
    action: string,
    table: StoredTable,
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

/** As JSON would give it back: what is stored has no undefined members. */
const plain = (value: object): unknown => JSON.parse(JSON.stringify(value));

const facts = ({ version, sheet, result }: StoredDeal): object => ({
  version,
  sheet,
  score: result.score,
  verdict: result.verdict,
});

function nextDealer(first: Seat, deals: readonly NumberedSheet[], ruleset: Ruleset): Seat {
  return deals.reduce((dealer, { sheet }) => dealerAfter(dealer, sheet, ruleset), first);
}

/** Scores a table. Faults of the sheet at hand (`number`) are the caller's; any other deal was scored before and is not at fault. */
function score(deals: readonly NumberedSheet[], { table, tournament }: Played, number: number): ScoredTable {
  const scored = scoreTable(deals, tournament.ruleset, { of: table.dealsOf, ended: table.endedAt !== null });
  if (scored.ok) return scored.value;
  const { faults } = scored.faults;
  if (faults.some(({ code }) => code === 'round-full'))
    throw new Refusal('round-full', { values: { of: table.dealsOf } });
  if (scored.faults.number !== number) {
    throw new Error(`deal ${String(scored.faults.number)} of table ${table.id} does not score any more`);
  }
  throw new Refusal('unprocessable-request', {
    faults,
    explain: explainFault as (fault: Fault, language: Language) => string,
  });
}

/** A closed round keeps all its deals: it may be corrected, not made incomplete. */
function demandComplete({ table }: Played, { counted }: ScoredTable, isClosed: boolean): void {
  if (isClosed && table.endedAt === null && counted < table.dealsOf) {
    throw new Refusal('table-would-be-incomplete', { values: { of: table.dealsOf } });
  }
}

function shown({ number, version, sheet, result }: StoredDeal, language: Language): DealAnswer {
  const lines = result.lines.map((line) => ({
    side: line.side,
    rule: line.rule,
    points: line.points,
    text: explain(line, language),
  }));
  return { number, version, sheet, result: { ...result, lines } };
}
