import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.js';
import { Database } from '../database/database.js';
import type { Fault } from '../shared/fault.js';
import { Refusal } from '../shared/refusal.js';
import type { Caller, Condition, Listed, Page, Sent } from '../shared/sent.js';
import { TournamentsService } from '../tournaments/tournaments.service.js';
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
      const { teamSize, nextEntryNumber } = await this.tournaments.lockAlive(tournamentId);
      const { players, name = null, number = nextEntryNumber } = sent.inRange();
      await this.demandPlayers(tournamentId, players, teamSize, null);
      if (number < nextEntryNumber) throw new Refusal('entry-number-taken', { values: { next: nextEntryNumber } });
      if (number > MOST_ENTRIES) throw new Refusal('too-many-entries');
      const created = await this.repository.create(tournamentId, number, name, players);
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
      const { teamSize } = await this.tournaments.lockAlive(tournamentId);
      const found = await this.there(tournamentId, id);
      condition.demand(found.version);
      const { players, name, status } = sent.inRange();
      if (players !== undefined) {
        if (await this.repository.hasBeenDrawn(id)) throw new Refusal('entry-has-played');
        await this.demandPlayers(tournamentId, players, teamSize, id);
      }
      const change = { ...(name === undefined ? {} : { name }), ...(status === undefined ? {} : { status }) };
      const changed = await this.repository.update(found, change, players);
      await this.record(caller, 'entry.changed', changed, { before: facts(found), after: facts(changed) });
      return shown(changed);
    });
  }

  async remove(tournamentId: string, id: string, condition: Condition, caller: Caller): Promise<void> {
    await this.database.transaction(async () => {
      await this.tournaments.lockAlive(tournamentId);
      const found = await this.there(tournamentId, id);
      condition.demand(found.version);
      if (await this.repository.hasBeenDrawn(id)) throw new Refusal('entry-has-played');
      await this.repository.delete(id);
      await this.record(caller, 'entry.deleted', found, { before: facts(found) });
    });
  }

  private async there(tournamentId: string, id: string): Promise<StoredEntry> {
    const found = await this.repository.lock(tournamentId, id);
    if (found === null) throw new Refusal('not-found');
    return found;
  }

  /** The players exist, are as many as a team has, and stand in no other entry of this tournament. */
  private async demandPlayers(
    tournamentId: string,
    players: readonly string[],
    teamSize: number,
    entryId: string | null,
  ): Promise<void> {
    const known = new Map((await this.repository.lockPlayers(players)).map((player) => [player.id, player]));
    const faults: Fault[] = [];
    players.forEach((id, i) => {
      const pointer = `/players/${String(i)}`;
      const player = known.get(id);
      if (player === undefined) faults.push({ code: 'unknown-player', pointer });
      else if (player.anonymised) faults.push({ code: 'anonymised-player', pointer });
    });
    if (players.length !== teamSize) {
      faults.push({ code: 'wrong-team-size', pointer: '/players', values: { size: teamSize } });
    }
    const entered = await this.repository.enteredPlayers(tournamentId, [...known.keys()], entryId);
    if (entered.length > 0) {
      throw new Refusal('player-already-entered', {
        faults: players.flatMap((id, i) =>
          entered.includes(id) ? [{ code: 'player-already-entered', pointer: `/players/${String(i)}` }] : [],
        ),
      });
    }
    if (faults.length > 0) throw new Refusal('unprocessable-request', { faults });
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
    name: entry.name ?? players.map(({ lastName }) => lastName).join(' – '),
    players,
    status: entry.status as EntryStatus,
    version: entry.version,
  };
}
