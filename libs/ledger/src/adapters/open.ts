import { LedgerError, type EventLog } from '../event-log';
import { parseEventStoreUrl, type EventStoreUrl } from './eventstore/url';
import { memoryLedger } from './memory';
import { openSqliteLedger } from './sqlite/ledger';

export interface OpenLedger {
  /** Make the ledger when there is none yet (the default), or refuse with `LedgerNotFound`. */
  readonly create?: boolean;
  /** File of the local copy of a ledger on an engine elsewhere; left out, a private one that goes at closing. */
  readonly localCopy?: string;
  /**
   * Called once, with `LedgerSetBack`, where the ledger is no longer the one that was opened: its file lost its name, was replaced, truncated or
   * overwritten, or its engine no longer has what was read from it. Appends are refused from then on, and reading goes on where it can.
   */
  readonly onLost?: (error: LedgerError) => void;
}

export type LedgerUrl =
  { readonly engine: 'memory' } | { readonly engine: 'sqlite'; readonly file: string } | EventStoreUrl;

/**
 * Reads a `LEDGER_URL`: `sqlite:` and the path of a file, absolute or relative to the working directory
 * (`sqlite:./data/ledger.db`), `memory:`, or the connection string of an EventStoreDB/KurrentDB engine, with
 * `ledger=NAME` in it when the engine keeps several. Throws `LedgerUnusable` for anything else.
 */
export const parseLedgerUrl = (url: string): LedgerUrl => {
  if (url === 'memory:') return { engine: 'memory' };
  const file = /^sqlite:(?!\/\/[^/])(.+)$/s.exec(url)?.[1];
  if (file !== undefined) return { engine: 'sqlite', file };
  const engine = parseEventStoreUrl(url);
  if (engine !== undefined) return engine;
  throw new LedgerError(
    'LedgerUnusable',
    `the ledger URL ${JSON.stringify(withoutCredentials(url))} is none of sqlite:<path of a file>, memory:, ` +
      'esdb:// or kurrentdb:// and hosts, esdb+discover:// or kurrentdb+discover:// and a host',
  );
};

/** A scheme may be misspelt before a password. */
const withoutCredentials = (url: string): string => url.replace(/:.*@/s, ':...@');

/** A `LEDGER_URL` as it may be shown: without credentials. Throws as `parseLedgerUrl` does. */
export const shownLedgerUrl = (url: string): string => {
  const parsed = parseLedgerUrl(url);
  if (parsed.engine !== 'eventstore') return url;
  return parsed.name === undefined ? parsed.shown : `${parsed.shown}?ledger=${parsed.name}`;
};

/** Opens the ledger that a `LEDGER_URL` names. Rejects with a `LedgerError`. */
export const openLedger = async (url: string, options?: OpenLedger): Promise<EventLog> => {
  const parsed = parseLedgerUrl(url);
  switch (parsed.engine) {
    case 'memory':
      return Promise.resolve(memoryLedger());
    case 'sqlite':
      return Promise.resolve(openSqliteLedger(parsed.file, options));
    case 'eventstore':
      // Its driver takes longer to load than most commands run.
      return (await import('./eventstore/ledger')).openEventStoreLedger(parsed, options);
  }
};
