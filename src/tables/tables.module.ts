import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { TournamentsModule } from '../tournaments/tournaments.module.js';
import { TablesController } from './tables.controller.js';
import { TablesRepository } from './tables.repository.js';
import { TablesService } from './tables.service.js';

@Module({
  imports: [AuditModule, TournamentsModule],
  controllers: [TablesController],
  providers: [TablesService, TablesRepository],
  exports: [TablesService],
})
export class TablesModule {}
