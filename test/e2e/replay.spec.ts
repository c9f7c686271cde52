import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ReplayAnswer } from '../../src/rulesets/dto/replay.js';
import { itAnswersAsDocumented, startApp, type TestApp } from '../support/app.js';
import { body } from '../support/client.js';
import { Contest, correct, dealsOf, record, send, tableOf } from '../support/contest.js';
import { expectRefused, type Short } from '../support/refusals.js';
import { takers } from '../support/sheets.js';
import type { Card } from '../../src/belote/cards/card.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const cards = (words: string): Card[] => words.split(' ') as Card[];

/** a1 takes the first trick with the ace of spades, then b1 takes all with trumps: 11 and 151, and b1 has the belote. */
const RECORD = {
  firstLead: 'a1' as const,
  hands: {
    a1: cards('8S 9S TS JS QS KS AS 7H'),
    b1: cards('7S 8H 9H TH JH QH KH AH'),
    a2: cards('7D 8D 9D TD JD QD KD AD'),
    b2: cards('7C 8C 9C TC JC QC KC AC'),
  },
  plays: cards('AS 7S 7D 7C 7H JH 8D 8C 8H 9D 9C 8S 9H TD TC 9S TH JD JC TS QH QD QC JS KH KD KC QS AH AD AC KS'),
};
const contract = { takers: 'b', trump: 'hearts' } as const;
const QUESTION = { ...RECORD, contract };
const path = (key: string) => `/rulesets/${key}/replay`;
const ask = async (more: object, key = 'ffb-classic') =>
  body(await app.anyone.post<ReplayAnswer>(path(key), { ...QUESTION, ...more }));

describe('POST /rulesets/{key}/replay', () => {
  it('gives the tricks, the sheet and what it is worth', async () => {
    const answer = await ask({});
    expect(answer).toMatchObject({ legal: true, violations: [], points: { a: 11, b: 151 }, penalty: null, next: null });
    expect(answer.tricks).toHaveLength(8);
    expect(answer.sheet).toMatchObject({
      outcome: 'played',
      points: { a: 11, b: 151 },
      lastTrick: 'b',
      belotes: ['b'],
    });
    expect(answer.result).toMatchObject({ verdict: 'made', score: { a: 11, b: 171 } });
    // The sheet is a sheet: it can be sent where sheets are sent.
    const scored = await app.anyone.post('/rulesets/ffb-classic/score', answer.sheet);
    expect(scored.body).toEqual(answer.result);
  });

  it('names the first fault and the penalty of the ruleset, in three languages', async () => {
    const texts: Record<string, string> = {};
    for (const language of ['en', 'fr', 'de']) {
      const asker = app.anyone.with({ 'accept-language': language });
      const sent = { ...QUESTION, plays: cards('AS 8H 7D 7C'), contract: { ...contract, bid: 100 } };
      const answer = body(await asker.post<ReplayAnswer>(path('ffb-contree-made'), sent));
      expect(answer).toMatchObject({ legal: false, sheet: null, result: null, penalty: { against: 'b', points: 260 } });
      expect(answer.penalty!.violation).toEqual(answer.violations[0]);
      expect(answer.violations).toMatchObject([
        { trick: 1, play: 2, seat: 'b1', card: '8H', rule: 'follow', legalCards: ['7S'] },
      ]);
      texts[language] = answer.violations[0]!.text;
    }
    expect(texts).toEqual({
      en: 'The suit led has to be followed.',
      fr: 'Il faut fournir à la couleur demandée.',
      de: 'Die ausgespielte Farbe muss bedient werden.',
    });
  });

  it('says what can be said of a deal that is not over', async () => {
    expect(await ask({ plays: cards('AS 7S 7D 7C 7H') })).toMatchObject({
      tricks: [{ leader: 'a1', winner: 'a1', points: 11 }],
      belotes: [{ seat: 'b1', suit: 'hearts', announced: null }],
      sheet: null,
      result: null,
      next: { seat: 'b1', duty: 'raise', legal: cards('8H 9H TH JH QH KH AH') },
    });
  });

  it('follows under overrides', async () => {
    const calls = [{ play: 21, say: 'belote' }];
    expect((await ask({ calls })).belotes).toMatchObject([{ announced: false }]);
    const overrides = { belote: { bothWords: 'one-forgiven' } };
    expect((await ask({ calls, overrides })).belotes).toMatchObject([{ announced: true }]);
  });

  it.each<[string, object, Short]>([
    ['no hands', { hands: undefined }, [400, 'malformed-request', '/hands missing']],
    [
      'a card that is none, a strange seat, a word nobody says',
      { plays: ['1S'], hands: { ...RECORD.hands, z1: [] }, calls: [{ play: 'x', say: 'rebelotte' }] },
      [
        400,
        'malformed-request',
        '/plays/0 not-in-list',
        '/hands/z1 unknown-field',
        '/calls/0/play not-a-whole-number',
        '/calls/0/say not-in-list',
      ],
    ],
    ['no contract', { contract: undefined }, [400, 'malformed-request', '/contract missing']],
    [
      'a hand of nine, a card twice, a strange seat',
      { hands: { ...RECORD.hands, a1: [...RECORD.hands.a1, '7S'], c1: [] } },
      [422, 'unprocessable-request', '/hands/a1 hand-size', '/hands/b1/0 card-twice', '/hands/c1 seat-not-at-table'],
    ],
    ['a card not held', { plays: cards('AS AD') }, [422, 'unprocessable-request', '/plays/1 card-not-held']],
    ['a card played twice', { plays: cards('AS 7S 7D 7C AS') }, [422, 'unprocessable-request', '/plays/4 card-twice']],
    [
      'a trump that is not played',
      { contract: { takers: 'b', trump: 'no-trump' }, overrides: { trumps: ['suits'] } },
      [422, 'unprocessable-request', '/contract/trump trump-not-played'],
    ],
    [
      'a call of no play',
      { calls: [{ play: 0, say: 'belote' }] },
      [422, 'unprocessable-request', '/calls/0/play call-out-of-range'],
    ],
    [
      'overrides that contradict themselves',
      { overrides: { rounding: { complement: true } } },
      [
        422,
        'unprocessable-request',
        '/overrides/rounding/complement complement-needs-rounding',
        '/overrides/rounding/to complement-needs-rounding',
      ],
    ],
  ])('refuses %s', async (_, wrong, refusal) => {
    expectRefused(await app.anyone.post(path('ffb-classic'), { ...QUESTION, ...wrong }), refusal);
  });

  it('knows no ruleset that is not there', async () => {
    expectRefused(await app.anyone.post(path('no-such'), QUESTION), [404, 'not-found']);
  });
});

describe('a stored deal with its replay', () => {
  const sheet = { outcome: 'played' as const, contract, replay: RECORD };

  it('is derived, keeps the record, and is corrected like any other', async () => {
    const { table } = await Contest.atFirstRound(app.admin, { teams: 2, deals: 3 });
    const deal = await record(app.admin, table, sheet);
    expect(deal.sheet).toEqual({
      outcome: 'played',
      contract: { takers: 'b', trump: 'hearts', doubled: 'none' },
      points: { a: 11, b: 151 },
      lastTrick: 'b',
      belotes: ['b'],
      announcements: [],
      replay: RECORD,
    });
    expect(deal.result).toMatchObject({ verdict: 'made', score: { a: 11, b: 171 } });
    // A later deal scores the whole table anew, the stored record with it.
    await record(app.admin, table, takers(95));
    expect((await dealsOf(app.admin, table)).map(({ result }) => result.score)).toEqual([
      { a: 11, b: 171 },
      { a: 95, b: 67 },
    ]);
    // Its own sheet is a correction that changes nothing.
    body(await correct(app.admin, table, 1, deal.sheet as never));
    expect((await tableOf(app.admin, table)).score).toEqual({ a: 106, b: 238 });
    body(await correct(app.admin, table, 1, takers(95)));
    expect((await dealsOf(app.admin, table))[0]!.sheet).not.toHaveProperty('replay');
  });

  it.each<[string, object, Short]>([
    ['other points', { points: { a: 12 } }, [422, 'unprocessable-request', '/points/a replay-contradiction']],
    [
      'a revoke',
      { replay: { ...RECORD, plays: cards('AS 8H') } },
      [422, 'unprocessable-request', '/replay/plays/1 replay-illegal', '/replay/plays replay-unfinished'],
    ],
    [
      'a hand missing',
      { replay: { ...RECORD, hands: {} } },
      [
        422,
        'unprocessable-request',
        '/replay/hands/a1 hand-missing',
        '/replay/hands/b1 hand-missing',
        '/replay/hands/a2 hand-missing',
        '/replay/hands/b2 hand-missing',
      ],
    ],
    ['no plays', { replay: { ...RECORD, plays: undefined } }, [400, 'malformed-request', '/replay/plays missing']],
  ])('is refused with %s, and nothing is stored', async (_, wrong, refusal) => {
    const { table } = await Contest.atFirstRound(app.admin, { teams: 2 });
    expectRefused(await send(app.admin, table, { ...sheet, ...wrong }), refusal);
    expect(await dealsOf(app.admin, table)).toEqual([]);
  });
});

itAnswersAsDocumented(() => app);
