import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { IdempotencyRepository } from './idempotency.repository.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The contract promises 24 hours. */
const KEPT = 48 * HOUR;

/** Forgets kept answers that nobody will ask for any more. */
@Injectable()
export class IdempotencyCleaner implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('idempotency');
  private timer: NodeJS.Timeout | undefined;
  private first: NodeJS.Timeout | undefined;

  constructor(private readonly repository: IdempotencyRepository) {}

  onApplicationBootstrap(): void {
    const clean = (): void => {
      this.repository.forgetBefore(new Date(Date.now() - KEPT)).catch((error: unknown) => {
        this.log.warn(`kept answers were not cleaned: ${String(error)}`);
      });
    };
    this.timer = setInterval(clean, HOUR);
    this.timer.unref();
    // A laptop that is on for one evening at a time never sees the hour.
    this.first = setTimeout(clean, MINUTE);
    this.first.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
    clearTimeout(this.first);
  }
}
