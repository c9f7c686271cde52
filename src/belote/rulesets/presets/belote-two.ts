import { FFB_CLASSIC } from './ffb-classic.js';
import type { Preset } from './preset.js';

export const BELOTE_TWO: Preset = {
  key: 'belote-two',
  name: { en: 'Belote for two, open piles', fr: 'Belote à deux, à la découverte', de: 'Belote zu zweit, „découverte“' },
  description: {
    en: 'Two players, sixteen cards and sixteen tricks each, the values and duties of classic belote. The taker must count more than the other: at equality (81 each, or 91 each with a belote) the contract fails. Suits only, no announcements. Our choice where the guide is silent: eight piles of two cards; a capot is all sixteen tricks.',
    fr: 'Deux joueurs, seize cartes et seize levées chacun, valeurs et obligations de la belote classique. Le preneur doit compter plus que l’autre : à égalité (81 partout, ou 91 partout avec une belote) il est dedans. Couleurs seulement, pas d’annonces. Notre choix là où le guide se tait : huit piles de deux cartes ; le capot, ce sont les seize levées.',
    de: 'Zwei Spieler, je sechzehn Karten und sechzehn Stiche, Werte und Pflichten der klassischen Belote. Der Nehmer muss mehr zählen als der andere: Bei Gleichstand (je 81, oder je 91 mit einer Belote) verliert er. Nur Farben, keine Meldungen. Wo die Anleitung schweigt, gilt: acht Stapel zu zwei Karten; ein Capot sind alle sechzehn Stiche.',
  },
  source: '"Belote Regeln" guide, découverte',
  ruleset: {
    ...FFB_CLASSIC.ruleset,
    players: 2,
    trumps: ['suits'],
    litige: { ...FFB_CLASSIC.ruleset.litige, policy: 'failed' },
  },
};
