import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Config } from './config.js';

const LOOPBACK = /^(localhost|127\.|::1$)/;
const ANY = ['0.0.0.0', '::'];

const urlOf = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${String(port)}`;

/** This machine's addresses in its networks, as people in the hall would type them. */
function hallAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
}

/** What is printed once the server listens: where to look, here and from the hall. */
export function greeting(config: Config, { address, port }: AddressInfo): string {
  const here = LOOPBACK.test(address) || ANY.includes(address) ? '127.0.0.1' : address;
  const lines = ['', '  Dix de der is ready.', '', `  Documentation  ${urlOf(here, port)}/docs`];
  if (config.publicUrl !== undefined) lines.push(`  Public address ${config.publicUrl}`);
  if (ANY.includes(address)) lines.push(...hallAddresses().map((hall) => `  From the hall  ${urlOf(hall, port)}`));
  else if (LOOPBACK.test(address)) lines.push('  Only this machine can reach it. For the hall: npm start -- --lan');
  return `${lines.join('\n')}\n`;
}

/** A key that is shown once, in a frame that is not overlooked between lines of a log. */
export function keyBox(title: string, key: string): string {
  const lines = [title, '', `  ${key}`, '', 'It is shown only now. If it is lost: npm run admin-key'];
  const width = Math.max(...lines.map((line) => line.length));
  const framed = lines.map((line) => `│ ${line.padEnd(width)} │`);
  const edge = '─'.repeat(width + 2);
  return ['', `┌${edge}┐`, ...framed, `└${edge}┘`, ''].join('\n');
}
