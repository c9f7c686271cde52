// A whole Dix de der on a temporary folder, a free port and a key of its own; gone when the demo ends, however it ends.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Failure, inProject } from '../prepare/project.mjs';

const PATIENCE_MS = 60_000;
/** The server gives running requests ten seconds, and then Postgres is stopped. */
const STOP_PATIENCE_MS = 30_000;

/** Serves, and ends in order when the pipe to the demo closes: also when the demo itself was killed. */
const CHILD = `process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
await import(${JSON.stringify(pathToFileURL(inProject('dist/main.js')).href)});`;

/** What the person's own settings must not decide here. An empty variable also keeps a .env file out. */
const SETTINGS = ['DATABASE_URL', 'DATABASE_PASSWORD_FILE', 'DATABASE_POOL_SIZE', 'PUBLIC_URL', 'TRUST_PROXY'];

/**
 * @typedef {object} DemoServer
 * @property {string} url
 * @property {string} key an administrator's key
 * @property {() => Promise<void>} stop
 */

/**
 * @param {AbortController} ending is aborted with a Failure when the server ends by itself
 * @returns {Promise<DemoServer>}
 */
export async function startServer(ending) {
  const folder = mkdtempSync(join(tmpdir(), 'dix-de-der-demo-'));
  // As root the database user must be able to pass.
  chmodSync(folder, 0o711);
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  const key = `demo_${randomBytes(24).toString('base64url')}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', CHILD], {
    cwd: folder,
    // A group of its own: Ctrl-C reaches the demo, which then ends the server.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    windowsHide: true,
    env: {
      ...process.env,
      ...Object.fromEntries(SETTINGS.map((name) => [name, ''])),
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: join(folder, 'data'),
      ADMIN_API_KEY: key,
      LOG_LEVEL: 'warn',
    },
  });
  const stop = async () => {
    await end(child);
    remove();
  };
  try {
    return { url: await addressOf(child, ending), key, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Where it listens, as it says itself. */
async function addressOf(child, ending) {
  let said = '';
  let slow;
  const address = new Promise((resolve, reject) => {
    slow = setTimeout(() => reject(new Failure(`The server was not ready in time.\n${said}`)), PATIENCE_MS);
    const hear = (chunk) => {
      // Enough to tell why it ended.
      said = (said + chunk).slice(-4000);
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('error', reject);
    child.once('exit', () => {
      const failure = new Failure(`The server has ended by itself. Its last words:\n${said.trim() || '(none)'}`);
      reject(failure);
      if (!child.isMeantToEnd) ending.abort(failure);
    });
    ending.signal.addEventListener('abort', () => reject(ending.signal.reason), { once: true });
  });
  try {
    return await address;
  } finally {
    clearTimeout(slow);
  }
}

function end(child) {
  child.isMeantToEnd = true;
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return resolve();
    const slow = setTimeout(() => child.kill('SIGKILL'), STOP_PATIENCE_MS);
    child.once('exit', () => {
      clearTimeout(slow);
      resolve();
    });
    if (child.connected) child.disconnect();
    else child.kill('SIGTERM');
  });
}
