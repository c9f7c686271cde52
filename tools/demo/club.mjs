// The club: its tournament, its players and pairs, as the organiser registers them.
import { atOnce } from './api.mjs';
import { pairsOf } from './pairs.mjs';

export const DEALS_PER_ROUND = 12;
export const ROUNDS = 4;
const AT_ONCE = 8;

/**
 * All that the parts of the demo share.
 * @typedef {object} Club
 * @property {import('./api.mjs').Api} api
 * @property {import('./terminal.mjs').Page} page
 * @property {import('./words.mjs').Words} words
 * @property {string} seed
 * @property {string} tournament the tournament's address
 * @property {Map<string, { number: number, name: string, care: number }>} pairs by the id of their entry
 * @property {PlayedTable[]} tables of all rounds, in the order they were played
 * @property {number} taken points that penalties take off in the ranking
 */

/**
 * @typedef {object} PlayedTable
 * @property {number} round
 * @property {number} number
 * @property {string} id
 * @property {{ a: Team, b: Team }} teams
 * @property {import('./evening.mjs').Paper[]} papers
 */

/** @typedef {{ entryId: string, number: number, name: string }} Team */

/**
 * @param {Pick<Club, 'api' | 'page' | 'words' | 'seed'>} hall
 * @returns {Promise<Club>}
 */
export async function openClub({ api, page, words, seed }) {
  const began = performance.now();
  page.heading(words.registration);
  const { body: tournament } = await api.post('/tournaments', {
    name: words.tournament,
    date: '2026-11-11',
    venue: words.venue,
    ruleset: { key: 'ffb-classic' },
    format: { dealsPerRound: DEALS_PER_ROUND, rounds: ROUNDS, firstDraw: 'random', nextDraw: 'by-ranking' },
    ranking: ['points', 'wins', 'difference', 'head-to-head'],
  });
  const address = `/tournaments/${tournament.id}`;
  const pairs = pairsOf(seed);
  const playerIds = await atOnce(
    pairs.flatMap(({ players }) => players),
    AT_ONCE,
    async (player) =>
      (await api.post('/players', { ...player, club: 'Cercle de la Saint-Martin', country: 'FR' })).body.id,
  );
  const entered = new Map();
  // One after the other: a pair's number is its place in the list at the door.
  for (const [place, { name, care }] of pairs.entries()) {
    const players = playerIds.slice(2 * place, 2 * place + 2);
    const { body } = await api.post(`${address}/entries`, { players, ...(name === undefined ? {} : { name }) });
    entered.set(body.id, { number: body.number, name: body.name, care });
  }
  await api.post(`${address}/start`);
  page.line(`  ${words.registered(playerIds.length, entered.size, seconds(began))}`);
  showList([...entered.values()], page);
  return { api, page, words, seed, tournament: address, pairs: entered, tables: [], taken: 0 };
}

/** The list at the door, in columns. */
function showList(pairs, page) {
  const cells = pairs.map(({ number, name }) => `${String(number).padStart(2)} ${name}`);
  const rows = Math.ceil(cells.length / 3);
  for (let row = 0; row < rows; row++) {
    const columns = [0, 1, 2].flatMap((column) => cells[row + column * rows] ?? []);
    page.line(
      `  ${columns
        .map((cell) => cell.padEnd(29))
        .join('')
        .trimEnd()}`,
    );
  }
}

/** Since a moment, with one decimal. */
export const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1);
