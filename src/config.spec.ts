import { describe, expect, it } from '@jest/globals';
import { ConfigRefused, readConfig } from './config.js';

const refusalOf = (environment: Record<string, string>): readonly string[] => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigRefused) return error.sentences;
    throw error;
  }
  return [];
};

describe('readConfig', () => {
  it('needs nothing', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      databasePasswordFile: undefined,
      databasePoolSize: 10,
      dataDir: './data',
      adminApiKey: undefined,
      logLevel: 'info',
      publicUrl: undefined,
      trustProxy: false,
    });
  });

  it('takes an empty variable for one that is not set, as compose files make them', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toEqual(readConfig({}));
  });

  it('reads every variable', () => {
    expect(
      readConfig({
        PORT: '8080',
        HOST: '0.0.0.0',
        DATABASE_URL: 'postgresql://club:secret@db:5432/belote',
        DATABASE_PASSWORD_FILE: '/secret/password',
        DATABASE_POOL_SIZE: '20',
        DATA_DIR: '/srv/belote',
        ADMIN_API_KEY: 'k'.repeat(32),
        LOG_LEVEL: 'warn',
        PUBLIC_URL: 'https://belote.example',
        TRUST_PROXY: 'loopback, 10.0.0.0/8',
      }),
    ).toEqual({
      port: 8080,
      host: '0.0.0.0',
      databaseUrl: 'postgresql://club:secret@db:5432/belote',
      databasePasswordFile: '/secret/password',
      databasePoolSize: 20,
      dataDir: '/srv/belote',
      adminApiKey: 'k'.repeat(32),
      logLevel: 'warn',
      publicUrl: 'https://belote.example',
      trustProxy: ['loopback', '10.0.0.0/8'],
    });
    expect(readConfig({ TRUST_PROXY: '1' }).trustProxy).toBe(1);
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', '3000x'],
    ['HOST', 'a host'],
    ['DATABASE_URL', 'mysql://localhost/belote'],
    ['DATABASE_URL', 'localhost'],
    ['DATABASE_POOL_SIZE', '0'],
    ['ADMIN_API_KEY', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_URL', 'ftp://belote.example'],
    ['TRUST_PROXY', 'everybody'],
  ])('refuses a wrong %s (%s) by its name', (variable, value) => {
    const sentences = refusalOf({ [variable]: value });
    expect(sentences).toHaveLength(1);
    expect(sentences[0]).toContain(`${variable} must be `);
  });

  it('tells all that is wrong at once, and no secret', () => {
    const sentences = refusalOf({ PORT: 'x', ADMIN_API_KEY: 'hunter2' });
    expect(sentences).toHaveLength(2);
    expect(sentences.join()).not.toContain('hunter2');
  });
});
