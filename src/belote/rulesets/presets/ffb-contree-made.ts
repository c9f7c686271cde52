import { FFB_CLASSIC } from './ffb-classic.js';
import type { Preset } from './preset.js';

export const FFB_CONTREE_MADE: Preset = {
  key: 'ffb-contree-made',
  name: {
    en: 'Contrée, points made (federation, 2016)',
    fr: 'Contrée, points faits (fédération, 2016)',
    de: 'Contrée, gemachte Punkte (Verband, 2016)',
  },
  description: {
    en: 'The bid alone decides, belote counted. Made: each side writes its points rounded to ten, and its own belote. Failed: the defence writes 160 and any belote. Doubled or redoubled: the winner writes 320 or 640 and any belote, the loser nothing. A capot that was bid, made or failed: 500, 1000, 2000 and any belote. Every trick without having bid it: 250; doubled 420, redoubled 740. No announcements. Our choice where the text is silent: 5 is rounded up, a capot may be doubled, a penalty is worth 160 and the bid that stands.',
    fr: 'Seule l’enchère décide, belote comprise. Contrat rempli : chaque camp marque ses points arrondis à la dizaine et sa belote. Chute : la défense marque 160 et toute belote. Contré ou surcontré : le gagnant marque 320 ou 640 et toute belote, le perdant rien. Capot demandé, réussi ou chuté : 500, 1000, 2000 et toute belote. Capot non demandé : 250 ; contré 420, surcontré 740. Pas d’annonces. Notre choix là où le texte se tait : 5 s’arrondit vers le haut, le capot peut être contré, une pénalité vaut 160 et l’enchère en cours.',
    de: 'Nur das Gebot entscheidet, die Belote zählt mit. Gewonnen: Jede Partei schreibt ihre auf zehn gerundeten Punkte und ihre Belote. Verloren: Die Gegner schreiben 160 und jede Belote. Kontriert oder rekontriert: Der Sieger schreibt 320 oder 640 und jede Belote, der Verlierer nichts. Angesagter Capot, gewonnen oder verloren: 500, 1000, 2000 und jede Belote. Alle Stiche ohne Ansage: 250; kontriert 420, rekontriert 740. Keine Meldungen. Wo der Text schweigt, gilt: 5 wird aufgerundet, ein Capot darf kontriert werden, eine Strafe zählt 160 und das Gebot, das steht.',
  },
  source: 'FFB, Règlement de la contrée, 27-01-2016, §10.2 (points made)',
  ruleset: {
    ...FFB_CLASSIC.ruleset,
    game: 'contree',
    play: { ...FFB_CLASSIC.ruleset.play, underruff: 'free' },
    announcements: { ...FFB_CLASSIC.ruleset.announcements, tie: 'nobody' },
    contract: { ...FFB_CLASSIC.ruleset.contract, success: 'reach-bid' },
    belote: { ...FFB_CLASSIC.ruleset.belote, onFailure: 'defence' },
    score: { ...FFB_CLASSIC.ruleset.score, made: 'points', failedBase: 160, doublingScope: 'flat' },
    capot: { unbid: 250, bidValue: 500, failed: 'flat', byDefence: 250, doubleable: true, generale: 'off' },
    rounding: { to: 10, half: 'up', applies: 'line', complement: false, lastDealExact: false },
    litige: { ...FFB_CLASSIC.ruleset.litige, policy: 'failed' },
    penalty: { points: 160, plusBid: true, usesDeal: true },
  },
};
