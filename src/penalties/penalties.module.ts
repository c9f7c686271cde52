import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { StandingsModule } from '../standings/standings.module.js';
import { TournamentsModule } from '../tournaments/tournaments.module.js';
import { PenaltiesController } from './penalties.controller.js';
import { PenaltiesRepository } from './penalties.repository.js';
import { PenaltiesService } from './penalties.service.js';

@Module({
  imports: [AuditModule, StandingsModule, TournamentsModule],
  controllers: [PenaltiesController],
  providers: [PenaltiesService, PenaltiesRepository],
})
export class PenaltiesModule {}
