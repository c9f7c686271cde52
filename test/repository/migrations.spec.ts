import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withClient } from '../../src/database/databases.js';
import { MigrationRefused, migrate } from '../../src/database/migrations.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(async () => {
  await database.drop();
});

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dix-de-der-migrations-'));
  await query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const query = (sql: string): Promise<Record<string, unknown>[]> =>
  withClient(database.url, async (client) => (await client.query<Record<string, unknown>>(sql)).rows);

function write(name: string, sql: string): void {
  mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, name, 'migration.sql'), sql);
}

describe('migrate', () => {
  it('applies what is new in order, and keeps the book as Prisma does', async () => {
    write('2_member', 'CREATE TABLE member (club int REFERENCES club)');
    write('1_club', 'CREATE TABLE club (id int PRIMARY KEY);\nINSERT INTO club VALUES (1);\n');
    writeFileSync(join(folder, 'migration_lock.toml'), 'provider = "postgresql"');
    expect(await migrate(database.url, folder)).toEqual(['1_club', '2_member']);
    expect(await migrate(database.url, folder)).toEqual([]);
    write('3_more', 'INSERT INTO member VALUES (1)');
    expect(await migrate(database.url, folder)).toEqual(['3_more']);
    const book = await query('SELECT * FROM _prisma_migrations ORDER BY migration_name');
    expect(book).toHaveLength(3);
    expect(book[0]).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      checksum: createHash('sha256')
        .update('CREATE TABLE club (id int PRIMARY KEY);\nINSERT INTO club VALUES (1);\n')
        .digest('hex'),
      migration_name: '1_club',
      logs: null,
      rolled_back_at: null,
      applied_steps_count: 1,
    });
    expect(book[0]!['finished_at']).toBeInstanceOf(Date);
  });

  it('leaves nothing of a migration that fails, and can be repeated', async () => {
    write('1_club', 'CREATE TABLE club (id int PRIMARY KEY)');
    write('2_broken', 'CREATE TABLE half (id int); CREATE TABLE club (id int)');
    await expect(migrate(database.url, folder)).rejects.toThrow('2_broken failed: relation "club" already exists');
    expect(await query('SELECT migration_name FROM _prisma_migrations')).toEqual([{ migration_name: '1_club' }]);
    expect(await query("SELECT to_regclass('half') AS half")).toEqual([{ half: null }]);
    write('2_broken', 'CREATE TABLE half (id int)');
    expect(await migrate(database.url, folder)).toEqual(['2_broken']);
  });

  it('refuses a migration that was changed after it was applied, but not for other ends of lines', async () => {
    write('1_club', 'CREATE TABLE club (id int);\n');
    await migrate(database.url, folder);
    write('1_club', 'CREATE TABLE club (id int);\r\n');
    expect(await migrate(database.url, folder)).toEqual([]);
    write('1_club', 'CREATE TABLE club (id bigint);\n');
    await expect(migrate(database.url, folder)).rejects.toThrow(MigrationRefused);
    await expect(migrate(database.url, folder)).rejects.toThrow('1_club was changed');
  });

  it('refuses a database of a newer version, and one that Prisma left half done', async () => {
    write('1_club', 'CREATE TABLE club (id int)');
    write('2_newer', 'CREATE TABLE newer (id int)');
    await migrate(database.url, folder);
    rmSync(join(folder, '2_newer'), { recursive: true });
    await expect(migrate(database.url, folder)).rejects.toThrow('it was made by a newer one');
    write('2_newer', 'CREATE TABLE newer (id int)');
    await query('UPDATE _prisma_migrations SET finished_at = NULL');
    await expect(migrate(database.url, folder)).rejects.toThrow('never finished');
  });

  it('lets one of several at once do the work', async () => {
    write('1_club', 'CREATE TABLE club (id int); SELECT pg_sleep(0.3)');
    const applied = await Promise.all([1, 2, 3].map(() => migrate(database.url, folder)));
    expect(applied.flat()).toEqual(['1_club']);
  });
});
