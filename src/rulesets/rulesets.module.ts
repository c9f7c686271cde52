import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { RulesetsController } from './rulesets.controller.js';
import { RulesetsRepository } from './rulesets.repository.js';
import { RulesetsService } from './rulesets.service.js';

@Module({
  imports: [AuditModule],
  controllers: [RulesetsController],
  providers: [RulesetsService, RulesetsRepository],
  exports: [RulesetsService],
})
export class RulesetsModule {}
