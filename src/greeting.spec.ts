import { describe, expect, it } from '@jest/globals';
import { readConfig } from './config.js';
import { greeting, keyBox } from './greeting.js';

const at = (address: string, environment: Record<string, string> = {}): string =>
  greeting(readConfig(environment), { address, port: 3000, family: address.includes(':') ? 'IPv6' : 'IPv4' });

describe('greeting', () => {
  it('tells where the documentation is, and that only this machine reaches it', () => {
    expect(at('127.0.0.1')).toContain('http://127.0.0.1:3000/docs');
    expect(at('127.0.0.1')).toContain('npm start -- --lan');
  });

  it('tells an address that can be typed when it listens on all of them', () => {
    expect(at('0.0.0.0')).toContain('http://127.0.0.1:3000/docs');
    expect(at('0.0.0.0')).not.toContain('Only this machine');
    expect(at('fd00::7')).toContain('http://[fd00::7]:3000/docs');
  });

  it('tells the public address', () => {
    expect(at('0.0.0.0', { PUBLIC_URL: 'https://belote.example' })).toContain('https://belote.example');
  });
});

describe('keyBox', () => {
  it('frames the key, every line as wide as the others', () => {
    const lines = keyBox('A title', 'ddd_secret').trim().split('\n');
    expect(new Set(lines.map((line) => line.length)).size).toBe(1);
    expect(lines.join('\n')).toContain('ddd_secret');
  });
});
