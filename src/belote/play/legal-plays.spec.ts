import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Card } from '../cards/card.js';
import type { Seat } from '../cards/seat.js';
import type { Trump } from '../cards/trump.js';
import { resolveRuleset } from '../rulesets/check-ruleset.js';
import { presetOf } from '../rulesets/presets/index.js';
import type { Ruleset } from '../rulesets/ruleset.js';
import type { Duty } from './legal-cards.js';
import { legalPlays } from './legal-plays.js';
import type { Position, PositionFault } from './legal-plays.js';

interface Case extends Position {
  readonly id: string;
  readonly ruleset: string;
  readonly overrides?: unknown;
  readonly legal: readonly Card[];
  readonly duty?: Duty;
  readonly why: string;
}

function rulesetOf(key: string, overrides: unknown = {}): Ruleset {
  const resolved = resolveRuleset(presetOf(key)!.ruleset, overrides);
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.faults));
  return resolved.value;
}

/** The shared cases stand beside the clone; a copy in the repository stands in for them where they do not. */
const [shared, copy] = ['../shared/cases', 'test/cases'].map((path) =>
  join(process.cwd(), path, 'legal-plays.json'),
) as [string, string];
const read = (file: string): Case[] => JSON.parse(readFileSync(file, 'utf8')) as Case[];
const cases = read(existsSync(shared) ? shared : copy);

describe('the shared cases of play', () => {
  it('are there, the same in the copy', () => {
    expect(cases.length).toBeGreaterThan(50);
    expect(read(copy)).toEqual(cases);
  });

  it.each(cases.map((one) => [`${one.ruleset} ${one.id}: ${one.why}`, one] as const))('%s', (_, one) => {
    const answer = legalPlays(one, rulesetOf(one.ruleset, one.overrides));
    if (!answer.ok) throw new Error(JSON.stringify(answer.faults));
    expect([...answer.value.legal].sort()).toEqual([...one.legal].sort());
    if (one.duty !== undefined) expect(answer.value.duty).toBe(one.duty);
  });
});

const cards = (words: string): Card[] => (words === '' ? [] : (words.split(' ') as Card[]));

/** `a1:7H b1:KS` */
const table = (words: string) =>
  cards(words).map((word) => {
    const [seat, card] = word.split(':');
    return { seat: seat as Seat, card: card as Card };
  });

const four = { raiseOverPartner: false };

describe('the duty that binds (rules.md, "Play duties")', () => {
  it.each<[string, string, unknown, Trump, string, string, Seat, Duty, string, Seat | null]>([
    ['a lead is free', 'ffb-classic', {}, 'hearts', '', '7S JH', 'a1', 'free', '7S JH', null],
    ['the suit led is followed', 'ffb-classic', {}, 'hearts', 'a1:7S', 'AS 8S JH', 'b1', 'follow', 'AS 8S', 'a1'],
    ['a plain suit need not be beaten', 'ffb-classic', {}, 'hearts', 'a1:TS', 'AS 8S', 'b1', 'follow', 'AS 8S', 'a1'],
    ['trump led: higher', 'ffb-classic', {}, 'hearts', 'a1:AH', '7H 9H JH AS', 'b1', 'raise', '9H JH', 'a1'],
    ['trump led: none higher', 'ffb-classic', {}, 'hearts', 'a1:9H', '7H AH AS', 'b1', 'follow', '7H AH', 'a1'],
    ['trump led, none held', 'ffb-classic', {}, 'hearts', 'a1:9H', '7S AD', 'b1', 'free', '7S AD', 'a1'],
    ['over the partner too', 'ffb-classic', {}, 'hearts', 'a1:AH b1:7H', '8H 9H', 'a2', 'raise', '9H', 'a1'],
    [
      'not over the partner',
      'ffb-classic',
      { play: four },
      'hearts',
      'a1:AH b1:7H',
      '8H 9H',
      'a2',
      'follow',
      '8H 9H',
      'a1',
    ],
    [
      'over an opponent all the same',
      'ffb-classic',
      { play: four },
      'hearts',
      'a1:7H b1:AH',
      '8H 9H',
      'a2',
      'raise',
      '9H',
      'b1',
    ],
    ['void: ruff', 'ffb-classic', {}, 'hearts', 'a1:7S', '7H JH AD', 'b1', 'ruff', '7H JH', 'a1'],
    ['void without trumps', 'ffb-classic', {}, 'hearts', 'a1:7S', '7D AD', 'b1', 'free', '7D AD', 'a1'],
    ['overruff', 'ffb-classic', {}, 'hearts', 'a1:7S b1:TH', '7H AH AD', 'a2', 'overruff', 'AH', 'b1'],
    ['lower trump, forced', 'ffb-classic', {}, 'hearts', 'a1:7S b1:TH', '7H AD', 'a2', 'underruff', '7H', 'b1'],
    ['lower trump, free', 'ffb-contree-made', {}, 'hearts', 'a1:7S b1:TH', '7H AD', 'a2', 'free', '7H AD', 'b1'],
    ['overruff in contrée', 'ffb-contree-made', {}, 'hearts', 'a1:7S b1:TH', '7H AH AD', 'a2', 'overruff', 'AH', 'b1'],
    ['the partner frees', 'ffb-classic', {}, 'hearts', 'a1:AS b1:7S', '7H AD', 'a2', 'free', '7H AD', 'a1'],
    [
      'the partner who ruffed frees',
      'ffb-classic',
      {},
      'hearts',
      'a1:7S b1:TH a2:8S',
      '7H AD',
      'b2',
      'free',
      '7H AD',
      'b1',
    ],
    [
      'the partner frees nobody',
      'ffb-classic',
      { play: { partnerFrees: false } },
      'hearts',
      'a1:AS b1:7S',
      '7H AD',
      'a2',
      'ruff',
      '7H',
      'a1',
    ],
    [
      'the partner who ruffed frees nobody',
      'ffb-classic',
      { play: { partnerFrees: false } },
      'hearts',
      'a1:7S b1:TH a2:8S',
      '7H AD',
      'b2',
      'underruff',
      '7H',
      'b1',
    ],
    [
      'a trump on the partner’s trump goes over, plain cards stay free',
      'ffb-classic',
      { play: { overPartnerRuff: true } },
      'hearts',
      'a1:7S b1:TH a2:8S',
      '7H AH AD',
      'b2',
      'overruff',
      'AH AD',
      'b1',
    ],
    [
      'who has none that goes over is free',
      'ffb-classic',
      { play: { overPartnerRuff: true } },
      'hearts',
      'a1:7S b1:TH a2:8S',
      '7H AD',
      'b2',
      'free',
      '7H AD',
      'b1',
    ],
    [
      'who has only trumps that go over is free',
      'ffb-classic',
      { play: { overPartnerRuff: true } },
      'hearts',
      'a1:7S b1:TH a2:8S',
      'AH AD',
      'b2',
      'free',
      'AH AD',
      'b1',
    ],
    [
      'on the partner’s plain card any trump will do',
      'ffb-classic',
      { play: { overPartnerRuff: true } },
      'hearts',
      'a1:AS b1:7S',
      '7H AH',
      'a2',
      'free',
      '7H AH',
      'a1',
    ],
    [
      'an opponent’s ruff is overruffed with or without the rule for the partner',
      'ffb-classic',
      { play: { overPartnerRuff: true } },
      'hearts',
      'a1:7S b1:TH',
      '7H AH AD',
      'a2',
      'overruff',
      'AH',
      'b1',
    ],
    ['a discard never holds', 'ffb-classic', {}, 'hearts', 'a1:7S b1:AD', '8S KH', 'a2', 'follow', '8S', 'a1'],
    ['no-trump: void is free', 'ffb-classic', {}, 'no-trump', 'a1:7S', 'JH AD', 'b1', 'free', 'JH AD', 'a1'],
    ['no-trump: follow only', 'ffb-classic', {}, 'no-trump', 'a1:7S', 'AS 8S', 'b1', 'follow', 'AS 8S', 'a1'],
    [
      'no-trump: the ten lies above the king',
      'ffb-classic',
      {},
      'no-trump',
      'a1:KS b1:TS',
      'QS',
      'a2',
      'follow',
      'QS',
      'b1',
    ],
    ['all-trump: raise', 'ffb-classic', {}, 'all-trump', 'a1:AS', '7S 9S JH', 'b1', 'raise', '9S', 'a1'],
    ['all-trump: void is free', 'ffb-classic', {}, 'all-trump', 'a1:AS', '7H JH', 'b1', 'free', '7H JH', 'a1'],
    ['all-trump: over the partner', 'ffb-classic', {}, 'all-trump', 'a1:AS b1:7S', '9S 8S', 'a2', 'raise', '9S', 'a1'],
    ['two: no partner', 'belote-two', {}, 'hearts', 'a1:AS', '7H AD', 'b1', 'ruff', '7H', 'a1'],
    ['three: no partner', 'belote-three', {}, 'hearts', 'a1:AS b1:9S', '9H AD', 'c1', 'ruff', '9H', 'a1'],
    ['three: a ruff is overruffed', 'belote-three', {}, 'hearts', 'b1:AS c1:QH', '9H AD', 'a1', 'overruff', '9H', 'c1'],
  ])('%s', (_, key, overrides, trump, trick, hand, seat, duty, legal, holds) => {
    const position: Position = { trump, hand: cards(hand), trick: table(trick), seat };
    const answer = legalPlays(position, rulesetOf(key, overrides));
    expect(answer).toEqual({ ok: true, value: { legal: cards(legal), duty, holds } });
  });
});

describe('what no position can be', () => {
  it.each<[string, string, Trump, string, string, Seat, readonly [string, string][]]>([
    ['nine cards', 'ffb-classic', 'hearts', '', '7S 8S 9S TS JS QS KS AS 7H', 'a1', [['hand-too-large', '/hand']]],
    ['no card', 'ffb-classic', 'hearts', '', '', 'a1', [['hand-empty', '/hand']]],
    ['a card twice in hand', 'ffb-classic', 'hearts', '', '7S 8S 7S', 'a1', [['card-twice', '/hand/2']]],
    [
      'a card in hand and on the table',
      'ffb-classic',
      'hearts',
      'a1:7S',
      '8S 7S',
      'b1',
      [['card-twice', '/trick/0/card']],
    ],
    [
      'a card twice on the table',
      'ffb-classic',
      'hearts',
      'a1:7S b1:7S',
      '8S',
      'a2',
      [['card-twice', '/trick/1/card']],
    ],
    [
      'four on the table already',
      'ffb-classic',
      'hearts',
      'a1:7S b1:8S a2:9S b2:TS',
      'AS',
      'a1',
      [['trick-too-large', '/trick']],
    ],
    [
      'five on the table',
      'ffb-classic',
      'hearts',
      'a1:7S b1:8S a2:9S b2:TS a1:JS',
      'AS',
      'b1',
      [['trick-too-large', '/trick']],
    ],
    ['out of turn', 'ffb-classic', 'hearts', 'a1:7S', 'AS', 'a2', [['trick-out-of-turn', '/seat']]],
    [
      'out of turn on the table',
      'ffb-classic',
      'hearts',
      'a1:7S b2:8S',
      'AS',
      'a2',
      [['trick-out-of-turn', '/trick/1/seat']],
    ],
    ['the same seat again', 'ffb-classic', 'hearts', 'a1:7S', 'AS', 'a1', [['trick-out-of-turn', '/seat']]],
    ['a strange seat', 'ffb-classic', 'hearts', '', 'AS', 'c1', [['seat-not-at-table', '/seat']]],
    [
      'strange seats',
      'belote-two',
      'hearts',
      'a2:7S',
      'AS',
      'b2',
      [
        ['seat-not-at-table', '/trick/0/seat'],
        ['seat-not-at-table', '/seat'],
      ],
    ],
    ['a trump that is not played', 'belote-two', 'all-trump', '', 'AS', 'a1', [['trump-not-played', '/trump']]],
    [
      'a seven where three play',
      'belote-three',
      'hearts',
      'a1:8S',
      '7S AS',
      'b1',
      [
        ['card-not-in-pack', '/hand/0'],
        ['card-not-in-pack', '/trick/0/card'],
      ],
    ],
    [
      'more open cards than piles',
      'belote-two',
      'hearts',
      '',
      '7S 8S 9S TS JS QS KS AS 7H',
      'a1',
      [['hand-too-large', '/hand']],
    ],
    [
      'everything at once',
      'belote-two',
      'no-trump',
      'a1:7S a1:7S',
      '',
      'a1',
      [
        ['trump-not-played', '/trump'],
        ['hand-empty', '/hand'],
        ['card-twice', '/trick/1/card'],
        ['trick-too-large', '/trick'],
      ],
    ],
  ])('%s', (_, key, trump, trick, hand, seat, expected) => {
    const answer = legalPlays({ trump, hand: cards(hand), trick: table(trick), seat }, rulesetOf(key));
    expect(answer.ok ? [] : answer.faults.map(({ code, pointer }) => [code, pointer])).toEqual(expected);
  });

  it('says how many there are and how many there may be', () => {
    const full = cards('7S 8S 9S TS JS QS KS AS');
    const six = { two: { layout: 'six-and-five' } };
    const eleven = [...full, ...cards('7H 8H 9H')];
    const at = (hand: Card[], ruleset: Ruleset) =>
      legalPlays({ trump: 'hearts', hand, trick: [], seat: 'a1' }, ruleset);
    expect(at(eleven, rulesetOf('belote-two', six)).ok).toBe(true);
    expect(at([...eleven, 'TH'], rulesetOf('belote-two', six))).toEqual({
      ok: false,
      faults: [{ code: 'hand-too-large', pointer: '/hand', values: { cards: 12, most: 11 } }],
    });
    expect(at(full, rulesetOf('belote-three')).ok).toBe(false);
    expect(at(full, rulesetOf('ffb-classic')).ok).toBe(true);
  });

  it.each([3, 4] as const)('lays piles for two alone: %i hold eight cards whatever the layout', (players) => {
    const ruleset: Ruleset = {
      ...rulesetOf(players === 3 ? 'belote-three' : 'ffb-classic'),
      two: { layout: 'six-and-five' },
    };
    const nine = cards('9S TS JS QS KS AS 9H TH JH');
    const at = (hand: Card[]) => legalPlays({ trump: 'hearts', hand, trick: [], seat: 'a1' }, ruleset);
    expect(at(nine.slice(1)).ok).toBe(true);
    expect(at(nine)).toEqual({
      ok: false,
      faults: [{ code: 'hand-too-large', pointer: '/hand', values: { cards: 9, most: 8 } }],
    });
  });

  it.each<[string, Trump, string, string, Seat, PositionFault]>([
    [
      'ffb-classic',
      'hearts',
      'a1:7S b1:8S a2:9S b2:TS',
      'AS',
      'a1',
      { code: 'trick-too-large', pointer: '/trick', values: { cards: 4, most: 3 } },
    ],
    [
      'belote-three',
      'hearts',
      'a1:9S b1:TS c1:JS',
      'AS',
      'a1',
      { code: 'trick-too-large', pointer: '/trick', values: { cards: 3, most: 2 } },
    ],
    [
      'belote-two',
      'hearts',
      'a1:7S b1:8S',
      'AS',
      'a1',
      { code: 'trick-too-large', pointer: '/trick', values: { cards: 2, most: 1 } },
    ],
    [
      'belote-two',
      'no-trump',
      '',
      'AS',
      'a1',
      { code: 'trump-not-played', pointer: '/trump', values: { trump: 'no-trump' } },
    ],
    [
      'belote-three',
      'hearts',
      '',
      '8S',
      'a1',
      { code: 'card-not-in-pack', pointer: '/hand/0', values: { card: '8S', players: 3 } },
    ],
    ['ffb-classic', 'hearts', '', 'AS AS', 'a1', { code: 'card-twice', pointer: '/hand/1', values: { card: 'AS' } }],
    [
      'belote-two',
      'hearts',
      '',
      'AS',
      'b2',
      { code: 'seat-not-at-table', pointer: '/seat', values: { seat: 'b2', players: 2 } },
    ],
  ])('%s, %s, "%s", "%s" at %s: says what its sentence needs', (key, trump, trick, hand, seat, fault) => {
    const answer = legalPlays({ trump, hand: cards(hand), trick: table(trick), seat }, rulesetOf(key));
    expect(answer).toEqual({ ok: false, faults: [fault] });
  });

  it('names who should have played', () => {
    const answer = legalPlays(
      { trump: 'hearts', hand: ['AS'], trick: table('b2:7S'), seat: 'b1' },
      rulesetOf('ffb-classic'),
    );
    expect(answer).toEqual({
      ok: false,
      faults: [{ code: 'trick-out-of-turn', pointer: '/seat', values: { seat: 'b1', expected: 'a1' } }],
    });
  });
});
