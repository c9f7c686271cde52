import type { Fault, FaultValues } from '../../shared/fault.js';
import type { Language } from '../../shared/language.js';
import type { RefusalCode } from '../../shared/refusal.js';
import type { RequestFaultCode } from '../request-faults.js';
import { de } from './de.js';
import { en } from './en.js';
import { fr } from './fr.js';

/** All texts of the HTTP layer in one language. `{name}` is filled from a refusal's values. */
export interface Texts {
  /** What is said of a refusal: a short title, and a sentence. */
  readonly refusals: Readonly<Record<RefusalCode, readonly [title: string, detail: string]>>;
  /** What is said of one member of a body. */
  readonly faults: Readonly<Record<RequestFaultCode, string>>;
}

export const TEXTS: Readonly<Record<Language, Texts>> = { en, fr, de };

export function fill(text: string, values: FaultValues = {}): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? `{${name}}`));
}

export function explainRequestFault(fault: Fault, language: Language): string {
  const text = (TEXTS[language].faults as Readonly<Record<string, string>>)[fault.code];
  if (text === undefined) throw new Error(`no text for the fault ${fault.code}`);
  return fill(text, fault.values);
}
