import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuctionAnswer } from '../../src/rulesets/dto/auction.answer.js';
import { itAnswersAsDocumented, startApp, type TestApp } from '../support/app.js';
import { body } from '../support/client.js';
import { expectRefused, short } from '../support/refusals.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const ask = (key: string, auction: unknown, language = 'en') =>
  app.anyone.post<AuctionAnswer>(`/rulesets/${key}/auction`, auction, { 'accept-language': language });
const refused = (key: string, auction: unknown) => app.anyone.post(`/rulesets/${key}/auction`, auction);

const pass = (seat: string) => ({ seat, call: 'pass' });
const bid = (seat: string, worth: number | string, trump: string) => ({ seat, call: 'bid', bid: worth, trump });
const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'];

describe('an auction over HTTP', () => {
  it('in contrée: raised, doubled, passed out', async () => {
    const calls = [bid('a1', 80, 'hearts'), bid('b1', 100, 'spades'), { seat: 'a2', call: 'coinche' }];
    expect(body(await ask('ffb-contree-made', { dealer: 'b2', calls }))).toEqual({
      legal: true,
      violations: [],
      contract: null,
      finished: false,
      next: { seat: 'b2', allowed: ['pass', 'surcoinche'] },
      firstLead: 'a1',
    });
    const ended = { dealer: 'b2', calls: [...calls, pass('b2'), pass('a1'), pass('b1')] };
    expect(body(await ask('ffb-contree-made', ended))).toEqual({
      legal: true,
      violations: [],
      contract: { takers: 'b', taker: 'b1', trump: 'spades', bid: 100, doubled: 'coinche' },
      finished: true,
      firstLead: 'a1',
    });
  });

  it('in the classic game: the second round', async () => {
    const calls = ['a2', 'b2', 'a1', 'b1'].map(pass);
    const auction = { dealer: 'b1', turnUp: 'TD', calls };
    expect(body(await ask('ffb-classic', auction))).toEqual({
      legal: true,
      violations: [],
      contract: null,
      finished: false,
      next: { seat: 'a2', allowed: ['pass', 'take'], trumps: ['spades', 'hearts', 'clubs', 'no-trump', 'all-trump'] },
      firstLead: 'a2',
    });
    const taken = { ...auction, calls: [...calls, { seat: 'a2', call: 'take', trump: 'clubs' }] };
    expect(body(await ask('ffb-classic', taken))).toEqual({
      legal: true,
      violations: [],
      contract: { takers: 'a', taker: 'a2', trump: 'clubs', doubled: 'none' },
      finished: true,
      firstLead: 'a2',
    });
  });

  it('of three, and of two', async () => {
    const three = { dealer: 'c1', turnUp: 'JS', calls: [pass('a1'), { seat: 'b1', call: 'take' }] };
    expect(body(await ask('belote-three', three))).toMatchObject({
      contract: { takers: 'b', taker: 'b1', trump: 'spades', doubled: 'none' },
      firstLead: 'a1',
    });
    const two = { dealer: 'a1', turnUp: '7S', calls: ['b1', 'a1', 'b1', 'a1'].map(pass) };
    expect(body(await ask('belote-two', two))).toEqual({
      legal: true,
      violations: [],
      contract: null,
      finished: true,
      firstLead: 'b1',
    });
  });

  it('gives a contract that the deal sheet takes', async () => {
    const calls = [bid('a1', 'capot', 'no-trump'), pass('b1'), pass('a2'), pass('b2')];
    const { contract } = body(await ask('ffb-coinche', { dealer: 'b2', calls }));
    const scored = await app.anyone.post<{ verdict: string }>('/rulesets/ffb-coinche/score', {
      outcome: 'played',
      contract,
      capot: 'a',
    });
    expect(body(scored).verdict).toBe('made');
  });

  it('follows overrides', async () => {
    const auction = { dealer: 'b2', calls: [bid('a1', 'capot', 'hearts')] };
    const next = async (overrides: object) => body(await ask('pagat-coinche', { ...auction, overrides })).next;
    expect(await next({})).toEqual({ seat: 'b1', allowed: ['pass'] });
    expect(await next({ capot: { generale: 500, doubleable: true }, trumps: ['suits'] })).toEqual({
      seat: 'b1',
      allowed: ['pass', 'bid', 'coinche'],
      bids: ['generale'],
      trumps: SUITS,
    });
  });

  it('follows an organiser’s own ruleset', async () => {
    const own = {
      key: 'ends-at-capot',
      name: 'Own',
      base: 'coinche-contract',
      overrides: { capot: { generale: 'off' } },
    };
    body(await app.admin.post('/rulesets', own), 201);
    expectRefused(await refused('ends-at-capot', { dealer: 'b2', calls: [bid('a1', 'generale', 'hearts')] }), [
      422,
      'unprocessable-request',
      '/calls/0/bid generale-not-played',
    ]);
  });
});

describe('calls against the rules', () => {
  const auction = {
    dealer: 'b2',
    calls: [
      bid('a1', 100, 'hearts'),
      bid('b1', 'capot', 'clubs'),
      bid('a2', 160, 'hearts'),
      pass('a1'),
      pass('b2'),
      pass('a1'),
      pass('b1'),
    ],
  };

  it.each([
    [
      'en',
      'A bid has to be higher than the one that stands: capot.',
      'It was the turn of b2: a call out of turn is void.',
      'The auction was over already.',
    ],
    [
      'fr',
      'Une enchère doit dépasser celle qui tient : capot.',
      'C’était à b2 de parler : une parole hors de son tour est nulle.',
      'Les enchères étaient déjà closes.',
    ],
    [
      'de',
      'Ein Gebot muss höher sein als das bestehende: Capot.',
      'An der Reihe war b2: Eine Ansage außer der Reihe ist nichtig.',
      'Die Ansagen waren schon beendet.',
    ],
  ])('are no error, are counted from 1, and say why in %s', async (language, tooLow, outOfTurn, over) => {
    const answer = await ask('ffb-contree-made', auction, language);
    expect(answer.headers.get('content-language')).toBe(language);
    expect(body(answer)).toEqual({
      legal: false,
      violations: [
        { call: 3, seat: 'a2', rule: 'bid-too-low', text: tooLow },
        { call: 4, seat: 'a1', rule: 'out-of-turn', text: outOfTurn },
        { call: 7, seat: 'b1', rule: 'auction-over', text: over },
      ],
      contract: { takers: 'b', taker: 'b1', trump: 'clubs', bid: 'capot', doubled: 'none' },
      finished: true,
      firstLead: 'a1',
    });
  });
});

/** Readable, but no auction of the ruleset: 422. */
const IMPOSSIBLE: readonly (readonly [name: string, key: string, auction: object, ...faults: string[]])[] = [
  ['no card turned up', 'ffb-classic', { dealer: 'a1', calls: [] }, '/turnUp turn-up-missing'],
  [
    'a card turned up in contrée',
    'ffb-contree-made',
    { dealer: 'a1', turnUp: '7S', calls: [] },
    '/turnUp turn-up-not-played',
  ],
  ['a seven where three play', 'belote-three', { dealer: 'a1', turnUp: '7S', calls: [] }, '/turnUp card-not-in-pack'],
  [
    'every fault at once',
    'ffb-coinche',
    {
      dealer: 'c1',
      calls: [
        { seat: 'c1', call: 'take', trump: 'hearts' },
        { seat: 'a1', call: 'bid', bid: 85 },
        { seat: 'a1', call: 'pass', trump: 'clubs' },
        bid('a1', 'generale', 'hearts'),
        bid('a1', 2_000_000, 'hearts'),
      ],
    },
    '/dealer seat-not-at-table',
    '/calls/0/seat seat-not-at-table',
    '/calls/0/call call-not-played',
    '/calls/1/bid bid-out-of-range',
    '/calls/1/trump call-field-missing',
    '/calls/2/trump call-field-not-for-call',
    '/calls/3/bid generale-not-played',
    '/calls/4/bid out-of-range',
  ],
  [
    'a trump that an override takes away',
    'ffb-classic',
    {
      dealer: 'b2',
      turnUp: 'JH',
      calls: [{ seat: 'a1', call: 'take', trump: 'all-trump' }],
      overrides: { trumps: ['suits'] },
    },
    '/calls/0/trump trump-not-played',
  ],
  [
    'overrides that contradict each other',
    'ffb-classic',
    { dealer: 'b2', turnUp: 'JH', calls: [], overrides: { capot: { generale: 500 } } },
    '/overrides/capot/generale needs-bids',
    '/overrides/game needs-bids',
  ],
  [
    'more calls than any auction has',
    'ffb-classic',
    { dealer: 'b2', turnUp: 'JH', calls: Array(201).fill(pass('a1')) },
    '/calls bad-count',
  ],
];

/** Not to be read at all: 400. */
const UNREADABLE: readonly (readonly [name: string, auction: unknown, ...faults: string[]])[] = [
  ['nothing', {}, '/dealer missing', '/calls missing'],
  ['a dealer that there is not', { dealer: 'x1', calls: [] }, '/dealer not-in-list'],
  ['a card that there is not', { dealer: 'a1', turnUp: '10H', calls: [] }, '/turnUp not-in-list'],
  ['null for the card', { dealer: 'a1', turnUp: null, calls: [] }, '/turnUp not-in-list'],
  ['calls that are no list', { dealer: 'a1', calls: {} }, '/calls not-a-list'],
  ['calls of nothing', { dealer: 'a1', calls: [null, 'pass'] }, '/calls/0 not-an-object', '/calls/1 not-an-object'],
  [
    'words that there are not',
    { dealer: 'a1', calls: [{ seat: 'd1', call: 'double', trump: 'herz', bid: 'all' }] },
    '/calls/0/seat not-in-list',
    '/calls/0/call not-in-list',
    '/calls/0/trump not-in-list',
    '/calls/0/bid not-a-number-or-word',
  ],
  ['a bid of a half', { dealer: 'a1', calls: [bid('a1', 80.5, 'hearts')] }, '/calls/0/bid not-a-number-or-word'],
  ['a call without seat and word', { dealer: 'a1', calls: [{}] }, '/calls/0/seat missing', '/calls/0/call missing'],
  [
    'unknown members',
    { dealer: 'a1', calls: [{ ...pass('b1'), loud: true }], colour: 'red' },
    '/calls/0/loud unknown-field',
    '/colour unknown-field',
  ],
  ['an unknown parameter', { dealer: 'a1', calls: [], overrides: { luck: 1 } }, '/overrides/luck unknown-parameter'],
];

describe('what is refused', () => {
  it.each(IMPOSSIBLE)('%s', async (_, key, auction, ...faults) => {
    expectRefused(await refused(key, auction), [422, 'unprocessable-request', ...faults]);
  });

  it.each(UNREADABLE)('unreadable: %s', async (_, auction, ...faults) => {
    expectRefused(await refused('ffb-contree-made', auction), [400, 'malformed-request', ...faults]);
  });

  it('an auction of no ruleset', async () => {
    expect(short(await refused('none', { dealer: 'a1', calls: [] }))).toEqual([404, 'not-found']);
  });

  it('in three languages, by the same codes', async () => {
    const auction = { dealer: 'a1', calls: [{ seat: 'b1', call: 'bid', bid: 80 }] };
    const details = async (language: string) => {
      const answer = await app.anyone.post('/rulesets/ffb-coinche/auction', auction, { 'accept-language': language });
      return answer.body.errors.map(({ pointer, code, detail }) => [pointer, code, detail]);
    };
    const told = (detail: string) => [['/calls/0/trump', 'call-field-missing', detail]];
    expect(await details('en')).toEqual(told('The call "bid" needs its "trump".'));
    expect(await details('fr')).toEqual(told('La parole « bid » demande « trump ».'));
    expect(await details('de')).toEqual(told('Die Ansage „bid“ braucht „trump“.'));
  });
});

itAnswersAsDocumented(() => app);
