import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Answer } from '../http/answer.js';
import { FlagQuery, WholeQuery } from '../http/query.js';
import { Reads } from '../http/routes/route.js';
import { StandingsAnswer } from './dto/standings.answer.js';
import { StandingsService } from './standings.service.js';

@ApiTags('Standings')
@Controller('tournaments/:tournamentId/standings')
export class StandingsController {
  constructor(private readonly standings: StandingsService) {}

  @Get()
  @ApiProduces('application/json', 'text/csv')
  @Reads(StandingsAnswer, {
    id: 'getStandings',
    summary: 'Read the ranking',
    description:
      'Whole, not in pages: the total after round `round`, by default after the latest closed round. `Accept: text/csv` gives CSV.',
    refusals: { 400: ['invalid-parameter'] },
  })
  async read(
    @Param('tournamentId') tournamentId: string,
    @WholeQuery('round', 'After which round.', 1, 50) round: number | null,
    @FlagQuery('live', 'Whether to add what the open round has so far.') live: boolean,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<Answer<StandingsAnswer>> {
    response.vary('Accept');
    const answer = await this.standings.read(tournamentId, round, live);
    return new Answer(answer, request.accepts(['json', 'csv']) === 'csv' ? { csv: this.standings.csv(answer) } : {});
  }
}
