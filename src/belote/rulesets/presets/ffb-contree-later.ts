import { FFB_CONTREE_MADE } from './ffb-contree-made.js';
import type { Preset } from './preset.js';

export const FFB_CONTREE_LATER: Preset = {
  key: 'ffb-contree-later',
  name: {
    en: 'Contrée, points plus bid (federation, later text)',
    fr: 'Contrée, points faits plus demandés (fédération, texte ultérieur)',
    de: 'Contrée, Punkte plus Gebot (Verband, späterer Text)',
  },
  description: {
    en: 'Points and bid; the whole line is rounded to ten with 5 going down, the last deal is exact. Doubling multiplies the bid only, × 2 and × 3, over a base of 160. A capot that was bid adds 250 to the points: 252 + 250 = 500, doubled 252 + 500, failed and doubled 160 + 500. Suits only. Our choice where the text is silent: on failure, or when doubled, a belote goes with the deal to its winner, otherwise to its holder; every trick taken in a doubled deal makes the base 250.',
    fr: 'Points faits plus enchère ; toute la ligne est arrondie à la dizaine, le 5 vers le bas, la dernière donne est exacte. Le contre ne multiplie que l’enchère, × 2 et × 3, sur une base de 160. Le capot demandé ajoute 250 aux points : 252 + 250 = 500, contré 252 + 500, chuté contré 160 + 500. Couleurs seulement. Notre choix là où le texte se tait : en cas de chute ou de contre la belote va au gagnant de la donne, sinon à qui la détient ; toutes les levées d’une donne contrée portent la base à 250.',
    de: 'Punkte und Gebot; die ganze Zeile wird auf zehn gerundet, 5 nach unten, das letzte Spiel ist genau. Das Kontra vervielfacht nur das Gebot, × 2 und × 3, über einer Basis von 160. Ein angesagter Capot zählt 250 zu den Punkten: 252 + 250 = 500, kontriert 252 + 500, verloren und kontriert 160 + 500. Nur Farben. Wo der Text schweigt, gilt: Bei Verlust oder Kontra geht die Belote an den Sieger des Spiels, sonst an ihren Besitzer; alle Stiche in einem kontrierten Spiel machen die Basis zu 250.',
  },
  source: 'FFB, Règlement de la contrée, later text',
  ruleset: {
    ...FFB_CONTREE_MADE.ruleset,
    trumps: ['suits'],
    score: {
      ...FFB_CONTREE_MADE.ruleset.score,
      made: 'points-plus-bid',
      failedAddsBid: true,
      doublingFactors: [2, 3],
      doublingScope: 'bid',
    },
    capot: { unbid: 252, bidValue: 250, failed: 'base-plus-value', byDefence: 250, doubleable: true, generale: 'off' },
    rounding: { to: 10, half: 'down', applies: 'line', complement: false, lastDealExact: true },
  },
};
