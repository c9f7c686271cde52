import { Injectable } from '@nestjs/common';
import { Database } from '../../database/database.js';

/** What makes two requests the same request. */
export interface Scope {
  readonly callerId: string;
  readonly method: string;
  readonly path: string;
  readonly key: string;
}

export interface KeptAnswer {
  readonly fingerprint: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

@Injectable()
export class IdempotencyRepository {
  constructor(private readonly database: Database) {}

  /** Takes the scope for this transaction; false when another transaction has it. A second INSERT would wait instead of telling. */
  async claim(scope: Scope): Promise<boolean> {
    const name = JSON.stringify([scope.callerId, scope.method, scope.path, scope.key]);
    const rows = await this.database.client.$queryRaw<{ claimed: boolean }[]>`
      SELECT pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) AS claimed`;
    return rows[0]?.claimed === true;
  }

  async find(scope: Scope): Promise<KeptAnswer | null> {
    const row = await this.database.client.idempotencyKey.findUnique({
      where: { callerId_method_path_key: { ...scope } },
    });
    return row === null ? null : { ...row, headers: row.headers as Record<string, string> };
  }

  async keep(scope: Scope, answer: KeptAnswer): Promise<void> {
    await this.database.client.idempotencyKey.create({ data: { ...scope, ...answer } });
  }

  async forgetBefore(moment: Date): Promise<number> {
    const { count } = await this.database.client.idempotencyKey.deleteMany({ where: { createdAt: { lt: moment } } });
    return count;
  }
}
