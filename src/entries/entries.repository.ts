import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { newId } from '../database/new-id.js';
import { isId } from '../shared/id.js';
import type { Page } from '../shared/sent.js';

export interface StoredEntry {
  readonly id: string;
  readonly tournamentId: string;
  readonly number: number;
  readonly name: string | null;
  readonly status: string;
  readonly version: number;
  readonly players: readonly { readonly player: { id: string; lastName: string; firstName: string } }[];
}

const WITH_PLAYERS = {
  players: {
    orderBy: { position: 'asc' },
    select: { player: { select: { id: true, lastName: true, firstName: true } } },
  },
} as const;

@Injectable()
export class EntriesRepository {
  constructor(private readonly database: Database) {}

  find(tournamentId: string, id: string): Promise<StoredEntry | null> {
    return this.database.client.entry.findFirst({ where: { id, tournamentId }, include: WITH_PLAYERS });
  }

  async lock(tournamentId: string, id: string): Promise<StoredEntry | null> {
    await this.database.client.$executeRaw`SELECT 1 FROM entries WHERE id = ${id}::uuid FOR UPDATE`;
    return this.find(tournamentId, id);
  }

  /** In the order of their numbers. */
  list(tournamentId: string, { limit, cursor }: Page, status: string | null): Promise<StoredEntry[]> {
    return this.database.client.entry.findMany({
      where: {
        tournamentId,
        ...(status === null ? {} : { status }),
        ...(cursor === null ? {} : { number: { gt: Number(cursor) } }),
      },
      orderBy: { number: 'asc' },
      take: limit + 1,
      include: WITH_PLAYERS,
    });
  }

  all(tournamentId: string): Promise<StoredEntry[]> {
    return this.database.client.entry.findMany({
      where: { tournamentId },
      orderBy: { number: 'asc' },
      include: WITH_PLAYERS,
    });
  }

  async create(
    tournamentId: string,
    number: number,
    name: string | null,
    players: readonly string[],
  ): Promise<StoredEntry> {
    const { client } = this.database;
    const id = newId();
    await client.entry.create({ data: { id, tournamentId, number, name } });
    await this.seat(tournamentId, id, players);
    return client.entry.findUniqueOrThrow({ where: { id }, include: WITH_PLAYERS });
  }

  async update(
    { id, tournamentId }: StoredEntry,
    change: { name?: string | null; status?: string },
    players: readonly string[] | undefined,
  ): Promise<StoredEntry> {
    const { client } = this.database;
    if (players !== undefined) {
      await client.entryPlayer.deleteMany({ where: { entryId: id } });
      await this.seat(tournamentId, id, players);
    }
    return client.entry.update({
      where: { id },
      data: { ...change, version: { increment: 1 } },
      include: WITH_PLAYERS,
    });
  }

  /** The next entry that asks for no number gets this one. */
  async advanceNumbers(tournamentId: string, next: number): Promise<void> {
    await this.database.client.tournament.update({
      where: { id: tournamentId },
      data: { nextEntryNumber: next },
      select: { id: true },
    });
  }

  async numbers(tournamentId: string): Promise<number[]> {
    const rows = await this.database.client.entry.findMany({ where: { tournamentId }, select: { number: true } });
    return rows.map(({ number }) => number);
  }

  /** Deletes an entry; its number is not given again. */
  async delete({ id, tournamentId, number }: StoredEntry): Promise<void> {
    const { client } = this.database;
    await client.entry.delete({ where: { id } });
    await client.tournament.update({
      where: { id: tournamentId },
      data: { retiredNumbers: { push: number } },
      select: { id: true },
    });
  }

  /** Whether it was drawn into a round, or penalised. */
  async hasHistory(id: string): Promise<boolean> {
    const { client } = this.database;
    const drawn = await client.place.count({ where: { entryId: id } });
    return drawn > 0 || (await client.penalty.count({ where: { entryId: id } })) > 0;
  }

  /** Tables, and rounds this team sat out, show its name: their versions go on with it. */
  async touchWhereShown(id: string): Promise<void> {
    const { client } = this.database;
    const version = { increment: 1 };
    await client.table.updateMany({ where: { places: { some: { entryId: id } } }, data: { version } });
    await client.round.updateMany({ where: { places: { some: { entryId: id, tableId: null } } }, data: { version } });
  }

  /** These players as far as they exist, locked against being deleted. */
  async lockPlayers(ids: readonly string[]): Promise<{ id: string; anonymised: boolean }[]> {
    const wellFormed = ids.filter(isId);
    return this.database.client.$queryRaw`
      SELECT id, anonymised_at IS NOT NULL AS anonymised FROM players
      WHERE id = ANY(${wellFormed}::uuid[]) ORDER BY id FOR SHARE`;
  }

  /** Which of these players stand in another entry of the tournament. */
  async enteredPlayers(tournamentId: string, ids: readonly string[], but: string | null): Promise<string[]> {
    const rows = await this.database.client.entryPlayer.findMany({
      where: { tournamentId, playerId: { in: [...ids] }, ...(but === null ? {} : { entryId: { not: but } }) },
      select: { playerId: true },
    });
    return rows.map(({ playerId }) => playerId);
  }

  private async seat(tournamentId: string, entryId: string, players: readonly string[]): Promise<void> {
    await this.database.client.entryPlayer.createMany({
      data: players.map((playerId, i) => ({ tournamentId, entryId, playerId, position: i + 1 })),
    });
  }
}
