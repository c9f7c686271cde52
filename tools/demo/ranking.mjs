// Rankings, the podium, and the proof that no point was lost on the way to them.
import { addUp, addUpTable } from './arithmetic.mjs';
import { DEALS_PER_ROUND, ROUNDS } from './club.mjs';
import { placeOf, signed } from './show.mjs';
import { fit, padEnd, padStart, widthOf } from './terminal.mjs';

const TOP = 10;
const TEAM = 25;

/**
 * @param {import('./club.mjs').Club} club
 * @param {number} round
 */
export async function showTop({ api, page, words, tournament }, round) {
  const { items } = (await api.get(`${tournament}/standings?round=${round}`)).body;
  page.line();
  page.line(`  ${page.paint.bold(words.ranking(round))}`);
  showRows(page, words, items.slice(0, TOP), 0);
}

function showRows(page, words, items, rounds) {
  const { columns } = words;
  const head = [
    '    ',
    fit(columns.team, TEAM),
    padStart(columns.points, 7),
    padStart(columns.wins, 8),
    padStart(columns.difference, 8),
    rounds === 0 ? '' : `   ${columns.rounds}`,
  ];
  page.line(`  ${page.paint.dim(head.join('').trimEnd())}`);
  for (const { rank, name, points, wins, difference, penalties, rounds: played } of items) {
    const each = rounds === 0 ? '' : played.map((one) => padStart(String(one.points), 7)).join('');
    const off = rounds === 0 || penalties === 0 ? '' : `  −${penalties}`;
    const row = `${padStart(String(rank ?? '–'), 3)} ${fit(name, TEAM)}${padStart(String(points), 7)}`;
    const text = `  ${row}${padStart(String(wins), 8)}${padStart(signed(difference), 8)}${each}${off}`;
    page.line(rank !== null && rank <= 3 ? page.paint.gold(text) : text);
  }
}

/**
 * @param {import('./club.mjs').Club} club
 * @returns {Promise<any[]>} the rows of the final ranking
 */
export async function showFinal({ api, page, words, tournament }) {
  const { items } = (await api.get(`${tournament}/standings`)).body;
  page.heading(words.podium);
  showPodium(page, items.slice(0, 3));
  page.heading(words.final);
  showRows(page, words, items, ROUNDS);
  return items;
}

const STEP = 26;
const centred = (text, width) => {
  const left = Math.floor((width - widthOf(text)) / 2);
  return padEnd(' '.repeat(Math.max(0, left)) + text, width);
};

/** The second on the left, the first in the middle, the third on the right. */
function showPodium(page, [first, second, third]) {
  const column = ({ rank, name, points }, height) => [
    centred(name, STEP),
    centred(String(points), STEP),
    `┌${'─'.repeat(STEP - 2)}┐`,
    `│${centred(String(rank), STEP - 2)}│`,
    ...Array.from({ length: height }, () => `│${' '.repeat(STEP - 2)}│`),
  ];
  const columns = [column(second, 1), column(first, 3), column(third, 0)];
  const height = Math.max(...columns.map((lines) => lines.length));
  page.line();
  for (let row = 0; row < height; row++) {
    const cells = columns.map((lines) => lines[row - (height - lines.length)] ?? ' '.repeat(STEP));
    page.line(`  ${page.paint.gold(cells.join(' '))}`);
  }
}

/**
 * What the sheets say, by arithmetic alone, and what the server has written: table by table, and in all.
 * @param {import('./club.mjs').Club} club
 * @param {readonly any[]} items the rows of the final ranking
 * @returns {Promise<boolean>}
 */
export async function prove({ api, page, words, tournament, tables, taken }, items) {
  page.heading(words.proof);
  const rounds = await api.all(`${tournament}/rounds`);
  const written = new Map(rounds.flatMap((round) => round.tables.map(({ id, score }) => [id, score.a + score.b])));
  const sums = tables.map((table) => ({ table, sums: addUpTable(table.papers, DEALS_PER_ROUND) }));
  const wrong = sums.filter(({ table, sums: { total } }) => written.get(table.id) !== total);

  const whole = addUp(sums.map((one) => one.sums));
  const { proofLines } = words;
  const add = (text, points) => page.line(`  ${padEnd(text, 46)} ${padStart(signed(points), 8)}`);
  add(proofLines.counted(whole.counted), 162 * whole.counted);
  add(proofLines.belotes(whole.belotes), 20 * whole.belotes);
  add(proofLines.capots(whole.capots), 90 * whole.capots);
  add(proofLines.penalties(whole.penalties), 162 * whole.penalties);
  add(proofLines.potLeft, 0 - whole.potLeft);
  add(proofLines.taken, -taken);
  const expected = whole.total - taken;
  const ranked = items.reduce((sum, { points }) => sum + points, 0);
  const isProved = wrong.length === 0 && expected === ranked;
  const paint = isProved ? page.paint.green : page.paint.red;
  page.line();
  page.line(paint(`  ${padEnd(words.sheetsSay, 46)} ${padStart(String(expected), 8)}`));
  page.line(paint(`  ${padEnd(words.rankingSays, 46)} ${padStart(String(ranked), 8)}`));
  page.line(paint(`  ${isProved ? '✓' : '✗'} ${isProved ? words.proved : words.notProved}`));
  for (const {
    table,
    sums: { total },
  } of wrong) {
    const place = `${words.round(table.round)}, ${placeOf(words, table, DEALS_PER_ROUND).split(',')[0]}`;
    page.line(page.paint.red(`    ${words.tableDiffers(place, total, written.get(table.id))}`));
  }
  return isProved;
}
