import { LedgerError } from '../event-log';
import type { EventLog } from '../event-log';
import { memoryLedger } from './memory';
import { openSqliteLedger } from './sqlite/ledger';

export interface OpenLedger {
  /** Make the ledger when there is none yet (the default), or refuse with `LedgerNotFound`. */
  readonly create?: boolean;
}

export type LedgerUrl = { readonly engine: 'memory' } | { readonly engine: 'sqlite'; readonly file: string };

/**
 * Reads a `LEDGER_URL`: `sqlite:` and the path of a file, absolute or relative to the working directory
 * (`sqlite:./data/ledger.db`), or `memory:`. Throws `LedgerUnusable` for anything else.
 */
export const parseLedgerUrl = (url: string): LedgerUrl => {
  if (url === 'memory:') return { engine: 'memory' };
  const file = /^sqlite:(?!\/\/[^/])(.+)$/s.exec(url)?.[1];
  if (file !== undefined) return { engine: 'sqlite', file };
  throw new LedgerError(
    'LedgerUnusable',
    `the ledger URL ${JSON.stringify(url)} is none of sqlite:<path of a file>, memory:`,
  );
};

/** Opens the ledger that a `LEDGER_URL` names. Rejects with a `LedgerError`. */
export const openLedger = async (url: string, options?: OpenLedger): Promise<EventLog> => {
  const parsed = parseLedgerUrl(url);
  switch (parsed.engine) {
    case 'memory':
      return Promise.resolve(memoryLedger());
    case 'sqlite':
      return Promise.resolve(openSqliteLedger(parsed.file, options));
  }
};
