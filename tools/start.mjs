// `npm start`: prepares the checkout and becomes the server. In the same process, so that signals reach it without a
// messenger and nothing but the server stays in memory. Options go to the server: npm start -- --lan
import { pathToFileURL } from 'node:url';
import { prepare } from './prepare.mjs';
import { inProject, main } from './prepare/project.mjs';

/**
 * npm hands a signal to the shell it started us with, and that shell ends without telling us. Who ends npm means the
 * server, so a parent that is gone is taken for the signal.
 */
function endWithParent() {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}

await main(async () => {
  endWithParent();
  await prepare('build');
  await import(pathToFileURL(inProject('dist/main.js')).href);
});
