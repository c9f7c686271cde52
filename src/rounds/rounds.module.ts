import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { EntriesModule } from '../entries/entries.module.js';
import { StandingsModule } from '../standings/standings.module.js';
import { TablesModule } from '../tables/tables.module.js';
import { TournamentsModule } from '../tournaments/tournaments.module.js';
import { RoundsController } from './rounds.controller.js';
import { RoundsRepository } from './rounds.repository.js';
import { RoundsService } from './rounds.service.js';

@Module({
  imports: [AuditModule, EntriesModule, StandingsModule, TablesModule, TournamentsModule],
  controllers: [RoundsController],
  providers: [RoundsService, RoundsRepository],
})
export class RoundsModule {}
