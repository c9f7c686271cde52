import { REFUSALS } from '../../src/shared/refusal.js';
import type { Answer } from './client.js';
import { faultsOf, type Schema, type Schemas } from './schema.js';

interface Response {
  readonly description: string;
  readonly headers?: Readonly<Record<string, object>>;
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

export interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly object[];
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
  readonly responses: Readonly<Record<string, Response>>;
}

/** /openapi.json, as far as the tests read it. */
export interface Document {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Schemas; readonly securitySchemes: Readonly<Record<string, object>> };
}

/** Every operation with its method and the template of its address. */
export function operationsOf(document: Document): { method: string; template: string; operation: Operation }[] {
  return Object.entries(document.paths).flatMap(([template, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), template, operation })),
  );
}

/** A key is needed unless no key is one of the ways in. */
export const isPublic = ({ security = [] }: Operation): boolean =>
  security.length === 0 || security.some((way) => Object.keys(way).length === 0);

function operationAt(document: Document, method: string, path: string): Operation | undefined {
  const parts = (path.split('?')[0] ?? '').split('/');
  const templates = Object.keys(document.paths).filter((template) => {
    const wanted = template.split('/');
    return wanted.length === parts.length && wanted.every((part, i) => part.startsWith('{') || part === parts[i]);
  });
  const [nearest] = templates.sort((one, other) => one.split('{').length - other.split('{').length);
  return document.paths[nearest ?? '']?.[method.toLowerCase()];
}

/** What no answer may show: stacks, SQL, paths, names of what the product is made of. */
const LEAK = /node_modules|\bat \S+ \(|\.[jt]s:\d|prisma|postgres(?!ql:\/\/)|\bSELECT\b|\bINSERT\b|\/work\/|\/tmp\//i;

function problemFaults({ body, status, headers, path, text }: Answer): string[] {
  const faults: string[] = [];
  const demand = (holds: boolean, sentence: string): void => {
    if (!holds) faults.push(sentence);
  };
  demand(headers.get('content-type')?.startsWith('application/problem+json') === true, 'is no problem document');
  demand(REFUSALS[body.code as keyof typeof REFUSALS] === status, `${body.code} is not a code of ${status}`);
  demand(body.status === status, `says status ${body.status}`);
  demand(body.type === `/problems/${body.code}`, `has the type ${body.type}`);
  demand(body.instance === path.split('?')[0], `is of the instance ${body.instance}`);
  demand(!/\{\w+\}/.test(body.title + body.detail), `has a hole in its sentence: ${body.detail}`);
  demand(status !== 401 || headers.has('www-authenticate'), 'has no WWW-Authenticate');
  demand(status !== 405 || headers.has('allow'), 'has no Allow');
  demand(status !== 503 || headers.has('retry-after'), 'has no Retry-After');
  demand(!LEAK.test(text), `leaks: ${text}`);
  return faults;
}

/** Where an answer is not what the document, or the contract for all answers, says. */
export function answerFaults(document: Document, answer: Answer<unknown>): string[] {
  const { method, path, status, headers, text } = answer;
  const name = `${method} ${path.replaceAll(/[0-9a-f-]{36}/g, '…').slice(0, 120)} → ${status}`;
  const faults = status < 400 || text === '' ? [] : problemFaults(answer as Answer);
  if (status === 500) faults.push(`the fault is the product's: ${text}`);
  const operation = operationAt(document, method, path);
  if (operation === undefined) {
    const isRefused = status === 404 || status === 405 || method === 'HEAD' || !path.startsWith('/api/');
    return [...faults, ...(isRefused ? [] : ['the operation is not documented'])].map((fault) => `${name}: ${fault}`);
  }
  const response = operation.responses[String(status)];
  if (response === undefined) faults.push('the status is not documented');
  else if (text !== '') {
    const type = headers.get('content-type')?.split(';')[0] ?? '';
    const content = response.content?.[type];
    if (content === undefined) faults.push(`${type} is not documented`);
    else if (type === 'application/json') {
      faults.push(...faultsOf(answer.body, content.schema ?? {}, document.components.schemas));
    } else if (type === 'application/problem+json') {
      // RFC 9457 lets a code add members of its own.
      faults.push(...faultsOf(answer.body, content.schema ?? {}, document.components.schemas, '', false));
    }
  }
  if (status === 201 && !headers.has('location')) faults.push('no Location');
  // Whether keys have a tag is asked once, in access.spec.ts.
  if (status === 201 && !headers.has('etag') && operation.operationId !== 'createApiKey') faults.push('no ETag');
  return faults.map((fault) => `${name}: ${fault}`);
}
