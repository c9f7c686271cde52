// The arithmetic of a classic sheet, done by hand: what a table's sheets must add up to, whoever computes it. It looks at
// sheets only, never at what the server made of them.
import { otherSide } from './cards.mjs';

const DEAL = 162;
const BELOTE = 20;
/** A capot is worth 252 in place of 162. */
const CAPOT = 90;
const PENALTY = 162;

/** All-trump counts 258 in cards, and is written as 162. */
const written = (points, trump) => (trump === 'all-trump' ? Math.round((points * DEAL) / 258) : points);

/**
 * What the sides count for the contract, belotes included. Nothing where the sheet gives no count.
 * @returns {{ a: number, b: number } | undefined}
 */
function totalsOf({ contract, points, capot, belotes = [] }) {
  if (points === undefined) return undefined;
  const of = (side) => {
    const tricks = capot === undefined ? written(points[side], contract.trump) : points[side];
    return tricks + BELOTE * belotes.filter((holder) => holder === side).length;
  };
  return { a: of('a'), b: of('b') };
}

/**
 * @param {import('./evening.mjs').Paper} paper
 * @returns {'passed-out' | 'penalty' | 'litige' | 'made' | 'failed'}
 */
export function verdictOf(paper) {
  if (paper.outcome !== 'played') return paper.outcome;
  const totals = totalsOf(paper);
  const { takers } = paper.contract;
  const difference = totals[takers] - totals[otherSide(takers)];
  return difference > 0 ? 'made' : difference === 0 ? 'litige' : 'failed';
}

/**
 * @typedef {object} Sums
 * @property {number} counted counted deals that were played
 * @property {number} belotes
 * @property {number} capots
 * @property {number} penalties deals lost by a ruling
 * @property {number} potLeft points that nobody has won
 * @property {number} total what both sides of all tables together must have written
 */

/**
 * Adds up one table: 162 a deal + 20 a belote + 90 a capot + what rulings gave, less a pot that is left. The pot is won
 * with the next counted deal; a litige in the last deal gives it back, and both keep their points.
 * @param {readonly import('./evening.mjs').Paper[]} papers the table's sheets in the order they were played
 * @param {number} of how many deals count
 * @returns {Sums}
 */
export function addUpTable(papers, of) {
  const sums = { counted: 0, belotes: 0, capots: 0, penalties: 0, potLeft: 0, total: 0 };
  for (const paper of papers.filter(({ outcome }) => outcome !== 'passed-out')) {
    if (paper.outcome === 'penalty') {
      sums.penalties++;
      sums.potLeft = 0;
      continue;
    }
    sums.counted++;
    sums.belotes += paper.belotes.length;
    sums.capots += paper.capot === undefined ? 0 : 1;
    const isLast = sums.counted + sums.penalties === of;
    const waits = verdictOf(paper) === 'litige' && !isLast;
    sums.potLeft = waits ? sums.potLeft + totalsOf(paper)[paper.contract.takers] : 0;
  }
  sums.total =
    DEAL * sums.counted + BELOTE * sums.belotes + CAPOT * sums.capots + PENALTY * sums.penalties - sums.potLeft;
  return sums;
}

/**
 * @param {readonly Sums[]} tables
 * @returns {Sums}
 */
export function addUp(tables) {
  const whole = { counted: 0, belotes: 0, capots: 0, penalties: 0, potLeft: 0, total: 0 };
  for (const table of tables) for (const name of Object.keys(whole)) whole[name] += table[name];
  return whole;
}
