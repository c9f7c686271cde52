import { describe, expect, it } from '@jest/globals';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { AddressInfo } from 'node:net';
import { Client as Postgres } from 'pg';
import { ApiKeysService } from '../../src/api-keys/api-keys.service.js';
import type { Config } from '../../src/config.js';
import { createApp } from '../../src/create-app.js';
import { Client } from './client.js';
import { createTestDatabase } from './database.js';
import { answerFaults, type Document } from './document.js';

/** The whole product on a database of its own, listening on the loopback. */
export interface TestApp {
  /** Asks with the first administrator's key. */
  readonly admin: Client;
  readonly adminKey: string;
  /** Asks without a key. */
  readonly anyone: Client;
  readonly document: Document;
  /** What its answers had that its document has not. */
  readonly undocumented: ReadonlySet<string>;
  readonly nest: NestExpressApplication;
  /** Asks the database itself. */
  sql(text: string, values?: readonly unknown[]): Promise<Readonly<Record<string, unknown>>[]>;
  stop(): Promise<void>;
}

/** Starts the product; call it in `beforeAll`, and `stop` in `afterAll`. */
export async function startApp(): Promise<TestApp> {
  const database = await createTestDatabase();
  const app = await startAppOn(database.config);
  return {
    ...app,
    stop: async () => {
      await app.stop();
      await database.drop();
    },
  };
}

/** The same on a database that somebody else made and drops. */
export async function startAppOn(config: Config): Promise<TestApp> {
  const nest = await createApp(config);
  const adminKey = await nest.get(ApiKeysService).ensureFirstAdministrator();
  if (adminKey === null) throw new Error('there was an administrator already');
  await nest.listen(0, '127.0.0.1');
  const { port } = nest.getHttpServer().address() as AddressInfo;
  const base = `http://127.0.0.1:${port}`;

  const response = await fetch(`${base}/openapi.json`);
  const document = (await response.json()) as Document;
  const undocumented = new Set<string>();
  const anyone = new Client({
    base,
    headers: {},
    seen: (answer) => {
      for (const fault of answerFaults(document, answer)) undocumented.add(fault);
    },
  });
  return {
    admin: anyone.as(adminKey),
    adminKey,
    anyone,
    document,
    undocumented,
    nest,
    sql: async (text, values = []) => {
      const client = new Postgres({ connectionString: config.databaseUrl });
      await client.connect();
      try {
        return (await client.query(text, [...values])).rows as Record<string, unknown>[];
      } finally {
        await client.end();
      }
    },
    stop: () => nest.close(),
  };
}

/** The last test of a file: whatever was answered in it is what the document says. */
export function itAnswersAsDocumented(app: () => TestApp): void {
  describe('the product', () => {
    it('has answered everything above as its document says', () => {
      expect([...app().undocumented]).toEqual([]);
    });
  });
}
