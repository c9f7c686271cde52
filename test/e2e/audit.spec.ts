import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DealAnswer } from '../../src/deals/dto/deal.answer.js';
import { itAnswersAsDocumented, startApp, type TestApp } from '../support/app.js';
import { body } from '../support/client.js';
import { Contest, correct, record, removeDeal, send } from '../support/contest.js';
import { expectRefused } from '../support/refusals.js';
import { gift, takers } from '../support/sheets.js';
import { without } from '../support/without.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const oneTable = (deals: number) => Contest.atFirstRound(app.admin, { teams: 2, deals });

describe('the audit', () => {
  it('has a row for every change of a result, with who, why, before and after', async () => {
    const { contest, table } = await oneTable(3);
    const first = await record(app.admin, table, takers(95));
    const corrected = body(await correct(app.admin, table, 1, takers(70)));
    await removeDeal(app.admin, table, 1);
    const rows = (await contest.audit()).filter(({ subject }) => subject === 'deal');
    const facts = (deal: DealAnswer) => ({
      version: deal.version,
      sheet: deal.sheet,
      score: deal.result.score,
      verdict: deal.result.verdict,
    });
    const [actor] = await app.sql('SELECT id FROM api_keys');
    expect(rows.map((row) => without(row, 'id', 'at'))).toEqual(
      [
        { action: 'deal.recorded', reason: null, before: null, after: facts(first) },
        { action: 'deal.corrected', reason: 'misread', before: facts(first), after: facts(corrected) },
        { action: 'deal.deleted', reason: 'twice', before: facts(corrected), after: null },
      ].map((row) => ({ ...row, actor: actor?.['id'], subject: 'deal', subjectId: `${table}/1` })),
    );
    expect(rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).sort());
  });

  it('has none for what was refused', async () => {
    const { contest, table } = await oneTable(1);
    await record(app.admin, table, gift('a', 10));
    const before = await contest.audit();
    expectRefused(await send(app.admin, table, gift('a', 10)), [409, 'round-full']);
    expectRefused(await send(app.admin, table, { outcome: 'nonsense' }), [
      400,
      'malformed-request',
      '/outcome not-in-list',
    ]);
    expect(await contest.audit()).toEqual(before);
  });

  it('is shown to nobody without a key', async () => {
    const { contest } = await oneTable(1);
    expectRefused(await app.anyone.get(`${contest.path}/audit`), [401, 'key-required']);
  });
});

itAnswersAsDocumented(() => app);
