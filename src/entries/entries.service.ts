import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.js';
import { Database } from '../database/database.js';
import type { Fault } from '../shared/fault.js';
import { Refusal } from '../shared/refusal.js';
import type { Caller, Condition, Listed, Page, Sent } from '../shared/sent.js';
import { teamName } from '../shared/team-name.js';
import { type StoredTournament, TournamentsService } from '../tournaments/tournaments.service.js';
import type { ChangeEntry, CreateEntry, EntryStatus } from './dto/entry.js';
import type { EntryAnswer } from './dto/entry.answer.js';
import { EntriesRepository, type StoredEntry } from './entries.repository.js';

const MOST_ENTRIES = 10_000;

@Injectable()
export class EntriesService {
  constructor(
    private readonly database: Database,
    private readonly repository: EntriesRepository,
    private readonly tournaments: TournamentsService,
    private readonly audit: AuditService,
  ) {}

  async get(tournamentId: string, id: string): Promise<EntryAnswer> {
    const found = await this.repository.find(tournamentId, id);
    if (found === null) throw new Refusal('not-found');
    return shown(found);
  }

  async list(tournamentId: string, page: Page, status: string | null): Promise<Listed<EntryAnswer>> {
    await this.tournaments.get(tournamentId);
    const found = await this.repository.list(tournamentId, page, status);
    const items = found.slice(0, page.limit).map(shown);
    return { items, next: found.length > page.limit ? String(items.at(-1)?.number) : null };
  }

  /** Every entry of a tournament, in the order of their numbers. */
  async all(tournamentId: string): Promise<EntryAnswer[]> {
    return (await this.repository.all(tournamentId)).map(shown);
  }

  /** Enters a team; into a running tournament too, where it is drawn from the next round on. */
  create(tournamentId: string, sent: Sent<CreateEntry>, caller: Caller): Promise<EntryAnswer> {
    return this.database.transaction(async () => {
      const tournament = await this.tournaments.lock(tournamentId);
      this.tournaments.demandAlive(tournament);
      const number = await this.numberFor(tournament, sent.body.number);
      const faults = await this.playerFaults(tournament, sent.body.players, null);
      const { players, name = null } = sent.inRange(faults);
      const created = await this.repository.create(tournamentId, number, name, players);
      if (number >= tournament.nextEntryNumber) await this.repository.advanceNumbers(tournamentId, number + 1);
      await this.record(caller, 'entry.created', created, { after: facts(created) });
      return shown(created);
    });
  }

  change(
    tournamentId: string,
    id: string,
    condition: Condition,
    sent: Sent<ChangeEntry>,
    caller: Caller,
  ): Promise<EntryAnswer> {
    return this.database.transaction(async () => {
      const tournament = await this.tournaments.lock(tournamentId);
      const found = await this.there(tournamentId, id);
      condition.demand(found.version);
      this.tournaments.demandAlive(tournament);
      const wished = sent.body.players;
      if (wished !== undefined && (await this.repository.hasHistory(id))) throw new Refusal('entry-has-played');
      const faults = wished === undefined ? [] : await this.playerFaults(tournament, wished, id);
      const { players, name, status } = sent.inRange(faults);
      // Nothing asked for is nothing changed: another's If-Match stays good.
      if (players === undefined && name === undefined && status === undefined) return shown(found);
      const change = { ...(name === undefined ? {} : { name }), ...(status === undefined ? {} : { status }) };
      const changed = await this.repository.update(found, change, players);
      if (name !== undefined) await this.repository.touchWhereShown(id);
      const renamed = name === undefined ? {} : { renamed: true };
      await this.record(caller, 'entry.changed', changed, {
        before: facts(found),
        after: { ...facts(changed), ...renamed },
      });
      return shown(changed);
    });
  }

  async remove(tournamentId: string, id: string, condition: Condition, caller: Caller): Promise<void> {
    await this.database.transaction(async () => {
      const tournament = await this.tournaments.lock(tournamentId);
      const found = await this.there(tournamentId, id);
      condition.demand(found.version);
      this.tournaments.demandAlive(tournament);
      if (await this.repository.hasHistory(id)) throw new Refusal('entry-has-played');
      await this.repository.delete(found);
      await this.record(caller, 'entry.deleted', found, { before: facts(found) });
    });
  }

  /** The number asked for, if it was never given; else the one after the highest, or, once those are used up, the lowest free one. */
  private async numberFor(
    { id, nextEntryNumber, retiredNumbers }: StoredTournament,
    wished: number | undefined,
  ): Promise<number> {
    if (wished === undefined && nextEntryNumber <= MOST_ENTRIES) return nextEntryNumber;
    const given = new Set([...retiredNumbers, ...(await this.repository.numbers(id))]);
    if (wished === undefined) {
      for (let number = 1; number <= MOST_ENTRIES; number++) if (!given.has(number)) return number;
      throw new Refusal('too-many-entries');
    }
    if (given.has(wished)) throw new Refusal('entry-number-taken', { values: { number: wished } });
    return wished;
  }

  private async there(tournamentId: string, id: string): Promise<StoredEntry> {
    const found = await this.repository.lock(tournamentId, id);
    if (found === null) throw new Refusal('not-found');
    return found;
  }

  /** What is wrong with a team's players. A Refusal at once when one stands in another entry of this tournament. */
  private async playerFaults(
    { id: tournamentId, teamSize }: StoredTournament,
    players: readonly string[],
    entryId: string | null,
  ): Promise<Fault[]> {
    const known = new Map((await this.repository.lockPlayers(players)).map((player) => [player.id, player]));
    const entered = await this.repository.enteredPlayers(tournamentId, [...known.keys()], entryId);
    const at = (i: number): string => `/players/${String(i)}`;
    if (entered.length > 0) {
      const faults = players.flatMap((id, i) =>
        entered.includes(id) ? [{ code: 'player-already-entered', pointer: at(i) }] : [],
      );
      throw new Refusal('player-already-entered', { faults });
    }
    const faults = players.flatMap((id, i): Fault[] => {
      const player = known.get(id);
      if (player === undefined) return [{ code: 'unknown-player', pointer: at(i) }];
      return player.anonymised ? [{ code: 'anonymised-player', pointer: at(i) }] : [];
    });
    if (players.length === teamSize) return faults;
    return [...faults, { code: 'wrong-team-size', pointer: '/players', values: { size: teamSize } }];
  }

  private async record(
    caller: Caller,
    action: string,
    entry: StoredEntry,
    change: { before?: object; after?: object },
  ): Promise<void> {
    await this.audit.record(caller, {
      action,
      subject: 'entry',
      subjectId: entry.id,
      tournamentId: entry.tournamentId,
      ...change,
    });
  }
}

/** What the audit keeps of an entry: ids, no names, so that a player can be anonymised. */
function facts({ number, status, players }: StoredEntry): object {
  return { number, status, players: players.map(({ player }) => player.id) };
}

function shown(entry: StoredEntry): EntryAnswer {
  const players = entry.players.map(({ player }) => player);
  return {
    id: entry.id,
    number: entry.number,
    name: teamName(entry.name, players),
    players,
    status: entry.status as EntryStatus,
    version: entry.version,
  };
}
