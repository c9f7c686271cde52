/** Everything the environment may set. One entry of SETTINGS each, so that nothing else in the product reads it. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Undefined: the embedded Postgres. Once the server runs, always set. */
  readonly databaseUrl: string | undefined;
  /** A file that holds the password for `databaseUrl`, so that no secret stands in an environment. */
  readonly databasePasswordFile: string | undefined;
  readonly databasePoolSize: number;
  readonly dataDir: string;
  readonly adminApiKey: string | undefined;
  readonly logLevel: LogLevel;
  readonly publicUrl: string | undefined;
  readonly trustProxy: TrustProxy;
}

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** As Express takes it: nobody, a number of proxies, or the proxies' addresses. */
type TrustProxy = false | number | readonly string[];

/** The token that hands the configuration to whoever asks Nest for it. */
export const CONFIG = Symbol('configuration');

interface Setting<Value> {
  readonly variable: string;
  /** What an unset or empty variable means. */
  readonly otherwise: Value;
  /** The value, or the sentence that completes "VARIABLE must be …". */
  readonly read: (text: string) => Value | Wrong;
}

class Wrong {
  constructor(readonly expectation: string) {}
}

/** The environment holds a value that cannot be meant; each sentence names its variable. */
export class ConfigRefused extends Error {
  constructor(readonly sentences: readonly string[]) {
    super(sentences.join('\n'));
  }
}

const integer =
  (least: number, most: number) =>
  (text: string): number | Wrong => {
    const value = Number(text);
    const isInRange = /^\d+$/.test(text) && value >= least && value <= most;
    return isInRange ? value : new Wrong(`a whole number from ${String(least)} to ${String(most)}`);
  };

const oneOf =
  <Word extends string>(words: readonly Word[]) =>
  (text: string): Word | Wrong =>
    words.find((word) => word === text) ?? new Wrong(`one of ${words.join(', ')}`);

const url =
  (...schemes: readonly string[]) =>
  (text: string): string | Wrong =>
    URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1))
      ? text
      : new Wrong(`a URL that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`);

const matching =
  (pattern: RegExp, expectation: string) =>
  (text: string): string | Wrong =>
    pattern.test(text) ? text : new Wrong(expectation);

function readTrustProxy(text: string): TrustProxy | Wrong {
  if (text === 'false') return false;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const addresses = text.split(',').map((address) => address.trim());
  const isAddress = (address: string): boolean =>
    /^(loopback|linklocal|uniquelocal|[\da-f.:]*[.:][\da-f.:]*(\/\d{1,3})?)$/i.test(address);
  return addresses.every(isAddress)
    ? addresses
    : new Wrong('false, a number of proxies, or the addresses of the proxies with commas between them');
}

const SETTINGS: { readonly [Name in keyof Config]: Setting<Config[Name]> } = {
  port: { variable: 'PORT', otherwise: 3000, read: integer(0, 65_535) },
  host: {
    variable: 'HOST',
    otherwise: '127.0.0.1',
    read: matching(/^[\w.:-]+$/, 'an address or a host name, such as 127.0.0.1 or 0.0.0.0'),
  },
  databaseUrl: { variable: 'DATABASE_URL', otherwise: undefined, read: url('postgresql', 'postgres') },
  databasePasswordFile: { variable: 'DATABASE_PASSWORD_FILE', otherwise: undefined, read: (text) => text },
  databasePoolSize: { variable: 'DATABASE_POOL_SIZE', otherwise: 10, read: integer(1, 200) },
  dataDir: { variable: 'DATA_DIR', otherwise: './data', read: (text) => text },
  adminApiKey: {
    variable: 'ADMIN_API_KEY',
    otherwise: undefined,
    read: matching(/^[\x21-\x7e]{32,200}$/, '32 to 200 visible characters, without spaces'),
  },
  logLevel: { variable: 'LOG_LEVEL', otherwise: 'info', read: oneOf(LOG_LEVELS) },
  publicUrl: { variable: 'PUBLIC_URL', otherwise: undefined, read: url('http', 'https') },
  trustProxy: { variable: 'TRUST_PROXY', otherwise: false, read: readTrustProxy },
};

/**
 * Reads the environment.
 * @throws ConfigRefused with a sentence for every wrong value; a secret's value is never repeated
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const sentences: string[] = [];
  const entries = Object.entries(SETTINGS).map(([name, setting]: [string, Setting<unknown>]) => {
    const text = environment[setting.variable]?.trim() ?? '';
    const value = text === '' ? setting.otherwise : setting.read(text);
    if (value instanceof Wrong) sentences.push(`${setting.variable} must be ${value.expectation}.`);
    return [name, value] as const;
  });
  if (sentences.length > 0) throw new ConfigRefused(sentences);
  return Object.fromEntries(entries) as unknown as Config;
}
