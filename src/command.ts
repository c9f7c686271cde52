import { existsSync, readFileSync } from 'node:fs';
import { ConfigRefused, readConfig } from './config.js';
import type { Config } from './config.js';
import { EmbeddedRefused } from './database/embedded/embedded-refused.js';
import { MigrationRefused } from './database/migrations.js';

/** A sentence for the person at the terminal; the log of the server is another thing. */
export const say = (sentence: string): void => {
  console.error(sentence);
};

/** Errors that are a person's to mend. Their sentence says how, so no stack hides it. */
function sentenceOf(error: unknown): string | undefined {
  if (error instanceof ConfigRefused || error instanceof EmbeddedRefused || error instanceof MigrationRefused)
    return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `The port ${String(port)} is in use. Set PORT to another one.`;
  if (code === 'EACCES' && port !== undefined)
    return `The port ${String(port)} is not allowed for this user. Set PORT to one above 1023.`;
  if (code === 'EADDRNOTAVAIL') return 'This machine does not have the address that HOST names.';
  return undefined;
}

/** The URL with the password out of its file, as container platforms hand secrets over. */
function withPassword(config: Config): Config {
  if (config.databasePasswordFile === undefined || config.databaseUrl === undefined) return config;
  let password: string;
  try {
    password = readFileSync(config.databasePasswordFile, 'utf8').trim();
  } catch {
    throw new ConfigRefused(['DATABASE_PASSWORD_FILE must be a file that can be read.']);
  }
  const url = new URL(config.databaseUrl);
  url.password = encodeURIComponent(password);
  return { ...config, databaseUrl: url.href };
}

/** Runs a command of the product with the configuration from the environment, a `.env` file and the allowed flags. */
export async function runWithConfig(work: (config: Config) => Promise<void>, flags: readonly '--lan'[]): Promise<void> {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    const given = process.argv.slice(2);
    const unknown = given.find((flag) => !flags.some((known) => known === flag));
    if (unknown !== undefined) throw new ConfigRefused([`There is no option ${unknown}; ${known(flags)}.`]);
    const config = withPassword(readConfig(process.env));
    await work(given.includes('--lan') ? { ...config, host: '0.0.0.0' } : config);
  } catch (error) {
    console.error(sentenceOf(error) ?? error);
    process.exit(1);
  }
}

const known = (flags: readonly string[]): string =>
  flags.length > 0 ? `there is ${flags.join(', ')}` : 'there is none';
