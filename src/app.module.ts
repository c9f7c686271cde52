import { Module } from '@nestjs/common';
import { ApiKeysModule } from './api-keys/api-keys.module.js';
import { AuditModule } from './audit/audit.module.js';
import { DatabaseModule } from './database/database.module.js';
import { DealsModule } from './deals/deals.module.js';
import { EntriesModule } from './entries/entries.module.js';
import { HealthModule } from './health/health.module.js';
import { HttpModule } from './http/http.module.js';
import { PenaltiesModule } from './penalties/penalties.module.js';
import { PlayersModule } from './players/players.module.js';
import { RoundsModule } from './rounds/rounds.module.js';
import { RulesetsModule } from './rulesets/rulesets.module.js';
import { StandingsModule } from './standings/standings.module.js';
import { TablesModule } from './tables/tables.module.js';
import { TournamentsModule } from './tournaments/tournaments.module.js';

@Module({
  imports: [
    DatabaseModule,
    HttpModule,
    HealthModule,
    RulesetsModule,
    PlayersModule,
    TournamentsModule,
    EntriesModule,
    RoundsModule,
    TablesModule,
    DealsModule,
    PenaltiesModule,
    StandingsModule,
    AuditModule,
    ApiKeysModule,
  ],
})
export class AppModule {}
