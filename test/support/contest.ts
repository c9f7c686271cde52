import { randomUUID } from 'node:crypto';
import type { AuditList } from '../../src/audit/dto/audit.answer.js';
import type { CorrectedDealAnswer, DealAnswer, DealList } from '../../src/deals/dto/deal.answer.js';
import type { EntryAnswer } from '../../src/entries/dto/entry.answer.js';
import type { PenaltyAnswer } from '../../src/penalties/dto/penalty.js';
import type { PlayerAnswer } from '../../src/players/dto/player.answer.js';
import type { RoundAnswer } from '../../src/rounds/dto/round.answer.js';
import type { StandingsAnswer } from '../../src/standings/dto/standings.answer.js';
import type { TableAnswer } from '../../src/tables/dto/table.answer.js';
import type { TournamentAnswer } from '../../src/tournaments/dto/tournament.answer.js';
import { type Answer, body, type Client, etagOf } from './client.js';
import { gift, type Sheet } from './sheets.js';

/** What a test's tournament has otherwise than usual: four teams, two rounds of one deal, by the classic rules. */
export interface Wish {
  readonly teams?: number;
  readonly rounds?: number;
  readonly deals?: number;
  /** Players of a team: two, where nothing is said. */
  readonly teamSize?: number;
  /** Further members of the tournament, as they are sent. */
  readonly more?: Readonly<Record<string, unknown>>;
}

export const newKey = (): string => randomUUID();

/** A tournament as it is sent. */
export const tournamentOf = ({ rounds = 2, deals = 1, more = {} }: Wish = {}): Record<string, unknown> => ({
  name: 'Concours de la Saint-Martin',
  date: '2026-11-11',
  ruleset: { key: 'ffb-classic' },
  format: { dealsPerRound: deals, rounds },
  ...more,
});

/** A tournament and what its organiser does with it, each in one word; anything but the expected status is an error. */
export class Contest {
  /** In the order of their numbers. */
  readonly entries: EntryAnswer[] = [];

  private constructor(
    readonly client: Client,
    readonly id: string,
    private readonly teamSize: number,
  ) {}

  /** A draft with its teams. */
  static async create(client: Client, wish: Wish = {}): Promise<Contest> {
    const { id } = body(await client.post<TournamentAnswer>('/tournaments', tournamentOf(wish)), 201);
    const contest = new Contest(client, id, wish.teamSize ?? 2);
    for (let team = 1; team <= (wish.teams ?? 4); team++) await contest.enter();
    return contest;
  }

  /** Started, with its teams. */
  static async start(client: Client, wish: Wish = {}): Promise<Contest> {
    const contest = await Contest.create(client, wish);
    body(await client.post<TournamentAnswer>(`/tournaments/${contest.id}/start`));
    return contest;
  }

  /** Started and its first round drawn: with one table, that is where deals are sent to. */
  static async atFirstRound(
    client: Client,
    wish: Wish = {},
  ): Promise<{ contest: Contest; round: RoundAnswer; table: string }> {
    const contest = await Contest.start(client, wish);
    const round = await contest.draw();
    return { contest, round, table: round.tables[0]?.id ?? '' };
  }

  get path(): string {
    return `/tournaments/${this.id}`;
  }

  /** New players as a team. */
  async enter(more: Readonly<Record<string, unknown>> = {}): Promise<EntryAnswer> {
    const players: PlayerAnswer[] = [];
    while (players.length < this.teamSize) players.push(await newPlayer(this.client));
    const sent = { players: players.map(({ id }) => id), ...more };
    const entry = body(await this.client.post<EntryAnswer>(`${this.path}/entries`, sent), 201);
    this.entries.push(entry);
    return entry;
  }

  async setStatus(entryId: string, status: string): Promise<EntryAnswer> {
    const path = `${this.path}/entries/${entryId}`;
    const etag = etagOf(await this.client.get(path));
    return body(await this.client.patch<EntryAnswer>(path, { status }, etag));
  }

  async draw(more: Readonly<Record<string, unknown>> = {}): Promise<RoundAnswer> {
    return body(await this.client.post<RoundAnswer>(`${this.path}/rounds`, more), 201);
  }

  async round(number: number): Promise<RoundAnswer> {
    return body(await this.client.get<RoundAnswer>(`${this.path}/rounds/${number}`));
  }

  async close(number: number): Promise<RoundAnswer> {
    return body(await this.client.post<RoundAnswer>(`${this.path}/rounds/${number}/close`));
  }

  async reopen(number: number): Promise<RoundAnswer> {
    return body(await this.client.post<RoundAnswer>(`${this.path}/rounds/${number}/reopen?reason=slip`));
  }

  async standings(query = ''): Promise<StandingsAnswer> {
    return body(await this.client.get<StandingsAnswer>(`${this.path}/standings${query}`));
  }

  async penalise(
    entryId: string,
    points: number,
    more: Readonly<Record<string, unknown>> = {},
  ): Promise<PenaltyAnswer> {
    const sent = { entryId, points, reason: 'late', ...more };
    return body(await this.client.post<PenaltyAnswer>(`${this.path}/penalties`, sent), 201);
  }

  async audit(): Promise<AuditList['items']> {
    return body(await this.client.get<AuditList>(`${this.path}/audit?limit=200`)).items;
  }

  /** Draws a round, gives every table one deal with these points for one of its teams, and closes it. */
  async play(points: (table: TableAnswer) => { winner: 'a' | 'b'; points: number }): Promise<RoundAnswer> {
    const round = await this.draw();
    for (const table of round.tables) {
      const { winner, points: won } = points(table);
      await record(this.client, table.id, gift(winner, won));
    }
    return this.close(round.number);
  }

  /** The side of a table at which a team sits. */
  sideOf(table: TableAnswer, entryId: string): 'a' | 'b' {
    return table.teams.a.entryId === entryId ? 'a' : 'b';
  }
}

export async function newPlayer(client: Client, more: Readonly<Record<string, unknown>> = {}): Promise<PlayerAnswer> {
  const sent = { lastName: 'Lefèvre', firstName: 'Chloé', ...more };
  return body(await client.post<PlayerAnswer>('/players', sent), 201);
}

export function send(client: Client, table: string, sheet: unknown, key = newKey()): Promise<Answer<DealAnswer>> {
  return client.post<DealAnswer>(`/tables/${table}/deals`, sheet, { 'idempotency-key': key });
}

export async function record(client: Client, table: string, sheet: Sheet): Promise<DealAnswer> {
  return body(await send(client, table, sheet), 201);
}

export async function dealsOf(client: Client, table: string): Promise<DealAnswer[]> {
  return body(await client.get<DealList>(`/tables/${table}/deals?limit=200`)).items;
}

export async function tableOf(client: Client, table: string): Promise<TableAnswer> {
  return body(await client.get<TableAnswer>(`/tables/${table}`));
}

export async function etagAt(client: Client, path: string): Promise<string> {
  return etagOf(await client.get(path));
}

/** Replaces a deal's sheet, with the version that is current. */
export async function correct(
  client: Client,
  table: string,
  number: number,
  sheet: Sheet,
): Promise<Answer<CorrectedDealAnswer>> {
  const path = `/tables/${table}/deals/${number}`;
  return client.put<CorrectedDealAnswer>(`${path}?reason=misread`, sheet, await etagAt(client, path));
}

export async function removeDeal(client: Client, table: string, number: number): Promise<Answer> {
  const path = `/tables/${table}/deals/${number}`;
  return client.delete(`${path}?reason=twice`, await etagAt(client, path));
}
