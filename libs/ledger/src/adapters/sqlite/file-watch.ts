import { statSync } from 'node:fs';
import type { BigIntStats } from 'node:fs';
import { LedgerError } from '../../event-log';
import { connect } from './connection';
import type { Connection } from './connection';

/** Watches that an open ledger file is still the file of its name. */
export interface FileWatch {
  /**
   * Throws `LedgerSetBack` where the file or its write-ahead log has lost its name or was replaced, or where the file was truncated;
   * from then on always.
   * @param acknowledged position of the last event that this process has written; -1 for none
   */
  readonly check: (acknowledged: number) => void;
}

/** By `bigint`, because on Windows a file has a number that no double holds. */
const statOf = (path: string): BigIntStats | undefined => statSync(path, { bigint: true, throwIfNoEntry: false });

const isSame = (a: BigIntStats, b: BigIntStats): boolean => a.ino === b.ino && a.dev === b.dev;

/** Two calls of `stat` a check. The files are not opened: closing one would give up SQLite's locks on it. */
export const watchFile = ({ db, file }: Connection): FileWatch => {
  const logFile = `${file}-wal`;
  const opened = statOf(file);
  const usesLog = db.pragma('journal_mode', { simple: true }) === 'wal';
  // A first read makes the log.
  db.prepare('SELECT 1 FROM sqlite_schema').get();
  const log = usesLog ? statOf(logFile) : undefined;
  let size = opened?.size ?? 0n;
  let lost: LedgerError | undefined;

  const whatIsWrong = (acknowledged: number): string | null => {
    if (opened === undefined) return null;
    const now = statOf(file);
    if (now === undefined) return 'the file was removed or renamed while the ledger was open';
    if (!isSame(now, opened)) return 'another file was put in its place while the ledger was open';
    if (log !== undefined) {
      const logNow = statOf(logFile);
      if (logNow === undefined) return 'its write-ahead log was removed while the ledger was open';
      if (!isSame(logNow, log)) return 'another write-ahead log was put in place while the ledger was open';
    }
    if (now.size < size && !isWhole(file, acknowledged)) return 'the file was truncated while the ledger was open';
    size = now.size;
    return null;
  };

  return {
    check(acknowledged) {
      if (lost !== undefined) throw lost;
      const wrong = whatIsWrong(acknowledged);
      if (wrong === null) return;
      lost = new LedgerError('LedgerSetBack', `${file}: ${wrong}`);
      throw lost;
    },
  };
};

/** Whether a file that became smaller holds everything all the same, as after VACUUM. */
const isWhole = (file: string, acknowledged: number): boolean => {
  try {
    const connection = connect(file, { create: false });
    const { db } = connection;
    try {
      const head = db.prepare<[], number | null>('SELECT max(position) FROM event').pluck().get() ?? -1;
      return head >= acknowledged && db.prepare<[], string>('PRAGMA quick_check(1)').pluck().get() === 'ok';
    } finally {
      connection.close();
    }
  } catch {
    return false;
  }
};
