import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../../src/config.js';
import { ensureDatabase } from '../../src/database/databases.js';
import { migrate } from '../../src/database/migrations.js';
import { itAnswersAsDocumented, startAppOn, type TestApp } from '../support/app.js';
import { Contest, dealsOf, etagAt, newKey, record, send, tableOf } from '../support/contest.js';
import { type Gate, gateBefore } from '../support/gate.js';
import { type OwnPostgres, startOwnPostgres } from '../support/own-postgres.js';
import { short } from '../support/refusals.js';
import { takers } from '../support/sheets.js';

const MIGRATIONS = fileURLToPath(new URL('../../prisma/migrations', import.meta.url));

let server: OwnPostgres;
let gate: Gate;
let app: TestApp;
let table: string;
beforeAll(async () => {
  server = await startOwnPostgres({ isThrowAway: false });
  const url = await ensureDatabase(server.url, 'outage');
  await migrate(url, MIGRATIONS, () => undefined);
  gate = await gateBefore(url);
  app = await startAppOn(readConfig({ DATABASE_URL: gate.url, DATABASE_POOL_SIZE: '4', LOG_LEVEL: 'silent' }));
  Logger.overrideLogger(false);
  ({ table } = await Contest.atFirstRound(app.admin, { teams: 2, deals: 20 }));
});
afterAll(async () => {
  await app.stop();
  gate.shut();
  await server.stop();
});

interface Asked<Body> {
  readonly status: number;
  readonly body: Body;
}

/** Asks until the answer is another than 503. */
async function untilBack<Body>(ask: () => Promise<Asked<Body>>): Promise<Asked<Body>> {
  for (let tries = 0; tries < 300; tries++) {
    const answer = await ask();
    if (answer.status !== 503) return answer;
    await pause(100);
  }
  throw new Error('the server did not come back');
}

/** Kills Postgres, and waits until that is felt: a backend may still answer what it was asked before. */
async function crash(): Promise<void> {
  server.crash();
  for (let tries = 0; tries < 1000; tries++) {
    if ((await app.anyone.askAt('GET', '/health/ready')).status === 503) return;
  }
  throw new Error('the crash was not felt');
}

describe('when the database is out of reach', () => {
  it('every question to it is 503 with Retry-After, in every language, and stores nothing', async () => {
    const first = await record(app.admin, table, takers(95));
    const etag = await etagAt(app.admin, `/tables/${table}/deals/1`);
    gate.shut();
    const answers = await Promise.all([
      send(app.admin, table, takers(90)),
      app.admin.put(`/tables/${table}/deals/1?reason=x`, takers(90), etag),
      app.admin.delete(`/tables/${table}/deals/1?reason=x`, etag),
      app.admin.post('/players', { lastName: 'x', firstName: 'y' }),
      app.admin.get('/players'),
      app.anyone.get(`/tables/${table}`, { 'accept-language': 'de' }),
      app.anyone.get('/tournaments', { 'accept-language': 'fr' }),
      app.anyone.askAt('GET', '/health/ready'),
    ]);
    expect(answers.map(short)).toEqual(answers.map(() => [503, 'database-away']));
    const waits = answers.map(({ headers }) => /^[1-9]\d*$/.test(headers.get('retry-after') ?? ''));
    expect(waits).toEqual(answers.map(() => true));
    expect(answers.map(({ headers }) => headers.get('content-language')).slice(4, 7)).toEqual(['en', 'de', 'fr']);
    expect(new Set(answers.slice(4, 7).map(({ text }) => (JSON.parse(text) as { detail: string }).detail)).size).toBe(
      3,
    );
    await gate.open();
    await untilBack(() => app.anyone.get('/tournaments'));
    expect(await dealsOf(app.admin, table)).toEqual([first]);
    expect((await app.admin.get<{ items: unknown[] }>('/players?q=x')).body.items).toEqual([]);
  });

  it('the process lives, and what needs no database is served', async () => {
    gate.shut();
    const live = await app.anyone.askAt('GET', '/health/live');
    expect([live.status, live.body]).toEqual([200, { status: 'ok' }]);
    const score = await app.anyone.post<{ verdict: string }>('/rulesets/ffb-classic/score', takers(95));
    expect([score.status, score.body.verdict]).toEqual([200, 'made']);
    expect((await app.anyone.askAt('GET', '/openapi.json')).status).toBe(200);
    await gate.open();
    await untilBack(() => app.anyone.get('/tournaments'));
  });

  it('a retry after it stores what was sent once', async () => {
    const before = await dealsOf(app.admin, table);
    const key = newKey();
    gate.shut();
    expect(short(await send(app.admin, table, takers(90), key))).toEqual([503, 'database-away']);
    expect(short(await send(app.admin, table, takers(90), key))).toEqual([503, 'database-away']);
    await gate.open();
    const stored = await untilBack(() => send(app.admin, table, takers(90), key));
    expect(stored.status).toBe(201);
    const again = await send(app.admin, table, takers(90), key);
    expect([again.status, again.headers.get('idempotency-replayed'), again.body]).toEqual([201, 'true', stored.body]);
    expect(await dealsOf(app.admin, table)).toEqual([...before, stored.body]);
  });
});

describe('when the database crashes', () => {
  it('all goes on by itself as soon as it is back, with what was stored', async () => {
    const last = await record(app.admin, table, takers(92));
    const before = [await dealsOf(app.admin, table), await tableOf(app.admin, table)];
    await crash();
    const ready = await untilBack(() => app.anyone.askAt('GET', '/health/ready'));
    expect(ready).toMatchObject({ status: 200, body: { status: 'ok' } });
    await untilBack(() => app.anyone.get(`/tables/${table}`));
    expect([await dealsOf(app.admin, table), await tableOf(app.admin, table)]).toEqual(before);
    expect(await record(app.admin, table, takers(95))).toMatchObject({ number: last.number + 1 });
  });

  it('deals that were under way are stored once or not at all, and their retries settle it', async () => {
    const before = await dealsOf(app.admin, table);
    const keys = Array.from({ length: 6 }, newKey);
    const sending = keys.map((key) => send(app.admin, table, takers(95), key));
    // In the middle of it: some have been answered, some have not.
    await Promise.race(sending);
    server.crash();
    const answers = await Promise.all(sending);
    expect(answers.filter(({ status }) => status !== 201 && status !== 503).map(short)).toEqual([]);
    const settled = [];
    for (const [i, key] of keys.entries()) {
      const answer = await untilBack(() => send(app.admin, table, takers(95), key));
      expect(answer.status).toBe(201);
      if (answers[i]?.status === 201) expect(answer.body).toEqual(answers[i].body);
      settled.push(answer.body);
    }
    settled.sort((one, other) => one.number - other.number);
    expect(await dealsOf(app.admin, table)).toEqual([...before, ...settled]);
    const next = before.length + 1;
    expect(settled.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5].map((i) => next + i));
  });
});

itAnswersAsDocumented(() => app);
