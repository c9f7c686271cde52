import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { InPages } from '../http/pagination.js';
import { Lists } from '../http/routes/route.js';
import type { Listed, Page } from '../shared/sent.js';
import { AuditService } from './audit.service.js';
import { AuditAnswer, AuditList } from './dto/audit.answer.js';

@ApiTags('Audit')
@Controller('tournaments/:tournamentId/audit')
export class AuditController {
  constructor(private readonly audit: AuditService) {}

  @Get()
  @Lists(
    AuditList,
    {
      id: 'listAudit',
      summary: 'Who changed what, when and why',
      description: 'Oldest first. Rows are only ever added.',
    },
    { public: false },
  )
  list(@Param('tournamentId') tournamentId: string, @InPages() page: Page): Promise<Listed<AuditAnswer>> {
    return this.audit.list(tournamentId, page);
  }
}
