import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { Prisma, Tournament } from '../database/generated/client.js';
import { newId } from '../database/new-id.js';
import type { Page } from '../shared/sent.js';

export type StoredTournament = Tournament;
export type NewTournament = Omit<Prisma.TournamentUncheckedCreateInput, 'id'>;
export type TournamentChange = Prisma.TournamentUncheckedUpdateInput;

@Injectable()
export class TournamentsRepository {
  constructor(private readonly database: Database) {}

  find(id: string): Promise<StoredTournament | null> {
    return this.database.client.tournament.findUnique({ where: { id } });
  }

  /**
   * The tournament, for this transaction alone: whoever changes more than one table takes this lock first. It is an advisory lock, for
   * those queue: while deals keep coming in, a row's FOR SHARE lets each new one pass whoever waits for FOR UPDATE.
   */
  async lock(id: string): Promise<StoredTournament | null> {
    await this.database.client.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`tournament/${id}`}, 0))`;
    return this.find(id);
  }

  /** The tournament, which nobody locks during this transaction: for deals, which do not wait for each other. */
  async share(id: string): Promise<StoredTournament | null> {
    await this.database.client
      .$executeRaw`SELECT pg_advisory_xact_lock_shared(hashtextextended(${`tournament/${id}`}, 0))`;
    return this.find(id);
  }

  /** The newest first. */
  list({ limit, cursor }: Page, visibility: string): Promise<StoredTournament[]> {
    return this.database.client.tournament.findMany({
      where: { visibility, ...(cursor === null ? {} : { id: { lt: cursor } }) },
      orderBy: { id: 'desc' },
      take: limit + 1,
    });
  }

  create(tournament: NewTournament): Promise<StoredTournament> {
    return this.database.client.tournament.create({ data: { ...tournament, id: newId() } });
  }

  update(id: string, change: TournamentChange): Promise<StoredTournament> {
    return this.database.client.tournament.update({ where: { id }, data: { ...change, version: { increment: 1 } } });
  }

  async delete(id: string): Promise<void> {
    await this.database.client.tournament.delete({ where: { id } });
  }

  roundsDrawn(id: string): Promise<number> {
    return this.database.client.round.count({ where: { tournamentId: id } });
  }

  /** The number of the round that is open, if one is. */
  async openRound(id: string): Promise<number | null> {
    const round = await this.database.client.round.findFirst({ where: { tournamentId: id, status: 'open' } });
    return round?.number ?? null;
  }

  /** Every round that shows what a team gets for sitting out shows something else now. */
  async touchRoundsWithExempt(id: string): Promise<void> {
    await this.database.client.round.updateMany({
      where: { tournamentId: id, places: { some: { tableId: null } } },
      data: { version: { increment: 1 } },
    });
  }

  entries(id: string): Promise<number> {
    return this.database.client.entry.count({ where: { tournamentId: id } });
  }

  activeEntries(id: string): Promise<number> {
    return this.database.client.entry.count({
      where: { tournamentId: id, status: { in: ['registered', 'checked-in'] } },
    });
  }
}
