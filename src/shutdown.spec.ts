import { describe, expect, it } from '@jest/globals';
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { drain } from './shutdown.js';

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

const ask = (port: number, agent: Agent): Promise<string> =>
  new Promise((resolve, reject) => {
    get({ port, agent, host: '127.0.0.1' }, (answer: IncomingMessage) => {
      let text = '';
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
      answer.on('end', () => resolve(text));
    }).on('error', reject);
  });

describe('drain', () => {
  it('answers what is in flight, accepts nothing new, and does not wait for connections that are kept alive', async () => {
    const server = createServer((_, answer) => void sleep(300).then(() => answer.end('answered')));
    const port = await listen(server);
    const agent = new Agent({ keepAlive: true });
    await ask(port, agent);
    const inFlight = ask(port, agent);
    await sleep(100);
    const began = Date.now();
    const drained = drain(server);
    await expect(ask(port, new Agent())).rejects.toThrow('ECONNREFUSED');
    expect(await inFlight).toBe('answered');
    await drained;
    expect(Date.now() - began).toBeLessThan(2000);
    agent.destroy();
  });
});
