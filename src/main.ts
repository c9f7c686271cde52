import type { AddressInfo } from 'node:net';
import { ApiKeysService } from './api-keys/api-keys.service.js';
import type { Config } from './config.js';
import { createApp, openLog } from './create-app.js';
import { openDatabase } from './database/open-database.js';
import { greeting, keyBox } from './greeting.js';
import { drain, onEnd } from './shutdown.js';
import { say, runWithConfig } from './command.js';

/** Starts everything in order, and stops it in the opposite order when the process is asked to end. */
async function serve(config: Config): Promise<void> {
  const database = await openDatabase(config, say);
  const app = await createApp({ ...config, databaseUrl: database.url });
  const firstKey = await app.get(ApiKeysService).ensureFirstAdministrator(config.adminApiKey);
  const server = app.getHttpServer();
  await app.listen(config.port, config.host);
  openLog(app, config);
  onEnd(async () => {
    await drain(server);
    await app.close();
    await database.close();
  });
  console.log(greeting(config, server.address() as AddressInfo));
  if (firstKey !== null) console.log(keyBox("The first administrator's key", firstKey));
}

await runWithConfig(serve, ['--lan']);
