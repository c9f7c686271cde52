// The 32 pairs of the club, and how well they play.
import { chanceOf } from './chance.mjs';

/** First player, second player, and the name of the pair where it has one of its own. */
const PAIRS = [
  ['Chloé Lefèvre', 'Rémi Dupont', 'Les As de pique'],
  ['Hélène Besançon', 'Aurélien Côté'],
  ['Noémie Guérin', 'Théo Béranger'],
  ['François Lemaître', 'Zoé Hébert', 'Dix de der'],
  ['Anaïs Garnier', 'Jérôme Pelletier'],
  ['Maëlle Fréchette', 'Loïc Tanguy'],
  ['Océane Prévost', 'Gaël Kermadec', 'Belote et rebelote'],
  ['Cécile Lévêque', 'Raphaël Duchêne'],
  ['Mélanie Chrétien', 'Stéphane Boulanger'],
  ['Inès Delacroix', 'Benoît Marchand'],
  ['Éloïse Renaud', 'Cédric Vasseur'],
  ['Agnès Thévenot', 'Clément Bréchet', 'Les Valets de Rezé'],
  ['Joëlle Mounier', 'Frédéric Caillé'],
  ['Solène Le Goff', 'Mathéo Quéré'],
  ['Bérénice Aubert', 'Grégoire Sénéchal'],
  ['Léa Fontaine', 'Gérard Poirier', 'Capot ou rien'],
  ['Véronique Dumoulin', 'Rénald Bécu'],
  ['Amélie Rousseau', 'Michaël Lacombe'],
  ['Françoise Péron', 'André Béchamel'],
  ['Thaïs Morel', 'Étienne Giraud'],
  ['Gisèle Barré', 'Noël Hamelin', 'La Dame de cœur'],
  ['Estelle Crépin', 'Sébastien Nédélec'],
  ['Colette Ferré', 'Honoré Vallée'],
  ['Adèle Charpentier', 'Barnabé Roussel'],
  ['Élodie Maréchal', 'Damien Féraud'],
  ['Désirée Coëtlogon', 'Yaël Bernède', 'Les Dedans'],
  ['Camille Sévigné', 'Hervé Le Dû'],
  ['Irène Blanchard', 'Félix Gaudreau'],
  ['Marguerite Ollivier', 'Édouard Tessier'],
  ['Sidonie Brûlé', 'Anselme Château'],
  ['Apolline Meunier', 'Côme Saint-Léger'],
  ['Perrine Joubert', 'Gaëtan Rivière', 'Le Neuf et le Quatorze'],
];

/**
 * @typedef {object} Pair
 * @property {{ firstName: string, lastName: string }[]} players
 * @property {string | undefined} name
 * @property {number} care how often the better card is played, out of 1
 */

/**
 * @param {string} seed
 * @returns {Pair[]}
 */
export function pairsOf(seed) {
  const chance = chanceOf(seed, 'care');
  return PAIRS.map(([one, other, name]) => ({
    players: [one, other].map(personOf),
    name,
    care: 0.55 + chance.below(44) / 100,
  }));
}

function personOf(text) {
  const space = text.indexOf(' ');
  return { firstName: text.slice(0, space), lastName: text.slice(space + 1) };
}
