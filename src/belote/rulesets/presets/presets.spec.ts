import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '../../../shared/language.js';
import { resolveRuleset } from '../check-ruleset.js';
import { PRESETS, presetOf } from './index.js';

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
      expect(name[language]).not.toBe('');
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
