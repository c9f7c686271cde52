import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { StandingsModule } from '../standings/standings.module.js';
import { TablesModule } from '../tables/tables.module.js';
import { DealsController } from './deals.controller.js';
import { DealsRepository } from './deals.repository.js';
import { DealsService } from './deals.service.js';
import { TableEndController } from './table-end.controller.js';

@Module({
  imports: [AuditModule, StandingsModule, TablesModule],
  controllers: [DealsController, TableEndController],
  providers: [DealsService, DealsRepository],
})
export class DealsModule {}
