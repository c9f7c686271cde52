import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.js';
import { seatsOf } from '../belote/cards/seat.js';
import { explainReason } from '../contest/draws/explain-reason.js';
import type { Reason } from '../contest/draws/draw.js';
import { Database } from '../database/database.js';
import type { Language } from '../shared/language.js';
import { Refusal } from '../shared/refusal.js';
import type { Caller, Condition, Listed, Page, Sent } from '../shared/sent.js';
import { teamName } from '../shared/team-name.js';
import {
  type RunningTournament,
  type StoredTournament,
  TournamentsService,
} from '../tournaments/tournaments.service.js';
import type { ChangeTable } from './dto/table.js';
import type { TableAnswer, TableStatus, TeamAnswer } from './dto/table.answer.js';
import { type LockedTable, type StoredTable, TablesRepository, type TableTotals } from './tables.repository.js';

export type { LockedTable } from './tables.repository.js';

/** A table and its tournament under their locks; `isAlone` when nobody else is at work in the tournament. */
export interface LockedPlace {
  readonly table: LockedTable;
  readonly tournament: StoredTournament;
  readonly isAlone: boolean;
}

/** The same, where play has begun. */
export interface Played {
  readonly table: LockedTable;
  readonly tournament: RunningTournament;
}

@Injectable()
export class TablesService {
  constructor(
    private readonly database: Database,
    private readonly repository: TablesRepository,
    private readonly tournaments: TournamentsService,
    private readonly audit: AuditService,
  ) {}

  async get(id: string, language: Language): Promise<TableAnswer> {
    // One snapshot: a table and its teams are read one after the other.
    return shown(demanded(await this.database.snapshot(() => this.repository.find(id))), language);
  }

  /** The tables of some rounds of a tournament, by the rounds' ids, each in the order of their numbers. */
  async ofRounds(
    tournamentId: string,
    roundIds: readonly string[],
    language: Language,
  ): Promise<Map<string, TableAnswer[]>> {
    const tables = new Map<string, TableAnswer[]>(roundIds.map((id) => [id, []]));
    for (const table of await this.repository.ofRounds(tournamentId, roundIds)) {
      tables.get(table.roundId)?.push(shown(table, language));
    }
    return tables;
  }

  async page(roundId: string, page: Page, language: Language): Promise<Listed<TableAnswer>> {
    const found = await this.repository.page(roundId, page);
    const items = found.slice(0, page.limit).map((table) => shown(table, language));
    return { items, next: found.length > page.limit ? String(items.at(-1)?.number) : null };
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
      const locked = await this.lockBesideOthers(id);
      condition.demand(locked.table.version);
      const { table, tournament } = this.demandOpen(locked);
      if ((await this.repository.dealsAt(id)) > 0) throw new Refusal('table-has-deals');
      const isSeat = seatsOf(tournament.ruleset.players).includes(sent.body.dealer);
      const { dealer } = sent.inRange(isSeat ? [] : [{ code: 'not-a-seat', pointer: '/dealer' }]);
      await this.repository.update(id, { firstDealer: dealer, nextDealer: dealer });
      await this.record(caller, 'table.dealer-set', table, { before: { dealer: table.nextDealer }, after: { dealer } });
      return this.get(id, language);
    });
  }

  /** The table for this transaction alone, its tournament beside others: what a deal needs. */
  async lockBesideOthers(id: string): Promise<LockedPlace> {
    const { tournamentId } = demanded(await this.repository.whereabouts(id));
    const tournament = await this.tournaments.share(tournamentId);
    return { table: demanded(await this.repository.lock(id)), tournament, isAlone: false };
  }

  /**
   * The table for a correction. In an open round that is a deal like any other; in a closed one the whole tournament is locked, since
   * the correction tells which ranks it moved.
   */
  async lockForCorrection(id: string): Promise<LockedPlace> {
    const { tournamentId, round } = demanded(await this.repository.whereabouts(id));
    if (round.status === 'open') return this.lockBesideOthers(id);
    const tournament = await this.tournaments.lock(tournamentId);
    return { table: demanded(await this.repository.lock(id)), tournament, isAlone: true };
  }

  /** A Refusal unless the tournament runs and the round is open. */
  demandOpen({ table, tournament }: LockedPlace): Played {
    const running = this.tournaments.demandRunning(tournament);
    if (table.round.status !== 'open') throw new Refusal('round-closed', { values: { number: table.round.number } });
    return { table, tournament: running };
  }

  /** A Refusal unless the tournament runs or is finished. */
  demandPlayed({ table, tournament }: LockedPlace): Played {
    return { table, tournament: this.tournaments.demandPlayed(tournament) };
  }

  /** Writes what the table's deals add up to. */
  async write(id: string, totals: TableTotals): Promise<void> {
    await this.repository.update(id, totals);
  }

  async record(
    caller: Caller,
    action: string,
    { id, tournamentId }: LockedTable,
    change: { before?: object; after?: object; reason?: string },
  ): Promise<void> {
    await this.audit.record(caller, { action, subject: 'table', subjectId: id, tournamentId, ...change });
  }
}

function demanded<Found>(found: Found | null): Found {
  if (found === null) throw new Refusal('not-found');
  return found;
}

function shown(table: StoredTable, language: Language): TableAnswer {
  const teamAt = (side: string): TeamAnswer => {
    const entry = table.places.find((place) => place.side === side)?.entry;
    // The draw writes all places in the same transaction as the table.
    if (entry === undefined) throw new Error(`table ${table.id} has no team at ${side}`);
    const players = entry.players.map(({ player }) => player);
    return {
      entryId: entry.id,
      number: entry.number,
      name: teamName(entry.name, players),
      players,
    };
  };
  return {
    id: table.id,
    tournamentId: table.tournamentId,
    number: table.number,
    round: table.round.number,
    status: table.status as TableStatus,
    teams: { a: teamAt('a'), b: teamAt('b'), ...(table.scoreC === null ? {} : { c: teamAt('c') }) },
    why: explainReason(table.why as unknown as Reason, language),
    rematchOf: table.rematchOf,
    deals: {
      counted: table.counted,
      of: table.dealsOf,
      ...(table.target === null ? {} : { target: table.target }),
    },
    score: { a: table.scoreA, b: table.scoreB, ...(table.scoreC === null ? {} : { c: table.scoreC }) },
    pot: table.pot,
    dealer: table.nextDealer,
    ended: table.endedAt === null ? null : { at: table.endedAt.toISOString(), reason: table.endReason ?? '' },
    version: table.version,
  };
}
