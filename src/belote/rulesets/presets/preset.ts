import type { Language } from '../../../shared/language.js';
import type { Ruleset } from '../ruleset.js';

/** A ruleset that comes with the product. Keys are fixed for good; a tournament that uses one keeps its own copy. */
export interface Preset {
  readonly key: string;
  readonly name: Readonly<Record<Language, string>>;
  /** Plain words: what is played, and what we chose where the source is silent. */
  readonly description: Readonly<Record<Language, string>>;
  /** The text it is taken from. */
  readonly source: string;
  readonly ruleset: Ruleset;
}
