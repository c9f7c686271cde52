import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

const ABOUT = `The tournament backend for belote: draws, deal sheets, rankings.

**Refusals** are problem documents (RFC 9457): \`code\` is for programs, \`errors[]\` names every fault of a body by JSON Pointer and code, and \`/problems/{code}\` explains each code.

**Retries**: send \`Idempotency-Key\` with every POST that stores something; the same key and body get the first answer again.

**Changes**: PUT, PATCH and DELETE need the \`ETag\` of what they change in \`If-Match\`.

**Languages**: \`Accept-Language\` (en, fr, de) decides the language of every text for people; codes never change.`;

/** The OpenAPI document of the API, made from the routes themselves. */
export function buildDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Dix de der')
    .setDescription(ABOUT)
    .setVersion('1')
    .setLicense('Proprietary', 'https://spdx.org/licenses/')
    .addServer('/')
    .addBearerAuth({ type: 'http', scheme: 'bearer', description: 'A key, as the server prints the first one.' }, 'key')
    .addTag('Rulesets', 'The rules as a service: every known reading is a parameter.')
    .addTag('Players', 'People, once for all tournaments.')
    .addTag('Tournaments', 'From draft over running to finished.')
    .addTag('Entries', 'Teams of a tournament.')
    .addTag('Rounds', 'Draws, and when a round is over.')
    .addTag('Tables', 'Two teams in a round.')
    .addTag('Deals', 'What referees send in.')
    .addTag('Penalties', 'Points taken off a team.')
    .addTag('Standings', 'The ranking after any round.')
    .addTag('Audit', 'Who changed what, when and why.')
    .addTag('API keys', 'Who may do what.')
    .addTag('Health', 'For whoever watches over the server.')
    .build();
  const document = SwaggerModule.createDocument(app, config, { autoTagControllers: false });
  const problem = document.components?.schemas?.['Problem'];
  // RFC 9457 §3.2: a problem may have members of its own, and those of three codes do.
  if (problem !== undefined) Object.assign(problem, { additionalProperties: true });
  return inNewWords(document) as OpenAPIObject;
}

/** `nullable` is a word of OpenAPI 3.0: in 3.1 null is one of the types. */
function inNewWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inNewWords);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.fromEntries(Object.entries(value).map(([name, member]) => [name, inNewWords(member)]));
  if (!('nullable' in members)) return members;
  const { nullable, ...schema } = members;
  if (nullable !== true) return schema;
  if (typeof schema['type'] === 'string') {
    const words = schema['enum'];
    return {
      ...schema,
      type: [schema['type'], 'null'],
      ...(Array.isArray(words) ? { enum: [...(words as unknown[]), null] } : {}),
    };
  }
  const { description, ...rest } = schema;
  return { ...(description === undefined ? {} : { description }), anyOf: [rest, { type: 'null' }] };
}
