import { VersioningType } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { CONFIG, type Config } from './config.js';
import { demandHarmless, demandJson, JSON_PARSER } from './http/body-limits.js';
import { serveDocs } from './http/openapi/docs.js';

/** What the server, the end-to-end tests and the OpenAPI tool all set up alike. */
export function setupApp(app: NestExpressApplication): void {
  const { trustProxy } = app.get<Config>(CONFIG);
  // Entity tags are versions, made in one place; Express' own would be digests of the body.
  app.set('etag', false);
  app.set('trust proxy', trustProxy);
  app.disable('x-powered-by');
  app.enableVersioning({ type: VersioningType.URI, defaultVersion: '1', prefix: 'api/v' });
  app.use(demandJson);
  app.useBodyParser('json', JSON_PARSER);
  app.use(demandHarmless);
  serveDocs(app);
}
