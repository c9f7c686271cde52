import { FFB_CONTREE_LATER } from './ffb-contree-later.js';
import type { Preset } from './preset.js';

export const CANNES_2016: Preset = {
  key: 'cannes-2016',
  name: { en: 'Cannes championship 2016', fr: 'Championnat de Cannes 2016', de: 'Meisterschaft von Cannes 2016' },
  description: {
    en: 'Contrée with points and bid, rounded to ten with 5 going down, the last deal exact. Failed: 162 and the bid. Doubling multiplies the bid only, × 2 and × 3, over 162. A capot that was bid adds 270. Suits only. Our choice where the text is silent: on failure, or when doubled, a belote goes with the deal to its winner; every trick taken in a doubled deal makes the base 252.',
    fr: 'Contrée aux points faits plus demandés, arrondie à la dizaine, le 5 vers le bas, dernière donne exacte. Chute : 162 et l’enchère. Le contre ne multiplie que l’enchère, × 2 et × 3, sur 162. Le capot demandé ajoute 270. Couleurs seulement. Notre choix là où le texte se tait : en cas de chute ou de contre la belote va au gagnant de la donne ; toutes les levées d’une donne contrée portent la base à 252.',
    de: 'Contrée mit Punkten und Gebot, auf zehn gerundet, 5 nach unten, das letzte Spiel genau. Verloren: 162 und das Gebot. Das Kontra vervielfacht nur das Gebot, × 2 und × 3, über 162. Ein angesagter Capot zählt 270 dazu. Nur Farben. Wo der Text schweigt, gilt: Bei Verlust oder Kontra geht die Belote an den Sieger des Spiels; alle Stiche in einem kontrierten Spiel machen die Basis zu 252.',
  },
  source: 'Règlement du championnat de Cannes, 2016',
  ruleset: {
    ...FFB_CONTREE_LATER.ruleset,
    score: { ...FFB_CONTREE_LATER.ruleset.score, failedBase: 162 },
    capot: { ...FFB_CONTREE_LATER.ruleset.capot, bidValue: 270, byDefence: 252 },
  },
};
