import { statSync, type BigIntStats } from 'node:fs';
import { LedgerError } from '../../event-log';
import type { Connection } from './connection';
import { guarded, isSqliteError, toLedgerError } from './errors';
import { knownHistory, type KnownEvent } from './known-history';

/** Watches that an open ledger file is still the file of its name, with the history that this process knows. */
export interface FileWatch {
  /**
   * In a write transaction, before anything is written. Throws `LedgerSetBack` where others have put another history into the file by way of
   * SQLite, as `.restore` does.
   */
  readonly beforeWriting: () => void;
  /**
   * Throws `LedgerSetBack` where the file or its write-ahead log has lost its name or was replaced, or where the file was truncated or
   * overwritten in place.
   * @param committed the last event that was committed just now
   */
  readonly afterWriting: (committed: KnownEvent | undefined) => void;
  /** Learns of the events that a reader is about to see. Calls `lost` where they are of another history, but lets them be read. */
  readonly beforeReading: () => void;
  /** What to throw where SQLite cannot read or write: that the file was lost, if that is why, or else the error in the words of the ledger. */
  readonly causeOf: (error: unknown) => unknown;
  /** Both checks, while nothing is written. */
  readonly look: () => void;
}

/** By `bigint`, because on Windows a file has a number that no double holds, and because times are in nanoseconds. */
const statOf = (path: string): BigIntStats | undefined => statSync(path, { bigint: true, throwIfNoEntry: false });

const isSame = (a: BigIntStats, b: BigIntStats): boolean => a.ino === b.ino && a.dev === b.dev;

/**
 * Two calls of `stat` and a lookup of one event for a commit group. The contents of the file are read only where its time of change is another:
 * after a checkpoint of SQLite, or after somebody has overwritten it. Node never opens the file: closing it would give up SQLite's locks.
 * @param lost called once, with the error that everything throws from then on
 */
export const watchFile = (connection: Connection, lost: (error: LedgerError) => void = () => undefined): FileWatch => {
  const { db, file } = connection;
  const logFile = `${file}-wal`;
  let seen = statOf(file);
  const usesLog = db.pragma('journal_mode', { simple: true }) === 'wal';
  // A first read makes the log.
  db.prepare('SELECT 1 FROM sqlite_schema').get();
  const log = usesLog ? statOf(logFile) : undefined;
  const history = knownHistory(connection);
  let failure: LedgerError | undefined;

  const refuse = (wrong: string | null): void => {
    if (wrong === null) return;
    failure = new LedgerError('LedgerSetBack', `${file}: ${wrong}`);
    lost(failure);
    throw failure;
  };

  const lostName = (now: BigIntStats | undefined): string | null => {
    if (seen === undefined) return null;
    if (now === undefined) return 'the file was removed or renamed while the ledger was open';
    if (!isSame(now, seen)) return 'another file was put in its place while the ledger was open';
    if (log === undefined) return null;
    const logNow = statOf(logFile);
    if (logNow === undefined) return 'its write-ahead log was removed while the ledger was open';
    return isSame(logNow, log) ? null : 'another write-ahead log was put in place while the ledger was open';
  };

  const overwritten = (now: BigIntStats | undefined): string | null => {
    if (seen === undefined || now === undefined || (now.ctimeNs === seen.ctimeNs && now.size === seen.size))
      return null;
    const isSmaller = now.size < seen.size;
    const wrong = guarded(file, () => history.isInFile(isSmaller));
    if (wrong === null) seen = now;
    else return `the file was ${isSmaller ? 'truncated or ' : ''}overwritten while the ledger was open: ${wrong}`;
    return null;
  };

  const anotherHistory = (look: () => string | null): string | null => {
    const wrong = guarded(file, look);
    return wrong && `another history was put into the file while the ledger was open: ${wrong}`;
  };

  const checkFile = (): void => {
    const now = statOf(file);
    refuse(lostName(now) ?? overwritten(now));
  };

  const refuseLost = (): void => {
    if (failure !== undefined) throw failure;
  };

  return {
    beforeWriting() {
      refuseLost();
      refuse(anotherHistory(history.continues));
    },
    afterWriting(committed) {
      refuseLost();
      if (committed !== undefined) history.learn(committed);
      checkFile();
    },
    beforeReading() {
      if (failure !== undefined) return;
      try {
        refuse(anotherHistory(history.continuesNow));
      } catch (error) {
        if (error !== failure) throw error;
      }
    },
    causeOf(error) {
      if (!isSqliteError(error)) return error;
      try {
        refuseLost();
        checkFile();
      } catch (cause) {
        if (cause === failure) return cause;
      }
      return toLedgerError(file, error);
    },
    look() {
      refuseLost();
      checkFile();
      refuse(anotherHistory(history.continuesNow));
    },
  };
};
