import { randomUUID } from 'node:crypto';
import { readConfig } from '../../src/config.js';
import type { Config } from '../../src/config.js';
import { copyDatabase, dropDatabase } from '../../src/database/databases.js';

export interface TestDatabase {
  readonly url: string;
  /** What the modules under test are given: this database, and nothing of the machine's environment. */
  readonly config: Config;
  drop(): Promise<void>;
}

/**
 * A database with all migrations and no rows, for one test file: call it in `beforeAll`, and `drop` in `afterAll`.
 * Takes a twentieth of a second. Tests that do not call it need no server.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { TEST_SERVER_URL: server, TEST_TEMPLATE: template } = process.env;
  if (!server || !template) throw new Error('This test needs a database server: run it by `npm test -- <path>`.');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = await copyDatabase(server, template, name);
  const config = readConfig({ DATABASE_URL: url, DATABASE_POOL_SIZE: '4', LOG_LEVEL: 'error' });
  return { url, config, drop: () => dropDatabase(server, name) };
}
