import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DealAnswer } from '../../src/deals/dto/deal.answer.js';
import { itAnswersAsDocumented, startApp, type TestApp } from '../support/app.js';
import { body } from '../support/client.js';
import { Contest, correct, dealsOf, record, removeDeal, send } from '../support/contest.js';
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

  it('has a row for every deal whose points came out otherwise because of another, or of the table’s end', async () => {
    const { contest, table } = await oneTable(4);
    for (const points of [81, 100, 81]) await record(app.admin, table, takers(points));
    const scores = async () => (await dealsOf(app.admin, table)).map(({ version, result }) => [version, result.score]);
    const before = await scores();
    body(await app.admin.post(`/tables/${table}/end?reason=late`));
    const ended = await scores();
    body(await correct(app.admin, table, 1, takers(90)));
    const after = await scores();
    const rescored = (await contest.audit()).filter(({ action }) => action === 'deal.rescored');
    const seen = rescored.map(({ subjectId, reason, before: was, after: is }) => {
      const [one, other] = [was, is] as { version: number; score: object }[];
      return [subjectId, reason, [one!.version, one!.score], [other!.version, other!.score]];
    });
    expect(seen).toEqual([
      [`${table}/3`, 'late', before[2], ended[2]],
      [`${table}/2`, 'misread', ended[1], after[1]],
    ]);
    expect([before[2], ended[2]]).toEqual([
      [1, { a: 0, b: 81 }],
      [2, { a: 81, b: 81 }],
    ]);
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
