import { FFB_CLASSIC } from './ffb-classic.js';
import type { Preset } from './preset.js';

export const BELOTE_THREE: Preset = {
  key: 'belote-three',
  name: { en: 'Belote for three', fr: 'Belote à trois', de: 'Belote zu dritt' },
  description: {
    en: 'A house game without common rules; all of this is our choice. Each for himself, the taker against the two others. 24 cards (no 7, no 8), eight each, 162 in all. Made when the taker counts more than the two others together: each writes his own. Failed, equality included: the taker writes nothing, each defender 81; a defender who took every trick writes 252. The belote stays with its holder. No partners, so ruffing and overruffing are always due. A penalty is shared by the two others.',
    fr: 'Un jeu de maison sans règle commune ; tout ceci est notre choix. Chacun pour soi, le preneur contre les deux autres. 24 cartes (ni 7 ni 8), huit chacun, 162 en tout. Rempli quand le preneur compte plus que les deux autres ensemble : chacun marque les siens. Dedans, égalité comprise : le preneur ne marque rien, chaque défenseur 81 ; un défenseur qui a fait toutes les levées marque 252. La belote reste à qui la détient. Pas de partenaire, donc couper et surcouper sont toujours obligatoires. Une pénalité est partagée entre les deux autres.',
    de: 'Ein Hausspiel ohne gemeinsame Regeln; all dies ist unsere Wahl. Jeder für sich, der Nehmer gegen die beiden anderen. 24 Karten (ohne 7 und 8), je acht, zusammen 162. Gewonnen, wenn der Nehmer mehr zählt als beide anderen zusammen: Jeder schreibt das Seine. Verloren, auch bei Gleichstand: Der Nehmer schreibt nichts, jeder Gegner 81; ein Gegner mit allen Stichen schreibt 252. Die Belote bleibt bei ihrem Besitzer. Ohne Partner sind Stechen und Überstechen immer Pflicht. Eine Strafe wird unter den beiden anderen geteilt.',
  },
  source: 'Our own choice: no common rules exist',
  ruleset: {
    ...FFB_CLASSIC.ruleset,
    players: 3,
    trumps: ['suits'],
    play: { ...FFB_CLASSIC.ruleset.play, partnerFrees: false },
    litige: { ...FFB_CLASSIC.ruleset.litige, policy: 'failed' },
    three: { failedDefender: 81 },
  },
};
