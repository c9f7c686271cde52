import type { DrawMethodName, Reason, SidesOfTable } from '../contest/draws/draw.js';
import { explainReason } from '../contest/draws/explain-reason.js';
import type { EntryAnswer } from '../entries/dto/entry.answer.js';
import type { Language } from '../shared/language.js';
import { teamName } from '../shared/team-name.js';
import type { TableAnswer, TeamAnswer, TeamsAnswer } from '../tables/dto/table.answer.js';
import type { DrawnRoundAnswer, RoundAnswer, RoundStatus } from './dto/round.answer.js';
import type { RoundDraw } from './round-draw.js';
import type { StoredRound } from './rounds.repository.js';

/** What sitting out a round is worth; null while an average has nothing to be taken of. */
type ExemptPoints = (round: number) => number | null;

/** A round that is drawn and not stored, in the language of whoever reads it. */
export function previewOf(
  number: number,
  { method, version, seed, drawn, tables }: RoundDraw,
  entries: readonly EntryAnswer[],
  pointsOf: ExemptPoints,
): (language: Language) => DrawnRoundAnswer {
  const entryOf = new Map(entries.map((entry) => [entry.id, entry]));
  const team = (id: string): TeamAnswer => {
    const entry = entryOf.get(id);
    if (entry === undefined) throw new Error(`entry ${id} was drawn and is not there`);
    return { entryId: id, number: entry.number, name: entry.name, players: entry.players };
  };
  const teams = ({ a, b, c }: SidesOfTable): TeamsAnswer => ({
    a: team(a),
    b: team(b),
    ...(c === undefined ? {} : { c: team(c) }),
  });
  return (language) => ({
    number,
    status: 'open',
    draw: { method, version, seed, ...(drawn.why === undefined ? {} : { why: explainReason(drawn.why, language) }) },
    tables: tables.map((table) => ({
      number: table.number,
      round: number,
      teams: teams(table.teams),
      why: explainReason(table.why, language),
      rematchOf: table.rematchOf,
      dealer: table.dealer,
    })),
    exempt: drawn.exempt.map(({ id, why }) => {
      const { entryId, number: entry, name } = team(id);
      return { entryId, number: entry, name, points: pointsOf(number), why: explainReason(why, language) };
    }),
    closedAt: null,
  });
}

/** A stored round as the contract shows it. */
export function shown(
  round: StoredRound,
  tables: TableAnswer[],
  pointsOf: ExemptPoints,
  language: Language,
): RoundAnswer {
  const why = round.why as Reason | null;
  return {
    id: round.id,
    number: round.number,
    status: round.status as RoundStatus,
    draw: {
      method: round.drawMethod as DrawMethodName,
      version: round.drawVersion,
      seed: round.seed,
      ...(why === null ? {} : { why: explainReason(why, language) }),
    },
    tables,
    exempt: round.places.map(({ entry, why: reason }) => ({
      entryId: entry.id,
      number: entry.number,
      name: teamName(
        entry.name,
        entry.players.map(({ player }) => player),
      ),
      points: pointsOf(round.number),
      why: explainReason(reason as unknown as Reason, language),
    })),
    closedAt: round.closedAt?.toISOString() ?? null,
    version: round.version + tables.reduce((sum, table) => sum + table.version, 0),
  };
}

/** What the audit keeps of a round: ids, no names. */
export function facts({ draw, tables, exempt }: RoundAnswer): object {
  return {
    draw: { method: draw.method, version: draw.version, seed: draw.seed },
    tables: tables.map(({ id, number, teams, dealer, ended, score, pot }) => ({
      ...{ id, number, a: teams.a.entryId, b: teams.b.entryId },
      ...(teams.c === undefined ? {} : { c: teams.c.entryId }),
      ...{ dealer, ended, score, pot },
    })),
    exempt: exempt.map(({ entryId }) => entryId),
  };
}
