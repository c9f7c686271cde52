import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DealAnswer } from '../../src/deals/dto/deal.answer.js';
import type { RulesetAnswer } from '../../src/rulesets/dto/ruleset.answer.js';
import { REFUSALS } from '../../src/shared/refusal.js';
import { itAnswersAsDocumented, startApp, type TestApp } from '../support/app.js';
import { type Answer, body, etagOf } from '../support/client.js';
import { Contest, newKey, record } from '../support/contest.js';
import { short } from '../support/refusals.js';
import { LITIGE, takers } from '../support/sheets.js';
import { without } from '../support/without.js';

let app: TestApp;
let contest: Contest;
let table: string;
beforeAll(async () => {
  app = await startApp();
  ({ contest, table } = await Contest.atFirstRound(app.admin, { teams: 2, deals: 12 }));
  await record(app.admin, table, LITIGE);
  await record(app.admin, table, takers(76, { belotes: ['a'] }));
});
afterAll(() => app.stop());

const LANGUAGES = ['en', 'fr', 'de'] as const;
const inAll = async <Body>(ask: (language: string) => Promise<Answer<Body>>): Promise<Answer<Body>[]> => {
  const answers: Answer<Body>[] = [];
  for (const language of LANGUAGES) answers.push(await ask(language));
  return answers;
};
const spoken = (language: string) => ({ 'accept-language': language });

describe('a refusal in three languages', () => {
  const wrong = {
    outcome: 'played',
    contract: { takers: 'a', taker: 'b1', trump: 'hearts', bid: 80 },
    points: { a: 163 },
  };
  const REFUSED: readonly [string, (headers: Record<string, string>) => Promise<Answer>][] = [
    ['of the rules', (headers) => app.anyone.post('/rulesets/ffb-classic/score', wrong, headers)],
    [
      'of a parameter of the rules',
      (headers) => app.anyone.post('/rulesets/ffb-classic/score', { ...wrong, overrides: { luck: 1 } }, headers),
    ],
    ['of a form', (headers) => app.admin.post('/players', { lastName: 7, age: 3 }, headers)],
    ['of a range', (headers) => app.admin.post('/players', { lastName: '', firstName: 'x' }, headers)],
    ['of a query', (headers) => app.anyone.get('/tournaments?colour=red', headers)],
    ['of a page', (headers) => app.anyone.get('/tournaments?limit=0', headers)],
    ['for want of a key', (headers) => app.anyone.post('/players', {}, headers)],
    ['for want of a thing', (headers) => app.anyone.get('/nowhere', headers)],
    ['for a method', (headers) => app.anyone.ask('PUT', '/players', { headers })],
    ['for the state', (headers) => app.admin.post(`${contest.path}/rounds`, {}, headers)],
    ['for tables that miss deals', (headers) => app.admin.post(`${contest.path}/rounds/1/close`, {}, headers)],
  ];

  it.each(REFUSED)('%s has other words and the same codes', async (_, ask) => {
    const answers = await inAll((language) => ask(spoken(language)));
    expect(answers.map(({ headers }) => headers.get('content-language'))).toEqual([...LANGUAGES]);
    expect(answers.map(({ headers }) => /accept-language/i.test(headers.get('vary') ?? ''))).toEqual([
      true,
      true,
      true,
    ]);
    expect(answers.map(short)).toEqual(answers.map(() => short(answers[0]!)));
    const words = ({ body: { title, detail, errors } }: Answer) => [
      title,
      detail,
      ...errors.map((error) => error.detail),
    ];
    const [english, french, german] = answers.map(words) as [string[], string[], string[]];
    for (const [i, text] of english.entries()) expect(new Set([text, french[i], german[i]]).size).toBe(3);
    const members = ({ body: problem }: Answer) => without(problem, 'title', 'detail', 'errors');
    expect(answers.map(members)).toEqual(answers.map(() => members(answers[0]!)));
  });
});

describe('the explanation of a deal in three languages', () => {
  it('differs in the texts alone', async () => {
    const answers = await inAll((language) => app.anyone.get<DealAnswer>(`/tables/${table}/deals/2`, spoken(language)));
    const plain = ({ body: deal }: Answer<DealAnswer>) => ({
      ...deal,
      result: { ...deal.result, lines: deal.result.lines.map((line) => without(line, 'text')) },
    });
    expect(answers.map(plain)).toEqual(answers.map(() => plain(answers[0]!)));
    const rules = answers[0]!.body.result.lines.map(({ rule }) => rule);
    expect(rules).toEqual(expect.arrayContaining(['trick-points', 'belote', 'pot-released']));
    const texts = answers.map(({ body: { result } }) => result.lines.map(({ text }) => text));
    // "Belote" is the same word in all three.
    for (const [i, rule] of rules.entries()) {
      if (rule !== 'belote') expect([rule, new Set(texts.map((lines) => lines[i])).size]).toEqual([rule, 3]);
    }
    expect(answers.map(etagOf)).toEqual(['"1"', '"1.fr"', '"1.de"']);
  });

  it('has a tag for each, and each gives 304 for its own', async () => {
    const ask = async (language: string, tag: string) =>
      (await app.anyone.get(`/tables/${table}/deals/2`, { ...spoken(language), 'if-none-match': tag })).status;
    expect(await Promise.all([ask('fr', '"1.fr"'), ask('fr', '"1"'), ask('en', '"1"'), ask('en', '"1.fr"')])).toEqual([
      304, 200, 304, 200,
    ]);
  });
});

describe('Accept-Language', () => {
  const languageFor = async (header: string) =>
    (await app.anyone.get('/rulesets/ffb-classic', spoken(header))).headers.get('content-language');

  it.each([
    ['fr-CH', 'fr'],
    ['DE', 'de'],
    ['nl, fr;q=0.5, de;q=0.4', 'fr'],
    ['fr;q=0.2, de;q=0.9', 'de'],
    ['nl', 'en'],
    ['*', 'en'],
    ['', 'en'],
    ['fr;q=0, en;q=0', 'de'],
    ['nonsense;;;q=x,,', 'en'],
    ['__proto__', 'en'],
  ])('%p is answered in %s', async (header, language) => {
    // A language that is not wanted at all may still be the only one there is.
    const got = await languageFor(header);
    expect(header.includes('q=0,') ? ['de', 'en'].includes(got!) : got === language).toBe(true);
  });
});

describe('the rulesets', () => {
  it('explain every parameter in three languages', async () => {
    const answers = await inAll((language) => app.anyone.get<RulesetAnswer>('/rulesets/ffb-classic', spoken(language)));
    const [english, french, german] = answers.map((answer) => body(answer)) as [
      RulesetAnswer,
      RulesetAnswer,
      RulesetAnswer,
    ];
    const same = english.explained.filter(
      ({ meaning }, i) => new Set([meaning, french.explained[i]!.meaning, german.explained[i]!.meaning]).size < 3,
    );
    expect(same).toEqual([]);
    expect(english.explained.length).toBeGreaterThan(40);
  });
});

describe('the page of a problem', () => {
  it.each(Object.keys(REFUSALS))('of %s explains it in three languages', async (code) => {
    const page = await app.anyone.askAt('GET', `/problems/${code}`);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect([...page.text.matchAll(/<section lang="(\w+)">/g)].map(([, language]) => language)).toEqual([...LANGUAGES]);
    expect(page.text).not.toMatch(/undefined|>\s*<\/(h2|p)>/);
  });

  it('of a code that there is not is 404, and runs nothing', async () => {
    expect(short(await app.anyone.askAt('GET', '/problems/nonsense'))).toEqual([404, 'not-found']);
    expect((await app.anyone.askAt('GET', '/problems/constructor')).status).toBe(404);
    expect((await app.anyone.askAt('GET', '/problems/%3Cscript%3E')).headers.get('content-type')).toMatch(
      /problem\+json/,
    );
  });
});

describe('a replayed answer', () => {
  it('is in the language of the first', async () => {
    const key = newKey();
    const sent = (language: string) =>
      app.admin.post<DealAnswer>(`/tables/${table}/deals`, takers(95), { ...spoken(language), 'idempotency-key': key });
    const [first, again] = [await sent('fr'), await sent('de')];
    expect([again.status, again.text, again.headers.get('content-language')]).toEqual([201, first.text, 'fr']);
  });
});

itAnswersAsDocumented(() => app);
