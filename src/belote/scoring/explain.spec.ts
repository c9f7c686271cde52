import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '../../shared/language.js';
import { RULESET_FAULT_CODES } from '../rulesets/check-ruleset.js';
import { PARAMETERS } from '../rulesets/parameters.js';
import { presetOf } from '../rulesets/presets/index.js';
import { TEXTS } from '../texts/languages.js';
import { VERDICTS } from './contract.js';
import { DEAL_FAULT_CODES } from './deal-sheet.js';
import type { DealSheet } from './deal-sheet.js';
import { explain, explainFault, parameterMeaning, verdictWord } from './explain.js';
import { LINE_RULES } from './ledger.js';
import { scoreDeal } from './score-deal.js';

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const { lines, faults, verdicts, parameters, words } = TEXTS[language];

  it.each([
    ['lines', lines, LINE_RULES],
    ['faults', faults, [...DEAL_FAULT_CODES, ...RULESET_FAULT_CODES]],
    ['verdicts', verdicts, VERDICTS],
    ['parameters', parameters, PARAMETERS.map(({ path }) => path)],
    ['words', words, Object.keys(TEXTS.en.words)],
  ])('have all %s, each with a text, and no other', (_, texts, keys) => {
    expect(Object.keys(texts).sort()).toEqual([...keys].sort());
    expect(Object.values(texts).filter((text) => text.trim() === '')).toEqual([]);
  });

  it('are filled with the same values as in English', () => {
    for (const group of ['lines', 'faults', 'words'] as const) {
      for (const [key, text] of Object.entries(TEXTS[language][group])) {
        const english = (TEXTS.en[group] as Readonly<Record<string, string>>)[key] ?? '';
        expect([key, placeholders(text)]).toEqual([key, placeholders(english)]);
      }
    }
  });
});

describe('explain', () => {
  const coinche: DealSheet = {
    outcome: 'played',
    contract: { takers: 'a', trump: 'hearts', bid: 90, doubled: 'coinche' },
    points: { a: 110 },
    announcements: [
      { side: 'a', seat: 'a1', kind: 'carre', rank: 'A' },
      { side: 'a', seat: 'a2', kind: 'tierce', suit: 'hearts', high: 'J' },
    ],
  };
  const texts = (key: string, sheet: DealSheet, language: 'en' | 'fr' | 'de') => {
    const scored = scoreDeal(sheet, presetOf(key)!.ruleset, { carriedIn: 0, lastDeal: false });
    return scored.ok ? scored.value.result.lines.map((line) => explain(line, language)) : scored.faults;
  };

  it('says a coinche in the words of the game', () => {
    expect(texts('ffb-coinche', coinche, 'fr')).toEqual([
      'Contrat contré et rempli : à la place des points',
      'L’enchère',
      'Annonce : carré d’as',
      'Annonce : tierce hauteur valet à cœur',
      'Coinché : 370 × 2',
      'Donne contrée perdue : les levées ne se marquent pas',
    ]);
    expect(texts('ffb-coinche', coinche, 'de')).toContain('Meldung: Terz bis Bube in Herz');
    expect(texts('ffb-coinche', coinche, 'en')).toContain('Announcement: tierce to the jack in hearts');
  });

  it('says contré in contrée', () => {
    const contree = { ...coinche, announcements: [] };
    expect(texts('ffb-contree-made', contree, 'fr')).toContain('Contré : 160 × 2');
    const redoubled = { ...contree, contract: { ...coinche.contract!, doubled: 'surcoinche' as const } };
    expect(texts('ffb-contree-made', redoubled, 'de')).toContain('Rekontra: 160 × 4');
  });

  it('fills in what the line was calculated from', () => {
    const sheet: DealSheet = { outcome: 'played', contract: { takers: 'a', trump: 'all-trump' }, points: { a: 150 } };
    expect(texts('ffb-classic', sheet, 'en')[0]).toBe('Points of the tricks: 150 of 258, converted to 162');
  });

  it('names what is wrong, with its numbers, and keeps the names of fields', () => {
    const fault = { code: 'points-sum', pointer: '/points', values: { sum: 161, total: 162 } } as const;
    expect(explainFault(fault, 'fr')).toMatch(/161 et non 162.*comptée deux fois/);
    const field = { code: 'failed-contradiction', pointer: '/capot', values: { field: 'capot' } } as const;
    expect(explainFault(field, 'de')).toContain('„capot“');
    expect(explainFault({ code: 'round-full', pointer: '' }, 'en')).toBe(
      'The round has  counted deals, and they have all been played.',
    );
  });

  it.each([
    ['fr', { code: 'trump-not-played', pointer: '', values: { trump: 'no-trump' } }, /sans atout/i],
    ['de', { code: 'trump-not-played', pointer: '', values: { trump: 'all-trump' } }, /trumpf/i],
    ['fr', { code: 'announcement-incomplete', pointer: '', values: { kind: 'carre', field: 'rank' } }, /carré/i],
    ['fr', { code: 'wrong-type', pointer: '', values: { expected: 'list' } }, /liste/],
  ] as const)('puts the words of the contract into %s', (language, fault, expected) => {
    expect(explainFault(fault, language)).toMatch(expected);
  });

  it('puts a bid that is a word into the language', () => {
    const line = { side: 'a', rule: 'word-bid', points: 500, values: { bid: 'generale' } } as const;
    expect(explain(line, 'fr')).toBe(`Demandé : ${TEXTS.fr.words['generale'] ?? ''}`);
    expect(TEXTS.fr.words['generale']).toMatch(/^généra/);
  });

  it('lets a card stand that is written out in full', () => {
    const fault = { code: 'announcement-card-twice', pointer: '/announcements/1', values: { card: 'TH' } } as const;
    expect(explainFault(fault, 'en')).toContain('TH');
    const bid = { code: 'bid-out-of-range', pointer: '/contract/bid', values: { bid: 85, lowest: 80 } } as const;
    expect(explainFault(bid, 'en')).toMatch(/85.*80|80.*85/);
  });

  it('has words for verdicts and parameters', () => {
    expect([verdictWord('failed', 'fr'), verdictWord('litige', 'de')]).toEqual(['dedans', 'Gleichstand (Litige)']);
    expect(parameterMeaning('litige.policy', 'en')).toBe('What becomes of a deal at equality.');
  });
});
