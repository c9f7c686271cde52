import { Inject, Injectable, Logger } from '@nestjs/common';
import type { OnModuleDestroy } from '@nestjs/common';
import { PrismaPg } from '@prisma/adapter-pg';
import { CONFIG } from '../config.js';
import type { Config } from '../config.js';
import { PrismaClient } from './generated/client.js';

/** An organiser's tablet waits no longer than this for an answer that the database is away. */
const CONNECT_PATIENCE_MS = 3000;

/** The one way to the database. It connects when first asked, and again by itself after the database was away. */
@Injectable()
export class PrismaService extends PrismaClient implements OnModuleDestroy {
  constructor(@Inject(CONFIG) config: Config) {
    const logger = new Logger('Database');
    // Without these two, a connection that is lost while idle or inside a transaction ends the process.
    const onLost = (error: Error): void => {
      logger.warn(`A connection was lost: ${error.message}`);
    };
    super({
      adapter: new PrismaPg(
        {
          connectionString: config.databaseUrl,
          max: config.databasePoolSize,
          connectionTimeoutMillis: CONNECT_PATIENCE_MS,
          application_name: 'dix-de-der',
          keepAlive: true,
        },
        { onPoolError: onLost, onConnectionError: onLost },
      ),
    });
  }

  async onModuleDestroy(): Promise<void> {
    await this.$disconnect();
  }
}
