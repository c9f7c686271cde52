import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.js';
import { seatsOf } from '../belote/cards/seat.js';
import { explainReason } from '../contest/draws/explain-reason.js';
import type { Reason } from '../contest/draws/draw.js';
import { Database } from '../database/database.js';
import type { Language } from '../shared/language.js';
import { Refusal } from '../shared/refusal.js';
import type { Caller, Condition, Sent } from '../shared/sent.js';
import { type RunningTournament, TournamentsService } from '../tournaments/tournaments.service.js';
import type { ChangeTable } from './dto/table.js';
import type { TableAnswer, TableStatus, TeamAnswer } from './dto/table.answer.js';
import { type StoredTable, TablesRepository, type TableTotals } from './tables.repository.js';

export type { StoredTable } from './tables.repository.js';

@Injectable()
export class TablesService {
  constructor(
    private readonly database: Database,
    private readonly repository: TablesRepository,
    private readonly tournaments: TournamentsService,
    private readonly audit: AuditService,
  ) {}

  async get(id: string, language: Language): Promise<TableAnswer> {
    return shown(demanded(await this.repository.find(id)), language);
  }

  /** The tables of some rounds, by the rounds' ids, each in the order of their numbers. */
  async ofRounds(roundIds: readonly string[], language: Language): Promise<Map<string, TableAnswer[]>> {
    const tables = new Map<string, TableAnswer[]>(roundIds.map((id) => [id, []]));
    for (const table of await this.repository.ofRounds(roundIds))
      tables.get(table.roundId)?.push(shown(table, language));
    return tables;
  }

  /** Sets who deals first; the referee may, as long as nothing is dealt. */
  changeDealer(
    id: string,
    condition: Condition,
    sent: Sent<ChangeTable>,
    caller: Caller,
    language: Language,
  ): Promise<TableAnswer> {
    return this.database.transaction(async () => {
      const { table, tournament } = await this.lockOpen(id);
      condition.demand(table.version);
      if (table.nextDealNumber > 1) throw new Refusal('table-has-deals');
      const { dealer } = sent.inRange();
      if (!seatsOf(tournament.ruleset.players).includes(dealer)) {
        throw new Refusal('unprocessable-request', { faults: [{ code: 'not-a-seat', pointer: '/dealer' }] });
      }
      const changed = await this.repository.update(id, { firstDealer: dealer, nextDealer: dealer });
      await this.record(caller, 'table.dealer-set', changed, { after: { dealer } });
      return shown(changed, language);
    });
  }

  /**
   * The table for this transaction alone, its tournament beside others: what a deal needs. The tournament runs and the round is
   * open, or there is a Refusal.
   */
  async lockOpen(id: string): Promise<{ table: StoredTable; tournament: RunningTournament }> {
    const { tournamentId } = demanded(await this.repository.find(id));
    const tournament = await this.tournaments.shareRunning(tournamentId);
    const table = demanded(await this.repository.lock(id));
    if (table.round.status !== 'open') throw new Refusal('round-closed', { values: { number: table.round.number } });
    return { table, tournament };
  }

  /**
   * The table and its tournament for this transaction alone: what a correction needs, since it tells which ranks it moved. It may come
   * after the last round. Whether this round may be corrected is the caller's question.
   */
  async lockPlayed(id: string): Promise<{ table: StoredTable; tournament: RunningTournament }> {
    const { tournamentId } = demanded(await this.repository.find(id));
    const tournament = await this.tournaments.lockPlayed(tournamentId);
    return { table: demanded(await this.repository.lock(id)), tournament };
  }

  /** Writes what the table's deals add up to. */
  async write(id: string, totals: TableTotals): Promise<StoredTable> {
    return this.repository.update(id, totals);
  }

  async record(
    caller: Caller,
    action: string,
    { id, tournamentId }: StoredTable,
    change: { before?: object; after?: object; reason?: string },
  ): Promise<void> {
    await this.audit.record(caller, { action, subject: 'table', subjectId: id, tournamentId, ...change });
  }

  shown(table: StoredTable, language: Language): TableAnswer {
    return shown(table, language);
  }
}

function demanded(found: StoredTable | null): StoredTable {
  if (found === null) throw new Refusal('not-found');
  return found;
}

function shown(table: StoredTable, language: Language): TableAnswer {
  const teamAt = (side: string): TeamAnswer => {
    const entry = table.places.find((place) => place.side === side)?.entry;
    // The draw writes both places in the same transaction as the table.
    if (entry === undefined) throw new Error(`table ${table.id} has no team at ${side}`);
    const players = entry.players.map(({ player }) => player);
    return {
      entryId: entry.id,
      number: entry.number,
      name: entry.name ?? players.map(({ lastName }) => lastName).join(' – '),
      players,
    };
  };
  return {
    id: table.id,
    tournamentId: table.tournamentId,
    number: table.number,
    round: table.round.number,
    status: table.status as TableStatus,
    teams: { a: teamAt('a'), b: teamAt('b') },
    why: explainReason(table.why as unknown as Reason, language),
    rematchOf: table.rematchOf,
    deals: { counted: table.counted, of: table.dealsOf },
    score: { a: table.scoreA, b: table.scoreB },
    pot: table.pot,
    dealer: table.nextDealer,
    ended: table.endedAt === null ? null : { at: table.endedAt.toISOString(), reason: table.endReason ?? '' },
    version: table.version,
  };
}
