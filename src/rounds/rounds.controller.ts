import { Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Answer } from '../http/answer.js';
import { Asking } from '../http/caller.js';
import { IfMatch } from '../http/conditions.js';
import { InLanguage } from '../http/language.js';
import { InPages } from '../http/pagination.js';
import { FlagQuery, OptionalReason, Reason } from '../http/query.js';
import { Acts, Lists, Reads, Removes, Stores } from '../http/routes/route.js';
import { SentBody } from '../http/sent-body.js';
import type { Language } from '../shared/language.js';
import { Refusal } from '../shared/refusal.js';
import type { Caller, Condition, Listed, Page, Sent } from '../shared/sent.js';
import { TableAnswer, TableList } from '../tables/dto/table.answer.js';
import { DrawRound } from './dto/round.js';
import { DrawnRoundAnswer, RoundAnswer, RoundList } from './dto/round.answer.js';
import { RoundsService } from './rounds.service.js';

const NOT_RUNNING = ['tournament-not-running', 'tournament-over'];

@ApiTags('Rounds')
@ApiExtraModels(DrawnRoundAnswer)
@Controller('tournaments/:tournamentId/rounds')
export class RoundsController {
  constructor(private readonly rounds: RoundsService) {}

  @Post()
  @Stores<RoundAnswer>(RoundAnswer, {
    id: 'drawRound',
    summary: 'Draw the next round',
    description:
      'No two teams meet twice as long as any such draw exists; where none is left, 409 `rematch-unavoidable` shows the best draw there is, and `acceptRematches` draws it. With an odd number the lowest team not yet exempt sits out. Three at a table (`belote-three`): one or two sit out, and repeated meetings of pairs are kept as few as the draw finds. Every table says why its teams meet.',
    location: ({ number }, { tournamentId }) => `/tournaments/${String(tournamentId)}/rounds/${String(number)}`,
    refusals: { 409: ['round-open', 'all-rounds-drawn', 'rematch-unavoidable', 'too-few-entries', ...NOT_RUNNING] },
  })
  @ApiResponse({
    status: 200,
    type: DrawnRoundAnswer,
    description: 'A dry run: the draw as it would be, nothing stored.',
  })
  async draw(
    @Param('tournamentId') tournamentId: string,
    @SentBody(DrawRound, { optional: true }) body: Sent<DrawRound>,
    @Asking() caller: Caller,
    @InLanguage() language: Language,
  ): Promise<Answer<RoundAnswer | DrawnRoundAnswer>> {
    const { stored, round } = await this.rounds.draw(tournamentId, body, caller, language);
    return new Answer<RoundAnswer | DrawnRoundAnswer>(round, stored ? {} : { status: 200, stored: false });
  }

  @Get()
  @Lists(RoundList, { id: 'listRounds', summary: 'List the rounds that are drawn' })
  list(
    @Param('tournamentId') tournamentId: string,
    @InPages('number') page: Page,
    @InLanguage() language: Language,
  ): Promise<Listed<RoundAnswer>> {
    return this.rounds.list(tournamentId, page, language);
  }

  @Get(':roundNumber')
  @Reads(RoundAnswer, { id: 'getRound', summary: 'Read a round with its tables' })
  get(
    @Param('tournamentId') tournamentId: string,
    @Param('roundNumber') number: string,
    @InLanguage() language: Language,
  ): Promise<RoundAnswer> {
    return this.rounds.get(tournamentId, Number(number), language);
  }

  @Get(':roundNumber/tables')
  @Lists(TableList, { id: 'listTables', summary: 'List a round’s tables' }, { versioned: true })
  listTables(
    @Param('tournamentId') tournamentId: string,
    @Param('roundNumber') number: string,
    @InPages('number') page: Page,
    @InLanguage() language: Language,
  ): Promise<Listed<TableAnswer>> {
    return this.rounds.listTables(tournamentId, Number(number), page, language);
  }

  @Post(':roundNumber/close')
  @Acts(RoundAnswer, {
    id: 'closeRound',
    summary: 'Close a round',
    description:
      'Every table must have its counted deals, or the end of its match to a target, or have been ended; `round-incomplete` lists the `tables` that miss some, with how many (`missing`; null in a match to a target).',
    refusals: { 409: ['round-incomplete', 'round-not-open', ...NOT_RUNNING] },
  })
  close(
    @Param('tournamentId') tournamentId: string,
    @Param('roundNumber') number: string,
    @Asking() caller: Caller,
    @InLanguage() language: Language,
  ): Promise<RoundAnswer> {
    return this.rounds.close(tournamentId, Number(number), caller, language);
  }

  @Post(':roundNumber/reopen')
  @Acts(RoundAnswer, {
    id: 'reopenRound',
    summary: 'Reopen the latest round to correct it',
    refusals: { 400: ['reason-required'], 409: ['round-not-latest', 'round-open', ...NOT_RUNNING] },
  })
  reopen(
    @Param('tournamentId') tournamentId: string,
    @Param('roundNumber') number: string,
    @Reason() reason: string,
    @Asking() caller: Caller,
    @InLanguage() language: Language,
  ): Promise<RoundAnswer> {
    return this.rounds.reopen(tournamentId, Number(number), reason, caller, language);
  }

  @Delete(':roundNumber')
  @Removes({
    id: 'deleteRound',
    summary: 'Undo the latest draw',
    description: 'With results only by `discardResults=true` and a reason. A closed round must be reopened first.',
    refusals: {
      400: ['reason-required', 'invalid-parameter'],
      409: ['round-not-latest', 'round-closed', 'round-has-results', ...NOT_RUNNING],
    },
  })
  async remove(
    @Param('tournamentId') tournamentId: string,
    @Param('roundNumber') number: string,
    @FlagQuery('discardResults', 'Whether results are thrown away with the draw.') discardResults: boolean,
    @OptionalReason('Why; needed with discardResults.') reason: string | null,
    @IfMatch() condition: Condition,
    @Asking() caller: Caller,
  ): Promise<void> {
    if (discardResults && reason === null) throw new Refusal('reason-required');
    await this.rounds.remove(tournamentId, Number(number), condition, discardResults, reason, caller);
  }
}
