import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { newId } from '../database/new-id.js';
import type { Page } from '../shared/sent.js';

export interface PlayerFields {
  readonly lastName: string;
  readonly firstName: string;
  readonly licence: string | null;
  readonly club: string | null;
  readonly category: string | null;
  readonly country: string | null;
}

export interface StoredPlayer extends PlayerFields {
  readonly id: string;
  readonly anonymisedAt: Date | null;
  readonly version: number;
}

@Injectable()
export class PlayersRepository {
  constructor(private readonly database: Database) {}

  find(id: string): Promise<StoredPlayer | null> {
    return this.database.client.player.findUnique({ where: { id } });
  }

  /** The player, locked until the end of the transaction. */
  async lock(id: string): Promise<StoredPlayer | null> {
    await this.database.client.$executeRaw`SELECT 1 FROM players WHERE id = ${id}::uuid FOR UPDATE`;
    return this.find(id);
  }

  /** In the order they were registered; anonymised players are not listed. Every word of `words` must be found. */
  list({ limit, cursor }: Page, words: readonly string[]): Promise<StoredPlayer[]> {
    return this.database.client.player.findMany({
      where: {
        anonymisedAt: null,
        AND: words.map((word) => ({ searchText: { contains: word.replace(/[\\%_]/g, String.raw`\$&`) } })),
        ...(cursor === null ? {} : { id: { gt: cursor } }),
      },
      orderBy: { id: 'asc' },
      take: limit + 1,
    });
  }

  create(fields: PlayerFields, searchText: string): Promise<StoredPlayer> {
    return this.database.client.player.create({ data: { id: newId(), ...fields, searchText } });
  }

  update(id: string, fields: PlayerFields, searchText: string): Promise<StoredPlayer> {
    return this.database.client.player.update({
      where: { id },
      data: { ...fields, searchText, version: { increment: 1 } },
    });
  }

  async anonymise(id: string, fields: PlayerFields, now: Date): Promise<void> {
    await this.database.client.player.update({
      where: { id },
      data: { ...fields, searchText: '', anonymisedAt: now, version: { increment: 1 } },
    });
  }

  async delete(id: string): Promise<void> {
    await this.database.client.player.delete({ where: { id } });
  }

  /** How many entries the player stands in, and how many of those have been drawn into a round. */
  async entriesOf(id: string): Promise<{ all: number; drawn: number }> {
    const { client } = this.database;
    const all = await client.entryPlayer.count({ where: { playerId: id } });
    const drawn = await client.entryPlayer.count({ where: { playerId: id, entry: { places: { some: {} } } } });
    return { all, drawn };
  }
}
