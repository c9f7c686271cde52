import type { Language } from '../../shared/language.js';
import { DE } from './de.js';
import { EN } from './en.js';
import { FR } from './fr.js';
import type { Texts } from './texts.js';

/** The texts of every language the product speaks. */
export const TEXTS: Readonly<Record<Language, Texts>> = { en: EN, fr: FR, de: DE };
