import { Controller, Get, HttpCode, VERSION_NEUTRAL } from '@nestjs/common';
import { ApiOperation, ApiProperty, ApiResponse, ApiTags, ApiSecurity } from '@nestjs/swagger';
import { HealthService } from './health.service.js';
import { Open, Refuses } from '../http/routes/route.js';

class HealthAnswer {
  @ApiProperty({ type: String, enum: ['ok'] })
  status!: 'ok';
}

@ApiTags('Health')
@ApiSecurity({})
@Controller({ path: 'health', version: VERSION_NEUTRAL })
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Get('live')
  @HttpCode(200)
  @Open()
  @ApiOperation({ operationId: 'isLive', summary: 'Does the process answer?', description: 'For whoever restarts it.' })
  @ApiResponse({ status: 200, type: HealthAnswer, description: 'It does.' })
  @Refuses({ 401: ['key-invalid'] })
  live(): HealthAnswer {
    return { status: 'ok' };
  }

  @Get('ready')
  @Open()
  @ApiOperation({ operationId: 'isReady', summary: 'Can it serve?', description: 'It can when its database answers.' })
  @ApiResponse({ status: 200, type: HealthAnswer, description: 'It can.' })
  @Refuses({ 401: ['key-invalid'], 503: ['database-away'] })
  async ready(): Promise<HealthAnswer> {
    await this.health.demandReady();
    return { status: 'ok' };
  }
}
