import { Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answer } from '../http/answer.js';
import { Asking } from '../http/caller.js';
import { InPages } from '../http/pagination.js';
import { Lists, Reads, Removes, Stores } from '../http/routes/route.js';
import { SentBody } from '../http/sent-body.js';
import type { Caller, Listed, Page, Sent } from '../shared/sent.js';
import { ApiKeysService } from './api-keys.service.js';
import { ApiKeyAnswer, ApiKeyList, NewApiKeyAnswer } from './dto/api-key.answer.js';
import { CreateApiKey } from './dto/create-api-key.js';

@ApiTags('API keys')
@Controller('api-keys')
export class ApiKeysController {
  constructor(private readonly keys: ApiKeysService) {}

  @Post()
  @Stores<ApiKeyAnswer>(NewApiKeyAnswer, {
    id: 'createApiKey',
    summary: 'Make a key',
    description: 'The key is shown in this answer and never again: only its hash is kept.',
    location: ({ id }) => `/api-keys/${id}`,
  })
  async create(
    @SentBody(CreateApiKey) body: Sent<CreateApiKey>,
    @Asking() caller: Caller,
  ): Promise<Answer<NewApiKeyAnswer>> {
    return new Answer(await this.keys.create(body, caller), { secret: 'key' });
  }

  @Get()
  @Lists(ApiKeyList, { id: 'listApiKeys', summary: 'List the keys, revoked ones too' }, { public: false })
  list(@InPages() page: Page): Promise<Listed<ApiKeyAnswer>> {
    return this.keys.list(page);
  }

  @Get(':keyId')
  @Reads(ApiKeyAnswer, { id: 'getApiKey', summary: 'Read one key, without its secret' }, { public: false })
  get(@Param('keyId') id: string): Promise<ApiKeyAnswer> {
    return this.keys.get(id);
  }

  @Delete(':keyId')
  @Removes({
    id: 'revokeApiKey',
    summary: 'End a key at once',
    description: 'A key has no version, so no If-Match is needed. The last administrator’s key cannot be ended.',
    conditional: false,
    refusals: { 409: ['last-administrator'] },
  })
  async revoke(@Param('keyId') id: string, @Asking() caller: Caller): Promise<void> {
    await this.keys.revoke(id, caller);
  }
}
