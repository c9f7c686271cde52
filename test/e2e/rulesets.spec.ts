import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RulesetAnswer, RulesetList } from '../../src/rulesets/dto/ruleset.answer.js';
import { itAnswersAsDocumented, startApp, type TestApp } from '../support/app.js';
import { body, etagOf } from '../support/client.js';
import { takers } from '../support/sheets.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('rulesets', () => {
  it('are the presets first, then the organisers’ own, every parameter with its meaning and source', async () => {
    body(await app.admin.post('/rulesets', { key: 'aaa', name: 'A', base: 'ffb-coinche' }), 201);
    const { items } = body(await app.anyone.get<RulesetList>('/rulesets?limit=200'));
    const presets = items.filter(({ preset }) => preset).map(({ key }) => key);
    expect(presets).toEqual(items.slice(0, presets.length).map(({ key }) => key));
    expect(presets).toEqual(expect.arrayContaining(['ffb-classic', 'ffb-contree-made', 'ffb-coinche']));
    expect(items[presets.length]).toMatchObject({ key: 'aaa', base: 'ffb-coinche', preset: false });
    const bare = items.flatMap(({ key, explained }) =>
      explained.filter(({ meaning, source }) => meaning === '' || source === '').map(({ path }) => `${key} ${path}`),
    );
    expect(bare).toEqual([]);
    const keys: string[] = [];
    let path: string | undefined = '/rulesets?limit=5';
    while (path !== undefined) {
      const page: RulesetList = body(await app.anyone.get<RulesetList>(path));
      keys.push(...page.items.map(({ key }) => key));
      path = page.next === null ? undefined : `/rulesets?limit=5&cursor=${page.next}`;
    }
    expect(keys).toEqual(items.map(({ key }) => key));
  });

  it('of one’s own score as they say, built on one another', async () => {
    body(
      await app.admin.post('/rulesets', {
        key: 'tens',
        name: 'Tens',
        base: 'ffb-classic',
        overrides: { rounding: { to: 10 } },
      }),
      201,
    );
    const answer = await app.admin.post<RulesetAnswer>('/rulesets', {
      key: 'tens-down',
      name: 'Down',
      base: 'tens',
      overrides: { rounding: { half: 'down' } },
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([201, '/api/v1/rulesets/tens-down']);
    const score = async (key: string) =>
      body(await app.anyone.post<{ score: object }>(`/rulesets/${key}/score`, takers(95))).score;
    expect([await score('tens'), await score('tens-down')]).toEqual([
      { a: 100, b: 70 },
      { a: 90, b: 70 },
    ]);
    const read = await app.anyone.get<RulesetAnswer>('/rulesets/tens-down');
    expect([read.body, etagOf(read)]).toEqual([answer.body, etagOf(answer)]);
  });
});

itAnswersAsDocumented(() => app);
