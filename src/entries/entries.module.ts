import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { TournamentsModule } from '../tournaments/tournaments.module.js';
import { EntriesController } from './entries.controller.js';
import { EntriesRepository } from './entries.repository.js';
import { EntriesService } from './entries.service.js';

@Module({
  imports: [AuditModule, TournamentsModule],
  controllers: [EntriesController],
  providers: [EntriesService, EntriesRepository],
  exports: [EntriesService],
})
export class EntriesModule {}
