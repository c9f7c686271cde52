import { Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Asking } from '../http/caller.js';
import { InLanguage } from '../http/language.js';
import { OptionalReason, Reason } from '../http/query.js';
import { Acts } from '../http/routes/route.js';
import { SentBody } from '../http/sent-body.js';
import type { Language } from '../shared/language.js';
import { Refusal } from '../shared/refusal.js';
import type { Caller, Sent } from '../shared/sent.js';
import { EndTable } from '../tables/dto/table.js';
import { TableAnswer } from '../tables/dto/table.answer.js';
import { DealsService } from './deals.service.js';

const NOT_NOW = ['round-closed', 'tournament-not-running', 'tournament-over'];

/** Ending a table stands with the deals: it decides which of them is the last. */
@ApiTags('Tables')
@Controller('tables/:tableId')
export class TableEndController {
  constructor(private readonly deals: DealsService) {}

  @Post('end')
  @Acts(TableAnswer, {
    id: 'endTable',
    summary: 'End a table before all its deals are played, or its match is won',
    description:
      'Time is up: what was played counts, and the round may close. A reason is needed, in the query or in the body.',
    refusals: { 400: ['reason-required'], 409: ['table-complete', ...NOT_NOW] },
  })
  end(
    @Param('tableId') tableId: string,
    @SentBody(EndTable, { optional: true }) body: Sent<EndTable>,
    @OptionalReason('Why it is ended.') reason: string | null,
    @Asking() caller: Caller,
    @InLanguage() language: Language,
  ): Promise<TableAnswer> {
    const why = reason ?? body.inRange().reason?.trim() ?? '';
    if (why === '') throw new Refusal('reason-required');
    return this.deals.end(tableId, why, caller, language);
  }

  @Post('resume')
  @Acts(TableAnswer, {
    id: 'resumeTable',
    summary: 'Take back the end of a table',
    refusals: { 400: ['reason-required'], 409: ['table-not-ended', ...NOT_NOW] },
  })
  resume(
    @Param('tableId') tableId: string,
    @Reason() reason: string,
    @Asking() caller: Caller,
    @InLanguage() language: Language,
  ): Promise<TableAnswer> {
    return this.deals.resume(tableId, reason, caller, language);
  }
}
