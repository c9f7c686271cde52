// `npm run openapi` writes openapi.json from the built product; with --check it only compares.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { prepare } from './prepare.mjs';
import { Failure, inProject, main, say } from './prepare/project.mjs';

const built = (path) => import(pathToFileURL(inProject('dist', path)).href);

async function describe() {
  const { createApp } = await built('create-app.js');
  const { readConfig } = await built('config.js');
  const { buildDocument } = await built('http/openapi/document.js');
  // The document needs no database, and nothing connects before it is asked something.
  const app = await createApp(readConfig({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none', LOG_LEVEL: 'error' }));
  const document = buildDocument(app);
  await app.close();
  return `${JSON.stringify(document, null, 2)}\n`;
}

await main(async () => {
  await prepare('build');
  const file = inProject('openapi.json');
  const fresh = await describe();
  // Git may have changed the ends of the lines.
  const committed = existsSync(file) ? readFileSync(file, 'utf8').replaceAll('\r\n', '\n') : '';
  if (fresh === committed) return say('openapi.json is what the code says.');
  if (process.argv.includes('--check')) throw new Failure('openapi.json is stale. Write it anew: npm run openapi');
  writeFileSync(file, fresh);
  say('openapi.json is written.');
});
