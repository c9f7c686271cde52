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

  /** The tournament, for this transaction alone. Whoever also locks a round or a table locks the tournament first. */
  async lock(id: string): Promise<StoredTournament | null> {
    await this.database.client.$executeRaw`SELECT 1 FROM tournaments WHERE id = ${id}::uuid FOR UPDATE`;
    return this.find(id);
  }

  /** The tournament, which nobody changes during this transaction. */
  async share(id: string): Promise<StoredTournament | null> {
    await this.database.client.$executeRaw`SELECT 1 FROM tournaments WHERE id = ${id}::uuid FOR SHARE`;
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

  /** The number of the round that is open, if one is. Locked, so that no deal is under way in it. */
  async lockOpenRound(id: string): Promise<number | null> {
    const rows = await this.database.client.$queryRaw<{ number: number }[]>`
      SELECT number FROM rounds WHERE tournament_id = ${id}::uuid AND status = 'open' FOR UPDATE`;
    return rows[0]?.number ?? null;
  }

  activeEntries(id: string): Promise<number> {
    return this.database.client.entry.count({
      where: { tournamentId: id, status: { in: ['registered', 'checked-in'] } },
    });
  }
}
