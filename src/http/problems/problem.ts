import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { Language } from '../../shared/language.js';
import type { Refusal } from '../../shared/refusal.js';
import { explainAnyFault, fill, TEXTS } from '../texts/texts.js';

export class ProblemFault {
  @ApiProperty({ type: 'string', description: 'JSON Pointer (RFC 6901) into the body.', example: '/points/a' })
  pointer!: string;

  @ApiProperty({ type: 'string', description: 'What is wrong, as a word for programs.', example: 'not-a-whole-number' })
  code!: string;

  @ApiProperty({ type: 'string', description: 'What is wrong, as a sentence for people.' })
  detail!: string;
}

/** A refusal as RFC 9457 wants it told. Some codes add members of their own, such as `tables` in `round-incomplete`. */
@ApiSchema({
  description:
    'Some codes add members: `tables` in round-incomplete, `draw` in rematch-unavoidable, `deal` in deal-exists.',
})
export class Problem {
  @ApiProperty({ type: 'string', format: 'uri-reference', example: '/problems/malformed-request' })
  type!: string;

  @ApiProperty({ type: 'string' })
  title!: string;

  @ApiProperty({ type: 'integer', minimum: 400, maximum: 599 })
  status!: number;

  @ApiProperty({ type: 'string' })
  detail!: string;

  @ApiProperty({ type: 'string', description: 'The address that was asked for.' })
  instance!: string;

  @ApiProperty({ type: 'string', example: 'malformed-request' })
  code!: string;

  @ApiProperty({ type: [ProblemFault], description: 'Every fault of the body, each with its place.' })
  errors!: ProblemFault[];
}

/** A body of nothing but faults is not answered by a longer one. */
const MOST_FAULTS = 200;

/** Sentences that are fixed apart from one fault are told with the fault itself, so that `detail` alone already helps. */
export function problemOf(refusal: Refusal, instance: string, language: Language): Problem & Record<string, unknown> {
  const { code, details, status } = refusal;
  const [title, detail] = TEXTS[language].refusals[code];
  const errors = (details.faults ?? []).slice(0, MOST_FAULTS).map((fault) => ({
    pointer: fault.pointer,
    code: fault.code,
    detail: explainAnyFault(fault, language),
  }));
  const [first] = errors;
  const firstFault =
    first === undefined ? [] : [first.pointer === '' ? first.detail : `${first.pointer}: ${first.detail}`];
  return {
    type: `/problems/${code}`,
    title,
    status,
    detail: [fill(detail, details.values, TEXTS[language].words), ...firstFault].join(' '),
    instance,
    code,
    errors,
    ...details.members?.(language),
  };
}
