import { describe, expect, it } from '@jest/globals';
import type { Card } from '../cards/card.js';
import { RANKS } from '../cards/card.js';
import { resolveRuleset } from '../rulesets/check-ruleset.js';
import { presetOf } from '../rulesets/presets/index.js';
import type { Ruleset } from '../rulesets/ruleset.js';
import { checkSheet } from './check-sheet.js';
import type { DealSheet, SheetContract, SheetReplay } from './deal-sheet.js';
import { scoreDeal } from './score-deal.js';

function rulesetOf(key: string, overrides: unknown = {}): Ruleset {
  const resolved = resolveRuleset(presetOf(key)!.ruleset, overrides);
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.faults));
  return resolved.value;
}

const cards = (words: string): Card[] => words.split(' ') as Card[];
const suit = (letter: string): Card[] => RANKS.map((rank) => `${rank}${letter}` as Card);
const HEARTS: SheetContract = { takers: 'b', trump: 'hearts' };

/** a1 takes the first trick with the ace of spades and leads its seven of trumps; b1 takes the rest: 11 and 151. */
const REPLAY: SheetReplay = {
  firstLead: 'a1',
  hands: {
    a1: cards('8S 9S TS JS QS KS AS 7H'),
    b1: cards('7S 8H 9H TH JH QH KH AH'),
    a2: suit('D'),
    b2: suit('C'),
  },
  plays: cards('AS 7S 7D 7C 7H JH 8D 8C 8H 9D 9C 8S 9H TD TC 9S TH JD JC TS QH QD QC JS KH KD KC QS AH AD AC KS'),
};
/** Everybody has one suit: b1 takes all with trumps. */
const CAPOT: SheetReplay = {
  firstLead: 'b1',
  hands: { a1: suit('S'), b1: suit('H'), a2: suit('D'), b2: suit('C') },
  plays: RANKS.flatMap((rank) => cards(`${rank}H ${rank}D ${rank}C ${rank}S`)),
};

const sheet = (more: Partial<DealSheet> = {}): DealSheet => ({
  outcome: 'played',
  contract: HEARTS,
  replay: REPLAY,
  ...more,
});
const whole = { points: { a: 11, b: 151 }, lastTrick: 'b', belotes: ['b'], announcements: [] };

describe('a sheet with its replay (api.md, "The deal sheet")', () => {
  it.each<[string, DealSheet, string, object]>([
    ['says nothing else', sheet(), 'ffb-classic', whole],
    ['says the same', sheet({ points: { a: 11 }, lastTrick: 'b', belotes: ['b'] }), 'ffb-classic', whole],
    ['says the same in card points', sheet({ cardPoints: { a: 11, b: 141 }, lastTrick: 'b' }), 'ffb-classic', whole],
    [
      'has its contract in the replay',
      { outcome: 'played', replay: { ...REPLAY, contract: HEARTS } },
      'ffb-classic',
      whole,
    ],
    [
      'has its contract twice, the default spelled out once',
      sheet({ contract: { ...HEARTS, doubled: 'none' }, replay: { ...REPLAY, contract: HEARTS } }),
      'ffb-classic',
      whole,
    ],
    [
      'has its taker and its doubling in the replay alone',
      sheet({
        contract: { ...HEARTS, bid: 80 },
        replay: { ...REPLAY, contract: { ...HEARTS, taker: 'b1', doubled: 'coinche' } },
      }),
      'ffb-contree-made',
      { contract: { takers: 'b', taker: 'b1', trump: 'hearts', bid: 80, doubled: 'coinche' } },
    ],
    [
      'leaves its taker open, and the replay does not',
      sheet({
        contract: { ...HEARTS, taker: undefined },
        replay: { ...REPLAY, contract: { ...HEARTS, taker: 'b1' } },
      }),
      'ffb-classic',
      { contract: { takers: 'b', taker: 'b1', trump: 'hearts', doubled: 'none' } },
    ],
    [
      'names a speaker whom the replay does not name',
      sheet({
        announcements: [{ side: 'a', seat: 'a1', kind: 'tierce', suit: 'spades', high: 'A' }],
        replay: { ...REPLAY, announcements: [{ side: 'a', kind: 'tierce', suit: 'spades', high: 'A' }] },
      }),
      'cafe-belote',
      { announcements: [{ side: 'a', kind: 'tierce', suit: 'spades', high: 'A' }] },
    ],
    ['says failed: false', sheet({ failed: false }), 'ffb-classic', whole],
    ['is a capot', sheet({ replay: CAPOT, capot: 'b' }), 'ffb-classic', { capot: 'b', points: { a: 0, b: 252 } }],
    [
      'is a capot in the other form',
      sheet({ replay: CAPOT, cardPoints: { a: 0, b: 152 }, lastTrick: 'b' }),
      'ffb-classic',
      { capot: 'b', points: { a: 0, b: 252 } },
    ],
    [
      'is a capot of 248 cards in all-trump',
      sheet({ contract: { ...HEARTS, trump: 'all-trump' }, replay: CAPOT, cardPoints: { b: 248 } }),
      'ffb-classic',
      { capot: 'b', points: { a: 0, b: 252 }, belotes: ['a', 'b', 'a', 'b'] },
    ],
    [
      'has its belotes in another order',
      sheet({ contract: { ...HEARTS, trump: 'all-trump' }, replay: CAPOT, belotes: ['b', 'b', 'a', 'a'] }),
      'ffb-classic',
      { belotes: ['a', 'b', 'a', 'b'] },
    ],
    [
      'has its announcements on the sheet',
      sheet({ announcements: [{ side: 'a', kind: 'tierce', suit: 'spades', high: 'A' }] }),
      'cafe-belote',
      { announcements: [{ side: 'a', kind: 'tierce', suit: 'spades', high: 'A' }] },
    ],
    [
      'has its announcements twice, the seat once',
      sheet({
        announcements: [{ side: 'a', kind: 'tierce', suit: 'spades', high: 'A' }],
        replay: { ...REPLAY, announcements: [{ side: 'a', seat: 'a1', kind: 'tierce', suit: 'spades', high: 'A' }] },
      }),
      'cafe-belote',
      { announcements: [{ side: 'a', seat: 'a1', kind: 'tierce', suit: 'spades', high: 'A' }] },
    ],
    [
      'has what was not shown in the record alone',
      sheet({
        announcements: [],
        replay: { ...REPLAY, announcements: [{ side: 'a', kind: 'tierce', suit: 'spades', high: 'A', shown: false }] },
      }),
      'cafe-belote',
      { announcements: [] },
    ],
  ])('is derived where it %s', (_, given, key, expected) => {
    const checked = checkSheet(given, rulesetOf(key));
    if (!checked.ok) throw new Error(JSON.stringify(checked.faults));
    expect(checked.value).toMatchObject({ ...expected, replay: given.replay });
    // And again: what is stored is a sheet that scores as itself.
    expect(checkSheet(checked.value, rulesetOf(key))).toEqual(checked);
  });

  it('says what it would be worth in words that can be read', () => {
    const values = (given: DealSheet) => {
      const checked = checkSheet(given, rulesetOf('ffb-classic'));
      return checked.ok ? [] : checked.faults.map((fault) => fault.values);
    };
    expect(values(sheet({ failed: true }))).toEqual([{ field: 'replay' }]);
    expect(values(sheet({ points: { c: 0 } }))).toEqual([{ side: 'c', players: 4 }]);
  });

  const pair: DealSheet['announcements'] = [{ side: 'a', kind: 'tierce', suit: 'spades', high: 'A' }];
  const told = (announcements: DealSheet['announcements']) =>
    sheet({ announcements, replay: { ...REPLAY, announcements: pair } });

  it.each<[string, DealSheet, string, readonly [string, string][]]>([
    ['other points', sheet({ points: { a: 12 } }), 'ffb-classic', [['replay-contradiction', '/points/a']]],
    [
      'other points of both',
      sheet({ points: { a: 12, b: 150 } }),
      'ffb-classic',
      [
        ['replay-contradiction', '/points/a'],
        ['replay-contradiction', '/points/b'],
      ],
    ],
    [
      'other card points',
      sheet({ cardPoints: { b: 151 } }),
      'ffb-classic',
      [['replay-contradiction', '/cardPoints/b']],
    ],
    [
      'card points of a capot that are none',
      sheet({ replay: CAPOT, cardPoints: { a: 1, b: 252 } }),
      'ffb-classic',
      [
        ['replay-contradiction', '/cardPoints/a'],
        ['replay-contradiction', '/cardPoints/b'],
      ],
    ],
    ['points of a third side', sheet({ points: { c: 0 } }), 'ffb-classic', [['side-not-at-table', '/points/c']]],
    [
      'both forms of the points',
      sheet({ points: { a: 11 }, cardPoints: { a: 11 } }),
      'ffb-classic',
      [['two-point-forms', '/cardPoints']],
    ],
    ['one number', sheet({ points: 11 }), 'ffb-classic', [['points-not-by-side', '/points']]],
    ['another last trick', sheet({ lastTrick: 'a' }), 'ffb-classic', [['replay-contradiction', '/lastTrick']]],
    ['a capot', sheet({ capot: 'b' }), 'ffb-classic', [['replay-contradiction', '/capot']]],
    ['a générale', sheet({ generale: 'b1' }), 'ffb-classic', [['replay-contradiction', '/generale']]],
    ['failed', sheet({ failed: true }), 'ffb-classic', [['failed-contradiction', '/failed']]],
    ['another belote', sheet({ belotes: ['a'] }), 'ffb-classic', [['replay-contradiction', '/belotes']]],
    ['no belote', sheet({ belotes: [] }), 'ffb-classic', [['replay-contradiction', '/belotes']]],
    [
      'another contract',
      sheet({
        contract: { takers: 'a', taker: 'a1', trump: 'spades', bid: 90, doubled: 'coinche' },
        replay: { ...REPLAY, contract: { ...HEARTS, taker: 'b1', bid: 80, doubled: 'none' } },
      }),
      'ffb-contree-made',
      [
        ['replay-contradiction', '/contract/takers'],
        ['replay-contradiction', '/contract/taker'],
        ['replay-contradiction', '/contract/trump'],
        ['replay-contradiction', '/contract/bid'],
        ['replay-contradiction', '/contract/doubled'],
      ],
    ],
    [
      'another announcement',
      told([{ side: 'a', kind: 'tierce', suit: 'spades', high: 'K' }]),
      'cafe-belote',
      [['replay-contradiction', '/announcements']],
    ],
    [
      'the other side’s announcement',
      told([{ side: 'b', kind: 'tierce', suit: 'spades', high: 'A' }]),
      'cafe-belote',
      [['replay-contradiction', '/announcements']],
    ],
    [
      'a better announcement',
      told([{ side: 'a', kind: 'cinquante', suit: 'spades', high: 'A' }]),
      'cafe-belote',
      [['replay-contradiction', '/announcements']],
    ],
    ['no announcement', told([]), 'cafe-belote', [['replay-contradiction', '/announcements']]],
    [
      'two announcements',
      told([...pair, { side: 'b', kind: 'tierce', suit: 'hearts', high: 'A' }]),
      'cafe-belote',
      [['replay-contradiction', '/announcements']],
    ],
  ])('is refused where it says %s', (_, given, key, expected) => {
    const checked = checkSheet(given, rulesetOf(key));
    expect(checked.ok ? [] : checked.faults.map(({ code, pointer }) => [code, pointer]).sort()).toEqual(
      [...expected].sort(),
    );
  });

  it.each<[string, DealSheet, string, readonly [string, string][]]>([
    ['nowhere a contract', { outcome: 'played', replay: REPLAY }, 'ffb-classic', [['contract-missing', '/contract']]],
    [
      'a deal that is not over',
      sheet({ replay: { ...REPLAY, plays: REPLAY.plays.slice(0, 31) } }),
      'ffb-classic',
      [['replay-unfinished', '/replay/plays']],
    ],
    [
      'a revoke in a deal that is not over',
      sheet({ replay: { ...REPLAY, plays: cards('AS 8H') } }),
      'ffb-classic',
      [
        ['replay-illegal', '/replay/plays/1'],
        ['replay-unfinished', '/replay/plays'],
      ],
    ],
    [
      'a hand missing, a contract of the sheet',
      sheet({ contract: { ...HEARTS, bid: 80 }, replay: { ...REPLAY, hands: { ...REPLAY.hands, b2: undefined } } }),
      'ffb-classic',
      [
        ['bid-not-played', '/contract/bid'],
        ['hand-missing', '/replay/hands/b2'],
      ],
    ],
    [
      'a contract of the replay',
      { outcome: 'played', replay: { ...REPLAY, contract: { ...HEARTS, bid: 80 } } },
      'ffb-classic',
      [['bid-not-played', '/replay/contract/bid']],
    ],
    [
      'a contract of both',
      sheet({ contract: { ...HEARTS, bid: 85 }, replay: { ...REPLAY, contract: { ...HEARTS, taker: 'a1' } } }),
      'ffb-contree-made',
      [
        ['seat-not-of-side', '/replay/contract/taker'],
        ['bid-out-of-range', '/contract/bid'],
      ],
    ],
    ['a bid missing on the sheet', sheet(), 'ffb-contree-made', [['bid-missing', '/contract/bid']]],
    [
      'a bid missing in both contracts',
      sheet({ replay: { ...REPLAY, contract: HEARTS } }),
      'ffb-contree-made',
      [['bid-missing', '/replay/contract/bid']],
    ],
    [
      'announcements of the sheet',
      sheet({ announcements: [{ side: 'b', kind: 'tierce', suit: 'spades', high: 'A' }] }),
      'cafe-belote',
      [['announcement-not-held', '/announcements/0']],
    ],
    [
      'announcements of the replay',
      sheet({ replay: { ...REPLAY, announcements: [{ side: 'b', kind: 'tierce', suit: 'spades', high: 'A' }] } }),
      'cafe-belote',
      [['announcement-not-held', '/replay/announcements/0']],
    ],
    [
      'a replay of a passed-out deal',
      { outcome: 'passed-out', replay: REPLAY },
      'ffb-classic',
      [['field-not-for-outcome', '/replay']],
    ],
  ])('is refused with %s', (_, given, key, expected) => {
    const checked = checkSheet(given, rulesetOf(key));
    expect(checked.ok ? [] : checked.faults.map(({ code, pointer }) => [code, pointer])).toEqual(expected);
  });

  it('says the duty that a card was played against, and how far the deal has come', () => {
    const checked = checkSheet(sheet({ replay: { ...REPLAY, plays: cards('AS 8H 7D 7C') } }), rulesetOf('ffb-classic'));
    expect(checked.ok ? [] : checked.faults.map(({ values }) => values)).toEqual([
      { seat: 'b1', card: '8H', duty: 'follow' },
      { tricks: 1 },
    ]);
  });

  it('is worth what the same sheet without its replay is worth', () => {
    const [classic, alone] = [rulesetOf('ffb-classic'), { carriedIn: 0, lastDeal: false }];
    const plain: DealSheet = { outcome: 'played', contract: HEARTS, points: { a: 11 }, lastTrick: 'b', belotes: ['b'] };
    const [one, other] = [scoreDeal(sheet(), classic, alone), scoreDeal(plain, classic, alone)];
    if (!one.ok || !other.ok) throw new Error('neither has a fault');
    expect(one.value.result).toEqual(other.value.result);
    expect(one.value.result.score).toEqual({ a: 11, b: 171 });
  });
});
