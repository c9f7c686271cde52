import { Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Asking } from '../http/caller.js';
import { IfMatch } from '../http/conditions.js';
import { InLanguage } from '../http/language.js';
import { InPages } from '../http/pagination.js';
import { Reason, WholeQuery } from '../http/query.js';
import { Changes, Lists, Reads, Removes, Stores } from '../http/routes/route.js';
import { SentBody } from '../http/sent-body.js';
import type { Language } from '../shared/language.js';
import type { Caller, Condition, Listed, Page, Sent } from '../shared/sent.js';
import { DealsService } from './deals.service.js';
import { SentDealSheet } from './dto/deal-sheet.js';
import { CorrectedDealAnswer, DealAnswer, DealList } from './dto/deal.answer.js';

const NOT_NOW = ['round-closed', 'tournament-not-running', 'tournament-over'];

@ApiTags('Deals')
@Controller('tables/:tableId/deals')
export class DealsController {
  constructor(private readonly deals: DealsService) {}

  @Post()
  @Stores<DealAnswer>(DealAnswer, {
    id: 'recordDeal',
    summary: 'Send in a deal',
    description:
      'Scores the sheet by the tournament’s ruleset and stores it as the table’s next deal. A retry with the same idempotency key gets the first answer again, even after the round was closed.',
    location: ({ number }, { tableId }) => `/tables/${String(tableId)}/deals/${String(number)}`,
    keyRequired: true,
    refusals: {
      400: ['idempotency-key-required', 'invalid-parameter'],
      409: ['deal-exists', 'round-full', 'match-over', 'table-ended', ...NOT_NOW],
    },
  })
  record(
    @Param('tableId') tableId: string,
    @WholeQuery('number', 'Which deal this is: not the next one is 409, with the stored deal.', 1, 1_000_000)
    number: number | null,
    @SentBody(SentDealSheet) body: Sent<SentDealSheet>,
    @Asking() caller: Caller,
    @InLanguage() language: Language,
  ): Promise<DealAnswer> {
    return this.deals.record(tableId, number, body, caller, language);
  }

  @Get()
  @Lists(DealList, { id: 'listDeals', summary: 'List a table’s deals in the order they were played' })
  list(
    @Param('tableId') tableId: string,
    @InPages('number') page: Page,
    @InLanguage() language: Language,
  ): Promise<Listed<DealAnswer>> {
    return this.deals.list(tableId, page, language);
  }

  @Get(':dealNumber')
  @Reads(DealAnswer, { id: 'getDeal', summary: 'Read a deal, every written point explained' })
  get(
    @Param('tableId') tableId: string,
    @Param('dealNumber') number: string,
    @InLanguage() language: Language,
  ): Promise<DealAnswer> {
    return this.deals.get(tableId, Number(number), language);
  }

  @Put(':dealNumber')
  @Changes(CorrectedDealAnswer, {
    id: 'correctDeal',
    summary: 'Correct a deal',
    description:
      'Replaces the whole sheet; the table is scored anew, for the pot and the last deal may be others now. Where a match would then be won earlier, the deals after that must be taken out first (409 `match-over`). The latest round must be open; earlier rounds, and those of a finished tournament, are corrected in place, and `moved` says which ranks changed.',
    refusals: {
      400: ['reason-required'],
      409: [
        'round-closed',
        'round-full',
        'match-over',
        'table-would-be-incomplete',
        'match-would-be-open',
        'tournament-not-running',
      ],
    },
  })
  correct(
    @Param('tableId') tableId: string,
    @Param('dealNumber') number: string,
    @SentBody(SentDealSheet) body: Sent<SentDealSheet>,
    @Reason() reason: string,
    @IfMatch() condition: Condition,
    @Asking() caller: Caller,
    @InLanguage() language: Language,
  ): Promise<CorrectedDealAnswer> {
    return this.deals.correct(tableId, Number(number), condition, reason, body, caller, language);
  }

  @Delete(':dealNumber')
  @Removes({
    id: 'deleteDeal',
    summary: 'Take a deal out',
    description: 'The others are scored anew; the number is not used again.',
    refusals: {
      400: ['reason-required'],
      409: ['round-closed', 'match-over', 'table-would-be-incomplete', 'match-would-be-open', 'tournament-not-running'],
    },
  })
  async remove(
    @Param('tableId') tableId: string,
    @Param('dealNumber') number: string,
    @Reason() reason: string,
    @IfMatch() condition: Condition,
    @Asking() caller: Caller,
  ): Promise<void> {
    await this.deals.remove(tableId, Number(number), condition, reason, caller);
  }
}
