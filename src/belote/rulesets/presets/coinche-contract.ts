import { FFB_CONTREE_MADE } from './ffb-contree-made.js';
import type { Preset } from './preset.js';

export const COINCHE_CONTRACT: Preset = {
  key: 'coinche-contract',
  name: {
    en: 'Coinche, only the contract counts',
    fr: 'Coinche, seul le contrat compte',
    de: 'Coinchée, nur das Gebot zählt',
  },
  description: {
    en: 'Only the contract counts. Made: the takers write the bid, the defence the points of its tricks. Failed: the defence writes 162. Doubled × 2, redoubled × 4 on the whole line, and the loser writes nothing. A capot may be bid for 250, a générale for 500. The bid must be reached, belote counted. Suits only. Our choice where the text is silent: exact points, no announcements, the belote is not written, a failed capot is worth 162 too, 252 where the defence takes every trick.',
    fr: 'Seul le contrat compte. Rempli : le preneur marque l’enchère, la défense les points de ses levées. Dedans : la défense marque 162. Coinché × 2, surcoinché × 4 sur toute la ligne, et le perdant ne marque rien. On peut demander le capot pour 250, la générale pour 500. Il faut atteindre l’enchère, belote comprise. Couleurs seulement. Notre choix là où le texte se tait : points exacts, pas d’annonces, la belote ne se marque pas, un capot chuté vaut 162 lui aussi, 252 si la défense fait toutes les levées.',
    de: 'Nur das Gebot zählt. Gewonnen: Die Nehmer schreiben das Gebot, die Gegner die Punkte ihrer Stiche. Verloren: Die Gegner schreiben 162. Kontriert × 2, rekontriert × 4 auf die ganze Zeile, der Verlierer schreibt nichts. Ein Capot darf für 250, eine Générale für 500 angesagt werden. Das Gebot muss samt Belote erreicht sein. Nur Farben. Wo der Text schweigt, gilt: genaue Punkte, keine Meldungen, die Belote wird nicht geschrieben, auch ein verlorener Capot zählt 162, und 252, wenn die Gegner alle Stiche machen.',
  },
  source: '"So werden die Punkte gezählt" guide, section Coinchée',
  ruleset: {
    ...FFB_CONTREE_MADE.ruleset,
    game: 'coinche',
    trumps: ['suits'],
    belote: { ...FFB_CONTREE_MADE.ruleset.belote, written: false, onFailure: 'nobody' },
    score: {
      ...FFB_CONTREE_MADE.ruleset.score,
      made: 'bid',
      failedBase: 162,
      doublingScope: 'deal',
    },
    capot: { unbid: 252, bidValue: 250, failed: 'base', byDefence: 252, doubleable: true, generale: 500 },
    rounding: { ...FFB_CONTREE_MADE.ruleset.rounding, to: 'none' },
  },
};
