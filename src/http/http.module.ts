import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { ApiKeysModule } from '../api-keys/api-keys.module.js';
import { AddressInterceptor } from './access/address.interceptor.js';
import { AuthenticationGuard } from './access/authentication.guard.js';
import { ResourcesRepository } from './access/resources.repository.js';
import { AnswerInterceptor } from './answer.interceptor.js';
import { IdempotencyCleaner } from './idempotency/idempotency-cleaner.js';
import { IdempotencyInterceptor } from './idempotency/idempotency.interceptor.js';
import { IdempotencyRepository } from './idempotency/idempotency.repository.js';
import { ProblemFilter } from './problems/problem.filter.js';
import { ProblemPagesController } from './problems/problem-pages.controller.js';

/**
 * What every request passes, from the outside in. The order is the contract's order of refusal: who asks; a retry of something
 * finished; an address that leads nowhere; then the handler with its body.
 */
@Module({
  imports: [ApiKeysModule],
  controllers: [ProblemPagesController],
  providers: [
    ResourcesRepository,
    IdempotencyRepository,
    IdempotencyCleaner,
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_GUARD, useClass: AuthenticationGuard },
    { provide: APP_INTERCEPTOR, useClass: IdempotencyInterceptor },
    { provide: APP_INTERCEPTOR, useClass: AddressInterceptor },
    { provide: APP_INTERCEPTOR, useClass: AnswerInterceptor },
  ],
})
export class HttpModule {}
