// What may stand behind `npm run demo --`.
import { parseArgs } from 'node:util';
import { Failure } from '../prepare/project.mjs';
import { WORDS } from './words.mjs';

export const HELP = `npm run demo -- [options]

  --seed <text>      other cards, other draws (default: saint-martin)
  --lang en|fr|de    the language of the explanations and of the demo itself (default: en)
  --keep             leave the server running afterwards, until Ctrl-C
  --help             this text

Colours and moving bars appear only in a terminal, and not where NO_COLOR is set.`;

/**
 * @typedef {object} Options
 * @property {string} seed
 * @property {'en' | 'fr' | 'de'} lang
 * @property {boolean} keep
 * @property {boolean} help
 */

/**
 * @param {string[]} args
 * @returns {Options}
 */
export function readOptions(args) {
  const { seed, lang, keep, help } = parsed(args);
  if (!Object.hasOwn(WORDS, lang)) throw new Failure(`--lang is one of ${Object.keys(WORDS).join(', ')}.`);
  // The draws take it, with a suffix, as their seed of 64 characters at most.
  if (!/^[\x20-\x7e]{1,40}$/.test(seed)) throw new Failure('--seed is 1 to 40 letters, digits and the like.');
  return { seed, lang, keep, help };
}

function parsed(args) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        seed: { type: 'string', default: 'saint-martin' },
        lang: { type: 'string', default: 'en' },
        keep: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (error) {
    throw new Failure(`${error.message}\n\n${HELP}`);
  }
}
