import type { FaultValues } from '../../shared/fault.js';
import type { Language } from '../../shared/language.js';
import type { RoundFault } from './check-draw.js';
import type { DrawFault } from './drawn-round.js';
import type { Reason } from './reason.js';
import { GERMAN } from './texts/de.js';
import { ENGLISH } from './texts/en.js';
import { FRENCH } from './texts/fr.js';
import type { DrawTexts, Sentence } from './texts/sentence.js';

const TEXTS: Readonly<Record<Language, DrawTexts>> = { en: ENGLISH, fr: FRENCH, de: GERMAN };

/** A reason of a drawn round as a sentence. */
export const explainReason = (reason: Reason, language: Language): string =>
  fill(TEXTS[language].reasons[reason.code], reason.values);

/** A fault of a draw, or what `checkDraw` found in a round, as a sentence. */
export const explainDrawFault = (fault: DrawFault | RoundFault, language: Language): string =>
  fill(TEXTS[language].faults[fault.code], fault.values ?? {});

function fill(sentence: Sentence, values: FaultValues): string {
  return choose(sentence, values).replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`a sentence of the draws needs the value ${name}`);
    return String(value);
  });
}

function choose(sentence: Sentence, values: FaultValues): string {
  if (typeof sentence === 'string') return sentence;
  const count = values[sentence.count];
  if (count === 0 && sentence.zero !== undefined) return sentence.zero;
  return count === 1 ? sentence.one : sentence.other;
}
