// `npm test`: everything that can fail, on a database server of its own. Arguments go to Jest: npm test -- src/belote
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { constants } from 'node:os';
import { prepare } from './prepare.mjs';
import { ROOT, inProject, main } from './prepare/project.mjs';
import { makeMigratedDatabase, startThrowAwayServer } from './prepare/throw-away-server.mjs';
import { toolsFolder, transpileTools } from './prepare/transpile.mjs';

const PURE = /^(\.[\\/])?(src[\\/](belote|contest|shared)|test[\\/](rules|bench))\b/;

/** The tests of the pure folders, of the rules and of the bench need no database, so naming only them starts none. */
function needsDatabase(args) {
  const paths = args.filter((arg) => !arg.startsWith('-'));
  return paths.length === 0 || !paths.every((path) => PURE.test(path));
}

function runJest(args, env) {
  const jest = inProject('node_modules/jest/bin/jest.js');
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const child = spawn(process.execPath, [...flags, jest, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    // Jest's workers take the flags from here.
    env: { ...process.env, ...env, NODE_OPTIONS: [process.env.NODE_OPTIONS, ...flags].filter(Boolean).join(' ') },
  });
  // Ctrl-C reaches Jest by itself; what matters here is to outlive it and to stop the server.
  const forward = (signal) => child.kill(signal);
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', forward);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}

await main(async () => {
  const args = process.argv.slice(2);
  await prepare('generate');
  if (!needsDatabase(args)) return runJest(args, {});
  await transpileTools();
  const server = await startThrowAwayServer();
  try {
    // Every test file gets a copy of this one.
    const name = `dix_de_der_template_${randomBytes(4).toString('hex')}`;
    const template = await makeMigratedDatabase(server.url, name);
    try {
      return await runJest(args, {
        TEST_SERVER_URL: server.url,
        TEST_TEMPLATE: name,
        TEST_TOOLS: toolsFolder,
      });
    } finally {
      await template.drop();
    }
  } finally {
    await server.stop();
  }
});
