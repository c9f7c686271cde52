import { ApiKeysService } from './api-keys/api-keys.service.js';
import type { Config } from './config.js';
import { createApp } from './create-app.js';
import { joinDatabase } from './database/open-database.js';
import { keyBox } from './greeting.js';
import { runWithConfig, say } from './command.js';

/** `npm run admin-key`: a new administrator's key, whether the server runs or not. */
async function makeKey(config: Config): Promise<void> {
  const database = await joinDatabase(config, say);
  try {
    const app = await createApp({ ...config, databaseUrl: database.url, logLevel: 'error' });
    const day = new Date().toISOString().slice(0, 10);
    const key = await app.get(ApiKeysService).newAdministratorKey(`administrator, ${day}`);
    await app.close();
    console.log(keyBox("A new administrator's key", key));
  } finally {
    await database.close();
  }
}

await runWithConfig(makeKey, []);
