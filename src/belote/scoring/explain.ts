import type { Fault, FaultValues } from '../../shared/fault.js';
import type { Language } from '../../shared/language.js';
import type { Duty } from '../play/legal-cards.js';
import type { CallViolation } from '../play/auction-calls.js';
import type { ParameterPath } from '../rulesets/parameters.js';
import { TEXTS } from '../texts/languages.js';
import type { GameFaultCode, Texts } from '../texts/texts.js';
import type { Verdict } from './contract.js';
import type { Line } from './ledger.js';
import type { DealResult } from './score-deal.js';
import type { Warning } from './warnings.js';

/** The text of a line: why its points are written, in one language. Made from the line alone. */
export const explain = ({ rule, values }: Line, language: Language): string =>
  fill(TEXTS[language].lines[rule], TEXTS[language], values);

/** What is wrong and what is expected instead, in one sentence of one language. */
export const explainFault = ({ code, values }: Fault<GameFaultCode>, language: Language): string =>
  fill(TEXTS[language].faults[code], TEXTS[language], values);

/** What a call in an auction was against. */
export const explainCall = ({ rule, values }: Pick<CallViolation, 'rule' | 'values'>, language: Language): string =>
  fill(TEXTS[language].calls[rule], TEXTS[language], values);

/** A result whose lines and warnings have their texts. */
interface ExplainedResult extends Omit<DealResult, 'lines' | 'warnings'> {
  readonly lines: (Omit<Line, 'values'> & { readonly text: string })[];
  readonly warnings: (Omit<Warning, 'values'> & { readonly text: string })[];
}

/** A result as people read it, in one language. */
export const explainResult = (result: DealResult, language: Language): ExplainedResult => ({
  ...result,
  lines: result.lines.map((line) => ({
    side: line.side,
    rule: line.rule,
    points: line.points,
    text: explain(line, language),
  })),
  warnings: result.warnings.map((warning) => ({
    code: warning.code,
    pointer: warning.pointer,
    text: explainWarning(warning, language),
  })),
});

/** What should be looked at again, and why. */
const explainWarning = ({ code, values }: Warning, language: Language): string =>
  fill(TEXTS[language].warnings[code], TEXTS[language], values);

/** What binds a player to the cards he may play, in one sentence. */
export const explainDuty = (duty: Duty, language: Language): string => TEXTS[language].duties[duty];

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
const WORD_VALUES: readonly string[] = ['announcement', 'bid', 'card', 'duty', 'expected', 'kind', 'suit', 'trump'];

/** Puts a word of the contract into the language. A number, or a card written out in full, stays what it is. */
const inWords = (value: string | number, { words }: Texts): string => words[value] ?? String(value);

function whatWasAnnounced(values: FaultValues, texts: Texts): string {
  const { announcement, card } = values;
  if (announcement === 'carre') return inWords(`carre-${String(card)}`, texts);
  return fill(inWords('sequence', texts), texts, values);
}
