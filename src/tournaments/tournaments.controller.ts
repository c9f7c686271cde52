import { Controller, Delete, Get, Param, Patch, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Asking, callerOf } from '../http/caller.js';
import { IfMatch } from '../http/conditions.js';
import { InPages } from '../http/pagination.js';
import { Reason, WordQuery } from '../http/query.js';
import { Acts, Changes, Lists, Reads, Removes, Stores } from '../http/routes/route.js';
import { SentBody } from '../http/sent-body.js';
import type { Caller, Condition, Listed, Page, Sent } from '../shared/sent.js';
import { ChangeTournament, CreateTournament, VISIBILITIES } from './dto/tournament.js';
import { TournamentAnswer, TournamentList } from './dto/tournament.answer.js';
import { TournamentsService } from './tournaments.service.js';

@ApiTags('Tournaments')
@Controller('tournaments')
export class TournamentsController {
  constructor(private readonly tournaments: TournamentsService) {}

  @Post()
  @Stores<TournamentAnswer>(TournamentAnswer, {
    id: 'createTournament',
    summary: 'Create a tournament',
    description: 'It begins as a draft: teams are entered, then it is started, then rounds are drawn.',
    location: ({ id }) => `/tournaments/${id}`,
  })
  create(
    @SentBody(CreateTournament) body: Sent<CreateTournament>,
    @Asking() caller: Caller,
  ): Promise<TournamentAnswer> {
    return this.tournaments.create(body, caller);
  }

  @Get()
  @Lists(TournamentList, {
    id: 'listTournaments',
    summary: 'List tournaments, the newest first',
    description: 'Unlisted tournaments are absent; with a key, `visibility=unlisted` lists those.',
    refusals: { 401: ['key-required'] },
  })
  list(
    @WordQuery('visibility', 'Which ones; `unlisted` needs a key.', VISIBILITIES) visibility: string | null,
    @InPages() page: Page,
    @Req() request: Request,
  ): Promise<Listed<TournamentAnswer>> {
    if (visibility === 'unlisted') callerOf(request);
    return this.tournaments.list(page, visibility ?? 'public');
  }

  @Get(':tournamentId')
  @Reads(TournamentAnswer, { id: 'getTournament', summary: 'Read a tournament' })
  get(@Param('tournamentId') id: string): Promise<TournamentAnswer> {
    return this.tournaments.get(id);
  }

  @Patch(':tournamentId')
  @Changes(TournamentAnswer, {
    id: 'changeTournament',
    summary: 'Change a tournament',
    description:
      'Once it has started, the ruleset and the format are fixed, but for the number of rounds and the later draws. The size of a team is fixed with the first entry.',
    refusals: { 409: ['tournament-started', 'tournament-over', 'tournament-has-entries'] },
  })
  change(
    @Param('tournamentId') id: string,
    @SentBody(ChangeTournament) body: Sent<ChangeTournament>,
    @IfMatch() condition: Condition,
    @Asking() caller: Caller,
  ): Promise<TournamentAnswer> {
    return this.tournaments.change(id, condition, body, caller);
  }

  @Delete(':tournamentId')
  @Removes({
    id: 'deleteTournament',
    summary: 'Delete a tournament no round of which was drawn',
    refusals: { 409: ['tournament-has-rounds'] },
  })
  async remove(
    @Param('tournamentId') id: string,
    @IfMatch() condition: Condition,
    @Asking() caller: Caller,
  ): Promise<void> {
    await this.tournaments.remove(id, condition, caller);
  }

  @Post(':tournamentId/start')
  @Acts(TournamentAnswer, {
    id: 'startTournament',
    summary: 'Start a tournament',
    description: 'Copies the whole ruleset into the tournament; from now on rounds can be drawn.',
    refusals: { 409: ['tournament-not-draft', 'too-few-entries'] },
  })
  start(@Param('tournamentId') id: string, @Asking() caller: Caller): Promise<TournamentAnswer> {
    return this.tournaments.start(id, caller);
  }

  @Post(':tournamentId/finish')
  @Acts(TournamentAnswer, {
    id: 'finishTournament',
    summary: 'Finish a tournament',
    description: 'No further round is drawn. Results may still be corrected, with a reason; `reopen` takes it back.',
    refusals: { 409: ['tournament-not-running', 'tournament-over', 'round-open'] },
  })
  finish(@Param('tournamentId') id: string, @Asking() caller: Caller): Promise<TournamentAnswer> {
    return this.tournaments.finish(id, caller);
  }

  @Post(':tournamentId/reopen')
  @Acts(TournamentAnswer, {
    id: 'reopenTournament',
    summary: 'Take back the finish of a tournament',
    refusals: { 400: ['reason-required'], 409: ['tournament-not-finished'] },
  })
  reopen(
    @Param('tournamentId') id: string,
    @Reason() reason: string,
    @Asking() caller: Caller,
  ): Promise<TournamentAnswer> {
    return this.tournaments.reopen(id, reason, caller);
  }

  @Post(':tournamentId/cancel')
  @Acts(TournamentAnswer, {
    id: 'cancelTournament',
    summary: 'Cancel a tournament',
    description: 'What was played stays readable; nothing can be changed after.',
    refusals: { 400: ['reason-required'], 409: ['tournament-over'] },
  })
  cancel(
    @Param('tournamentId') id: string,
    @Reason() reason: string,
    @Asking() caller: Caller,
  ): Promise<TournamentAnswer> {
    return this.tournaments.cancel(id, reason, caller);
  }
}
