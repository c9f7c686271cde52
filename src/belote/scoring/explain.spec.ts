import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '../../shared/language.js';
import { DUTIES } from '../play/legal-cards.js';
import { POSITION_FAULT_CODES } from '../play/legal-plays.js';
import { AUCTION_FAULT_CODES, CALL_RULES } from '../play/auction-calls.js';
import { RULESET_FAULT_CODES } from '../rulesets/check-ruleset.js';
import { PARAMETERS } from '../rulesets/parameters.js';
import type { Parameter } from '../rulesets/parameters.js';
import { presetOf } from '../rulesets/presets/index.js';
import { TEXTS } from '../texts/languages.js';
import { VERDICTS } from './contract.js';
import { DEAL_FAULT_CODES } from './deal-sheet.js';
import type { DealSheet } from './deal-sheet.js';
import { explain, explainCall, explainFault, explainResult, parameterMeaning, verdictWord } from './explain.js';
import { LINE_RULES } from './ledger.js';
import { scoreDeal } from './score-deal.js';
import { WARNING_CODES } from './warnings.js';

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const { lines, faults, duties, calls, verdicts, warnings, parameters, words } = TEXTS[language];

  it.each([
    ['lines', lines, LINE_RULES],
    [
      'faults',
      faults,
      [...new Set([...DEAL_FAULT_CODES, ...RULESET_FAULT_CODES, ...POSITION_FAULT_CODES, ...AUCTION_FAULT_CODES])],
    ],
    ['calls', calls, CALL_RULES],
    ['duties', duties, DUTIES],
    ['warnings', warnings, WARNING_CODES],
    ['verdicts', verdicts, VERDICTS],
    ['parameters', parameters, PARAMETERS.map(({ path }) => path)],
    ['words', words, Object.keys(TEXTS.en.words)],
  ])('have all %s, each with a text, and no other', (_, texts, keys) => {
    expect(Object.keys(texts).sort()).toEqual([...keys].sort());
    expect(Object.values(texts).filter((text) => text.trim() === '')).toEqual([]);
  });

  it('are filled with the same values as in English', () => {
    for (const group of ['lines', 'faults', 'calls', 'words', 'warnings'] as const) {
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
    return scored.ok ? explainResult(scored.value.result, language).lines.map(({ text }) => text) : scored.faults;
  };

  it('says a coinche in the words of the game', () => {
    expect(texts('ffb-coinche', coinche, 'fr')).toEqual([
      'Contrat contré et rempli : la base, à la place des points',
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
    ['en', 'bid-too-low', { bid: 'generale' }, 'A bid has to be higher than the one that stands: générale.'],
    ['fr', 'bid-too-low', { bid: 100 }, 'Une enchère doit dépasser celle qui tient : 100.'],
    [
      'de',
      'not-the-turned-suit',
      { trump: 'hearts' },
      'In der ersten Runde kann nur die aufgedeckte Farbe genommen werden: Herz.',
    ],
    ['fr', 'out-of-turn', { turn: 'b1' }, 'C’était à b1 de parler : une parole hors de son tour est nulle.'],
    ['de', 'own-bid', {}, 'Das Gebot der eigenen Partei wird nicht kontriert.'],
  ] as const)('says in %s what a call was against: %s', (language, rule, values, text) => {
    expect(explainCall({ rule, values }, language)).toBe(text);
  });

  it('names a call that is not played as it was sent', () => {
    const fault = {
      code: 'call-not-played',
      pointer: '/calls/0/call',
      values: { said: 'take', allowed: 'pass, bid' },
    } as const;
    expect(explainFault(fault, 'fr')).toBe('« take » n’est pas parmi les paroles de ce jeu : pass, bid.');
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
    expect(parameterMeaning('contract.margin', 'en')).toBe('The points that every bid needs above its number: 0 or 2.');
  });
});

/** Every value that a parameter can have, as its meaning has to name it; a number in a range has no names. */
const valuesOf = (parameter: Parameter): readonly string[] => {
  switch (parameter.kind) {
    case 'switch':
      return ['true', 'false'];
    case 'range':
      return parameter.words;
    case 'choice':
    case 'list':
      return parameter.values.map(String);
    case 'list-choice':
      return [...new Set(parameter.values.flat().map(String))];
  }
};

describe.each(LANGUAGES)('the meanings of the parameters in %s', (language) => {
  it.each(PARAMETERS.map((parameter) => [parameter.path, valuesOf(parameter)] as const))(
    'say of %s what %j mean',
    (path, values) => {
      const words = parameterMeaning(path, language).split(/[^\p{L}\p{N}-]+/u);
      expect(values.filter((value) => !words.includes(value))).toEqual([]);
    },
  );
});

describe('an announcement that cannot be', () => {
  it.each([
    ['en', 'carre', '8', 'There is no such announcement: carré, eight.'],
    ['en', 'tierce', '8', 'There is no such announcement: tierce, eight.'],
    ['fr', 'carre', '7', 'Cette annonce n’existe pas : carré, sept.'],
    ['fr', 'cent', 'T', 'Cette annonce n’existe pas : cent, dix.'],
    ['de', 'carre', '8', 'Diese Meldung gibt es nicht: vier Gleiche, Acht.'],
    ['de', 'cinquante', '9', 'Diese Meldung gibt es nicht: Fünfzig, Neun.'],
  ] as const)('is named alike, in %s, whether sequence or carré: %s, %s', (language, kind, card, sentence) => {
    const fault = { code: 'announcement-impossible', pointer: '/announcements/0', values: { kind, card } } as const;
    expect(explainFault(fault, language)).toMatch(new RegExp(`^${sentence}`));
  });
});
