// What goes wrong in a real hall, and how it is put right.
import { mirrored, weightOf } from './evening.mjs';
import { Failure } from '../prepare/project.mjs';
import { placeOf, showMoved } from './show.mjs';

/** A pair comes late to this round. */
const LATE = { round: 2, number: 13, points: 100 };

/**
 * @typedef {object} Slips
 * @property {Slip | undefined} forgotten a belote that is not on the sheet, put right while the round is open
 * @property {Slip | undefined} swapped a sheet with the sides mistaken, put right in a later round
 * @property {(table: Table, index: number) => import('./evening.mjs').Paper | undefined} wrongPaper
 * @property {(table: Table, index: number) => boolean} isMistyped
 * @property {(table: Table, index: number) => boolean} isSentTwice
 */

/** @typedef {import('./club.mjs').PlayedTable} Table */
/** @typedef {{ table: Table, index: number, wrong: import('./evening.mjs').Paper }} Slip */

/**
 * Round 1: a retry, a typing error, a forgotten belote. Round 2: the sides of a sheet mistaken for each other.
 * @param {number} round
 * @param {readonly Table[]} tables
 * @returns {Slips}
 */
export function planSlips(round, tables) {
  const places = tables.flatMap((table) => table.papers.map((paper, index) => ({ table, index, paper })));
  const counted = places.filter(({ paper }) => paper.outcome === 'played' && paper.capot === undefined);
  const first = round === 1;
  const forgotten = first ? counted.find(({ paper }) => paper.belotes.length === 1) : undefined;
  const swapped =
    round === 2
      ? counted.reduce((one, other) => (weightOf(other.paper) > weightOf(one.paper) ? other : one))
      : undefined;
  const twice = first ? counted.find(({ table }) => table.number === 7) : undefined;
  const typed = first ? counted.find(({ table, index }) => table.number === 12 && index > 0) : undefined;
  const wrong = [
    ...(forgotten === undefined ? [] : [{ ...forgotten, wrong: { ...forgotten.paper, belotes: [] } }]),
    ...(swapped === undefined ? [] : [{ ...swapped, wrong: mirrored(swapped.paper) }]),
  ];
  const isAt = (place) => (table, index) => place !== undefined && place.table === table && place.index === index;
  return {
    forgotten: forgotten && wrong[0],
    swapped: swapped && wrong[0],
    wrongPaper: (table, index) => wrong.find((slip) => isAt(slip)(table, index))?.wrong,
    isMistyped: isAt(typed),
    isSentTwice: isAt(twice),
  };
}

/** Both sides' points on the sheet, and one digit wrong. */
export function mistyped({ outcome, contract, points }) {
  const { takers, trump } = contract;
  return { outcome, contract: { takers, trump }, points: { a: points.a, b: points.b + 10 } };
}

/**
 * The belote is found while the round is still open: PUT with the version that was read.
 * @param {import('./club.mjs').Club} club
 * @param {Slip | undefined} slip
 */
export async function correctForgotten(club, slip) {
  if (slip === undefined) return;
  const { page, words } = club;
  await correct(club, slip, words.reasons.belote);
  page.note(words.corrected(placeOf(words, slip.table, slip.index + 1)), false);
}

/**
 * The sides are found out when later rounds have been played: the answer says whom it moved.
 * @param {import('./club.mjs').Club} club
 * @param {Slip} slip
 */
export async function correctSwapped(club, slip) {
  const { page, words } = club;
  const { moved } = await correct(club, slip, words.reasons.sides);
  if (moved.length === 0) throw new Failure('A correction of an earlier round moved nobody.');
  page.line();
  page.note(words.correctedLate(placeOf(words, slip.table, slip.index + 1), slip.table.round), false);
  showMoved(club, moved);
}

async function correct({ api }, { table, index }, reason) {
  const address = `/tables/${table.id}/deals/${index + 1}`;
  const { etag } = await api.get(address);
  const { outcome, contract, points, belotes, lastTrick, capot } = table.papers[index];
  const sheet = { outcome, contract, points, lastTrick, belotes, ...(capot === undefined ? {} : { capot }) };
  const { body } = await api.put(`${address}?reason=${encodeURIComponent(reason)}`, sheet, etag);
  return body;
}

/**
 * Ten minutes late: points off in the ranking, a line of its own.
 * @param {import('./club.mjs').Club} club
 * @param {number} round
 */
export async function penaliseLate(club, round) {
  if (round !== LATE.round) return;
  const { api, page, words, pairs } = club;
  const [entryId, { name }] = [...pairs].find(([, { number }]) => number === LATE.number);
  const { points } = LATE;
  await api.post(`${club.tournament}/penalties`, { entryId, round, points, reason: words.reasons.late });
  club.taken += points;
  page.note(words.late(name, points), false);
}
