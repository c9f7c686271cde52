import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DealAnswer } from '../../src/deals/dto/deal.answer.js';
import { itAnswersAsDocumented, startApp, type TestApp } from '../support/app.js';
import type { Answer } from '../support/client.js';
import { Contest, dealsOf, newKey, send, tableOf } from '../support/contest.js';
import { expectRefused, short } from '../support/refusals.js';
import { takers } from '../support/sheets.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const oneTable = (deals = 12) => Contest.atFirstRound(app.admin, { teams: 2, deals });

/** What a replay must have like the first answer. */
const kept = ({ status, text, headers }: Answer<unknown>) => ({
  status,
  text,
  location: headers.get('location'),
  etag: headers.get('etag'),
  type: headers.get('content-type'),
});

const isReplay = ({ headers }: Answer<unknown>) => headers.get('idempotency-replayed');

describe('deals', () => {
  it('are not taken without a key', async () => {
    const { table } = await oneTable();
    expectRefused(await app.admin.post(`/tables/${table}/deals`, takers(95)), [400, 'idempotency-key-required']);
    expect(await dealsOf(app.admin, table)).toEqual([]);
  });

  it('of one number from two tablets are stored once: the second key is shown what the first stored', async () => {
    const { table } = await oneTable();
    const path = `/tables/${table}/deals?number=1`;
    const sent = (key: string, points: number) =>
      app.admin.post<DealAnswer>(path, takers(points), { 'idempotency-key': key });
    const [mine, yours] = [newKey(), newKey()];
    const answers = await Promise.all([sent(mine, 95), sent(yours, 96)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const [stored] = await dealsOf(app.admin, table);
    const [refused] = answers.filter(({ status }) => status === 409);
    expect(refused!.body).toMatchObject({ code: 'deal-exists', deal: stored });
    // The tablet that was first retries, and gets its own.
    const first = answers[0].status === 201 ? { key: mine, points: 95 } : { key: yours, points: 96 };
    const again = await sent(first.key, first.points);
    expect([again.status, isReplay(again), again.body]).toEqual([201, 'true', stored]);
  });
});

describe('many requests at once with one key', () => {
  it('store one deal: each gets it, or is told that the first is at work', async () => {
    const { table } = await oneTable();
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(app.admin, table, takers(95), key)));
    const stored = answers.filter(({ status }) => status === 201);
    const busy = answers.filter(({ status }) => status !== 201);
    expect(busy.map(short)).toEqual(busy.map(() => [409, 'idempotency-in-progress']));
    expect(stored.filter((answer) => isReplay(answer) === null)).toHaveLength(1);
    expect(new Set(stored.map(({ text }) => text)).size).toBe(1);
    expect(await dealsOf(app.admin, table)).toEqual([stored[0]!.body]);
    expect(await tableOf(app.admin, table)).toMatchObject({ deals: { counted: 1 }, score: { a: 95, b: 67 } });
    expect(kept(await send(app.admin, table, takers(95), key))).toEqual(kept(stored[0]!));
  });

  it('and other bodies store one deal too, and the others are refused', async () => {
    const { table } = await oneTable();
    const key = newKey();
    const answers = await Promise.all(
      [90, 91, 92, 93, 94, 95].map((points) => send(app.admin, table, takers(points), key)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const codes = answers.filter(({ status }) => status !== 201).map((answer) => short(answer)[1]);
    expect(codes.filter((code) => code !== 'idempotency-in-progress' && code !== 'idempotency-key-reused')).toEqual([]);
    expect(await dealsOf(app.admin, table)).toHaveLength(1);
  });
});

itAnswersAsDocumented(() => app);
