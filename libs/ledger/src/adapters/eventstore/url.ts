import { LedgerError } from '../../event-log';

/** A ledger that an EventStoreDB/KurrentDB node or cluster keeps. */
export interface EventStoreUrl {
  readonly engine: 'eventstore';
  /** What the client is given: `esdb://` or `esdb+discover://`, credentials included. Never to be shown. */
  readonly connection: string;
  /** The engine in words for an operator: scheme and hosts. */
  readonly shown: string;
  /** Its streams are `name:stream` on the engine; without a name they are all that do not begin with `$`. */
  readonly name: string | undefined;
  /** How long an append or a read goes on trying before it gives up, in milliseconds. */
  readonly appendTimeout: number;
  /** How long one answer of the engine is waited for before the connection counts as lost, in milliseconds. */
  readonly connectTimeout: number;
}

const APPEND_TIMEOUT = 10_000;
const CONNECT_TIMEOUT = 5_000;

/**
 * Reads the URL of an engine: the client's connection string under any of the schemes that speak this protocol, with
 * three options of our own: `ledger`, `appendTimeout`, `connectTimeout`. Undefined when the scheme is another one.
 * Throws `LedgerUnusable` in words that hold no credentials; the client's own would hold all of the string.
 */
export const parseEventStoreUrl = (url: string): EventStoreUrl | undefined => {
  const [, discover, rest] = /^(?:esdb|kurrentdb|kurrent|kdb)(\+discover)?:\/\/(.*)$/s.exec(url) ?? [];
  if (rest === undefined) return undefined;
  const scheme = `esdb${discover ?? ''}://`;
  const [, credentials = '', hosts = '', query = ''] = /^(?:([^?]*)@)?([^?/]*)\/*(?:\?(.*))?$/s.exec(rest) ?? [];
  if (!HOSTS.test(hosts)) refuse(`${scheme}...`, 'its hosts are not host[:port], several of them with commas between');
  const shown = `${scheme}${hosts}`;
  if (credentials !== '' && !CREDENTIALS.test(credentials)) {
    refuse(shown, 'its credentials are not user:password, with : / @ and ? in them written as %3A %2F %40 and %3F');
  }
  const options = query.split('&').filter((option) => option !== '');
  const own = new Map<string, string>();
  const others: string[] = [];
  for (const option of options) {
    const [, key = option, value = ''] = /^([^=]*)=(.*)$/s.exec(option) ?? [];
    // The client, too, takes keys in any spelling.
    const flat = key.toLowerCase().replace(/[_-]/g, '');
    if (OWN.has(flat)) own.set(flat, value);
    else if (CLIENTS.has(flat) && value !== '') others.push(`${key}=${value}`);
    else refuse(shown, REFUSED[flat] ?? `it knows no option ${JSON.stringify(key)} of this value`);
  }
  const time = (key: string, fallback: number): number => {
    const text = own.get(key.toLowerCase()) ?? String(fallback);
    return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : refuse(shown, `${key} is not a number of milliseconds`);
  };
  const name = own.get('ledger');
  if (name !== undefined && !NAME.test(name)) {
    refuse(shown, 'the name of the ledger is made of letters, digits, dots, hyphens and underscores');
  }
  return {
    engine: 'eventstore',
    connection: `${scheme}${credentials && `${credentials}@`}${hosts}${others.length > 0 ? `?${others.join('&')}` : ''}`,
    shown,
    name,
    appendTimeout: time('appendTimeout', APPEND_TIMEOUT),
    connectTimeout: time('connectTimeout', CONNECT_TIMEOUT),
  };
};

const HOSTS = /^[\w.-]+(:\d{1,5})?(,[\w.-]+(:\d{1,5})?)*$/;
const CREDENTIALS = /^[^:@/?]+:[^:@/?]+$/;
const NAME = /^\w[\w.-]*$/;

const OWN: ReadonlySet<string> = new Set(['ledger', 'appendtimeout', 'connecttimeout']);

/** Options of the client that do what they say. */
const CLIENTS: ReadonlySet<string> = new Set([
  'tls',
  'tlscafile',
  'usercertfile',
  'userkeyfile',
  'maxdiscoverattempts',
  'discoveryinterval',
  'gossiptimeout',
  'nodepreference',
  'connectionname',
  'defaultdeadline',
  'keepaliveinterval',
  'keepalivetimeout',
]);

const REFUSED: Readonly<Record<string, string>> = {
  tlsverifycert: 'tlsVerifyCert has no effect: name the authority of a certificate of your own with tlsCAFile',
  throwonappendfailure: 'throwOnAppendFailure is not to be changed: the revision of a refused append would be wrong',
};

const refuse = (shown: string, words: string): never => {
  throw new LedgerError('LedgerUnusable', `the ledger URL ${shown} cannot be used: ${words}`);
};
