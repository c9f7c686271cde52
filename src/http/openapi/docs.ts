import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { serve, setup } from 'swagger-ui-express';
import { buildDocument } from './document.js';

/** Serves the document at /openapi.json and Swagger UI at /docs. The document is made when first asked for. */
export function serveDocs(app: NestExpressApplication): void {
  let document: object | undefined;
  const made = (): object => (document ??= buildDocument(app));
  const router = app.getHttpAdapter().getInstance();
  // Routes, so that another method is answered as everywhere: 405 with what is allowed.
  router.get('/openapi.json', (_: Request, response: Response) => {
    response.json(made());
  });
  router.get('/docs', (request: Request, response: Response, next: NextFunction) => {
    const page = setup(made(), { customSiteTitle: 'Dix de der', swaggerOptions: { persistAuthorization: true } });
    page(request, response, next);
  });
  app.use('/docs', onlyReading, serve);
}

/** Swagger UI's own files look at no method. */
function onlyReading(request: Request, _response: Response, next: NextFunction): void {
  next(request.method === 'GET' || request.method === 'HEAD' ? undefined : 'router');
}
