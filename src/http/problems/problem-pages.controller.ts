import { Controller, Get, Header, Param, VERSION_NEUTRAL } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { LANGUAGES } from '../../shared/language.js';
import { Refusal, type RefusalCode, REFUSALS } from '../../shared/refusal.js';
import { Open } from '../routes/route.js';
import { TEXTS } from '../texts/texts.js';

/** What a problem's `type` leads to: a page that explains the code in every language. */
@ApiExcludeController()
@Controller({ path: 'problems', version: VERSION_NEUTRAL })
export class ProblemPagesController {
  @Get(':code')
  @Open()
  @Header('Content-Type', 'text/html; charset=utf-8')
  explain(@Param('code') code: string): string {
    if (!Object.hasOwn(REFUSALS, code)) throw new Refusal('not-found');
    const known = code as RefusalCode;
    const sections = LANGUAGES.map((language) => {
      const [title, detail] = TEXTS[language].refusals[known];
      return `<section lang="${language}"><h2>${escaped(title)}</h2><p>${escaped(general(detail))}</p></section>`;
    });
    return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${known}</title></head><body><h1><code>${known}</code> · ${String(REFUSALS[known])}</h1>${sections.join('')}</body></html>`;
  }
}

/** The sentence of an answer without its numbers, which only an answer has. */
const general = (detail: string): string => detail.replace(/\{\w+\}/g, '…');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
