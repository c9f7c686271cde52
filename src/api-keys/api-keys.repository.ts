import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { newId } from '../database/new-id.js';
import type { Page } from '../shared/sent.js';

export interface StoredKey {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly hash: string;
  readonly prefix: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly revokedAt: Date | null;
  readonly fromEnvironment: boolean;
}

@Injectable()
export class ApiKeysRepository {
  constructor(private readonly database: Database) {}

  findByHash(hash: string): Promise<StoredKey | null> {
    return this.database.client.apiKey.findUnique({ where: { hash } });
  }

  find(id: string): Promise<StoredKey | null> {
    return this.database.client.apiKey.findUnique({ where: { id } });
  }

  list({ limit, cursor }: Page): Promise<StoredKey[]> {
    return this.database.client.apiKey.findMany({
      where: cursor === null ? {} : { id: { gt: cursor } },
      orderBy: { id: 'asc' },
      take: limit + 1,
    });
  }

  create(key: {
    name: string;
    hash: string;
    prefix: string;
    expiresAt: Date | null;
    fromEnvironment?: boolean;
  }): Promise<StoredKey> {
    return this.database.client.apiKey.create({ data: { id: newId(), role: 'admin', ...key } });
  }

  /**
   * The administrators' keys that still work, under a lock until the end of the transaction: two revocations cannot each leave the
   * other's, and two processes that start together make one first key.
   */
  async lockAdministrators(now: Date): Promise<string[]> {
    await this.database.client
      .$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('dix-de-der/administrators', 0))`;
    const rows = await this.database.client.$queryRaw<{ id: string }[]>`
      SELECT id FROM api_keys
      WHERE role = 'admin' AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > ${now})
      ORDER BY id`;
    return rows.map(({ id }) => id);
  }

  async anyAdministrator(now: Date): Promise<boolean> {
    const count = await this.database.client.apiKey.count({
      where: { role: 'admin', revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] },
    });
    return count > 0;
  }

  /** Ends a key by hand: ADMIN_API_KEY does not bring it back. */
  async revoke(id: string, now: Date): Promise<void> {
    await this.database.client.apiKey.update({ where: { id }, data: { revokedAt: now, fromEnvironment: false } });
  }

  /** Ends the keys that earlier values of ADMIN_API_KEY made, and tells which. */
  async revokeOthersFromEnvironment(hash: string, now: Date): Promise<string[]> {
    const ended = await this.database.client.apiKey.updateManyAndReturn({
      where: { fromEnvironment: true, revokedAt: null, hash: { not: hash } },
      data: { revokedAt: now },
      select: { id: true },
    });
    return ended.map(({ id }) => id);
  }

  async restore(id: string): Promise<void> {
    await this.database.client.apiKey.update({ where: { id }, data: { revokedAt: null } });
  }

  /** Records a use, at most once a minute: a write for each read would cost more than the reading. */
  async markUsed(id: string, now: Date): Promise<void> {
    const minuteAgo = new Date(now.getTime() - 60_000);
    await this.database.client.apiKey.updateMany({
      where: { id, OR: [{ lastUsedAt: null }, { lastUsedAt: { lt: minuteAgo } }] },
      data: { lastUsedAt: now },
    });
  }
}
