import { FFB_CONTREE_MADE } from './ffb-contree-made.js';
import type { Preset } from './preset.js';

export const FFB_COINCHE: Preset = {
  key: 'ffb-coinche',
  name: { en: 'Coinche (federation, 2015)', fr: 'Coinche (fédération, 2015)', de: 'Coinche (Verband, 2015)' },
  description: {
    en: 'With announcements, which count for the contract; equal best ones: nobody scores; a card serves once. The bid must be reached and the defence beaten. Made: the takers write points, belote, announcements and bid, the defence its own. Doubled and made: (160, or 250 with every trick, + own announcements and belote + the defence’s announcements + bid) × 2 or × 4; the defence keeps only its belote. Failed: the takers keep only their belote, the defence writes 160, all announcements that count, its own belote and the bid, × 2 or × 4. A capot that was bid is worth 250. With every trick taken the other side’s announcements change hands. The line is rounded to ten. Our choice where the text is silent: 5 goes up, equality fails.',
    fr: 'Avec annonces, qui comptent pour le contrat ; à égalité des meilleures personne ne marque ; une carte ne sert qu’une fois. Il faut atteindre l’enchère et battre la défense. Contrat rempli : le preneur marque points, belote, annonces et enchère, la défense les siens. Coinché et rempli : (160, ou 250 sur un capot, + ses annonces et sa belote + les annonces de la défense + l’enchère) × 2 ou × 4 ; la défense ne garde que sa belote. Dedans : le preneur ne garde que sa belote, la défense marque 160, toutes les annonces valables, sa belote et l’enchère, × 2 ou × 4. Le capot demandé vaut 250. Sur un capot les annonces de l’autre camp changent de main. La ligne est arrondie à la dizaine. Notre choix là où le texte se tait : le 5 vers le haut, l’égalité est dedans.',
    de: 'Mit Meldungen, die für das Spiel mitzählen; sind die besten gleich, schreibt niemand; eine Karte dient nur einmal. Das Gebot muss erreicht und der Gegner geschlagen sein. Gewonnen: Die Nehmer schreiben Punkte, Belote, Meldungen und Gebot, die Gegner das Ihre. Kontriert und gewonnen: (160, oder 250 mit allen Stichen, + eigene Meldungen und Belote + Meldungen der Gegner + Gebot) × 2 oder × 4; die Gegner behalten nur ihre Belote. Verloren: Die Nehmer behalten nur ihre Belote, die Gegner schreiben 160, alle gültigen Meldungen, ihre Belote und das Gebot, × 2 oder × 4. Ein angesagter Capot zählt 250. Bei allen Stichen wechseln die Meldungen der anderen Partei den Besitzer. Die Zeile wird auf zehn gerundet. Wo der Text schweigt, gilt: 5 wird aufgerundet, Gleichstand verliert.',
  },
  source: 'FFB, Règlement de la coinche, 2015/11',
  ruleset: {
    ...FFB_CONTREE_MADE.ruleset,
    game: 'coinche',
    allTrumpValues: 'reduced-13',
    announcements: {
      allowed: true,
      countForContract: true,
      tie: 'nobody',
      cardReuse: false,
      onFailure: 'to-defence',
      onCapot: 'change-hands',
    },
    contract: { ...FFB_CONTREE_MADE.ruleset.contract, success: 'both' },
    belote: { ...FFB_CONTREE_MADE.ruleset.belote, onFailure: 'holder', multiplied: true },
    score: {
      ...FFB_CONTREE_MADE.ruleset.score,
      made: 'points-plus-bid',
      failedAddsBid: true,
      doublingScope: 'deal',
    },
    capot: { unbid: 252, bidValue: 250, failed: 'base-plus-value', byDefence: 250, doubleable: true, generale: 'off' },
  },
};
