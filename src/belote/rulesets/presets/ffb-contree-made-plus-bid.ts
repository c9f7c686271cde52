import { FFB_CONTREE_MADE } from './ffb-contree-made.js';
import type { Preset } from './preset.js';

export const FFB_CONTREE_MADE_PLUS_BID: Preset = {
  key: 'ffb-contree-made-plus-bid',
  name: {
    en: 'Contrée, points made plus bid (federation, 2016)',
    fr: 'Contrée, points faits plus demandés (fédération, 2016)',
    de: 'Contrée, gemachte Punkte plus Gebot (Verband, 2016)',
  },
  description: {
    en: 'As contrée with points made, and the bid is added. Made: the takers write their points and the bid. Failed: the defence writes 160 and the bid, and any belote. Doubled: (160 + the bid) × 2 or × 4, the belotes outside. Every trick without having bid it: 250 and the bid; doubled 420 and redoubled 740, and the bid × 2 or × 4.',
    fr: 'Comme la contrée aux points faits, l’enchère en plus. Contrat rempli : le preneur marque ses points et l’enchère. Chute : la défense marque 160 et l’enchère, et toute belote. Contré : (160 + l’enchère) × 2 ou × 4, belotes à part. Capot non demandé : 250 et l’enchère ; contré 420, surcontré 740, et l’enchère × 2 ou × 4.',
    de: 'Wie Contrée mit gemachten Punkten, dazu das Gebot. Gewonnen: Die Nehmer schreiben ihre Punkte und das Gebot. Verloren: Die Gegner schreiben 160 und das Gebot und jede Belote. Kontriert: (160 + Gebot) × 2 oder × 4, Belotes daneben. Alle Stiche ohne Ansage: 250 und das Gebot; kontriert 420, rekontriert 740, dazu das Gebot × 2 oder × 4.',
  },
  source: 'FFB, Règlement de la contrée, 27-01-2016, §10.2 (points made and bid)',
  ruleset: {
    ...FFB_CONTREE_MADE.ruleset,
    score: {
      ...FFB_CONTREE_MADE.ruleset.score,
      made: 'points-plus-bid',
      failedAddsBid: true,
      doublingScope: 'base',
    },
  },
};
