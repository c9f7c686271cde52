// One round in the hall: drawn, played at all tables at once, closed.
import { atOnce } from './api.mjs';
import { chanceOf } from './chance.mjs';
import { DEALS_PER_ROUND, seconds } from './club.mjs';
import { playTable, sheetOf } from './evening.mjs';
import { Failure } from '../prepare/project.mjs';
import { mistyped, planSlips } from './slips.mjs';
import { eventOf, placeOf, showDraw } from './show.mjs';

/** So many sheets are on their way at most, as from so many tablets. */
const AT_ONCE = 8;

/**
 * Draws and plays a round.
 * @param {import('./club.mjs').Club} club
 * @param {number} number
 * @returns {Promise<{ slips: import('./slips.mjs').Slips, tables: import('./club.mjs').PlayedTable[] }>}
 */
export async function playRound(club, number) {
  const { api, page, words, seed } = club;
  page.heading(words.round(number));
  const { body: round } = await api.post(`${club.tournament}/rounds`, { draw: { seed: `${seed}/round-${number}` } });
  showDraw(club, round);
  const tables = round.tables.map((table) => tableOf(club, number, table));
  club.tables.push(...tables);
  const slips = planSlips(number, tables);

  const began = performance.now();
  const lengths = tables.map(({ papers }) => papers.length);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  page.line();
  const progress = page.progress(words.round(number), total, lengths, words);
  await atOnce([...tables.entries()], AT_ONCE, async ([place, table]) => {
    for (const index of table.papers.keys()) {
      const answer = await sendIn(club, table, index, slips);
      const event = eventOf(club, table, answer);
      if (event !== undefined) page.note(event);
      progress.step(place);
    }
  });
  progress.end();
  page.line(`  ${page.paint.dim(words.wroteIn(total, seconds(began)))}`);
  return { slips, tables };
}

function tableOf({ seed, words, pairs }, round, table) {
  const { id, number, teams } = table;
  const care = { a: pairs.get(teams.a.entryId).care, b: pairs.get(teams.b.entryId).care };
  const { irregularities } = words;
  const papers = playTable({ seed, round, table, care, of: DEALS_PER_ROUND, irregularities });
  return { round, number, id, teams, papers };
}

/** The referee enters a deal: rightly, but for the slips that are planned. */
async function sendIn({ api, page, words, seed }, table, index, slips) {
  const place = placeOf(words, table, index + 1);
  const address = `/tables/${table.id}/deals?number=${index + 1}`;
  const key = `round-${table.round}-table-${table.number}-deal-${index + 1}`;
  const paper = slips.wrongPaper(table, index) ?? table.papers[index];
  const sheet = sheetOf(paper, chanceOf(seed, key));

  if (slips.isMistyped(table, index)) {
    const { status, body } = await api.tryPost(address, mistyped(paper), key);
    if (status !== 422) throw new Failure(`A sheet that cannot be was answered with ${status} in place of 422.`);
    page.note(words.refused(place, body.errors[0].detail), false);
  }
  // What was refused stored nothing, so the corrected sheet comes under the same key.
  const answer = await api.post(address, sheet, key);
  if (slips.isSentTwice(table, index)) {
    const again = await api.post(address, sheet, key);
    const isSame = JSON.stringify(again.body) === JSON.stringify(answer.body);
    if (!again.isReplayed || !isSame) throw new Failure('A retry did not get the first answer again.');
    page.note(words.retry(place), false);
  }
  return answer.body;
}
