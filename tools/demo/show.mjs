// What is shown of a round: the draw, what happened, some sheets with their explanation.
import { atOnce } from './api.mjs';
import { fit, padStart } from './terminal.mjs';

/** What is shown of each round, the first of each kind that there is and that was not shown before. */
const KINDS = ['made', 'failed', 'litige', 'pot', 'belote', 'capot', 'penalty'];
const SHEETS_A_ROUND = 3;

/** Table and deal as people say it. */
export const placeOf = (words, table, deal) => `${words.table} ${table.number}, ${words.deal} ${deal}`;

/** @param {import('./club.mjs').Club} club */
export function showDraw({ page, words }, { draw, tables }) {
  page.line(`  ${words.draw(draw.method, draw.seed)}`);
  for (const { number, teams, why } of tables) {
    const [a, b] = [fit(teams.a.name, 24), fit(teams.b.name, 24)];
    page.wrapped(`  ${padStart(String(number), 3)}  ${a} – ${b}  `, why, page.paint.dim);
  }
}

/** A sentence where a sheet is worth one. */
export function eventOf({ words }, table, { number, sheet, result }) {
  const team = (side) => table.teams[side].name;
  const say = (text) => `${placeOf(words, table, number)}${words.colon}${text}`;
  if (result.verdict === 'litige') return say(result.held > 0 ? words.litige(result.held) : words.lastLitige);
  if (result.verdict === 'penalty') return say(words.penaltyFor(team(sheet.against), sheet.reason));
  const won = result.lines.find(({ rule }) => rule === 'pot-released');
  if (won !== undefined) return say(words.potWon(won.points, team(won.side)));
  return sheet.capot === undefined ? undefined : say(words.capotBy(team(sheet.capot)));
}

/**
 * Reads the round's deals again, as they stand after corrections: how many of each kind, and a few in full.
 * @param {import('./club.mjs').Club} club
 * @param {readonly import('./club.mjs').PlayedTable[]} tables
 * @param {Set<string>} shown kinds that were shown before
 */
export async function showSheets(club, tables, shown) {
  const { api, page, words } = club;
  const lists = await atOnce(tables, 8, async (table) =>
    (await api.all(`/tables/${table.id}/deals`)).map((deal) => ({ table, deal })),
  );
  const deals = lists.flat();
  const counts = new Map();
  for (const { deal } of deals) {
    const kinds = [deal.result.verdict, ...(deal.sheet.capot === undefined ? [] : ['capot'])];
    for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const summary = Object.entries(words.verdicts)
    .filter(([kind]) => counts.has(kind))
    .map(([kind, word]) => `${word} ${counts.get(kind)}`);
  page.line(`  ${words.ofRound(summary.join(' · '))}`);

  const chosen = KINDS.filter((kind) => !shown.has(kind)).flatMap((kind) => {
    const found = deals.find(({ deal }) => isKind(kind, deal));
    return found === undefined ? [] : [{ kind, ...found }];
  });
  if (chosen.length === 0) return;
  page.line();
  page.line(`  ${page.paint.bold(words.sheetsExplained)}`);
  for (const { kind, table, deal } of chosen.slice(0, SHEETS_A_ROUND)) {
    shown.add(kind);
    showSheet(club, table, deal);
  }
}

function isKind(kind, { sheet, result }) {
  if (kind === 'pot') return result.released > 0;
  if (kind === 'belote') return result.verdict === 'made' && (sheet.belotes ?? []).length > 0;
  if (kind === 'capot') return sheet.capot !== undefined;
  return result.verdict === kind;
}

function showSheet({ page, words }, table, { number, sheet, result }) {
  const { contract } = sheet;
  const what =
    contract === undefined
      ? words.verdicts[result.verdict]
      : `${words.takenBy(words.trumps[contract.trump], table.teams[contract.takers].name)} · ${words.verdicts[result.verdict]}`;
  page.line(`  ${page.paint.gold(placeOf(words, table, number))} · ${what}`);
  for (const side of ['a', 'b']) {
    const lines = result.lines.filter((line) => line.side === side);
    const sum = lines.length > 1 ? `  = ${result.score[side]}` : '';
    for (const [place, { points, text }] of lines.entries()) {
      const name = fit(place === 0 ? table.teams[side].name : '', 24);
      const end = place === lines.length - 1 ? page.paint.bold(sum) : '';
      page.line(`     ${name} ${padStart(signed(points), 5)}  ${text}${end}`);
    }
    if (lines.length === 0) page.line(`     ${fit(table.teams[side].name, 24)} ${padStart('0', 5)}`);
  }
}

/** @param {import('./club.mjs').Club} club */
export function showMoved({ page, words, pairs }, moved) {
  page.line(`  ${words.moved(moved.length)}`);
  for (const { entryId, from, to } of moved) {
    const text = words.movedRank(pairs.get(entryId).name, from, to);
    page.line(`     ${to < from ? page.paint.green('▲') : page.paint.red('▼')} ${text}`);
  }
}

/** With a sign that is as wide as a digit. */
export const signed = (points) => (points < 0 ? `−${-points}` : `+${points}`);
