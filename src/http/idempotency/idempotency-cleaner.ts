import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { IdempotencyRepository } from './idempotency.repository.js';

const HOUR = 3_600_000;
/** The contract promises 24 hours. */
const KEPT = 48 * HOUR;

/** Forgets kept answers that nobody will ask for any more. */
@Injectable()
export class IdempotencyCleaner implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('idempotency');
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly repository: IdempotencyRepository) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.repository.forgetBefore(new Date(Date.now() - KEPT)).catch((error: unknown) => {
        this.log.warn(`kept answers were not cleaned: ${String(error)}`);
      });
    }, HOUR);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }
}
