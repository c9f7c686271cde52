import { FFB_CONTREE_MADE } from './ffb-contree-made.js';
import type { Preset } from './preset.js';

export const PAGAT_COINCHE: Preset = {
  key: 'pagat-coinche',
  name: { en: 'Coinche (pagat.com)', fr: 'Coinche (pagat.com)', de: 'Coinche (pagat.com)' },
  description: {
    en: 'The base rules of pagat.com, without announcements. The bid must be reached, and 80 needs 82. Made: points and bid. Doubling multiplies the bid only, × 2 and × 4, over 160. The belote stays with its holder. A capot that was bid is worth 500, made or failed, and cannot be doubled; every trick without having bid it: 250 and the bid. The line is rounded to ten. Our choice where the page is silent: 5 goes up.',
    fr: 'Les règles de base de pagat.com, sans annonces. Il faut atteindre l’enchère, et 80 demande 82. Contrat rempli : points et enchère. Le contre ne multiplie que l’enchère, × 2 et × 4, sur 160. La belote reste à qui la détient. Le capot demandé vaut 500, réussi ou chuté, et ne peut être coinché ; non demandé : 250 et l’enchère. La ligne est arrondie à la dizaine. Notre choix là où la page se tait : le 5 vers le haut.',
    de: 'Die Grundregeln von pagat.com, ohne Meldungen. Das Gebot muss erreicht sein, für 80 braucht es 82. Gewonnen: Punkte und Gebot. Das Kontra vervielfacht nur das Gebot, × 2 und × 4, über 160. Die Belote bleibt bei ihrem Besitzer. Ein angesagter Capot zählt 500, gewonnen oder verloren, und darf nicht kontriert werden; ohne Ansage: 250 und das Gebot. Die Zeile wird auf zehn gerundet. Wo die Seite schweigt, gilt: 5 wird aufgerundet.',
  },
  source: 'pagat.com, Coinche, base rules',
  ruleset: {
    ...FFB_CONTREE_MADE.ruleset,
    game: 'coinche',
    allTrumpValues: 'reduced-14',
    play: { ...FFB_CONTREE_MADE.ruleset.play, underruff: 'forced' },
    contract: { ...FFB_CONTREE_MADE.ruleset.contract, eightyNeeds: 82 },
    belote: { ...FFB_CONTREE_MADE.ruleset.belote, onFailure: 'holder' },
    score: {
      ...FFB_CONTREE_MADE.ruleset.score,
      made: 'points-plus-bid',
      failedAddsBid: true,
      doublingScope: 'bid',
    },
    capot: { unbid: 250, bidValue: 500, failed: 'flat', byDefence: 250, doubleable: false, generale: 'off' },
  },
};
