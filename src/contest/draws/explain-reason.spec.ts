import { describe, expect, it } from '@jest/globals';
import type { Language } from '../../shared/language.js';
import { LANGUAGES } from '../../shared/language.js';
import { ROUND_FAULTS } from './check-draw.js';
import { DRAW_FAULTS } from './drawn-round.js';
import { explainDrawFault, explainReason } from './explain-reason.js';
import type { ReasonCode } from './reason.js';
import { REASONS, reason } from './reason.js';
import { GERMAN } from './texts/de.js';
import { ENGLISH } from './texts/en.js';
import { FRENCH } from './texts/fr.js';
import type { DrawTexts, Sentence } from './texts/sentence.js';

const TEXTS: Readonly<Record<Language, DrawTexts>> = { en: ENGLISH, fr: FRENCH, de: GERMAN };
const codes = Object.keys(REASONS) as ReasonCode[];
const faults = [...DRAW_FAULTS, ...ROUND_FAULTS];

const forms = (sentence: Sentence): string[] =>
  typeof sentence === 'string'
    ? [sentence]
    : [sentence.zero, sentence.one, sentence.other].filter((form) => form !== undefined);
const names = (form: string): string[] => [...form.matchAll(/\{(\w+)\}/g)].map((found) => found[1] ?? '');

describe.each(LANGUAGES)('the texts of the draws in %s', (language) => {
  const texts = TEXTS[language];

  it.each(codes)('reason %s: a sentence for every count, from the values it is given and no others', (code) => {
    const given: readonly string[] = REASONS[code];
    const sentence = texts.reasons[code];
    for (const form of forms(sentence)) {
      expect(form).toMatch(/^\S.*\S\.$/);
      for (const name of names(form)) expect(given).toContain(name);
    }
    const said = new Set([
      ...forms(sentence).flatMap(names),
      ...(typeof sentence === 'string' ? [] : [sentence.count]),
    ]);
    expect([...said].sort()).toEqual([...given].sort());
    for (const count of [0, 1, 2]) {
      const values = Object.fromEntries(given.map((name) => [name, count]));
      expect(explainReason({ code, values }, language)).toMatch(/^[^{}]+\.$/);
    }
  });

  it.each(faults)('fault %s: the same values as in English', (code) => {
    const [form, english] = [texts.faults[code], ENGLISH.faults[code]].map((each) => forms(each).flatMap(names).sort());
    expect(form).toEqual(english);
    const values = Object.fromEntries((english ?? []).map((name) => [name, 2]));
    expect(explainDrawFault({ code, pointer: '', values }, language)).toMatch(/^[^{}]+\.$/);
  });

  it('has nothing that is still in English', () => {
    if (language === 'en') return;
    for (const code of codes) expect(texts.reasons[code]).not.toEqual(ENGLISH.reasons[code]);
    for (const code of faults) expect(texts.faults[code]).not.toEqual(ENGLISH.faults[code]);
  });
});

describe('explainReason', () => {
  it.each([
    ['en', 'Rank 3 meets rank 4.'],
    ['fr', 'Le rang 3 rencontre le rang 4.'],
    ['de', 'Rang 3 trifft auf Rang 4.'],
  ] as const)('%s', (language, text) => {
    expect(explainReason(reason('by-ranking', { first: 3, second: 4 }), language)).toBe(text);
  });

  it('chooses by count', () => {
    const said = [0, 1, 2].map((times) => explainReason(reason('exempt-lowest', { rank: 9, times }), 'en'));
    expect(said[0]).toContain('never');
    expect(said[1]).toContain('only once');
    expect(said[2]).toContain('2 times');
  });

  it('throws rather than leave a hole', () => {
    expect(() => explainReason({ code: 'rematch', values: {} }, 'en')).toThrow('round');
  });
});
