import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isUnreadable, resolveRuleset, RULESET_FAULT_CODES, valueAt } from './check-ruleset.js';
import type { RulesetFaultCode } from './check-ruleset.js';
import { CONTRADICTIONS } from './contradictions.js';
import { PARAMETERS } from './parameters.js';
import { PRESETS, presetOf } from './presets/index.js';
import { explainFault } from '../scoring/explain.js';
import { TEXTS } from '../texts/languages.js';

type Row = readonly [preset: string, overrides: unknown, ...faults: [RulesetFaultCode, string][]];

const UNREADABLE: readonly Row[] = [
  ['ffb-classic', [], ['wrong-type', '']],
  ['ffb-classic', null, ['wrong-type', '']],
  ['ffb-classic', 'ffb-coinche', ['wrong-type', '']],
  ['ffb-classic', { roundings: {} }, ['unknown-parameter', '/roundings']],
  ['ffb-classic', { 'a/b~c': 1 }, ['unknown-parameter', '/a~1b~0c']],
  ['ffb-classic', { rounding: { too: 10 } }, ['unknown-parameter', '/rounding/too']],
  ['ffb-classic', { 'rounding.to': 10 }, ['unknown-parameter', '/rounding.to']],
  ['ffb-classic', { to: 10 }, ['unknown-parameter', '/to']],
  ['ffb-classic', { rounding: 10 }, ['wrong-type', '/rounding']],
  ['ffb-classic', { rounding: null }, ['wrong-type', '/rounding']],
  ['ffb-classic', { game: 1 }, ['wrong-type', '/game']],
  ['ffb-classic', { game: 'poker' }, ['unknown-word', '/game']],
  ['ffb-classic', { players: '4' }, ['wrong-type', '/players']],
  ['ffb-classic', { players: 2.5 }, ['not-an-integer', '/players']],
  ['ffb-classic', { rounding: { to: 'nothing' } }, ['unknown-word', '/rounding/to']],
  ['ffb-classic', { rounding: { to: true } }, ['wrong-type', '/rounding/to']],
  ['ffb-classic', { belote: { written: 'yes' } }, ['wrong-type', '/belote/written']],
  ['ffb-classic', { round: { cap: 'some' } }, ['unknown-word', '/round/cap']],
  ['ffb-classic', { round: { cap: 10.5 } }, ['not-an-integer', '/round/cap']],
  ['ffb-classic', { trumps: 'suits' }, ['wrong-type', '/trumps']],
  ['ffb-classic', { trumps: ['suits', 1] }, ['wrong-type', '/trumps']],
  ['ffb-classic', { trumps: ['hearts'] }, ['unknown-word', '/trumps']],
  ['ffb-coinche', { score: { doublingFactors: 2 } }, ['wrong-type', '/score/doublingFactors']],
  ['ffb-coinche', { score: { doublingFactors: [2, '4'] } }, ['wrong-type', '/score/doublingFactors']],
  ['ffb-coinche', { score: { doublingFactors: [2, 2.5] } }, ['not-an-integer', '/score/doublingFactors']],
];

const SENSELESS: readonly Row[] = [
  ['ffb-classic', { players: 5 }, ['value-out-of-range', '/players']],
  ['ffb-classic', { rounding: { to: 7 } }, ['value-out-of-range', '/rounding/to']],
  ['ffb-classic', { round: { cap: 0 } }, ['value-out-of-range', '/round/cap']],
  ['ffb-classic', { round: { cap: 100_001 } }, ['value-out-of-range', '/round/cap']],
  ['ffb-classic', { trumps: [] }, ['list-empty', '/trumps']],
  ['ffb-classic', { trumps: ['suits', 'suits'] }, ['list-twice', '/trumps']],
  ['ffb-coinche', { score: { doublingFactors: [3, 6] } }, ['value-out-of-range', '/score/doublingFactors']],
  [
    'ffb-coinche',
    { litige: { policy: 'hold' } },
    ['litige-needs-beat-defence', '/litige/policy'],
    ['litige-needs-beat-defence', '/contract/success'],
  ],
  [
    'ffb-contree-made',
    { litige: { policy: 'replay' } },
    ['litige-needs-beat-defence', '/litige/policy'],
    ['litige-needs-beat-defence', '/contract/success'],
  ],
  [
    'ffb-classic',
    { rounding: { complement: true } },
    ['complement-needs-rounding', '/rounding/complement'],
    ['complement-needs-rounding', '/rounding/to'],
  ],
  ['ffb-classic', { contract: { eightyNeeds: 82 } }, ['needs-bids', '/game'], ['needs-bids', '/contract/eightyNeeds']],
  ['ffb-classic', { contract: { margin: 2 } }, ['needs-bids', '/game'], ['needs-bids', '/contract/margin']],
  ['belote-two', { contract: { success: 'both' } }, ['needs-bids', '/game'], ['needs-bids', '/contract/success']],
  ['ffb-classic', { score: { made: 'bid' } }, ['needs-bids', '/game'], ['needs-bids', '/score/made']],
  ['ffb-classic', { score: { failedAddsBid: true } }, ['needs-bids', '/game'], ['needs-bids', '/score/failedAddsBid']],
  ['ffb-classic', { capot: { generale: 500 } }, ['needs-bids', '/game'], ['needs-bids', '/capot/generale']],
  ['ffb-classic', { penalty: { plusBid: true } }, ['needs-bids', '/game'], ['needs-bids', '/penalty/plusBid']],
  ['ffb-coinche', { players: 2 }, ['needs-four-players', '/players'], ['needs-four-players', '/game']],
  [
    'belote-three',
    { litige: { policy: 'hold' } },
    ['not-for-three-players', '/players'],
    ['not-for-three-players', '/litige/policy'],
  ],
  [
    'belote-three',
    { announcements: { allowed: true } },
    ['not-for-three-players', '/players'],
    ['not-for-three-players', '/announcements/allowed'],
  ],
  [
    'belote-three',
    { belote: { onFailure: 'defence' } },
    ['not-for-three-players', '/players'],
    ['not-for-three-players', '/belote/onFailure'],
  ],
  [
    'belote-three',
    { rounding: { to: 10, complement: true } },
    ['not-for-three-players', '/players'],
    ['not-for-three-players', '/rounding/complement'],
  ],
  [
    'ffb-coinche',
    { contract: { margin: 2, eightyNeeds: 81 } },
    ['margin-contradicts-eighty', '/contract/margin'],
    ['margin-contradicts-eighty', '/contract/eightyNeeds'],
  ],
  [
    'ffb-classic',
    { score: { failedBase: 0 } },
    ['failure-costs-nothing', '/score/failedBase'],
    ['failure-costs-nothing', '/score/failedAddsBid'],
  ],
  [
    'ffb-contree-bid-only',
    { score: { doublingScope: 'flat' } },
    ['failure-costs-nothing', '/score/failedBase'],
    ['failure-costs-nothing', '/score/doublingScope'],
  ],
  [
    'ffb-contree-bid-only',
    { capot: { failed: 'base' } },
    ['failure-costs-nothing', '/score/failedBase'],
    ['failure-costs-nothing', '/capot/failed'],
  ],
  [
    'ffb-classic',
    { announcements: { cardReuse: true } },
    ['announcements-not-allowed', '/announcements/cardReuse'],
    ['announcements-not-allowed', '/announcements/allowed'],
  ],
  // Together, whatever their kind; what could not be read contradicts nothing.
  [
    'ffb-classic',
    { game: 'x', penalty: { points: 5, plusBid: true } },
    ['unknown-word', '/game'],
    ['value-out-of-range', '/penalty/points'],
  ],
  [
    'ffb-classic',
    { x: 1, rounding: { complement: true } },
    ['unknown-parameter', '/x'],
    ['complement-needs-rounding', '/rounding/complement'],
    ['complement-needs-rounding', '/rounding/to'],
  ],
];

const FINE: readonly (readonly [string, unknown])[] = [
  ['ffb-classic', undefined],
  ['ffb-classic', {}],
  ['ffb-classic', { rounding: {} }],
  ['ffb-classic', { rounding: undefined, litige: { policy: undefined } }],
  ['ffb-classic', { trumps: ['suits'], round: { cap: 1280 } }],
  ['ffb-classic', { round: { cap: 1 } }],
  ['ffb-classic', { round: { cap: 100_000 } }],
  ['cafe-belote', { announcements: { allowed: false } }],
  ['ffb-classic', { announcements: { allowed: true, tie: 'nobody' } }],
  ['ffb-classic', { announcements: { tie: 'first-speaker' } }],
  ['cannes-2016', { rounding: { to: 'none' } }],
  ['ffb-coinche', { litige: { policy: 'made' } }],
  ['ffb-coinche', { contract: { success: 'beat-defence' }, litige: { policy: 'hold' } }],
];

const base = (key: string) => presetOf(key)!.ruleset;
const resolve = (key: string, overrides: unknown) => resolveRuleset(base(key), overrides);

describe('resolveRuleset', () => {
  it.each(
    [...UNREADABLE, ...SENSELESS].map(
      ([key, overrides, ...faults]) => [key, JSON.stringify(overrides), overrides, faults] as const,
    ),
  )('%s refuses %s', (key, _, overrides, faults) => {
    const resolved = resolve(key, overrides);
    expect(resolved.ok ? [] : resolved.faults.map(({ code, pointer }) => [code, pointer])).toEqual(faults);
  });

  it('tells what it could not read from what makes no sense', () => {
    const readable = (rows: readonly Row[]) =>
      rows.map(([key, overrides]) => {
        const resolved = resolve(key, overrides);
        return resolved.ok ? [] : resolved.faults.map(isUnreadable);
      });
    expect(new Set(readable(UNREADABLE).flat())).toEqual(new Set([true]));
    expect(new Set(readable(SENSELESS.slice(0, -2)).flat())).toEqual(new Set([false]));
  });

  it('gives every fault the values that its sentence is filled with', () => {
    for (const [key, overrides] of [...UNREADABLE, ...SENSELESS]) {
      const resolved = resolve(key, overrides);
      for (const { code, values = {} } of resolved.ok ? [] : resolved.faults) {
        const wanted = [...TEXTS.en.faults[code].matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
        expect([code, wanted.filter((name) => values[name] === undefined)]).toEqual([code, []]);
      }
    }
  });

  it.each([
    [[], { expected: 'object' }],
    [{ rounding: 10 }, { expected: 'object' }],
    [{ players: '4' }, { expected: 'integer' }],
    [{ game: 1 }, { expected: 'string' }],
    [{ rounding: { to: true } }, { expected: 'integer-or-string' }],
    [{ belote: { written: 'yes' } }, { expected: 'boolean' }],
    [{ trumps: 'suits' }, { expected: 'list' }],
    [{ score: { doublingFactors: 2 } }, { expected: 'list' }],
    [{ rounding: { to: 'nothing' } }, { word: 'nothing', allowed: 'none, 5, 10' }],
    [{ trumps: ['hearts'] }, { word: 'hearts', allowed: 'suits, no-trump, all-trump' }],
    [{ players: 5 }, { value: 5, allowed: '4, 3, 2' }],
    [{ round: { cap: 0 } }, { value: 0, allowed: 'none, 1–100000' }],
    [{ score: { doublingFactors: [3, 6] } }, { value: '[3, 6]', allowed: '[2, 4] [2, 3]' }],
    [{ roundings: {} }, { name: 'roundings' }],
    [{ rounding: { complement: true } }, { parameters: 'rounding.complement, rounding.to' }],
  ])('%j: says what was given and what is expected', (overrides, values) => {
    const resolved = resolve('ffb-classic', overrides);
    expect(resolved.ok ? undefined : resolved.faults[0]?.values).toEqual(values);
    const sentence = resolved.ok ? '' : explainFault(resolved.faults[0]!, 'fr');
    expect(sentence).not.toMatch(/\{|undefined| {2}/);
  });

  it('has a row for every code and every contradiction', () => {
    const rows = [...UNREADABLE, ...SENSELESS];
    const seen = new Set(rows.flatMap(([, , ...faults]) => faults.map(([code]) => code)));
    expect(RULESET_FAULT_CODES.filter((code) => !seen.has(code))).toEqual([]);
    const named = new Set(
      rows.map(([, , ...faults]) => faults.map(([, pointer]) => pointer.slice(1).replace('/', '.')).join()),
    );
    expect(CONTRADICTIONS.filter(({ involves }) => !named.has(involves.join()))).toEqual([]);
  });

  it.each(FINE)('%s takes %j', (key, overrides) => {
    const resolved = resolve(key, overrides);
    expect(resolved.ok ? [] : resolved.faults).toEqual([]);
  });

  it('changes what is named and nothing else, and leaves the base alone', () => {
    const before = structuredClone(base('ffb-classic'));
    const resolved = resolve('ffb-classic', { rounding: { to: 10 }, round: { cap: 'none' } });
    expect(resolved).toEqual({ ok: true, value: { ...before, rounding: { ...before.rounding, to: 10 } } });
    expect(base('ffb-classic')).toEqual(before);
  });

  it('finds no value for a parameter whose group the ruleset does not have', () => {
    expect(valueAt(base('ffb-classic'), { group: 'four', name: 'layout' })).toBeUndefined();
  });

  it('takes a whole ruleset of its own as overrides', () => {
    for (const { ruleset } of PRESETS) expect(resolveRuleset(ruleset, ruleset)).toEqual({ ok: true, value: ruleset });
  });

  it('gives a whole ruleset or faults, whatever comes', () => {
    const names = fc.constantFrom(...PARAMETERS.flatMap(({ group, name }) => [group ?? name, name]), 'x', '__proto__');
    const value = fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.constantFrom('none', 'bid', 10, 162, true, 'failed'));
    const overrides = fc.dictionary(names, fc.oneof(value, fc.dictionary(names, value)));
    fc.assert(
      fc.property(overrides, fc.constantFrom(...PRESETS), (given, { ruleset }) => {
        const resolved = resolveRuleset(ruleset, given);
        const whole = resolved.ok && PARAMETERS.every((one) => valueAt(resolved.value, one) !== undefined);
        expect(whole || (!resolved.ok && resolved.faults.length > 0)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
