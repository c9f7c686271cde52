import { Injectable } from '@nestjs/common';
import type { Ruleset } from '../belote/rulesets/ruleset.js';
import { Database } from '../database/database.js';
import type { Prisma, StoredRuleset as Row } from '../database/generated/client.js';

export interface OwnRuleset {
  readonly key: string;
  readonly name: string;
  readonly base: string;
  readonly ruleset: Ruleset;
}

@Injectable()
export class RulesetsRepository {
  constructor(private readonly database: Database) {}

  async find(key: string): Promise<OwnRuleset | null> {
    // What was sent may be no key at all, and a database does not even look for some characters.
    if (!/^[a-z0-9-]+$/.test(key)) return null;
    const row = await this.database.client.storedRuleset.findUnique({ where: { key } });
    return row === null ? null : read(row);
  }

  /** In the order of their keys, those after `key` where one is given. */
  async after(key: string | null, limit: number): Promise<OwnRuleset[]> {
    const rows = await this.database.client.storedRuleset.findMany({
      where: key === null ? {} : { key: { gt: key } },
      orderBy: { key: 'asc' },
      take: limit,
    });
    return rows.map(read);
  }

  async create({ overrides, ...own }: OwnRuleset & { overrides: object }): Promise<OwnRuleset> {
    const row = await this.database.client.storedRuleset.create({
      data: {
        ...own,
        overrides: overrides,
        ruleset: own.ruleset as unknown as Prisma.InputJsonObject,
      },
    });
    return read(row);
  }
}

function read({ key, name, base, ruleset }: Row): OwnRuleset {
  return { key, name, base, ruleset: ruleset as unknown as Ruleset };
}
