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

  /** Entries, tables, and rounds a team sat out show their players' names: their versions go on with them. */
  async touchWhereShown(id: string): Promise<void> {
    const { client } = this.database;
    const entry = { players: { some: { playerId: id } } };
    const version = { increment: 1 };
    await client.entry.updateMany({ where: entry, data: { version } });
    await client.table.updateMany({ where: { places: { some: { entry } } }, data: { version } });
    await client.round.updateMany({ where: { places: { some: { entry, tableId: null } } }, data: { version } });
  }

  /** Takes the player out of names that teams gave themselves; without one, a team is called by its players. */
  async forgetTeamNames(id: string, lastName: string): Promise<void> {
    await this.database.client.$executeRaw`
      UPDATE entries SET name = NULL
      WHERE id IN (SELECT entry_id FROM entry_players WHERE player_id = ${id}::uuid)
        AND position(${lastName} in lower(regexp_replace(normalize(name, NFD), '[\u0300-\u036f]', '', 'g'))) > 0`;
  }

  /** Takes the player out of first answers that are kept for retries. A retry still gets its answer, without the name. */
  async forgetInKeptAnswers(id: string, fields: PlayerFields): Promise<void> {
    const { client } = this.database;
    const kept = await client.idempotencyKey.findMany({ where: { body: { contains: id } } });
    for (const { callerId, method, path, key, body } of kept) {
      const forgotten = JSON.stringify(withoutPlayer(JSON.parse(body), id, fields));
      await client.idempotencyKey.update({
        where: { callerId_method_path_key: { callerId, method, path, key } },
        data: { body: forgotten },
      });
    }
  }
}

/** The same JSON, with the members of every object that is this player blanked. */
function withoutPlayer(value: unknown, id: string, fields: PlayerFields): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutPlayer(item, id, fields));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => [name, withoutPlayer(member, id, fields)] as const);
  const isPlayer = (value as { id?: unknown }).id === id;
  // A team that shows the player is called by its players' names, or by one of its own that may hold them.
  const isTeam = JSON.stringify((value as { players?: unknown }).players ?? '').includes(id);
  return Object.fromEntries(
    members.map(([name, member]) => {
      if (isPlayer && name in fields) return [name, fields[name as keyof PlayerFields]];
      return isTeam && name === 'name' ? [name, fields.lastName] : [name, member];
    }),
  );
}
