// `npm run admin-key`: makes a new administrator's key and shows it, whether the server runs or not.
import { prepare } from './prepare.mjs';
import { inProject, main } from './prepare/project.mjs';
import { pathToFileURL } from 'node:url';

await main(async () => {
  await prepare('build');
  await import(pathToFileURL(inProject('dist/admin-key.js')).href);
});
