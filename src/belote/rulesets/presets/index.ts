import { BELOTE_THREE } from './belote-three.js';
import { BELOTE_TWO } from './belote-two.js';
import { CAFE_BELOTE } from './cafe-belote.js';
import { CANNES_2016 } from './cannes-2016.js';
import { COINCHE_CONTRACT } from './coinche-contract.js';
import { FFB_CLASSIC } from './ffb-classic.js';
import { FFB_COINCHE } from './ffb-coinche.js';
import { FFB_CONTREE_BID_ONLY } from './ffb-contree-bid-only.js';
import { FFB_CONTREE_LATER } from './ffb-contree-later.js';
import { FFB_CONTREE_MADE } from './ffb-contree-made.js';
import { FFB_CONTREE_MADE_PLUS_BID } from './ffb-contree-made-plus-bid.js';
import { PAGAT_COINCHE } from './pagat-coinche.js';
import type { Preset } from './preset.js';

/** Every ruleset the product comes with, in the order they are listed. */
export const PRESETS: readonly Preset[] = [
  FFB_CLASSIC,
  CAFE_BELOTE,
  FFB_CONTREE_MADE,
  FFB_CONTREE_MADE_PLUS_BID,
  FFB_CONTREE_BID_ONLY,
  FFB_CONTREE_LATER,
  FFB_COINCHE,
  CANNES_2016,
  PAGAT_COINCHE,
  COINCHE_CONTRACT,
  BELOTE_TWO,
  BELOTE_THREE,
];

/** The preset with this key, or undefined: keys are fixed, see the rules. */
export const presetOf = (key: string): Preset | undefined => PRESETS.find((preset) => preset.key === key);
