import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseAway, isWorthRepeating, violatedConstraint } from '../../src/database/database-errors.js';
import { PrismaService } from '../../src/database/prisma.service.js';
import { createTestDatabase } from '../support/database.js';
import type { TestDatabase } from '../support/database.js';

let database: TestDatabase;
let prisma: PrismaService;

beforeAll(async () => {
  database = await createTestDatabase();
  prisma = new PrismaService(database.config);
  await run(
    'CREATE TABLE club (id int CONSTRAINT club_pkey PRIMARY KEY, size int CONSTRAINT club_size_check CHECK (size > 0))',
  );
  await run(`CREATE TABLE member (id int CONSTRAINT member_pkey PRIMARY KEY,
    club int CONSTRAINT member_club_fkey REFERENCES club ON DELETE RESTRICT,
    CONSTRAINT member_club_excl EXCLUDE USING btree (club WITH =))`);
  await run('INSERT INTO club VALUES (1, 1), (2, 1)');
  await run('INSERT INTO member VALUES (1, 1)');
});

afterAll(async () => {
  await prisma.$disconnect();
  await database.drop();
});

const run = (sql: string): Promise<number> => prisma.$executeRawUnsafe(sql);

async function errorOf(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
  } catch (error) {
    return error;
  }
  throw new Error('This was expected to fail.');
}

describe('the name of a violated constraint', () => {
  it.each([
    ['INSERT INTO club VALUES (1, 1)', 'club_pkey'],
    ['INSERT INTO member VALUES (2, 7)', 'member_club_fkey'],
    ['DELETE FROM club WHERE id = 1', 'member_club_fkey'],
    ['INSERT INTO club VALUES (3, -1)', 'club_size_check'],
    ['INSERT INTO member VALUES (3, 1)', 'member_club_excl'],
  ])('is read from %s', async (sql, violated) => {
    const error = await errorOf(run(sql));
    expect(violatedConstraint(error)).toBe(violated);
    expect(isDatabaseAway(error)).toBe(false);
    expect(isWorthRepeating(error)).toBe(false);
    const inTransaction = await errorOf(prisma.$transaction((transaction) => transaction.$executeRawUnsafe(sql)));
    expect(violatedConstraint(inTransaction)).toBe(violated);
  });

  it('is read from a call of the generated client', async () => {
    const key = { name: 'Test', role: 'admin', hash: 'a'.repeat(64), prefix: 'ddd' };
    await prisma.apiKey.create({ data: { ...key, id: randomUUID() } });
    const twice = await errorOf(prisma.apiKey.create({ data: { ...key, id: randomUUID() } }));
    expect(violatedConstraint(twice)).toEqual('api_keys_hash_key');
    const role = await errorOf(
      prisma.apiKey.create({ data: { ...key, id: randomUUID(), hash: 'b'.repeat(64), role: 'x' } }),
    );
    expect(violatedConstraint(role)).toEqual('api_keys_role_check');
  });

  it('is read in the language of the server', () => {
    const message = 'la nouvelle ligne de la relation « club » viole la contrainte de vérification « club_size_check »';
    expect(violatedConstraint({ code: '23514', message })).toEqual('club_size_check');
  });

  it('is not found where there is none', async () => {
    expect(violatedConstraint(await errorOf(run('SELECT 1 / 0')))).toBeUndefined();
    expect(violatedConstraint(new Error('"club"'))).toBeUndefined();
    expect(violatedConstraint(undefined)).toBeUndefined();
  });
});

describe('two transactions in each other’s way', () => {
  it('conflict at COMMIT', async () => {
    const insertCounted = (id: number): Promise<unknown> =>
      prisma.$transaction(
        async (transaction) => {
          await transaction.$queryRawUnsafe('SELECT sum(size) FROM club');
          await sleep(100);
          await transaction.$executeRawUnsafe(`INSERT INTO club VALUES (${String(id)}, 1)`);
          await sleep(100);
        },
        { isolationLevel: 'Serializable' },
      );
    const error = await errorOf(Promise.all([insertCounted(10), insertCounted(11)]));
    expect(isWorthRepeating(error)).toBe(true);
    expect(isDatabaseAway(error)).toBe(false);
  });

  it('conflict by a deadlock', async () => {
    const growBoth = ([first, second]: readonly [number, number]): Promise<unknown> =>
      prisma.$transaction(async (transaction) => {
        await transaction.$executeRawUnsafe(`UPDATE club SET size = size + 1 WHERE id = ${String(first)}`);
        await sleep(150);
        await transaction.$executeRawUnsafe(`UPDATE club SET size = size + 1 WHERE id = ${String(second)}`);
      });
    expect(isWorthRepeating(await errorOf(Promise.all([growBoth([1, 2]), growBoth([2, 1])])))).toBe(true);
  });
});
