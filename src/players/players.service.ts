import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { AuditService } from '../audit/audit.service.js';
import { Database } from '../database/database.js';
import { Refusal } from '../shared/refusal.js';
import type { Caller, Condition, Listed, Page, Sent } from '../shared/sent.js';
import type { ChangePlayer, CreatePlayer } from './dto/player.js';
import type { PlayerAnswer } from './dto/player.answer.js';
import { type PlayerFields, PlayersRepository, type StoredPlayer } from './players.repository.js';

/** What an anonymised player is called: the results stay, the person is gone. */
const NOBODY: PlayerFields = {
  lastName: '—',
  firstName: '—',
  licence: null,
  club: null,
  category: null,
  country: null,
};

@Injectable()
export class PlayersService {
  constructor(
    private readonly database: Database,
    private readonly repository: PlayersRepository,
    private readonly audit: AuditService,
  ) {}

  async get(id: string): Promise<PlayerAnswer> {
    const found = await this.repository.find(id);
    if (found === null) throw new Refusal('not-found');
    return shown(found);
  }

  async list(page: Page, query: string | null): Promise<Listed<PlayerAnswer>> {
    const words = simplified(query ?? '')
      .split(/\s+/)
      .filter((word) => word !== '');
    const found = await this.repository.list(page, words);
    const items = found.slice(0, page.limit).map(shown);
    return { items, next: found.length > page.limit ? (items.at(-1)?.id ?? null) : null };
  }

  create(sent: Sent<CreatePlayer>, caller: Caller): Promise<PlayerAnswer> {
    return this.database.transaction(async () => {
      const { lastName, firstName, licence = null, club = null, category = null, country = null } = sent.inRange();
      const fields = { lastName, firstName, licence, club, category, country };
      const created = await this.repository.create(fields, searchTextOf(fields));
      await this.audit.record(caller, { action: 'player.created', subject: 'player', subjectId: created.id });
      return shown(created);
    });
  }

  change(id: string, condition: Condition, sent: Sent<ChangePlayer>, caller: Caller): Promise<PlayerAnswer> {
    return this.database.transaction(async () => {
      const found = await this.there(id);
      condition.demand(found.version);
      const wish = sent.inRange();
      const fields: PlayerFields = {
        lastName: wish.lastName ?? found.lastName,
        firstName: wish.firstName ?? found.firstName,
        licence: wish.licence === undefined ? found.licence : wish.licence,
        club: wish.club === undefined ? found.club : wish.club,
        category: wish.category === undefined ? found.category : wish.category,
        country: wish.country === undefined ? found.country : wish.country,
      };
      // Nothing asked for is nothing changed: another's If-Match stays good.
      if (isDeepStrictEqual(fields, fieldsOf(found))) return shown(found);
      const changed = await this.repository.update(id, fields, searchTextOf(fields));
      if (fields.lastName !== found.lastName || fields.firstName !== found.firstName) {
        await this.repository.touchWhereShown(id);
      }
      await this.audit.record(caller, { action: 'player.changed', subject: 'player', subjectId: id });
      return shown(changed);
    });
  }

  /** Deletes a player; where results hang on the player, the name goes and the results stay. */
  async remove(id: string, condition: Condition, caller: Caller): Promise<void> {
    await this.database.transaction(async () => {
      const found = await this.there(id);
      condition.demand(found.version);
      const entries = await this.repository.entriesOf(id);
      if (entries.all > entries.drawn) throw new Refusal('player-in-use');
      if (entries.drawn > 0) {
        await this.repository.anonymise(id, NOBODY, new Date());
        const named = (await this.repository.teamsOf(id)).filter(({ name }) => mentions(name, found));
        await this.repository.forgetTeamNames(named.map((team) => team.id));
        await this.repository.touchWhereShown(id);
      } else {
        await this.repository.delete(id);
      }
      const teams = new Map((await this.repository.teamsOf(id)).map(({ id: team, name }) => [team, name]));
      await this.repository.forgetInKeptAnswers(id, NOBODY, teams);
      const action = entries.drawn > 0 ? 'player.anonymised' : 'player.deleted';
      await this.audit.record(caller, { action, subject: 'player', subjectId: id });
    });
  }

  private async there(id: string): Promise<StoredPlayer> {
    const found = await this.repository.lock(id);
    if (found?.anonymisedAt !== null) throw new Refusal('not-found');
    return found;
  }
}

/** Without accents and in lower case, so that `lefevre` finds Lefèvre. */
function simplified(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Does a team's name hold one of the player's, as a word of its own? */
function mentions(name: string | null, { lastName, firstName }: Pick<PlayerFields, 'lastName' | 'firstName'>): boolean {
  const words = (text: string): string =>
    ` ${simplified(text)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `;
  return name !== null && [lastName, firstName].some((each) => words(name).includes(words(each)));
}

function searchTextOf({ lastName, firstName, licence, club }: PlayerFields): string {
  return simplified([lastName, firstName, licence, club].filter((text) => text !== null).join(' '));
}

const fieldsOf = ({ lastName, firstName, licence, club, category, country }: PlayerFields): PlayerFields => ({
  lastName,
  firstName,
  licence,
  club,
  category,
  country,
});

function shown(player: StoredPlayer): PlayerAnswer {
  const { id, lastName, firstName, licence, club, category, country, version } = player;
  return {
    id,
    lastName,
    firstName,
    licence,
    club,
    category,
    country,
    anonymised: player.anonymisedAt !== null,
    version,
  };
}
