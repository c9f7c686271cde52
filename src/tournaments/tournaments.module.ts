import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { RulesetsModule } from '../rulesets/rulesets.module.js';
import { TournamentsController } from './tournaments.controller.js';
import { TournamentsRepository } from './tournaments.repository.js';
import { TournamentsService } from './tournaments.service.js';

@Module({
  imports: [AuditModule, RulesetsModule],
  controllers: [TournamentsController],
  providers: [TournamentsService, TournamentsRepository],
  exports: [TournamentsService],
})
export class TournamentsModule {}
