import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { LANGUAGES, type Language } from '../shared/language.js';

const DEFAULT: Language = LANGUAGES[0];

/** The language of an answer: the best of `Accept-Language` that the product speaks (RFC 9110 §12.5.4), else English. */
export function languageOf(request: Request): Language {
  const best = request.acceptsLanguages([...LANGUAGES]);
  return LANGUAGES.find((language) => language === best) ?? DEFAULT;
}

/** The caller's language as a parameter of a handler. */
export const InLanguage = createParamDecorator((_: unknown, context: ExecutionContext): Language =>
  languageOf(context.switchToHttp().getRequest<Request>()),
);
