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

  /** The entries the player stands in, and the names that these teams gave themselves. */
  teamsOf(id: string): Promise<{ id: string; name: string | null }[]> {
    return this.database.client.entry.findMany({
      where: { players: { some: { playerId: id } } },
      select: { id: true, name: true },
    });
  }

  /** Takes these teams' own names away; without one, a team is called by its players. */
  async forgetTeamNames(ids: readonly string[]): Promise<void> {
    await this.database.client.entry.updateMany({ where: { id: { in: [...ids] } }, data: { name: null } });
  }

  /**
   * Takes the player out of first answers that are kept for retries: a retry still gets its answer, without the name. `teams`
   * are the player's entries with the names of their own that they keep.
   */
  async forgetInKeptAnswers(
    id: string,
    fields: PlayerFields,
    teams: ReadonlyMap<string, string | null>,
  ): Promise<void> {
    const { client } = this.database;
    const shown = [id, ...teams.keys()].map((each) => ({ body: { contains: each } }));
    for (const { callerId, method, path, key, body } of await client.idempotencyKey.findMany({
      where: { OR: shown },
    })) {
      const forgotten = JSON.stringify(withoutPlayer(JSON.parse(body), id, fields, teams));
      await client.idempotencyKey.update({
        where: { callerId_method_path_key: { callerId, method, path, key } },
        data: { body: forgotten },
      });
    }
  }
}

/** The same JSON, with the members of every object that is this player blanked, and the names of the player's teams. */
function withoutPlayer(
  value: unknown,
  id: string,
  fields: PlayerFields,
  teams: ReadonlyMap<string, string | null>,
): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutPlayer(item, id, fields, teams));
  if (typeof value !== 'object' || value === null) return value;
  const shown = value as { id?: unknown; entryId?: unknown; players?: unknown };
  const isPlayer = shown.id === id;
  const team = String(shown.entryId ?? shown.id);
  // Not only those that list their players: a team that sits out shows its name alone.
  const isTeam = teams.has(team) || JSON.stringify(shown.players ?? '').includes(id);
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      if (isPlayer && name in fields) return [name, fields[name as keyof PlayerFields]];
      if (isTeam && name === 'name') return [name, member === teams.get(team) ? member : fields.lastName];
      return [name, withoutPlayer(member, id, fields, teams)];
    }),
  );
}
