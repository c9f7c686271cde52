import { Controller, Delete, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Asking } from '../http/caller.js';
import { IfMatch } from '../http/conditions.js';
import { InPages } from '../http/pagination.js';
import { WordQuery } from '../http/query.js';
import { Changes, Lists, Reads, Removes, Stores } from '../http/routes/route.js';
import { SentBody } from '../http/sent-body.js';
import type { Caller, Condition, Listed, Page, Sent } from '../shared/sent.js';
import { ChangeEntry, CreateEntry, ENTRY_STATUSES } from './dto/entry.js';
import { EntryAnswer, EntryList } from './dto/entry.answer.js';
import { EntriesService } from './entries.service.js';

@ApiTags('Entries')
@Controller('tournaments/:tournamentId/entries')
export class EntriesController {
  constructor(private readonly entries: EntriesService) {}

  @Post()
  @Stores<EntryAnswer>(EntryAnswer, {
    id: 'createEntry',
    summary: 'Enter a team',
    description: 'Possible until the tournament is over; a late team is drawn from the next round on.',
    location: ({ id }, { tournamentId }) => `/tournaments/${String(tournamentId)}/entries/${id}`,
    refusals: { 409: ['player-already-entered', 'entry-number-taken', 'too-many-entries', 'tournament-over'] },
  })
  async create(
    @Param('tournamentId') tournamentId: string,
    @SentBody(CreateEntry) body: Sent<CreateEntry>,
    @Asking() caller: Caller,
  ): Promise<EntryAnswer> {
    return this.entries.create(tournamentId, body, caller);
  }

  @Get()
  @Lists(EntryList, { id: 'listEntries', summary: 'List the teams in the order of their numbers' })
  list(
    @Param('tournamentId') tournamentId: string,
    @WordQuery('status', 'Only teams of this status.', ENTRY_STATUSES) status: string | null,
    @InPages('number') page: Page,
  ): Promise<Listed<EntryAnswer>> {
    return this.entries.list(tournamentId, page, status);
  }

  @Get(':entryId')
  @Reads(EntryAnswer, { id: 'getEntry', summary: 'Read a team' })
  get(@Param('tournamentId') tournamentId: string, @Param('entryId') id: string): Promise<EntryAnswer> {
    return this.entries.get(tournamentId, id);
  }

  @Patch(':entryId')
  @Changes(EntryAnswer, {
    id: 'changeEntry',
    summary: 'Change a team',
    description: 'Its name, its status, and until it has been drawn its players.',
    refusals: { 409: ['entry-has-played', 'player-already-entered', 'tournament-over'] },
  })
  change(
    @Param('tournamentId') tournamentId: string,
    @Param('entryId') id: string,
    @SentBody(ChangeEntry) body: Sent<ChangeEntry>,
    @IfMatch() condition: Condition,
    @Asking() caller: Caller,
  ): Promise<EntryAnswer> {
    return this.entries.change(tournamentId, id, condition, body, caller);
  }

  @Delete(':entryId')
  @Removes({
    id: 'deleteEntry',
    summary: 'Take out a team that has not been drawn',
    refusals: { 409: ['entry-has-played', 'tournament-over'] },
  })
  async remove(
    @Param('tournamentId') tournamentId: string,
    @Param('entryId') id: string,
    @IfMatch() condition: Condition,
    @Asking() caller: Caller,
  ): Promise<void> {
    await this.entries.remove(tournamentId, id, condition, caller);
  }
}
