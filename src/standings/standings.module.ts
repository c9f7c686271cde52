import { Module } from '@nestjs/common';
import { EntriesModule } from '../entries/entries.module.js';
import { TournamentsModule } from '../tournaments/tournaments.module.js';
import { StandingsController } from './standings.controller.js';
import { StandingsRepository } from './standings.repository.js';
import { StandingsService } from './standings.service.js';

@Module({
  imports: [EntriesModule, TournamentsModule],
  controllers: [StandingsController],
  providers: [StandingsService, StandingsRepository],
  exports: [StandingsService],
})
export class StandingsModule {}
