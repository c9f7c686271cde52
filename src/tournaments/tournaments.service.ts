import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.js';
import { sidesOf } from '../belote/cards/seat.js';
import type { Ruleset } from '../belote/rulesets/ruleset.js';
import { type RankingKey } from '../contest/ranking/tie-breaks.js';
import { Database } from '../database/database.js';
import { RulesetsService } from '../rulesets/rulesets.service.js';
import type { Fault } from '../shared/fault.js';
import { Refusal } from '../shared/refusal.js';
import type { Caller, Condition, Listed, Page, Sent } from '../shared/sent.js';
import type { ChangeTournament, CreateTournament } from './dto/tournament.js';
import type { TournamentAnswer } from './dto/tournament.answer.js';
import {
  byeFieldsOf,
  DEFAULT_BYE,
  DEFAULT_RANKING,
  drawFaults,
  lengthFaults,
  lengthOf,
  roundsFaults,
  teamSizeFaults,
  teamSizeOf,
} from './tournament-form.js';
import { changesWhatIsFixed, dayOf, given, shown } from './tournament-shape.js';
import { type StoredTournament, type TournamentChange, TournamentsRepository } from './tournaments.repository.js';

/** Where faults of the ruleset point to. */
const RULESET_AT = { key: '/ruleset/key', overrides: '/ruleset/overrides' };

export type { StoredTournament } from './tournaments.repository.js';

@Injectable()
export class TournamentsService {
  constructor(
    private readonly database: Database,
    private readonly repository: TournamentsRepository,
    private readonly rulesets: RulesetsService,
    private readonly audit: AuditService,
  ) {}

  async get(id: string): Promise<TournamentAnswer> {
    return shown(demanded(await this.repository.find(id)));
  }

  async list(page: Page, visibility: string): Promise<Listed<TournamentAnswer>> {
    const found = await this.repository.list(page, visibility);
    const items = found.slice(0, page.limit).map(shown);
    return { items, next: found.length > page.limit ? (items.at(-1)?.id ?? null) : null };
  }

  create(sent: Sent<CreateTournament>, caller: Caller): Promise<TournamentAnswer> {
    return this.database.transaction(async () => {
      const { key, overrides = {} } = sent.body.ruleset;
      const rules = await this.rulesets.resolve(key, overrides, RULESET_AT);
      const { teamSize = teamSizeOf(rules.ruleset) } = sent.body.format;
      const length = lengthOf(sent.body.format);
      if (length === undefined) throw new Error('the form lets no tournament through without a length');
      const wish = sent.inRange([
        ...rules.faults,
        ...teamSizeFaults(sent.body, teamSize, rules.ruleset),
        ...lengthFaults(sent.body.format, length.target, rules.ruleset),
        ...drawFaults(sent.body.format),
      ]);
      const ranking = wish.ranking ?? DEFAULT_RANKING;
      const { rounds, firstDraw = 'random', nextDraw = 'by-ranking' } = wish.format;
      const created = await this.repository.create({
        name: wish.name,
        date: dayOf(wish.date),
        venue: wish.venue ?? null,
        rulesetKey: key,
        rulesetOverrides: overrides as object,
        teamSize,
        ...length,
        rounds,
        firstDraw,
        nextDraw,
        ranking: [...ranking],
        ...byeFieldsOf(wish.bye ?? DEFAULT_BYE),
        visibility: wish.visibility ?? 'public',
        checkIn: wish.checkIn ?? false,
        seed: randomBytes(12).toString('hex'),
      });
      await this.record(caller, 'tournament.created', created, { after: shown(created) });
      return shown(created);
    });
  }

  /** Before the start anything may change; after it only what does not change a result that is written, and what ranks them. */
  change(id: string, condition: Condition, sent: Sent<ChangeTournament>, caller: Caller): Promise<TournamentAnswer> {
    return this.database.transaction(async () => {
      const found = demanded(await this.repository.lock(id));
      condition.demand(found.version);
      this.demandAlive(found);
      const isDraft = found.state === 'draft';
      if (!isDraft && changesWhatIsFixed(sent.body)) throw new Refusal('tournament-started');
      const rules = isDraft ? await this.changedRules(found, sent.body) : { change: {}, faults: [] };
      const wish = sent.inRange([
        ...rules.faults,
        ...drawFaults(sent.body.format ?? {}),
        ...roundsFaults(sent.body.format?.rounds, await this.repository.roundsDrawn(id)),
      ]);
      const change = {
        ...given({
          name: wish.name,
          date: wish.date === undefined ? undefined : dayOf(wish.date),
          venue: wish.venue,
          ranking: wish.ranking,
          visibility: wish.visibility,
          checkIn: wish.checkIn,
          ...wish.format,
        }),
        ...lengthOf(wish.format ?? {}),
        ...rules.change,
        ...(wish.bye === undefined ? {} : byeFieldsOf(wish.bye)),
      };
      // Nothing asked for is nothing changed: another's If-Match stays good.
      if (Object.keys(change).length === 0) return shown(found);
      const changed = await this.repository.update(id, change);
      if (wish.bye !== undefined) await this.repository.touchRoundsWithExempt(id);
      await this.record(caller, 'tournament.changed', changed, { before: shown(found), after: shown(changed) });
      return shown(changed);
    });
  }

  /** The ruleset of a draft after a change, which must suit its format. */
  private async changedRules(
    found: StoredTournament,
    wish: ChangeTournament,
  ): Promise<{ change: TournamentChange; faults: readonly Fault[] }> {
    if (wish.ruleset === undefined && wish.format === undefined) return { change: {}, faults: [] };
    const { key, overrides = {} } = wish.ruleset ?? {
      key: found.rulesetKey,
      overrides: found.rulesetOverrides as Record<string, unknown>,
    };
    const { ruleset, faults } = await this.rulesets.resolve(key, overrides, RULESET_AT);
    const format = wish.format ?? {};
    const { target } = lengthOf(format) ?? found;
    const { teamSize = found.teamSize } = format;
    // Entries have as many players as a team had when they were made.
    if (teamSize !== found.teamSize && (await this.repository.entries(found.id)) > 0) {
      throw new Refusal('tournament-has-entries');
    }
    return {
      change: wish.ruleset === undefined ? {} : { rulesetKey: key, rulesetOverrides: overrides as object },
      faults: [...faults, ...teamSizeFaults(wish, teamSize, ruleset), ...lengthFaults(format, target, ruleset)],
    };
  }

  async remove(id: string, condition: Condition, caller: Caller): Promise<void> {
    await this.database.transaction(async () => {
      const found = demanded(await this.repository.lock(id));
      condition.demand(found.version);
      if ((await this.repository.roundsDrawn(id)) > 0) throw new Refusal('tournament-has-rounds');
      await this.repository.delete(id);
      await this.record(caller, 'tournament.deleted', found, { before: shown(found) });
    });
  }

  /** From now on the rules are fixed: the whole ruleset is copied into the tournament. */
  start(id: string, caller: Caller): Promise<TournamentAnswer> {
    return this.database.transaction(async () => {
      const found = demanded(await this.repository.lock(id));
      if (found.state !== 'draft') throw new Refusal('tournament-not-draft', { values: { state: found.state } });
      const { ruleset, faults } = await this.rulesets.resolve(found.rulesetKey, found.rulesetOverrides, RULESET_AT);
      if (ruleset === null) throw new Refusal('unprocessable-request', { faults });
      const count = await this.repository.activeEntries(id);
      const least = sidesOf(ruleset.players).length;
      if (count < least) throw new Refusal('too-few-entries', { values: { count, least } });
      const started = await this.repository.update(id, {
        state: 'running',
        startedAt: new Date(),
        ruleset: ruleset as object,
      });
      await this.record(caller, 'tournament.started', started, { after: shown(started) });
      return shown(started);
    });
  }

  finish(id: string, caller: Caller): Promise<TournamentAnswer> {
    return this.database.transaction(async () => {
      const found = demanded(await this.repository.lock(id));
      this.demandRunning(found);
      const open = await this.repository.openRound(id);
      if (open !== null) throw new Refusal('round-open', { values: { number: open } });
      const finished = await this.repository.update(id, { state: 'finished', finishedAt: new Date() });
      await this.record(caller, 'tournament.finished', finished, { before: shown(found), after: shown(finished) });
      return shown(finished);
    });
  }

  /** Takes back a finish that came too early. */
  reopen(id: string, reason: string, caller: Caller): Promise<TournamentAnswer> {
    return this.database.transaction(async () => {
      const found = demanded(await this.repository.lock(id));
      if (found.state !== 'finished') {
        throw new Refusal('tournament-not-finished', { values: { state: found.state } });
      }
      const reopened = await this.repository.update(id, { state: 'running', finishedAt: null });
      const change = { before: shown(found), after: shown(reopened), reason };
      await this.record(caller, 'tournament.reopened', reopened, change);
      return shown(reopened);
    });
  }

  /** Ends a tournament that will not be played to its end. What was played stays readable. */
  cancel(id: string, reason: string, caller: Caller): Promise<TournamentAnswer> {
    return this.database.transaction(async () => {
      const found = demanded(await this.repository.lock(id));
      this.demandAlive(found);
      const cancelled = await this.repository.update(id, { state: 'cancelled', cancelledAt: new Date() });
      const change = { before: shown(found), after: shown(cancelled), reason };
      await this.record(caller, 'tournament.cancelled', cancelled, change);
      return shown(cancelled);
    });
  }

  /** The tournament, for this transaction alone. What state it must be in is asked after the caller's version was looked at. */
  async lock(id: string): Promise<StoredTournament> {
    return demanded(await this.repository.lock(id));
  }

  /** The tournament beside others who do the same: deals of different tables do not wait for each other. */
  async share(id: string): Promise<StoredTournament> {
    return demanded(await this.repository.share(id));
  }

  /** A Refusal unless it runs. */
  demandRunning(found: StoredTournament): RunningTournament {
    if (found.state === 'draft') throw notRunning(found);
    if (found.state !== 'running') throw over(found);
    return running(found);
  }

  /** A Refusal when it is over. */
  demandAlive(found: StoredTournament): void {
    if (found.state === 'finished' || found.state === 'cancelled') throw over(found);
  }

  /** A Refusal unless it runs or is finished: results and penalties are corrected even after the last round. */
  demandPlayed(found: StoredTournament): RunningTournament {
    if (found.state !== 'running' && found.state !== 'finished') throw notRunning(found);
    return running(found);
  }

  private async record(
    caller: Caller,
    action: string,
    { id }: StoredTournament,
    change: { before?: object; after?: object; reason?: string },
  ): Promise<void> {
    await this.audit.record(caller, { action, subject: 'tournament', subjectId: id, tournamentId: id, ...change });
  }
}

/** A tournament that has started, with the rules it is played by. */
export interface RunningTournament extends Omit<StoredTournament, 'ruleset' | 'ranking'> {
  readonly ruleset: Ruleset;
  readonly ranking: RankingKey[];
}

function running(found: StoredTournament): RunningTournament {
  return { ...found, ruleset: found.ruleset as unknown as Ruleset, ranking: found.ranking as RankingKey[] };
}

function demanded(found: StoredTournament | null): StoredTournament {
  if (found === null) throw new Refusal('not-found');
  return found;
}

const notRunning = ({ state }: StoredTournament): Refusal =>
  new Refusal('tournament-not-running', { values: { state } });
const over = ({ state }: StoredTournament): Refusal => new Refusal('tournament-over', { values: { state } });
