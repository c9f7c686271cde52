import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { itAnswersAsDocumented, startApp, type TestApp } from '../support/app.js';
import { Contest, newPlayer, tournamentOf } from '../support/contest.js';
import { expectRefused } from '../support/refusals.js';
import { everythingStored } from '../support/stored.js';

let app: TestApp;
let contest: Contest;
/** A player who is entered nowhere. */
let loose: string;
beforeAll(async () => {
  app = await startApp();
  ({ contest } = await Contest.atFirstRound(app.admin, { teams: 2 }));
  loose = (await newPlayer(app.admin, { licence: 'taken' })).id;
});
afterAll(() => app.stop());

type Case = readonly [name: string, sent: unknown, status: number, ...faults: string[]];

const CODES: Readonly<Record<number, string>> = { 400: 'malformed-request', 422: 'unprocessable-request' };

async function expectNothingStored(path: string, [, sent, status, ...faults]: Case): Promise<void> {
  const before = await everythingStored(app);
  expectRefused(await app.admin.post(path, sent), [status, CODES[status] ?? '', ...faults]);
  expect(await everythingStored(app)).toEqual(before);
}

const player = (more: object) => ({ lastName: 'Lefèvre', firstName: 'Chloé', ...more });

const PLAYERS: readonly Case[] = [
  ['no names', {}, 400, '/lastName missing', '/firstName missing'],
  ['null for a name', player({ lastName: null }), 400, '/lastName not-text'],
  ['a number for a name', player({ lastName: 7, firstName: ['x'] }), 400, '/lastName not-text', '/firstName not-text'],
  ['an empty name', player({ lastName: '' }), 422, '/lastName bad-length'],
  ['a name of 101 characters', player({ firstName: 'x'.repeat(101) }), 422, '/firstName bad-length'],
  ['a NUL', player({ lastName: 'a\u0000b' }), 422, '/lastName bad-characters'],
  ['a new line', player({ club: 'a\nb' }), 422, '/club bad-characters'],
  ['half a character', player({ lastName: '\ud83c' }), 422, '/lastName bad-characters'],
  ['a country of three letters', player({ country: 'FRA' }), 422, '/country bad-length'],
  ['a country in small letters', player({ country: 'fr' }), 422, '/country bad-form'],
  ['an id', player({ id: 'x' }), 400, '/id unknown-field'],
  [
    'all of it',
    { lastName: 1, club: {}, licence: false, age: 3 },
    400,
    '/lastName not-text',
    '/firstName missing',
    '/club not-text',
    '/licence not-text',
    '/age unknown-field',
  ],
  ['out of range beside unreadable', player({ firstName: '', age: 3 }), 400, '/age unknown-field'],
];

const format = (more: object) => tournamentOf({ more: { format: { dealsPerRound: 12, rounds: 4, ...more } } });
const tournament = (more: Record<string, unknown>) => tournamentOf({ more });

const TOURNAMENTS: readonly Case[] = [
  ['nothing', {}, 400, '/name missing', '/date missing', '/ruleset missing', '/format missing'],
  ['a day that there is not', tournament({ date: '2026-02-30' }), 400, '/date not-a-day'],
  ['a moment for a day', tournament({ date: '2026-02-20T10:00:00Z' }), 400, '/date not-a-day'],
  ['a number for a day', tournament({ date: 20260220 }), 400, '/date not-a-day'],
  ['null for the ruleset', tournament({ ruleset: null }), 400, '/ruleset not-an-object'],
  ['a list for the ruleset', tournament({ ruleset: [] }), 400, '/ruleset not-an-object'],
  ['a word for the ruleset', tournament({ ruleset: 'ffb-classic' }), 400, '/ruleset not-an-object'],
  ['a ruleset that there is not', tournament({ ruleset: { key: 'poker' } }), 422, '/ruleset/key unknown-ruleset'],
  [
    'overrides that are a list',
    tournament({ ruleset: { key: 'ffb-classic', overrides: [] } }),
    400,
    '/ruleset/overrides not-an-object',
  ],
  [
    'an override of nothing known',
    tournament({ ruleset: { key: 'ffb-classic', overrides: { luck: 1 } } }),
    400,
    '/ruleset/overrides/luck unknown-parameter',
  ],
  [
    'an override that contradicts',
    tournament({ ruleset: { key: 'ffb-contree-made', overrides: { litige: { policy: 'hold' } } } }),
    422,
    '/ruleset/overrides/contract/success litige-needs-beat-defence',
    '/ruleset/overrides/litige/policy litige-needs-beat-defence',
  ],
  ['no deals', format({ dealsPerRound: 0 }), 422, '/format/dealsPerRound out-of-range'],
  ['101 deals', format({ dealsPerRound: 101 }), 422, '/format/dealsPerRound out-of-range'],
  ['51 rounds', format({ rounds: 51 }), 422, '/format/rounds out-of-range'],
  ['an enormous number of rounds', format({ rounds: 1e300 }), 422, '/format/rounds out-of-range'],
  ['half a round', format({ rounds: 1.5 }), 400, '/format/rounds not-a-whole-number'],
  ['deals as a text', format({ dealsPerRound: '12' }), 400, '/format/dealsPerRound not-a-whole-number'],
  ['neither deals nor target', tournament({ format: { rounds: 2 } }), 400, '/format/dealsPerRound missing'],
  ['deals and a target', format({ target: 1000 }), 422, '/format/target two-lengths'],
  ['a target of nothing', tournament({ format: { rounds: 2, target: 0 } }), 422, '/format/target out-of-range'],
  ['a target below nothing', tournament({ format: { rounds: 2, target: -1 } }), 422, '/format/target out-of-range'],
  ['a target of a million', tournament({ format: { rounds: 2, target: 1e6 } }), 422, '/format/target out-of-range'],
  [
    'a target as a text',
    tournament({ format: { rounds: 2, target: '1000' } }),
    400,
    '/format/target not-a-whole-number',
  ],
  ['half a point', tournament({ format: { rounds: 2, target: 0.5 } }), 400, '/format/target not-a-whole-number'],
  ['null for deals', format({ dealsPerRound: null }), 400, '/format/dealsPerRound not-a-whole-number'],
  [
    'null for deals beside a target',
    format({ dealsPerRound: null, target: 1000 }),
    400,
    '/format/dealsPerRound not-a-whole-number',
  ],
  [
    'a target that the cap of the ruleset keeps everybody from',
    tournament({
      format: { rounds: 2, target: 1000 },
      ruleset: { key: 'ffb-classic', overrides: { round: { cap: 999 } } },
    }),
    422,
    '/format/target target-with-cap',
  ],
  ['partners alone', format({ teamSize: 1 }), 422, '/format/teamSize team-size-of-ruleset'],
  [
    'three at a table, and teams of two',
    tournament({ format: { dealsPerRound: 12, rounds: 4, teamSize: 2 }, ruleset: { key: 'belote-three' } }),
    422,
    '/format/teamSize team-size-of-ruleset',
  ],
  [
    'two at a table by an override, and teams of two',
    tournament({
      format: { dealsPerRound: 12, rounds: 4, teamSize: 2 },
      ruleset: { key: 'ffb-classic', overrides: { players: 2 } },
    }),
    422,
    '/format/teamSize team-size-of-ruleset',
  ],
  ['three of a team', format({ teamSize: 3 }), 422, '/format/teamSize out-of-range'],
  ['a draw of a later version', format({ firstDraw: 'pools' }), 422, '/format/firstDraw not-available-yet'],
  ['a draw that there is not', format({ nextDraw: 'dice' }), 400, '/format/nextDraw not-in-list'],
  ['a ranking by nothing', tournament({ ranking: [] }), 422, '/ranking bad-count'],
  ['a ranking by the same twice', tournament({ ranking: ['points', 'points'] }), 422, '/ranking duplicate-item'],
  ['a ranking by luck', tournament({ ranking: ['points', 'luck'] }), 400, '/ranking/1 not-in-list'],
  ['a ranking that is a word', tournament({ ranking: 'points' }), 400, '/ranking not-a-list'],
  ['null for the ranking', tournament({ ranking: null }), 400, '/ranking not-a-list'],
  ['a bye of minus one', tournament({ bye: { points: -1 } }), 422, '/bye/points out-of-range'],
  [
    'a bye of a word that there is not',
    tournament({ bye: { points: 'double' } }),
    400,
    '/bye/points not-a-number-or-word',
  ],
  ['a bye without points', tournament({ bye: { win: true } }), 400, '/bye/points missing'],
  ['a win that is a word', tournament({ bye: { points: 'half', win: 'yes' } }), 400, '/bye/win not-a-boolean'],
  ['a visibility that there is not', tournament({ visibility: 'secret' }), 400, '/visibility not-in-list'],
  ['a check-in that is a number', tournament({ checkIn: 1 }), 400, '/checkIn not-a-boolean'],
  [
    'faults of its form and of its rules',
    tournament({
      name: '',
      ruleset: { key: 'poker' },
      format: { dealsPerRound: 0, rounds: 51, firstDraw: 'pools' },
      ranking: ['points', 'points'],
      bye: { points: -1 },
    }),
    422,
    '/name bad-length',
    '/ruleset/key unknown-ruleset',
    '/format/dealsPerRound out-of-range',
    '/format/rounds out-of-range',
    '/format/firstDraw not-available-yet',
    '/ranking duplicate-item',
    '/bye/points out-of-range',
  ],
  ['a state', tournament({ state: 'running' }), 400, '/state unknown-field'],
];

describe('a new player is refused, and nothing stored, with', () => {
  it.each(PLAYERS)('%s', (...row) => expectNothingStored('/players', row));

  it('a licence that another has', async () => {
    const before = await everythingStored(app);
    expectRefused(await app.admin.post('/players', player({ licence: 'taken' })), [409, 'licence-taken']);
    expect(await everythingStored(app)).toEqual(before);
  });
});

describe('a new tournament is refused, and nothing stored, with', () => {
  it.each(TOURNAMENTS)('%s', (...row) => expectNothingStored('/tournaments', row));
});

describe('a new entry is refused, and nothing stored, with', () => {
  const entry = async (
    sent: (known: { loose: string; entered: string; other: string }) => unknown,
    status: number,
    ...faults: string[]
  ) => {
    const [first, second] = contest.entries;
    const known = { loose, entered: first!.players[0]!.id, other: second!.players[1]!.id };
    const before = await everythingStored(app);
    const answer = await app.admin.post(`${contest.path}/entries`, sent(known));
    expectRefused(answer, [status, CODES[status] ?? 'player-already-entered', ...faults]);
    expect(await everythingStored(app)).toEqual(before);
  };
  const NOBODY = '019a0000-0000-7000-8000-000000000000';

  it('no players', () => entry(() => ({}), 400, '/players missing'));
  it('an empty list of players', () => entry(() => ({ players: [] }), 422, '/players bad-count'));
  it('one player', () => entry(({ loose }) => ({ players: [loose] }), 422, '/players wrong-team-size'));
  it('three players', () =>
    entry(
      ({ loose }) => ({ players: [loose, NOBODY, 'x'] }),
      422,
      '/players bad-count',
      '/players/1 unknown-player',
      '/players/2 unknown-player',
    ));
  it('a player twice in the team', () =>
    entry(({ loose }) => ({ players: [loose, loose] }), 422, '/players duplicate-item'));
  it('a player who is in another team', () =>
    entry(({ loose, entered }) => ({ players: [loose, entered] }), 409, '/players/1 player-already-entered'));
  it('two players who are', () =>
    entry(
      ({ entered, other }) => ({ players: [entered, other] }),
      409,
      '/players/0 player-already-entered',
      '/players/1 player-already-entered',
    ));
  it('a player who is nobody', () =>
    entry(({ loose }) => ({ players: [loose, NOBODY] }), 422, '/players/1 unknown-player'));
  it('a player by a name', () =>
    entry(({ loose }) => ({ players: [loose, 'Chloé'] }), 422, '/players/1 unknown-player'));
  it('a player by a number', () => entry(({ loose }) => ({ players: [loose, 7] }), 400, '/players/1 not-text'));
  it('a player as an object', () => entry(({ loose }) => ({ players: [{ id: loose }] }), 400, '/players/0 not-text'));
  it('players that are no list', () => entry(({ loose }) => ({ players: { 0: loose } }), 400, '/players not-a-list'));
  it('a name of nothing', () =>
    entry(
      ({ loose }) => ({ players: [loose, NOBODY], name: '' }),
      422,
      '/name bad-length',
      '/players/1 unknown-player',
    ));
  it('a number of nothing', () =>
    entry(
      ({ loose }) => ({ players: [loose, NOBODY], number: 0 }),
      422,
      '/number out-of-range',
      '/players/1 unknown-player',
    ));
  it('a number beyond all', () =>
    entry(
      ({ loose }) => ({ players: [loose, NOBODY], number: 10_001 }),
      422,
      '/number out-of-range',
      '/players/1 unknown-player',
    ));
  it('a status', () =>
    entry(({ loose }) => ({ players: [loose, NOBODY], status: 'withdrawn' }), 400, '/status unknown-field'));

  it('a number that was given before', async () => {
    const { id: partner } = await newPlayer(app.admin);
    const before = await everythingStored(app);
    const answer = await app.admin.post(`${contest.path}/entries`, { players: [loose, partner], number: 2 });
    expectRefused(answer, [409, 'entry-number-taken']);
    expect(await everythingStored(app)).toEqual(before);
  });
});

describe('a new ruleset is refused, and nothing stored, with', () => {
  const ruleset = (more: object) => ({ key: 'la-salle', name: 'La salle', base: 'ffb-classic', ...more });
  const RULESETS: readonly Case[] = [
    ['nothing', {}, 400, '/key missing', '/name missing', '/base missing'],
    ['a key with capitals', ruleset({ key: 'La Salle' }), 422, '/key bad-form'],
    ['a key of one letter', ruleset({ key: 'x' }), 422, '/key bad-length'],
    ['a base that there is not', ruleset({ base: 'poker' }), 422, '/base unknown-ruleset'],
    ['null for the overrides', ruleset({ overrides: null }), 400, '/overrides not-an-object'],
    [
      'parameters that there are not',
      ruleset({ overrides: { luck: 1, litige: { toss: 2 } } }),
      400,
      '/overrides/luck unknown-parameter',
      '/overrides/litige/toss unknown-parameter',
    ],
    ['a parameter of another type', ruleset({ overrides: { litige: 'failed' } }), 400, '/overrides/litige wrong-type'],
    [
      'a value that is none',
      ruleset({ overrides: { rounding: { to: 7 } } }),
      422,
      '/overrides/rounding/to value-out-of-range',
    ],
    [
      'a contradiction',
      ruleset({ overrides: { rounding: { complement: true } } }),
      422,
      '/overrides/rounding/complement complement-needs-rounding',
      '/overrides/rounding/to complement-needs-rounding',
    ],
  ];
  it.each(RULESETS)('%s', (...row) => expectNothingStored('/rulesets', row));

  it('the key of a preset', async () => {
    expectRefused(await app.admin.post('/rulesets', ruleset({ key: 'ffb-classic' })), [409, 'ruleset-key-taken']);
    for (const member of ['key', 'base']) {
      const answer = await app.admin.post('/rulesets', ruleset({ [member]: 'a\u0000' }));
      expect([member, answer.status, answer.text]).toEqual([member, 422, expect.stringContaining(`"/${member}"`)]);
    }
  });
});

describe('a new API key is refused, and nothing stored, with', () => {
  const KEYS: readonly Case[] = [
    ['nothing', {}, 400, '/name missing', '/role missing'],
    ['a role that there is not', { name: 'x', role: 'king' }, 400, '/role not-in-list'],
    ['a role of a later version', { name: 'x', role: 'referee' }, 422, '/role not-available-yet'],
    [
      'an end in the past',
      { name: 'x', role: 'admin', expiresAt: '2020-01-01T00:00:00Z' },
      422,
      '/expiresAt moment-past',
    ],
    ['an end that is a day', { name: 'x', role: 'admin', expiresAt: '2030-01-01' }, 400, '/expiresAt not-a-moment'],
    [
      'an end on a day that there is not',
      { name: 'x', role: 'admin', expiresAt: '2030-02-30T00:00:00Z' },
      400,
      '/expiresAt not-a-moment',
    ],
    ['a key of its own', { name: 'x', role: 'admin', key: 'secret' }, 400, '/key unknown-field'],
  ];
  it.each(KEYS)('%s', (...row) => expectNothingStored('/api-keys', row));
});

itAnswersAsDocumented(() => app);
