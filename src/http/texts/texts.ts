import { explainFault } from '../../belote/scoring/explain.js';
import type { Fault, FaultValues } from '../../shared/fault.js';
import type { Language } from '../../shared/language.js';
import { de } from './de.js';
import { en } from './en.js';
import { fr } from './fr.js';
import type { Texts } from './texts-form.js';

type GameFault = Parameters<typeof explainFault>[0];

export const TEXTS: Readonly<Record<Language, Texts>> = { en, fr, de };

/** A sentence with its values. The words of the contract among them are put into the language where `words` knows them. */
export function fill(text: string, values: FaultValues = {}, words: Readonly<Record<string, string>> = {}): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(values[name] ?? '–');
    return words[value] ?? value;
  });
}

/** What is wrong with a member of a body: with its form, said here, or by the rules of the game, said in their own texts. */
export function explainAnyFault(fault: Fault, language: Language): string {
  const text = (TEXTS[language].faults as Readonly<Record<string, string>>)[fault.code];
  return text === undefined ? explainFault(fault as GameFault, language) : fill(text, fault.values);
}
