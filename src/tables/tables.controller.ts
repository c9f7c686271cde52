import { Controller, Get, Param, Patch } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Asking } from '../http/caller.js';
import { IfMatch } from '../http/conditions.js';
import { InLanguage } from '../http/language.js';
import { Changes, Reads } from '../http/routes/route.js';
import { SentBody } from '../http/sent-body.js';
import type { Language } from '../shared/language.js';
import type { Caller, Condition, Sent } from '../shared/sent.js';
import { ChangeTable } from './dto/table.js';
import { TableAnswer } from './dto/table.answer.js';
import { TablesService } from './tables.service.js';

@ApiTags('Tables')
@Controller('tables/:tableId')
export class TablesController {
  constructor(private readonly tables: TablesService) {}

  @Get()
  @Reads(TableAnswer, { id: 'getTable', summary: 'Read a table' })
  get(@Param('tableId') id: string, @InLanguage() language: Language): Promise<TableAnswer> {
    return this.tables.get(id, language);
  }

  @Patch()
  @Changes(TableAnswer, {
    id: 'setFirstDealer',
    summary: 'Set who deals first',
    description: 'The first dealer is drawn with the round; the referee may set another before the first deal.',
    refusals: { 409: ['table-has-deals', 'round-closed', 'tournament-not-running', 'tournament-over'] },
  })
  changeDealer(
    @Param('tableId') id: string,
    @SentBody(ChangeTable) body: Sent<ChangeTable>,
    @IfMatch() condition: Condition,
    @Asking() caller: Caller,
    @InLanguage() language: Language,
  ): Promise<TableAnswer> {
    return this.tables.changeDealer(id, condition, body, caller, language);
  }
}
