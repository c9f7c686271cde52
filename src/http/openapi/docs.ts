import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { serve, setup } from 'swagger-ui-express';
import { buildDocument } from './document.js';

/** Serves the document at /openapi.json and Swagger UI at /docs. The document is made when first asked for. */
export function serveDocs(app: NestExpressApplication): void {
  let document: object | undefined;
  const made = (): object => (document ??= buildDocument(app));
  app.use('/openapi.json', (request: Request, response: Response, next: NextFunction) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') next();
    else response.json(made());
  });
  app.use('/docs', serve, (request: Request, response: Response, next: NextFunction) => {
    const page = setup(made(), { customSiteTitle: 'Dix de der', swaggerOptions: { persistAuthorization: true } });
    page(request, response, next);
  });
}
