import { isIP } from 'node:net';

/** What one caller, and all callers together, may take of a server. 0 stands for no limit, where it may be given. */
export interface Limits {
  /** Requests in ten seconds of one address without a good token. */
  readonly requestsPerAddress: number;
  /** The same of one table's token. */
  readonly requestsPerTable: number;
  /** The same of any other token. */
  readonly requestsPerToken: number;
  /** Open connections. */
  readonly connections: number;
  readonly connectionsPerAddress: number;
  /** Open streams of Server-Sent Events. */
  readonly listeners: number;
  readonly listenersPerAddress: number;
  /** The same of one token, a table's or another. */
  readonly listenersPerToken: number;
  /** Commands that are executed at once; at least 1. */
  readonly commandsAtOnce: number;
  /** Commands that may wait for their turn; at least 1. */
  readonly commandsWaiting: number;
  /** How long a command may wait for its turn, in milliseconds; at least 1. */
  readonly commandWaitMs: number;
  /** Whose `X-Forwarded-For` is believed: `'10.0.0.1'`, `'172.16.0.0/12'`, `'loopback'`. */
  readonly trustedProxies: readonly string[];
}

type Env = Readonly<Record<string, string | undefined>>;

/** What a setting says instead of what it should. */
type Fault = (problem: string) => Error;

/** Each limit by its setting, and what it is where the setting is left out; the least that it may be. */
const DEFAULTS = {
  requestsPerAddress: ['REQUESTS_PER_ADDRESS', 10_000, 0],
  requestsPerTable: ['REQUESTS_PER_TABLE', 1_000, 0],
  requestsPerToken: ['REQUESTS_PER_TOKEN', 50_000, 0],
  connections: ['MAX_CONNECTIONS', 20_000, 0],
  connectionsPerAddress: ['MAX_CONNECTIONS_PER_ADDRESS', 6_000, 0],
  listeners: ['MAX_LISTENERS', 10_000, 0],
  listenersPerAddress: ['MAX_LISTENERS_PER_ADDRESS', 5_000, 0],
  listenersPerToken: ['MAX_LISTENERS_PER_TOKEN', 500, 0],
  commandsAtOnce: ['COMMANDS_AT_ONCE', 64, 1],
  commandsWaiting: ['COMMANDS_WAITING', 2_000, 1],
  commandWaitMs: ['COMMAND_WAIT_MS', 1_500, 1],
} as const satisfies Record<
  Exclude<keyof Limits, 'trustedProxies'>,
  readonly [setting: string, most: number, least: 0 | 1]
>;

/** Names of ranges that `proxy-addr` knows. */
const RANGES: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

/** `'10.0.0.1'`, `'fd00::/8'`, `'loopback'`. */
const isProxy = (text: string): boolean => {
  if (RANGES.includes(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
};

const proxiesOf = (text: string, fault: Fault): readonly string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .map((one) => {
      if (isProxy(one)) return one;
      throw fault(`TRUSTED_PROXIES: expected addresses, ranges like 10.0.0.0/8 or ${RANGES.join(', ')}, not '${one}'`);
    });

/** The limits from the environment. Throws what `fault` makes of a message that names the setting. */
export const limitsFrom = (env: Env, fault: Fault): Limits => {
  const limit = (name: keyof typeof DEFAULTS): number => {
    const [setting, most, least] = DEFAULTS[name];
    const text = env[setting];
    if (text === undefined || text === '') return most;
    if (/^\d{1,9}$/.test(text) && Number(text) >= least) return Number(text);
    throw fault(`${setting}: expected ${least === 0 ? '0 (no limit)' : '1'} to 999999999, not '${text}'`);
  };
  return {
    requestsPerAddress: limit('requestsPerAddress'),
    requestsPerTable: limit('requestsPerTable'),
    requestsPerToken: limit('requestsPerToken'),
    connections: limit('connections'),
    connectionsPerAddress: limit('connectionsPerAddress'),
    listeners: limit('listeners'),
    listenersPerAddress: limit('listenersPerAddress'),
    listenersPerToken: limit('listenersPerToken'),
    commandsAtOnce: limit('commandsAtOnce'),
    commandsWaiting: limit('commandsWaiting'),
    commandWaitMs: limit('commandWaitMs'),
    trustedProxies: proxiesOf(env.TRUSTED_PROXIES ?? '', fault),
  };
};
