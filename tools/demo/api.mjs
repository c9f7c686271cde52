// The way to the server: HTTP, as any other client goes it.
import { randomUUID } from 'node:crypto';
import { Failure } from '../prepare/project.mjs';

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {any} body
 * @property {string | null} etag
 * @property {boolean} isReplayed
 */

/**
 * @typedef {object} Api
 * @property {(path: string) => Promise<Answer>} get
 * @property {(path: string, body?: object, key?: string) => Promise<Answer>} post refused is a Failure
 * @property {(path: string, body: object, key?: string) => Promise<Answer>} tryPost refused is an answer
 * @property {(path: string, body: object, etag: string | null) => Promise<Answer>} put
 * @property {(path: string) => Promise<any[]>} all every item of a list, page by page
 * @property {() => number} requests how many requests were answered so far
 */

/**
 * @param {{ url: string, key: string }} server
 * @param {{ language: string, signal: AbortSignal }} how
 * @returns {Api}
 */
export function connect({ url, key }, { language, signal }) {
  let count = 0;
  const ask = async (method, path, { body, headers = {} } = {}) => {
    const response = await answered(`${url}/api/v1${path}`, {
      method,
      signal,
      headers: {
        Authorization: `Bearer ${key}`,
        'Accept-Language': language,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    count++;
    return {
      status: response.status,
      body: text === '' ? undefined : JSON.parse(text),
      etag: response.headers.get('etag'),
      isReplayed: response.headers.get('idempotency-replayed') === 'true',
    };
  };
  const must = async (method, path, options) => {
    const answer = await ask(method, path, options);
    if (answer.status < 300) return answer;
    const { code = '?', detail = '' } = answer.body ?? {};
    throw new Failure(`${method} ${path} was refused with ${answer.status} ${code}: ${detail}`);
  };
  const keyed = (body, idempotencyKey) => ({ body, headers: { 'Idempotency-Key': idempotencyKey } });
  return {
    get: (path) => must('GET', path),
    post: (path, body, idempotencyKey = randomUUID()) => must('POST', path, keyed(body, idempotencyKey)),
    tryPost: (path, body, idempotencyKey = randomUUID()) => ask('POST', path, keyed(body, idempotencyKey)),
    put: (path, body, etag) => must('PUT', path, { body, headers: { 'If-Match': etag ?? '' } }),
    all: async (path) => {
      const items = [];
      for (let cursor = ''; cursor !== null;) {
        const { body } = await must('GET', `${path}?limit=200${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);
        items.push(...body.items);
        cursor = body.next;
      }
      return items;
    },
    requests: () => count,
  };
}

/** A server that is gone is told as such, and not as a fetch that failed. */
async function answered(url, options) {
  try {
    return await fetch(url, options);
  } catch (error) {
    if (options.signal.aborted) throw error;
    throw new Failure(`The server does not answer any more: ${error.cause?.message ?? error.message}.`);
  }
}

/**
 * Does the same with all items, at most so many at once; gives back the results in the order of the items.
 * @template Item, Value
 * @param {readonly Item[]} items
 * @param {number} most
 * @param {(item: Item) => Promise<Value>} work
 * @returns {Promise<Value[]>}
 */
export async function atOnce(items, most, work) {
  const results = [];
  let next = 0;
  const hand = async () => {
    while (next < items.length) {
      const place = next++;
      results[place] = await work(items[place]);
    }
  };
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, hand));
  return results;
}
