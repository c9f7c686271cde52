import type { Rng } from '../../shared/rng.js';

export interface FieldTeam {
  readonly id: string;
  /** The entry number, unique in the tournament. */
  readonly number: number;
  /** Counted from 1; shared ranks are possible, and before any round all are 1. */
  readonly rank: number;
  /** The rounds it sat out. */
  readonly exemptIn: readonly number[];
}

/** Two teams that sat at one table in an earlier round. Teams that are no longer in the field may occur. */
export interface Meeting {
  readonly round: number;
  readonly teams: readonly [string, string];
}

/** How many teams sit at one table: two, or three where each of three plays for himself. */
export type TableSize = 2 | 3;

/** All that a draw depends on, beside chance. The order of the arrays means nothing. */
export interface Field {
  readonly teams: readonly FieldTeam[];
  readonly meetings: readonly Meeting[];
  /** The round to be drawn, counted from 1. */
  readonly round: number;
  readonly tableSize: TableSize;
}

/** The round in which two teams, named by their places in an order, last met; undefined when they never did. */
export type LastMet = (one: number, other: number) => number | undefined;

/** The teams by rank; the lot decides among equal ranks. */
export function putInOrder(field: Field, rng: Rng): FieldTeam[] {
  const byNumber = field.teams.toSorted((one, other) => one.number - other.number);
  return rng
    .fork('order')
    .shuffled(byNumber)
    .sort((one, other) => one.rank - other.rank);
}

/** Who has met whom, for teams in the given order. */
export function lastMetIn(order: readonly FieldTeam[], meetings: readonly Meeting[]): LastMet {
  const places = new Map(order.map((team, place) => [team.id, place]));
  const key = (one: number, other: number): number => Math.min(one, other) * order.length + Math.max(one, other);
  const rounds = new Map<number, number>();
  for (const meeting of meetings) {
    const one = places.get(meeting.teams[0]);
    const other = places.get(meeting.teams[1]);
    if (one === undefined || other === undefined) continue;
    const pair = key(one, other);
    rounds.set(pair, Math.max(meeting.round, rounds.get(pair) ?? meeting.round));
  }
  return (one, other) => rounds.get(key(one, other));
}
