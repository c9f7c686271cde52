import type { Problem } from '../../src/http/problems/problem.js';
import { without } from './without.js';

/** A problem document, with the members that some codes add. */
export type Refused = Problem & Readonly<Record<string, unknown>>;

export interface Answer<Body = Refused> {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  /** The JSON; undefined where the answer has none. */
  readonly body: Body;
  readonly text: string;
}

export interface Sending {
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is, in place of `body`. */
  readonly raw?: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a client asks in: whose key it shows, and headers of every request. */
interface Manner {
  readonly base: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly seen: (answer: Answer<unknown>) => void;
}

/** Asks once, never again: an answer is what the server said to the one request. Addresses are those below /api/v1. */
export class Client {
  constructor(private readonly manner: Manner) {}

  /** The same with more headers in every request. */
  with(headers: Readonly<Record<string, string>>): Client {
    return new Client({ ...this.manner, headers: { ...this.manner.headers, ...headers } });
  }

  /** With another API key, or without one. */
  as(key: string | null): Client {
    if (key !== null) return this.with({ authorization: `Bearer ${key}` });
    return new Client({ ...this.manner, headers: without(this.manner.headers, 'authorization') });
  }

  async ask<Body = Refused>(method: string, path: string, sending: Sending = {}): Promise<Answer<Body>> {
    return this.askAt<Body>(method, path.startsWith('/api/') ? path : `/api/v1${path}`, sending);
  }

  /** The same at an address that is not below /api/v1. */
  async askAt<Body = Refused>(
    method: string,
    path: string,
    { body, raw, headers }: Sending = {},
  ): Promise<Answer<Body>> {
    const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await fetch(this.manner.base + path, {
      method,
      headers: {
        ...(sent === undefined ? {} : { 'content-type': 'application/json' }),
        ...this.manner.headers,
        ...headers,
      },
      redirect: 'manual',
      ...(sent === undefined ? {} : { body: sent }),
    });
    const text = await response.text();
    const isJson = /^application\/(problem\+)?json\b/.test(response.headers.get('content-type') ?? '');
    const answer: Answer<Body> = {
      method,
      path,
      status: response.status,
      headers: response.headers,
      body: (isJson && text !== '' ? JSON.parse(text) : undefined) as Body,
      text,
    };
    this.manner.seen(answer);
    return answer;
  }

  get<Body = Refused>(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer<Body>> {
    return this.ask<Body>('GET', path, { headers });
  }

  post<Body = Refused>(
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer<Body>> {
    return this.ask<Body>('POST', path, { body, headers });
  }

  /** With the entity tag of what is changed. */
  put<Body = Refused>(path: string, body: unknown, etag: string): Promise<Answer<Body>> {
    return this.ask<Body>('PUT', path, { body, headers: { 'if-match': etag } });
  }

  patch<Body = Refused>(path: string, body: unknown, etag: string): Promise<Answer<Body>> {
    return this.ask<Body>('PATCH', path, { body, headers: { 'if-match': etag } });
  }

  delete(path: string, etag?: string): Promise<Answer> {
    return this.ask('DELETE', path, { headers: etag === undefined ? {} : { 'if-match': etag } });
  }
}

/** The entity tag of an answer. */
export function etagOf({ headers, method, path }: Answer<unknown>): string {
  const etag = headers.get('etag');
  if (etag === null) throw new Error(`${method} ${path} was answered without an ETag`);
  return etag;
}

/** The answer's body, where the status is the one that was expected; else an error that shows what came. */
export function body<Body>(answer: Answer<Body>, status = 200): Body {
  if (answer.status === status) return answer.body;
  throw new Error(`${answer.method} ${answer.path}: ${status} was expected, and ${answer.status} came: ${answer.text}`);
}
