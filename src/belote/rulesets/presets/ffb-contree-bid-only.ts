import { FFB_CONTREE_MADE } from './ffb-contree-made.js';
import type { Preset } from './preset.js';

export const FFB_CONTREE_BID_ONLY: Preset = {
  key: 'ffb-contree-bid-only',
  name: {
    en: 'Contrée, bid only (federation, 2016)',
    fr: 'Contrée, points demandés (fédération, 2016)',
    de: 'Contrée, nur das Gebot (Verband, 2016)',
  },
  description: {
    en: 'Only the bid is written: by the takers when it is made, by the defence when it fails, × 2 doubled and × 4 redoubled. A capot that was bid is worth 250, 500, 1000. The belote counts for the contract and is not written. Every trick without having bid it brings nothing more than the bid.',
    fr: 'On ne marque que l’enchère : le preneur si elle est faite, la défense si elle chute, × 2 contrée et × 4 surcontrée. Le capot demandé vaut 250, 500, 1000. La belote compte pour le contrat et ne se marque pas. Un capot non demandé ne rapporte rien de plus que l’enchère.',
    de: 'Geschrieben wird nur das Gebot: von den Nehmern, wenn es gewonnen ist, sonst von den Gegnern, × 2 kontriert und × 4 rekontriert. Ein angesagter Capot zählt 250, 500, 1000. Die Belote zählt für das Spiel und wird nicht geschrieben. Alle Stiche ohne Ansage bringen nicht mehr als das Gebot.',
  },
  source: 'FFB, Règlement de la contrée, 27-01-2016, §10.2 (bid only)',
  ruleset: {
    ...FFB_CONTREE_MADE.ruleset,
    belote: { ...FFB_CONTREE_MADE.ruleset.belote, written: false, onFailure: 'nobody' },
    score: {
      ...FFB_CONTREE_MADE.ruleset.score,
      made: 'bid',
      defenceWrites: 'nothing',
      failedBase: 0,
      failedAddsBid: true,
      doublingScope: 'bid',
    },
    capot: { ...FFB_CONTREE_MADE.ruleset.capot, bidValue: 250, failed: 'base-plus-value' },
  },
};
