import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LegalPlaysAnswer } from '../../src/rulesets/dto/legal-plays.js';
import { itAnswersAsDocumented, startApp, type TestApp } from '../support/app.js';
import { body } from '../support/client.js';
import { expectRefused, type Short } from '../support/refusals.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const POSITION = {
  trump: 'spades',
  hand: ['7S', '9D', 'JD'],
  trick: [
    { seat: 'a1', card: '7H' },
    { seat: 'b1', card: 'KS' },
  ],
  seat: 'a2',
};
const path = (key: string) => `/rulesets/${key}/legal-plays`;

describe('POST /rulesets/{key}/legal-plays', () => {
  it.each([
    ['ffb-classic', {}, { legal: ['7S'], duty: 'underruff' }],
    ['ffb-contree-made', {}, { legal: ['7S', '9D', 'JD'], duty: 'free' }],
    ['ffb-classic', { overrides: { play: { underruff: 'free' } } }, { legal: ['7S', '9D', 'JD'], duty: 'free' }],
  ])('under %s with %j', async (key, more, expected) => {
    const answer = body(await app.anyone.post<LegalPlaysAnswer>(path(key), { ...POSITION, ...more }));
    expect(answer).toEqual({ ...expected, holds: 'b1', text: expect.stringMatching(/\w/) });
  });

  it.each([
    ['en', 'Without the suit led and without a higher trump a lower trump has to be played.'],
    ['fr', 'Sans la couleur demandée ni atout plus fort, il faut sous-couper : jouer un atout plus faible.'],
    ['de', 'Ohne die ausgespielte Farbe und ohne höheren Trumpf muss ein niedrigerer Trumpf gespielt werden.'],
  ])('says the duty in %s', async (language, text) => {
    const asker = app.anyone.with({ 'accept-language': language });
    expect(body(await asker.post<LegalPlaysAnswer>(path('ffb-classic'), POSITION)).text).toBe(text);
  });

  it('works under an organiser’s own ruleset', async () => {
    const own = { key: 'free-underruff', name: 'F', base: 'ffb-classic', overrides: { play: { underruff: 'free' } } };
    body(await app.admin.post('/rulesets', own), 201);
    expect(body(await app.anyone.post<LegalPlaysAnswer>(path('free-underruff'), POSITION)).duty).toBe('free');
  });

  it.each<[string, object, Short]>([
    [
      'a card that is none, a strange seat',
      { hand: ['7S', '1X'], trick: [{ seat: 'z1', card: '7H' }] },
      [400, 'malformed-request', '/hand/1 not-in-list', '/trick/0/seat not-in-list'],
    ],
    ['no hand', { hand: undefined }, [400, 'malformed-request', '/hand missing']],
    ['a hand that is no list', { hand: '7S' }, [400, 'malformed-request', '/hand not-a-list']],
    [
      'overrides that cannot be read',
      { overrides: { play: 1 } },
      [400, 'malformed-request', '/overrides/play wrong-type'],
    ],
    [
      'a hand of nine and a card twice',
      { hand: ['7S', '8S', '9S', 'TS', 'JS', 'QS', 'AS', '8H', '8H'] },
      [422, 'unprocessable-request', '/hand hand-too-large', '/hand/8 card-twice'],
    ],
    [
      'a contradictory ruleset',
      { overrides: { litige: { policy: 'replay' }, contract: { success: 'both' } } },
      [
        422,
        'unprocessable-request',
        '/overrides/litige/policy litige-needs-beat-defence',
        '/overrides/contract/success litige-needs-beat-defence',
        '/overrides/game needs-bids',
        '/overrides/contract/success needs-bids',
      ],
    ],
  ])('refuses %s', async (_, wrong, refusal) => {
    expectRefused(await app.anyone.post(path('ffb-classic'), { ...POSITION, ...wrong }), refusal);
  });

  it.each(['score', 'legal-plays'])('knows no ruleset that is not there: %s', async (question) => {
    const sheet = question === 'score' ? { outcome: 'passed-out' } : POSITION;
    expectRefused(await app.anyone.post(`/rulesets/no-such/${question}`, sheet), [404, 'not-found']);
  });
});

itAnswersAsDocumented(() => app);
