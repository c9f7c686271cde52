// What happens at one table in one round, and what the referee writes about it.
import { verdictOf } from './arithmetic.mjs';
import { otherSide, seatAfter, sideOf } from './cards.mjs';
import { chanceOf } from './chance.mjs';
import { playDeal } from './play.mjs';

/**
 * A deal as it happened, complete: the truth that the sums are made of.
 * @typedef {object} Paper
 * @property {'played' | 'passed-out' | 'penalty'} outcome
 * @property {{ takers: string, taker: string, trump: string }} [contract]
 * @property {{ a: number, b: number }} [points]
 * @property {'a' | 'b'} [lastTrick]
 * @property {'a' | 'b'} [capot]
 * @property {('a' | 'b')[]} [belotes]
 * @property {'a' | 'b'} [against]
 * @property {string} [reason]
 */

const IRREGULARITY = 0.015;
/** So many hands are dealt at most until one ends as it was asked for. */
const PATIENCE = 20_000;

/**
 * Counted deals that must end in a litige, by round and table: two in a row, three in a row, and one in a last deal.
 * Chance brings others.
 */
const LITIGES = { '2/4': [6, 7], '3/9': [12], '4/1': [3, 4, 5] };

/**
 * @param {object} where
 * @param {string} where.seed
 * @param {number} where.round
 * @param {{ number: number, dealer: string }} where.table
 * @param {Record<'a' | 'b', number>} where.care
 * @param {number} where.of how many deals count
 * @param {readonly string[]} where.irregularities what a referee may have to rule on
 * @returns {Paper[]}
 */
export function playTable({ seed, round, table, care, of, irregularities }) {
  const chance = chanceOf(seed, 'round', round, 'table', table.number);
  const wanted = LITIGES[`${round}/${table.number}`] ?? [];
  const papers = [];
  let dealer = table.dealer;
  for (let counted = 0; counted < of; dealer = seatAfter(dealer)) {
    const paper = wanted.includes(counted + 1)
      ? litigeFrom(dealer, care, chance)
      : paperFrom(dealer, care, chance, irregularities);
    if (paper.outcome !== 'passed-out') counted++;
    papers.push(paper);
  }
  return papers;
}

function paperFrom(dealer, care, chance, irregularities) {
  if (chance.happens(IRREGULARITY)) {
    return { outcome: 'penalty', against: chance.one(['a', 'b']), reason: chance.one(irregularities) };
  }
  const deal = playDeal(dealer, care, chance);
  return deal === undefined ? { outcome: 'passed-out' } : written(deal);
}

function litigeFrom(dealer, care, chance) {
  for (let attempt = 0; attempt < PATIENCE; attempt++) {
    const deal = playDeal(dealer, care, chance);
    if (deal !== undefined && verdictOf(written(deal)) === 'litige') return written(deal);
  }
  throw new Error('no hand ended in a litige');
}

const written = ({ taker, trump, ...tricks }) => ({
  outcome: 'played',
  contract: { takers: sideOf(taker), taker, trump },
  ...tricks,
});

/**
 * The sheet that is sent in: referees fill in one of the forms that the contract knows, each in a habit of their own.
 * @param {Paper} paper
 * @param {import('./chance.mjs').Chance} chance
 * @returns {object}
 */
export function sheetOf(paper, chance) {
  if (paper.outcome === 'passed-out') return { outcome: 'passed-out' };
  if (paper.outcome === 'penalty') {
    const { against, reason } = paper;
    return { outcome: 'penalty', against, reason, ...(chance.happens(0.5) ? { points: 162 } : {}) };
  }
  const { contract, points, lastTrick, capot, belotes } = paper;
  const { takers, taker, trump } = contract;
  const sheet = {
    outcome: 'played',
    contract: { takers, trump, ...(chance.happens(0.7) ? { taker } : {}) },
    ...(belotes.length > 0 ? { belotes } : {}),
  };
  if (capot !== undefined) return { ...sheet, capot, ...(chance.happens(0.5) ? { points } : {}) };
  if (verdictOf(paper) === 'failed' && chance.happens(0.4)) return { ...sheet, failed: true };
  const side = chance.one(['a', 'b']);
  if (chance.happens(0.25)) {
    return { ...sheet, cardPoints: { [side]: points[side] - (lastTrick === side ? 10 : 0) }, lastTrick };
  }
  return { ...sheet, points: chance.happens(0.3) ? points : { [side]: points[side] } };
}

/**
 * The same deal with the sides mistaken for each other: a slip that makes a good sheet, and a wrong one.
 * @param {Paper} paper
 * @returns {Paper}
 */
export function mirrored({ contract, points, lastTrick, capot, belotes, ...rest }) {
  const { taker, trump } = contract;
  const across = seatAfter(taker);
  return {
    ...rest,
    contract: { takers: sideOf(across), taker: across, trump },
    points: { a: points.b, b: points.a },
    lastTrick: otherSide(lastTrick),
    ...(capot === undefined ? {} : { capot: otherSide(capot) }),
    belotes: belotes.map(otherSide),
  };
}

/** How far a mirrored sheet moves the result, in points of one side: the bigger, the better a slip to be found out. */
export const weightOf = (paper) =>
  paper.outcome === 'played' && paper.capot === undefined ? Math.abs(paper.points.a - paper.points.b) : 0;
