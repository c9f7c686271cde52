import type { Fault, FaultValues } from '../../shared/fault.js';
import type { Language } from '../../shared/language.js';
import { de } from './de.js';
import { en } from './en.js';
import { fr } from './fr.js';
import type { Texts } from './texts-form.js';

export const TEXTS: Readonly<Record<Language, Texts>> = { en, fr, de };

export function fill(text: string, values: FaultValues = {}): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? `{${name}}`));
}

export function explainRequestFault(fault: Fault, language: Language): string {
  const text = (TEXTS[language].faults as Readonly<Record<string, string>>)[fault.code];
  if (text === undefined) throw new Error(`no text for the fault ${fault.code}`);
  return fill(text, fault.values);
}
