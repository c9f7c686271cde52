import type { Fault, FaultValues } from '../../shared/fault.js';
import type { Language } from '../../shared/language.js';
import type { RulesetFaultCode } from '../rulesets/check-ruleset.js';
import type { ParameterPath } from '../rulesets/parameters.js';
import { TEXTS } from '../texts/languages.js';
import type { Texts } from '../texts/texts.js';
import type { Verdict } from './contract.js';
import type { DealFaultCode } from './deal-sheet.js';
import type { Line } from './ledger.js';

/** The text of a line: why its points are written, in one language. Made from the line alone. */
export const explain = ({ rule, values }: Line, language: Language): string =>
  fill(TEXTS[language].lines[rule], TEXTS[language], values);

/** What is wrong and what is expected instead, in one sentence of one language. */
export const explainFault = ({ code, values }: Fault<DealFaultCode | RulesetFaultCode>, language: Language): string =>
  fill(TEXTS[language].faults[code], TEXTS[language], values);

/** A verdict in the words of the game. */
export const verdictWord = (verdict: Verdict, language: Language): string => TEXTS[language].verdicts[verdict];

/** What a parameter of a ruleset means. */
export const parameterMeaning = (path: ParameterPath, language: Language): string => TEXTS[language].parameters[path];

function fill(template: string, texts: Texts, values: FaultValues = {}): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'what') return whatWasAnnounced(values, texts);
    if (name === 'call') return inWords(`${String(values['game'])}-${String(values['doubled'])}`, texts);
    const value = values[name];
    if (value === undefined) return '';
    return WORD_VALUES.includes(name) ? inWords(value, texts) : String(value);
  });
}

/** The values that are words of the contract. The others are numbers, sides, seats, names of fields: they stand as they are. */
const WORD_VALUES: readonly string[] = ['announcement', 'bid', 'card', 'expected', 'kind', 'suit', 'trump'];

/** Puts a word of the contract into the language. A number, or a card written out in full, stays what it is. */
const inWords = (value: string | number, { words }: Texts): string => words[value] ?? String(value);

function whatWasAnnounced(values: FaultValues, texts: Texts): string {
  const { announcement, card } = values;
  if (announcement === 'carre') return inWords(`carre-${String(card)}`, texts);
  return fill(inWords('sequence', texts), texts, values);
}
