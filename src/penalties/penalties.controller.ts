import { Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Asking } from '../http/caller.js';
import { IfMatch } from '../http/conditions.js';
import { InPages } from '../http/pagination.js';
import { Reason } from '../http/query.js';
import { Lists, Reads, Removes, Stores } from '../http/routes/route.js';
import { SentBody } from '../http/sent-body.js';
import type { Caller, Condition, Listed, Page, Sent } from '../shared/sent.js';
import { CreatePenalty, PenaltyAnswer, PenaltyList } from './dto/penalty.js';
import { PenaltiesService } from './penalties.service.js';

@ApiTags('Penalties')
@Controller('tournaments/:tournamentId/penalties')
export class PenaltiesController {
  constructor(private readonly penalties: PenaltiesService) {}

  @Post()
  @Stores<PenaltyAnswer>(PenaltyAnswer, {
    id: 'createPenalty',
    summary: 'Penalise a team',
    description:
      'Taken off the team’s points in the ranking, from its round on. What an irregularity in a deal costs is a deal sheet of its own.',
    location: ({ id }, { tournamentId }) => `/tournaments/${String(tournamentId)}/penalties/${id}`,
    refusals: { 409: ['tournament-not-running', 'tournament-over'] },
  })
  create(
    @Param('tournamentId') tournamentId: string,
    @SentBody(CreatePenalty) body: Sent<CreatePenalty>,
    @Asking() caller: Caller,
  ): Promise<PenaltyAnswer> {
    return this.penalties.create(tournamentId, body, caller);
  }

  @Get()
  @Lists(PenaltyList, { id: 'listPenalties', summary: 'List the penalties' })
  list(@Param('tournamentId') tournamentId: string, @InPages() page: Page): Promise<Listed<PenaltyAnswer>> {
    return this.penalties.list(tournamentId, page);
  }

  @Get(':penaltyId')
  @Reads(PenaltyAnswer, { id: 'getPenalty', summary: 'Read a penalty' })
  get(@Param('tournamentId') tournamentId: string, @Param('penaltyId') id: string): Promise<PenaltyAnswer> {
    return this.penalties.get(tournamentId, id);
  }

  @Delete(':penaltyId')
  @Removes({
    id: 'deletePenalty',
    summary: 'Take a penalty back',
    refusals: { 400: ['reason-required'], 409: ['tournament-not-running', 'tournament-over'] },
  })
  async remove(
    @Param('tournamentId') tournamentId: string,
    @Param('penaltyId') id: string,
    @Reason() reason: string,
    @IfMatch() condition: Condition,
    @Asking() caller: Caller,
  ): Promise<void> {
    await this.penalties.remove(tournamentId, id, condition, reason, caller);
  }
}
