import { describe, expect, it } from '@jest/globals';
import { presetOf } from '../rulesets/presets/index.js';
import type { Ruleset } from '../rulesets/ruleset.js';
import { TEXTS } from '../texts/languages.js';
import { checkSheet } from './check-sheet.js';
import { DEAL_FAULT_CODES } from './deal-sheet.js';
import type { Announcement, DealFaultCode, DealSheet, SheetContract } from './deal-sheet.js';

const rulesetOf = (key: string): Ruleset => presetOf(key)!.ruleset;
const reusing = (): Ruleset => {
  const cafe = rulesetOf('cafe-belote');
  return { ...cafe, announcements: { ...cafe.announcements, cardReuse: true } };
};
const twoAnnouncing = (): Ruleset => {
  const two = rulesetOf('belote-two');
  return { ...two, announcements: { ...two.announcements, allowed: true } };
};
const threeAllTrump = (): Ruleset => ({
  ...rulesetOf('belote-three'),
  trumps: ['all-trump'],
  allTrumpValues: 'reduced-14',
});

const contract: SheetContract = { takers: 'a', trump: 'hearts' };
const played = (rest: Omit<DealSheet, 'outcome' | 'contract'>, changes: Partial<SheetContract> = {}): DealSheet => ({
  outcome: 'played',
  contract: { ...contract, ...changes },
  ...rest,
});
const points = { a: 90 };
const announced = (...announcements: Announcement[]): DealSheet => played({ points, announcements });
const tierce = (
  side: 'a' | 'b',
  seat: Announcement['seat'],
  high: Announcement['high'],
  suit: Announcement['suit'] = 'spades',
) => ({ side, seat, kind: 'tierce', suit, high }) as const;
const carre = (side: 'a' | 'b', seat: Announcement['seat'], rank: Announcement['rank']) =>
  ({ side, seat, kind: 'carre', rank }) as const;

type Row = readonly [key: string | Ruleset, sheet: DealSheet, ...faults: [DealFaultCode, string][]];

const ROWS: readonly Row[] = [
  // The outcome decides which fields there may be.
  ['ffb-classic', { outcome: 'passed-out', contract }, ['field-not-for-outcome', '/contract']],
  [
    'ffb-classic',
    { outcome: 'passed-out', points, capot: 'a' },
    ['field-not-for-outcome', '/points'],
    ['field-not-for-outcome', '/capot'],
  ],
  [
    'ffb-classic',
    {
      outcome: 'passed-out',
      cardPoints: points,
      lastTrick: 'a',
      failed: true,
      generale: 'a1',
      belotes: ['a'],
      announcements: [{ side: 'a', kind: 'carre', rank: 'J' }],
      replay: { firstLead: 'a1', hands: {}, plays: [] },
      against: 'a',
      reason: 'revoke',
    },
    ['field-not-for-outcome', '/cardPoints'],
    ['field-not-for-outcome', '/lastTrick'],
    ['field-not-for-outcome', '/failed'],
    ['field-not-for-outcome', '/generale'],
    ['field-not-for-outcome', '/belotes'],
    ['field-not-for-outcome', '/announcements'],
    ['field-not-for-outcome', '/replay'],
    ['field-not-for-outcome', '/against'],
    ['field-not-for-outcome', '/reason'],
  ],
  ['ffb-classic', { outcome: 'penalty', against: 'a', contract }, ['field-not-for-outcome', '/contract']],
  ['ffb-classic', played({ points, against: 'a' }), ['field-not-for-outcome', '/against']],
  ['ffb-classic', { outcome: 'played', points }, ['contract-missing', '/contract']],
  // A penalty.
  ['ffb-classic', { outcome: 'penalty' }, ['against-missing', '/against']],
  ['ffb-classic', { outcome: 'penalty', against: 'c' }, ['side-not-at-table', '/against']],
  ['ffb-classic', { outcome: 'penalty', against: 'a', points: { a: 1 } }, ['penalty-points-not-a-number', '/points']],
  ['ffb-classic', { outcome: 'penalty', against: 'a', points: -1 }, ['penalty-points-out-of-range', '/points']],
  ['ffb-classic', { outcome: 'penalty', against: 'a', points: 10_001 }, ['penalty-points-out-of-range', '/points']],
  // The contract.
  ['ffb-classic', played({ points }, { takers: 'c' }), ['side-not-at-table', '/contract/takers']],
  ['ffb-classic', played({ points }, { taker: 'c1' }), ['seat-not-at-table', '/contract/taker']],
  ['belote-two', played({ points }, { taker: 'a2' }), ['seat-not-at-table', '/contract/taker']],
  ['ffb-classic', played({ points }, { taker: 'b1' }), ['seat-not-of-side', '/contract/taker']],
  ['belote-two', played({ points }, { trump: 'no-trump' }), ['trump-not-played', '/contract/trump']],
  [
    'ffb-classic',
    played({ points }, { bid: 80, doubled: 'coinche' }),
    ['bid-not-played', '/contract/bid'],
    ['doubling-not-played', '/contract/doubled'],
  ],
  ['ffb-coinche', played({ points }), ['bid-missing', '/contract/bid']],
  ['ffb-coinche', played({ points }, { bid: 85 }), ['bid-out-of-range', '/contract/bid']],
  ['ffb-coinche', played({ points }, { bid: 70 }), ['bid-out-of-range', '/contract/bid']],
  ['ffb-coinche', played({ points }, { bid: 170 }), ['bid-out-of-range', '/contract/bid']],
  ['ffb-coinche', played({ points }, { bid: 'generale' }), ['generale-not-played', '/contract/bid']],
  [
    'pagat-coinche',
    played({ points }, { bid: 'capot', doubled: 'coinche' }),
    ['capot-not-doubleable', '/contract/doubled'],
  ],
  // The points.
  ['ffb-classic', played({}), ['points-missing', '/points']],
  ['ffb-classic', played({ points: {} }), ['points-missing', '/points']],
  ['belote-three', played({ points }), ['points-missing', '/points']],
  ['ffb-classic', played({ points: 90 }), ['points-not-by-side', '/points']],
  ['ffb-classic', played({ points: { a: -5 } }), ['points-out-of-range', '/points/a']],
  ['ffb-classic', played({ points: { a: 90, b: 163 } }), ['points-out-of-range', '/points/b']],
  ['ffb-classic', played({ points: { a: 90, c: 72 } }), ['side-not-at-table', '/points/c']],
  ['ffb-classic', played({ points: { a: 95, b: 66 } }), ['points-sum', '/points']],
  ['belote-three', played({ points: { a: 100, b: 63 } }), ['points-sum', '/points']],
  ['ffb-classic', played({ points: { a: 1 } }), ['points-impossible', '/points/a']],
  [
    'ffb-classic',
    played({ points: { a: 161, b: 1 } }),
    ['points-impossible', '/points/a'],
    ['points-impossible', '/points/b'],
  ],
  ['belote-three', played({ points: { a: 121, b: 40 } }), ['points-impossible', '/points']],
  ['ffb-classic', played({ cardPoints: { a: 1 }, lastTrick: 'b' }), ['points-impossible', '/cardPoints/a']],
  ['ffb-classic', played({ cardPoints: { a: 153 }, lastTrick: 'b' }), ['points-out-of-range', '/cardPoints/a']],
  ['ffb-classic', played({ cardPoints: { a: 85 } }), ['last-trick-missing', '/lastTrick']],
  ['ffb-classic', played({ cardPoints: { a: 85 }, lastTrick: 'c' }), ['side-not-at-table', '/lastTrick']],
  // Of a last trick that nobody at the table has taken nothing follows for the points.
  ['ffb-classic', played({ cardPoints: { a: 1 }, lastTrick: 'c' }), ['side-not-at-table', '/lastTrick']],
  // One card point and the last trick are no eleven, though eleven without it could be.
  ['ffb-classic', played({ cardPoints: { a: 1 }, lastTrick: 'a' }), ['points-impossible', '/cardPoints/a']],
  ['ffb-classic', played({ points: { a: 1 }, lastTrick: 'b' }), ['points-impossible', '/points/a']],
  // Of three the two others could have 100 and 51: it is the eleven that cannot hold the last trick.
  [
    'belote-three',
    played({ points: { a: 11, b: 100, c: 51 }, lastTrick: 'a' }),
    ['last-trick-contradiction', '/lastTrick'],
  ],
  // Here it is the 146 that cannot be without it.
  [
    threeAllTrump(),
    played({ points: { a: 13, b: 146, c: 3 }, lastTrick: 'a' }, { trump: 'all-trump' }),
    ['last-trick-contradiction', '/lastTrick'],
  ],
  [
    'belote-three',
    played({ points: { a: 11, b: 1, c: 150 }, lastTrick: 'a' }),
    ['points-impossible', '/points/a'],
    ['points-impossible', '/points/b'],
  ],
  ['ffb-classic', played({ points, cardPoints: { a: 80 }, lastTrick: 'a' }), ['two-point-forms', '/cardPoints']],
  ['ffb-classic', played({ points: { a: 8 }, lastTrick: 'a' }), ['last-trick-contradiction', '/lastTrick']],
  ['ffb-classic', played({ points: { a: 155 }, lastTrick: 'b' }), ['last-trick-contradiction', '/lastTrick']],
  // Capot, générale, dedans.
  ['ffb-classic', played({ points: { a: 252 } }), ['capot-not-declared', '/points/a']],
  ['ffb-classic', played({ points: { a: 348 } }, { trump: 'all-trump' }), ['capot-not-declared', '/points/a']],
  ['ffb-classic', played({ points: { a: 160 + 90 } }), ['points-out-of-range', '/points/a']],
  ['ffb-classic', played({ cardPoints: { a: 242 }, lastTrick: 'a' }), ['points-out-of-range', '/cardPoints/a']],
  ['ffb-classic', played({ points: { a: 162 }, capot: 'a' }), ['capot-contradiction', '/points/a']],
  ['ffb-classic', played({ points: { a: 252, b: 2 }, capot: 'a' }), ['capot-contradiction', '/points/b']],
  [
    'ffb-classic',
    played({ cardPoints: { a: 252 }, lastTrick: 'a', capot: 'a' }),
    ['capot-contradiction', '/cardPoints/a'],
  ],
  ['ffb-classic', played({ cardPoints: { a: 152 }, capot: 'a' }), ['last-trick-missing', '/lastTrick']],
  ['ffb-classic', played({ capot: 'a', lastTrick: 'b' }), ['last-trick-contradiction', '/lastTrick']],
  ['ffb-classic', played({ capot: 'c' }), ['side-not-at-table', '/capot']],
  [
    'ffb-classic',
    played({ failed: true, points, capot: 'b' }),
    ['failed-contradiction', '/points'],
    ['failed-contradiction', '/capot'],
  ],
  ['coinche-contract', played({ generale: 'a1' }, { bid: 90 }), ['generale-not-bid', '/generale']],
  ['coinche-contract', played({ generale: 'c1' }, { bid: 'generale' }), ['seat-not-at-table', '/generale']],
  [
    'coinche-contract',
    played({ generale: 'a1', capot: 'b' }, { bid: 'generale' }),
    ['generale-contradiction', '/capot'],
  ],
  // Belotes.
  ['ffb-classic', played({ points, belotes: ['a', 'b'] }), ['too-many-belotes', '/belotes/1']],
  ['ffb-classic', played({ points, belotes: ['a'] }, { trump: 'no-trump' }), ['too-many-belotes', '/belotes/0']],
  [
    'ffb-classic',
    played({ points, belotes: ['a', 'a', 'a', 'a', 'b'] }, { trump: 'all-trump' }),
    ['too-many-belotes', '/belotes/4'],
  ],
  ['ffb-classic', played({ points, belotes: ['c'] }), ['side-not-at-table', '/belotes/0']],
  [
    'cafe-belote',
    played({ points, belotes: ['b'], announcements: [tierce('a', 'a1', 'K', 'hearts')] }),
    ['belote-contradiction', '/belotes/0'],
  ],
  [
    'cafe-belote',
    played({ points, belotes: ['b'], announcements: [carre('a', 'a1', 'Q')] }),
    ['belote-contradiction', '/belotes/0'],
  ],
  [
    'cafe-belote',
    played({ points, belotes: ['b'], announcements: [carre('a', 'a1', 'K')] }),
    ['belote-contradiction', '/belotes/0'],
  ],
  // Announcements.
  ['ffb-classic', announced(tierce('a', 'a1', 'A')), ['announcements-not-played', '/announcements']],
  ['cafe-belote', announced({ side: 'c', kind: 'carre', rank: 'J' }), ['side-not-at-table', '/announcements/0/side']],
  ['cafe-belote', announced(carre('a', 'c1', 'J')), ['seat-not-at-table', '/announcements/0/seat']],
  ['cafe-belote', announced(carre('a', 'b1', 'J')), ['seat-not-of-side', '/announcements/0/seat']],
  ['cafe-belote', announced({ side: 'a', kind: 'carre' }), ['announcement-incomplete', '/announcements/0/rank']],
  [
    'cafe-belote',
    announced({ side: 'a', kind: 'cent' }),
    ['announcement-incomplete', '/announcements/0/suit'],
    ['announcement-incomplete', '/announcements/0/high'],
  ],
  [
    'cafe-belote',
    announced({ ...carre('a', 'a1', 'J'), suit: 'hearts' }),
    ['announcement-field-not-for-kind', '/announcements/0/suit'],
  ],
  [
    'cafe-belote',
    announced({ ...tierce('a', 'a1', 'A'), rank: 'J' }),
    ['announcement-field-not-for-kind', '/announcements/0/rank'],
  ],
  ['cafe-belote', announced(carre('a', 'a1', '8')), ['announcement-impossible', '/announcements/0/rank']],
  ['cafe-belote', announced(carre('a', 'a1', '7')), ['announcement-impossible', '/announcements/0/rank']],
  ['cafe-belote', announced(tierce('a', 'a1', '8')), ['announcement-impossible', '/announcements/0/high']],
  [
    'cafe-belote',
    announced({ side: 'a', kind: 'cinquante', suit: 'clubs', high: '9' }),
    ['announcement-impossible', '/announcements/0/high'],
  ],
  [
    'cafe-belote',
    announced({ side: 'a', kind: 'cent', suit: 'clubs', high: 'T' }),
    ['announcement-impossible', '/announcements/0/high'],
  ],
  [
    'cafe-belote',
    announced(tierce('a', 'a1', 'A'), tierce('b', 'b1', 'A')),
    ['announcement-card-twice', '/announcements/1'],
  ],
  [
    'cafe-belote',
    announced(tierce('a', 'a1', 'A'), tierce('a', 'a1', 'K')),
    ['announcement-card-twice', '/announcements/1'],
  ],
  [
    'cafe-belote',
    announced(tierce('b', 'b2', 'K'), carre('a', 'a1', 'K')),
    ['announcement-card-twice', '/announcements/1'],
  ],
  [
    'ffb-coinche',
    played({ points, announcements: [tierce('a', 'a1', 'K'), carre('a', 'a1', 'K')] }, { bid: 80 }),
    ['announcement-card-twice', '/announcements/1'],
  ],
  [
    reusing(),
    announced(tierce('a', 'a1', 'K'), carre('a', 'a2', 'K')),
    ['announcement-card-twice', '/announcements/1'],
  ],
  [
    reusing(),
    announced({ side: 'a', kind: 'carre', rank: 'K' }, { side: 'b', kind: 'tierce', suit: 'spades', high: 'K' }),
    ['announcement-card-twice', '/announcements/1'],
  ],
  // The queen of spades is in the first as well, whatever shares it in between.
  [
    reusing(),
    announced(tierce('a', 'a1', 'A'), carre('a', 'a1', 'Q'), tierce('a', 'a1', 'Q')),
    ['announcement-card-twice', '/announcements/2'],
  ],
  [
    reusing(),
    announced(tierce('a', 'a1', 'K'), tierce('a', 'a1', 'K')),
    ['announcement-card-twice', '/announcements/1'],
  ],
  [
    'cafe-belote',
    announced(carre('a', 'a1', 'J'), carre('a', 'a1', '9'), tierce('a', 'a1', 'A')),
    ['announcement-too-many-cards', '/announcements/2'],
  ],
  // Each of two sides with two points needs two of the three cards of 24 that are worth nothing.
  ['belote-three', played({ points: { a: 2, b: 2, c: 158 } }), ['points-impossible', '/points']],
  ['belote-three', played({ cardPoints: { a: 2, b: 2 }, lastTrick: 'c' }), ['points-impossible', '/cardPoints']],
  // The last trick alone would be the three cards that are worth nothing, and 2 points need two of them.
  [
    'belote-three',
    played({ points: { a: 10, b: 2, c: 150 }, lastTrick: 'a' }),
    ['last-trick-contradiction', '/lastTrick'],
  ],
  [
    'belote-three',
    played({ cardPoints: { a: 0, b: 2, c: 150 }, lastTrick: 'a' }),
    ['points-impossible', '/cardPoints'],
  ],
  // Six and more in a row are one cent (rules.md, "Undisputed"), whichever part is named first.
  [
    'cafe-belote',
    announced(tierce('a', 'a1', '9'), tierce('a', 'a1', 'Q')),
    ['announcement-one-run', '/announcements/1'],
  ],
  [
    'cafe-belote',
    announced({ side: 'a', seat: 'a1', kind: 'cent', suit: 'spades', high: 'A' }, tierce('a', 'a1', '9')),
    ['announcement-one-run', '/announcements/1'],
  ],
  ['cafe-belote', announced(tierce('a', 'a1', '9'), tierce('a', 'a1', 'K'))],
  ['cafe-belote', announced(tierce('a', 'a1', '9'), tierce('a', 'a1', 'Q', 'clubs'))],
  ['cafe-belote', announced(tierce('a', 'a1', '9'), tierce('a', 'a2', 'Q'))],
  ['cafe-belote', announced(tierce('a', undefined, '9'), tierce('a', undefined, 'Q'))],
  // Where two play, the side says whose hand it is, and a hand has sixteen cards.
  [
    twoAnnouncing(),
    announced(tierce('a', undefined, '9'), tierce('a', 'a1', 'Q')),
    ['announcement-one-run', '/announcements/1'],
  ],
  [twoAnnouncing(), announced(carre('a', undefined, 'J'), carre('a', undefined, 'A'), carre('a', undefined, 'K'))],
  [
    twoAnnouncing(),
    announced(
      carre('a', undefined, 'J'),
      carre('a', undefined, 'A'),
      carre('a', 'a1', 'K'),
      carre('a', 'a1', 'Q'),
      carre('a', 'a1', 'T'),
    ),
    ['announcement-too-many-cards', '/announcements/4'],
  ],
  // A card serves in one sequence and in one carré, in whatever order they are named.
  [
    reusing(),
    announced(carre('a', 'a1', 'J'), tierce('a', 'a1', 'J'), tierce('a', 'a1', 'K')),
    ['announcement-card-twice', '/announcements/2'],
  ],
  [
    reusing(),
    announced(tierce('a', 'a1', 'J'), tierce('a', 'a1', 'K'), carre('a', 'a1', 'J')),
    ['announcement-card-twice', '/announcements/1'],
  ],
  [reusing(), announced(tierce('a', 'a1', 'J'), carre('a', 'a1', 'J'))],
  // All faults together.
  [
    'ffb-coinche',
    played({ points: { a: 100, b: 60 }, belotes: ['c'] }, { takers: 'c', bid: 85 }),
    ['side-not-at-table', '/contract/takers'],
    ['bid-out-of-range', '/contract/bid'],
    ['points-sum', '/points'],
    ['side-not-at-table', '/belotes/0'],
  ],
];

const GOOD: readonly (readonly [string, string | Ruleset, DealSheet])[] = [
  ['a trick worth nothing against 162', 'ffb-classic', played({ points: { a: 0 } })],
  ['two points', 'ffb-classic', played({ points: { b: 2 } })],
  ['an empty list and failed false say nothing', 'ffb-classic', { outcome: 'passed-out', belotes: [], failed: false }],
  ['the last trick beside points', 'ffb-classic', played({ points: { a: 10 }, lastTrick: 'a' })],
  ['a capot in card points', 'ffb-classic', played({ cardPoints: { a: 152, b: 0 }, lastTrick: 'a', capot: 'a' })],
  [
    'a capot in card points of all-trump',
    'ffb-classic',
    played({ cardPoints: { a: 248 }, lastTrick: 'a', capot: 'a' }, { trump: 'all-trump' }),
  ],
  ['252 in all-trump', 'ffb-classic', played({ points: { a: 252, b: 0 }, capot: 'a' }, { trump: 'all-trump' })],
  ['252 raw in all-trump is no capot', 'ffb-classic', played({ points: { a: 252, b: 6 } }, { trump: 'all-trump' })],
  ['one card in two announcements of one hand', reusing(), announced(tierce('a', 'a1', 'K'), carre('a', 'a1', 'K'))],
  ['the same in the other order', reusing(), announced(carre('a', 'a1', 'K'), tierce('a', 'a1', 'K'))],
  [
    'announcements of nobody in particular, more than one hand holds',
    'cafe-belote',
    announced(
      { side: 'a', kind: 'carre', rank: 'J' },
      { side: 'a', kind: 'carre', rank: '9' },
      { side: 'b', kind: 'tierce', suit: 'clubs', high: 'A' },
    ),
  ],
  ['the highest bid', 'ffb-coinche', played({ points }, { bid: 160 })],
  ['a penalty of nothing', 'ffb-classic', { outcome: 'penalty', against: 'a', points: 0 }],
  ['the highest penalty', 'ffb-classic', { outcome: 'penalty', against: 'a', points: 10_000 }],
  ['two points without the last trick', 'ffb-classic', played({ points: { b: 2 }, lastTrick: 'a' })],
  ['a générale and its capot', 'coinche-contract', played({ generale: 'a1', capot: 'a' }, { bid: 'generale' })],
  [
    'a belote of the side that shows its king',
    'cafe-belote',
    played({ points, belotes: ['a'], announcements: [tierce('a', 'a1', 'K', 'hearts')] }),
  ],
  ['three sides of which one took nothing', 'belote-three', played({ points: { a: 100, b: 62 } })],
];

const check = (key: string | Ruleset, sheet: DealSheet) =>
  checkSheet(sheet, typeof key === 'string' ? rulesetOf(key) : key);

describe('checkSheet', () => {
  it.each(ROWS.map(([key, sheet, ...faults]) => [JSON.stringify(sheet), key, sheet, faults] as const))(
    'refuses %s',
    (_, key, sheet, faults) => {
      const checked = check(key, sheet);
      expect(checked.ok ? [] : checked.faults.map(({ code, pointer }) => [code, pointer])).toEqual(faults);
    },
  );

  it.each(GOOD)('takes %s', (_, key, sheet) => {
    const checked = check(key, sheet);
    expect(checked.ok ? [] : checked.faults).toEqual([]);
  });

  it('gives every fault the values that its sentence is filled with', () => {
    for (const [key, sheet] of ROWS) {
      const checked = check(key, sheet);
      for (const { code, values = {} } of checked.ok ? [] : checked.faults) {
        const wanted = [...TEXTS.en.faults[code].matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
        expect([code, wanted.filter((name) => (values[name] ?? '') === '')]).toEqual([code, []]);
      }
    }
  });

  it.each([
    ['ffb-classic', {}, 1],
    ['belote-three', { a: 90 }, 2],
  ] as const)('says how many sides’ points %s needs', (key, given, needed) => {
    const checked = check(key, played({ points: given }));
    expect(checked.ok ? [] : checked.faults.map(({ values }) => values)).toEqual([{ needed }]);
  });

  it('says which points cannot be', () => {
    const checked = check('ffb-classic', played({ points: { a: 1 } }));
    expect(checked.ok ? [] : checked.faults.map(({ values }) => values)).toEqual([{ points: 1 }]);
  });

  it('leaves nothing on a complete sheet that is not known', () => {
    const complete = (key: string, sheet: DealSheet) => {
      const checked = check(key, sheet);
      if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
      return checked.value;
    };
    const played4 = { belotes: [], announcements: [] };
    expect(complete('ffb-classic', played({ points }))).toStrictEqual({
      outcome: 'played',
      contract: { takers: 'a', trump: 'hearts', doubled: 'none' },
      points: { a: 90, b: 72 },
      ...played4,
    });
    expect(complete('coinche-contract', played({ generale: 'a1' }, { bid: 'generale' }))).toStrictEqual({
      outcome: 'played',
      contract: { takers: 'a', trump: 'hearts', bid: 'generale', doubled: 'none' },
      points: { a: 252, b: 0 },
      capot: 'a',
      generale: 'a1',
      ...played4,
    });
    expect(complete('ffb-classic', { outcome: 'penalty', against: 'a' })).toStrictEqual({
      outcome: 'penalty',
      against: 'a',
      points: 162,
    });
  });

  it('has a row for every code that a sheet alone can have', () => {
    const seen = new Set(ROWS.flatMap(([, , ...faults]) => faults.map(([code]) => code)));
    // A record's codes have their rows in replay-deal.spec.ts and sheet-of-replay.spec.ts.
    const ofRecords = DEAL_FAULT_CODES.slice(
      DEAL_FAULT_CODES.indexOf('hand-missing'),
      DEAL_FAULT_CODES.indexOf('replay-contradiction') + 1,
    );
    const elsewhere = [
      ...ofRecords,
      'carried-in-out-of-range',
      'carried-in-unowned',
      'carried-in-impossible',
      'round-full',
      'match-over',
    ];
    expect(DEAL_FAULT_CODES.filter((code) => !seen.has(code))).toEqual(elsewhere);
  });
});
