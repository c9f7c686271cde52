import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from '../../src/config.js';
import { isDatabaseAway, isTooBusy } from '../../src/database/database-errors.js';
import { PrismaService } from '../../src/database/prisma.service.js';
import { startOwnPostgres } from '../support/own-postgres.js';
import type { OwnPostgres } from '../support/own-postgres.js';

let server: OwnPostgres;
let prisma: PrismaService;

const connect = (url: string): PrismaService =>
  new PrismaService(readConfig({ DATABASE_URL: url, DATABASE_POOL_SIZE: '2' }));

beforeAll(async () => {
  // Every lost connection is a warning, and here that is what is wanted.
  Logger.overrideLogger(['error']);
  server = await startOwnPostgres();
  prisma = connect(server.url);
});

afterAll(async () => {
  await prisma.$disconnect();
  await server.stop();
});

const ask = (sql = 'SELECT 1'): Promise<unknown> => prisma.$queryRawUnsafe(sql);

async function whetherAway(work: Promise<unknown>, question = isDatabaseAway): Promise<boolean> {
  try {
    await work;
  } catch (error) {
    return question(error);
  }
  throw new Error('This was expected to fail.');
}

/** Asks until it is answered; every answer before that must say that the database is away. */
async function comeBack(): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    try {
      await ask();
      return;
    } catch (error) {
      expect(isDatabaseAway(error)).toBe(true);
    }
    await sleep(50);
  }
  throw new Error('The database did not come back.');
}

describe('a database that is away', () => {
  it('is noticed when it ends a query, and when it ends a transaction', async () => {
    const end = `SELECT pg_terminate_backend(pid)::text FROM pg_stat_activity WHERE query LIKE '%victim%' AND pid <> pg_backend_pid()`;
    const query = whetherAway(ask('SELECT pg_sleep(5)::text /* victim */'));
    await sleep(150);
    await ask(end);
    expect(await query).toBe(true);
    const transaction = prisma.$transaction(async (inside) => {
      await inside.$queryRawUnsafe('SELECT 1 /* victim */');
      await ask(end);
      await sleep(100);
      await inside.$queryRawUnsafe('SELECT 2');
    });
    expect(await whetherAway(transaction)).toBe(true);
    await comeBack();
  });

  it('is noticed when it crashes under a query, and comes back by itself', async () => {
    const query = whetherAway(ask('SELECT pg_sleep(5)::text'));
    await sleep(150);
    server.crash();
    expect(await query).toBe(true);
    await comeBack();
  });

  it('is noticed when it crashes under a transaction, and comes back by itself', async () => {
    const transaction = prisma.$transaction(async (inside) => {
      await inside.$queryRawUnsafe('SELECT 1');
      server.crash();
      await sleep(100);
      await inside.$queryRawUnsafe('SELECT 2');
    });
    expect(await whetherAway(transaction)).toBe(true);
    await comeBack();
  });

  it('is told from one whose connections are all busy for too long', async () => {
    const busy = Promise.all([1, 2].map(() => ask('SELECT pg_sleep(3.5)::text')));
    const waiting = [
      whetherAway(ask(), isTooBusy),
      whetherAway(
        prisma.$transaction((inside) => inside.$queryRawUnsafe('SELECT 1')),
        isTooBusy,
      ),
    ];
    expect(await Promise.all(waiting)).toEqual([true, true]);
    await busy;
  });

  it.each([
    ['nobody listens', 'postgresql://a:b@127.0.0.1:1/x'],
    ['nobody listens on either address', 'postgresql://a:b@localhost:1/x'],
    ['the name is unknown', 'postgresql://a:b@database.invalid:5432/x'],
  ])('is noticed when %s', async (_, url) => {
    const other = connect(url);
    expect(await whetherAway(other.$queryRawUnsafe('SELECT 1'))).toBe(true);
    expect(await whetherAway(other.$transaction((inside) => inside.$queryRawUnsafe('SELECT 1')))).toBe(true);
    await other.$disconnect();
  });

  it('is noticed when somebody listens and says nothing', async () => {
    const mute = createServer((socket) => socket.on('error', () => undefined));
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    const other = connect(`postgresql://a:b@127.0.0.1:${String((mute.address() as AddressInfo).port)}/x`);
    expect(await whetherAway(other.$queryRawUnsafe('SELECT 1'))).toBe(true);
    await other.$disconnect();
    mute.close();
  });

  it('is not one that refuses a statement', async () => {
    expect(await whetherAway(ask('SELECT 1 / 0'))).toBe(false);
    expect(await whetherAway(ask('SELECT * FROM nowhere'))).toBe(false);
    expect(isDatabaseAway(new Error('Something else'))).toBe(false);
  });
});
