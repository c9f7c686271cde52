import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.js';
import { Database } from '../database/database.js';
import { Refusal } from '../shared/refusal.js';
import type { Caller, Listed, Page, Sent } from '../shared/sent.js';
import { ApiKeysRepository, type StoredKey } from './api-keys.repository.js';
import type { CreateApiKey } from './dto/create-api-key.js';
import type { ApiKeyAnswer, NewApiKeyAnswer } from './dto/api-key.answer.js';

const PREFIX = 'ddd_';
const SHOWN = 12;

const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');

/** 256 bits of chance, in letters that survive a double click and a dictation. */
const newKey = (): string => PREFIX + randomBytes(32).toString('base64url');

@Injectable()
export class ApiKeysService {
  constructor(
    private readonly database: Database,
    private readonly repository: ApiKeysRepository,
    private readonly audit: AuditService,
  ) {}

  /** Who holds this key; null when it is unknown, expired or revoked. */
  async callerOf(key: string): Promise<Caller | null> {
    const hash = hashOf(key);
    const found = await this.repository.findByHash(hash);
    if (found === null || !timingSafeEqual(Buffer.from(found.hash), Buffer.from(hash))) return null;
    const now = new Date();
    if (found.revokedAt !== null || (found.expiresAt !== null && found.expiresAt <= now)) return null;
    if (found.lastUsedAt === null || now.getTime() - found.lastUsedAt.getTime() > 60_000) {
      await this.repository.markUsed(found.id, now);
    }
    return { keyId: found.id, role: 'admin' };
  }

  /**
   * Sees to it that somebody can administrate. `fixedKey` (ADMIN_API_KEY) becomes a key, and ends what an earlier value made; without
   * it a key is made when there is none. A key that was ended by hand stays ended, whatever the variable holds. The plain key is returned only when it was made here; nothing but its hash is kept.
   */
  ensureFirstAdministrator(fixedKey?: string): Promise<string | null> {
    return this.database.transaction(async () => {
      const now = new Date();
      await this.repository.lockAdministrators(now);
      if (fixedKey !== undefined) {
        const hash = hashOf(fixedKey);
        for (const id of await this.repository.revokeOthersFromEnvironment(hash, now)) {
          await this.note(null, 'key.revoked', id, {});
        }
        await this.keepFromEnvironment(fixedKey, hash);
        return null;
      }
      if (await this.repository.anyAdministrator(now)) return null;
      return this.newAdministratorKey('first administrator');
    });
  }

  /** Makes a further administrator's key and returns it, for whoever has lost the first. */
  newAdministratorKey(name: string): Promise<string> {
    return this.database.transaction(async () => {
      const key = newKey();
      const created = await this.repository.create(described(name, key));
      await this.note(null, 'key.created', created.id, { after: shown(created) });
      return key;
    });
  }

  private async keepFromEnvironment(fixedKey: string, hash: string): Promise<void> {
    const known = await this.repository.findByHash(hash);
    if (known === null) {
      const created = await this.repository.create({ ...described('ADMIN_API_KEY', fixedKey), fromEnvironment: true });
      await this.note(null, 'key.created', created.id, { after: shown(created) });
    } else if (known.fromEnvironment && known.revokedAt !== null) {
      await this.repository.restore(known.id);
      await this.note(null, 'key.restored', known.id, {});
    }
  }

  async create(sent: Sent<CreateApiKey>, caller: Caller): Promise<NewApiKeyAnswer> {
    const { name, role, expiresAt, tournamentId, tableId, side } = sent.inRange();
    const later = Object.entries({ tournamentId, tableId, side }).filter(([, value]) => value !== undefined);
    const notYet = [...(role === 'admin' ? [] : ['role']), ...later.map(([member]) => member)];
    const faults = notYet.map((member) => ({ code: 'not-available-yet', pointer: `/${member}` }));
    if (expiresAt !== undefined && new Date(expiresAt) <= new Date()) {
      faults.push({ code: 'moment-past', pointer: '/expiresAt' });
    }
    if (faults.length > 0) throw new Refusal('unprocessable-request', { faults });
    return this.database.transaction(async () => {
      const key = newKey();
      const created = await this.repository.create({
        ...described(name, key),
        expiresAt: expiresAt === undefined ? null : new Date(expiresAt),
      });
      await this.note(caller, 'key.created', created.id, { after: shown(created) });
      return { ...shown(created), key };
    });
  }

  async get(id: string): Promise<ApiKeyAnswer> {
    const found = await this.repository.find(id);
    if (found === null) throw new Refusal('not-found');
    return shown(found);
  }

  async list(page: Page): Promise<Listed<ApiKeyAnswer>> {
    const found = await this.repository.list(page);
    const items = found.slice(0, page.limit).map(shown);
    return { items, next: found.length > page.limit ? (items.at(-1)?.id ?? null) : null };
  }

  /** Ends a key at once. The row stays, for the audit speaks of it. */
  async revoke(id: string, caller: Caller): Promise<void> {
    await this.database.transaction(async () => {
      const now = new Date();
      const administrators = await this.repository.lockAdministrators(now);
      const found = await this.repository.find(id);
      if (found?.revokedAt !== null) throw new Refusal('not-found');
      if (administrators.length === 1 && administrators[0] === id) throw new Refusal('last-administrator');
      await this.repository.revoke(id, now);
      await this.note(caller, 'key.revoked', id, { before: shown(found) });
    });
  }

  private async note(
    caller: Caller | null,
    action: string,
    subjectId: string,
    change: { before?: object; after?: object },
  ): Promise<void> {
    await this.audit.record(caller, { action, subject: 'api-key', subjectId, ...change });
  }
}

function described(name: string, key: string): { name: string; hash: string; prefix: string; expiresAt: null } {
  // A key that somebody chose may be short; the part of it that is shown must not help to guess the rest.
  const prefix = key.startsWith(PREFIX) ? key.slice(0, SHOWN) : '';
  return { name, hash: hashOf(key), prefix, expiresAt: null };
}

function shown(key: StoredKey): ApiKeyAnswer {
  const moment = (date: Date | null): string | null => date?.toISOString() ?? null;
  const about = {
    id: key.id,
    name: key.name,
    role: 'admin' as const,
    prefix: key.prefix,
    createdAt: key.createdAt.toISOString(),
    lastUsedAt: moment(key.lastUsedAt),
    expiresAt: moment(key.expiresAt),
    revokedAt: moment(key.revokedAt),
  };
  const version = createHash('sha256').update(JSON.stringify(about)).digest('hex').slice(0, 16);
  return { ...about, version };
}
