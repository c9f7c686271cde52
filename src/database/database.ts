import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import type { Prisma } from './generated/client.js';
import { isWorthRepeating } from './database-errors.js';
import { PrismaService } from './prisma.service.js';

/** How long a request waits for a connection, and how long its work may take, in milliseconds. */
const PATIENCE = { maxWait: 5_000, timeout: 30_000 };
const TRIES = 4;

/**
 * The one place where transactions begin and end. Whatever runs inside `transaction` (repositories of several modules, the kept
 * answer of an idempotency key) is committed together or not at all; a second `transaction` inside joins the first.
 */
@Injectable()
export class Database {
  private readonly running = new AsyncLocalStorage<Prisma.TransactionClient>();

  constructor(private readonly prisma: PrismaService) {}

  /** For repositories: the transaction that is running, or the database itself. */
  get client(): Prisma.TransactionClient {
    return this.running.getStore() ?? this.prisma;
  }

  /** Runs `work` as one transaction. A deadlock or a failed serialization undid everything, so the work begins again. */
  async transaction<Value>(work: () => Promise<Value>): Promise<Value> {
    if (this.running.getStore() !== undefined) return work();
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.prisma.$transaction((client) => this.running.run(client, work), PATIENCE);
      } catch (error) {
        if (attempt === TRIES || !isWorthRepeating(error)) throw error;
      }
    }
  }

  /** Reads several things as they were at one moment; inside a transaction, as that transaction sees them. */
  async snapshot<Value>(read: () => Promise<Value>): Promise<Value> {
    if (this.running.getStore() !== undefined) return read();
    return this.prisma.$transaction((client) => this.running.run(client, read), {
      ...PATIENCE,
      isolationLevel: 'RepeatableRead',
    });
  }

  /** Whether the database answers. */
  async answers(): Promise<boolean> {
    try {
      await this.prisma.$queryRaw`SELECT 1`;
      return true;
    } catch {
      return false;
    }
  }
}
