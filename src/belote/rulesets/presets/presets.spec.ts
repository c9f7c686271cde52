import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '../../../shared/language.js';
import { resolveRuleset, valueAt } from '../check-ruleset.js';
import { PRESETS, presetOf } from './index.js';

const CONTRACT_GAMES = [
  'ffb-contree-made',
  'ffb-contree-made-plus-bid',
  'ffb-contree-bid-only',
  'ffb-contree-later',
  'cannes-2016',
  'ffb-coinche',
  'pagat-coinche',
  'coinche-contract',
] as const;

describe('the presets', () => {
  it('have the keys of the rules, each once', () => {
    expect(PRESETS.map(({ key }) => key).sort()).toEqual([
      'belote-three',
      'belote-two',
      'cafe-belote',
      'cannes-2016',
      'coinche-contract',
      'ffb-classic',
      'ffb-coinche',
      'ffb-contree-bid-only',
      'ffb-contree-later',
      'ffb-contree-made',
      'ffb-contree-made-plus-bid',
      'pagat-coinche',
    ]);
    expect(presetOf('belote')).toBeUndefined();
  });

  it.each(PRESETS)('$key contradicts itself nowhere', ({ ruleset }) => {
    expect(resolveRuleset(ruleset, {})).toEqual({ ok: true, value: ruleset });
  });

  it.each(PRESETS)('$key says in every language what it is', ({ key, name, description, source }) => {
    expect(presetOf(key)?.name).toBe(name);
    for (const language of LANGUAGES) {
      expect(name[language]).toMatch(/\S/);
      expect(description[language].length).toBeGreaterThan(100);
    }
    expect(source).not.toBe('');
  });

  it.each([
    ['forced', ['ffb-classic', 'cafe-belote', 'belote-two', 'belote-three', 'pagat-coinche']],
    [
      'free',
      [
        'ffb-contree-made',
        'ffb-contree-made-plus-bid',
        'ffb-contree-bid-only',
        'ffb-contree-later',
        'cannes-2016',
        'ffb-coinche',
        'coinche-contract',
      ],
    ],
  ] as const)('underruffing is %s as in the rules', (underruff, keys) => {
    expect(
      PRESETS.filter(({ ruleset }) => ruleset.play.underruff === underruff)
        .map(({ key }) => key)
        .sort(),
    ).toEqual([...keys].sort());
  });

  // What no deal sheet shows: duties of play, and what follows after a deal.
  it.each([
    ['play', 'raiseOverPartner', true, 'play duties', []],
    ['play', 'partnerFrees', true, 'play duties', ['belote-three']],
    ['play', 'overPartnerRuff', false, 'play duties', []],
    ['announcements', 'countForContract', true, 'presets', []],
    ['announcements', 'cardReuse', false, 'presets', []],
    ['belote', 'order', 'any', 'parameters', []],
    ['belote', 'bothWords', 'required', 'parameters', []],
    ['capot', 'doubleable', true, 'Decided here, Pagat', ['pagat-coinche']],
    ['rounding', 'complement', false, 'Decided here', []],
    ['rounding', 'lastDealExact', false, 'presets', ['ffb-contree-later', 'cannes-2016']],
    ['litige', 'beloteCounts', true, 'Decided here', []],
    ['litige', 'belote', 'pot', 'Decided here', []],
    ['penalty', 'plusBid', false, 'Decided here, penalty tariff', CONTRACT_GAMES],
    ['penalty', 'points', 162, 'Decided here, penalty tariff', CONTRACT_GAMES],
    ['penalty', 'usesDeal', true, 'Decided here, penalty tariff', []],
    ['round', 'passedOut', 'next-dealer', 'dealing and auction', []],
    ['round', 'cap', 'none', 'parameters', []],
    ['round', 'targetNeedsTrick', false, 'parameters', []],
  ] as const)('%s.%s is %s (rules.md, %s), but for %j', (group, name, value, _, others) => {
    const differing = PRESETS.filter(({ ruleset }) => valueAt(ruleset, { group, name }) !== value);
    expect(differing.map(({ key }) => key).sort()).toEqual([...others].sort());
  });

  it.each([
    [
      'full-258',
      ['ffb-classic', 'cafe-belote', 'ffb-contree-made', 'ffb-contree-made-plus-bid', 'ffb-contree-bid-only'],
    ],
    ['reduced-13', ['ffb-coinche']],
    ['reduced-14', ['pagat-coinche']],
  ] as const)('all-trump is %s where the rules have it, and nowhere else', (scheme, keys) => {
    const playing = PRESETS.filter(
      ({ ruleset }) => ruleset.trumps.includes('all-trump') && ruleset.allTrumpValues === scheme,
    );
    expect(playing.map(({ key }) => key)).toEqual(keys);
  });
});
