import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ApiKeysService } from '../../src/api-keys/api-keys.service.js';
import type { ApiKeyAnswer, ApiKeyList } from '../../src/api-keys/dto/api-key.answer.js';
import { createApp } from '../../src/create-app.js';
import { itAnswersAsDocumented, startAppOn, type TestApp } from '../support/app.js';
import { body } from '../support/client.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { expectRefused } from '../support/refusals.js';

let database: TestDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await createTestDatabase();
  app = await startAppOn(database.config);
});
afterAll(async () => {
  await app.stop();
  await database.drop();
});

/** The server starts once more, with this value of ADMIN_API_KEY; gives back the key that it would print. */
async function restart(adminApiKey?: string): Promise<string | null> {
  const nest = await createApp({ ...database.config, adminApiKey });
  try {
    return await nest.get(ApiKeysService).ensureFirstAdministrator(adminApiKey);
  } finally {
    await nest.close();
  }
}

/** Which of these keys open what only an administrator may read. */
async function working(...keys: string[]): Promise<string[]> {
  const answers = await Promise.all(keys.map((key) => app.anyone.as(key).get('/players')));
  for (const answer of answers) if (answer.status !== 200) expectRefused(answer, [401, 'key-invalid']);
  return keys.filter((_, i) => answers[i]!.status === 200);
}

/** The keys that ADMIN_API_KEY made and that work, as they are listed. */
async function listed(): Promise<ApiKeyAnswer[]> {
  const { items } = body(await app.admin.get<ApiKeyList>('/api-keys?limit=200'));
  return items.filter(({ name, revokedAt }) => name === 'ADMIN_API_KEY' && revokedAt === null);
}

const rows = async () =>
  (
    await app.sql(
      `SELECT action, actor_key_id AS actor FROM audit_entries WHERE subject = 'api-key' AND tournament_id IS NULL
       ORDER BY id`,
    )
  ).map(({ action, actor }) => [action, actor]);

describe('ADMIN_API_KEY', () => {
  it('works whatever it was before, from one start to the next: first this, then that, then this again', async () => {
    const [one, two] = ['the-first-chosen-key-of-this-hall', 'the-second-chosen-key-of-this-hall'];
    expect(await working(one, two)).toEqual([]);
    expect(await restart(one)).toBe(null);
    expect(await working(one, two)).toEqual([one]);
    await restart(one);
    expect(await working(one, two)).toEqual([one]);
    await restart(two);
    expect(await working(one, two)).toEqual([two]);
    await restart(one);
    expect(await working(one, two)).toEqual([one]);
    expect(await listed()).toHaveLength(1);
    // A key that was made otherwise is not its business.
    expect((await app.admin.get('/players')).status).toBe(200);
    // Nobody asked for any of it over HTTP, so the audit names nobody.
    const expected = ['key.created', 'key.created', 'key.revoked', 'key.created', 'key.revoked', 'key.restored'];
    expect(await rows()).toEqual(expected.map((action) => [action, null]));
  });

  it('that was taken away from the environment leaves its key, and makes no other', async () => {
    const key = 'a-key-that-is-left-behind';
    await restart(key);
    expect(await restart()).toBe(null);
    expect(await working(key)).toEqual([key]);
  });

  it('does not bring back a key that was ended by hand', async () => {
    const [ended, other] = ['a-key-that-somebody-ended', 'a-key-that-nobody-ended'];
    await restart(ended);
    const [{ id }] = (await listed()) as [ApiKeyAnswer];
    const before = await rows();
    expect((await app.admin.delete(`/api-keys/${id}`)).status).toBe(204);
    const [first] = await app.sql("SELECT id FROM api_keys WHERE name = 'first administrator'");
    expect(await rows()).toEqual([...before, ['key.revoked', first?.['id']]]);

    await restart(ended);
    expect(await working(ended, other)).toEqual([]);
    await restart(other);
    expect(await working(ended, other)).toEqual([other]);
    await restart(ended);
    expect(await working(ended)).toEqual([]);
    expect(typeof body(await app.admin.get<ApiKeyAnswer>(`/api-keys/${id}`)).revokedAt).toBe('string');
  });
});

itAnswersAsDocumented(() => app);
