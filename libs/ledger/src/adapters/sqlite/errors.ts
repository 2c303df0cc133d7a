import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { LedgerError, type LedgerErrorCode } from '../../event-log';

/** Runs work on a ledger file; what SQLite refuses is thrown as a `LedgerError` that names the file. */
export const guarded = <T>(file: string, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    throw toLedgerError(file, error);
  }
};

/** Errors that do not come from SQLite are bugs of ours (or already in the ledger's words) and stay as they are. */
export const toLedgerError = (file: string, error: unknown): unknown => {
  if (!isSqliteError(error)) return error;
  const { code, words: text } = diagnose(file, error);
  return new LedgerError(code, `${file}: ${text} (${error.code}: ${error.message})`, { cause: error });
};

/** What better-sqlite3 throws; told by its code, because the driver keeps the error class of whoever loaded it first. */
export interface SqliteFailure {
  /** An extended result code, such as `SQLITE_IOERR_WRITE`. */
  readonly code: string;
  readonly message: string;
}

export const isSqliteError = (error: unknown): error is SqliteFailure =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  typeof error.code === 'string' &&
  error.code.startsWith('SQLITE_');

/** SQLite's result codes (https://www.sqlite.org/rescode.html) by the part before the extension. */
const diagnose = (file: string, error: SqliteFailure): { code: LedgerErrorCode; words: string } => {
  if (error.code === SHORT_READ) return { code: 'LedgerCorrupt', words: TOO_SHORT };
  const [, primary = ''] = error.code.split('_');
  switch (primary) {
    case 'FULL':
      return FULL;
    case 'IOERR':
      // Only a plain write reports a full disk as such; growing the shared memory or syncing does not.
      return hasSpace(file) ? { code: 'LedgerUnusable', words: 'the disk does not do its work' } : FULL;
    case 'READONLY':
      return { code: 'LedgerReadOnly', words: 'the ledger can be read but not written here' };
    case 'CORRUPT':
      return { code: 'LedgerCorrupt', words: 'the file is damaged; restore a copy and run verify on it' };
    case 'NOTADB':
      return { code: 'LedgerUnusable', words: 'this is not a ledger: not a SQLite database' };
    case 'BUSY':
      return { code: 'LedgerUnusable', words: 'another process keeps the ledger locked' };
    case 'CANTOPEN':
    case 'PERM':
    case 'AUTH':
      return { code: 'LedgerUnusable', words: 'the file cannot be opened' };
    default:
      return { code: 'LedgerUnusable', words: 'SQLite cannot go on' };
  }
};

/** What SQLite expects to find lies beyond the end of the file. */
export const SHORT_READ = 'SQLITE_IOERR_SHORT_READ';

const TOO_SHORT =
  'the file or its write-ahead log was removed or truncated while another process has it open; stop every process, keep the files as they are, ' +
  'and start again to see what is left';

const FULL = {
  code: 'LedgerFull',
  words: 'no space is left on the disk; nothing was kept of what was to be written',
} as const;

/** Less than this free, in bytes, counts as full: SQLite grows its files in steps of up to 32 KiB. */
const SPACE_NEEDED = 65_536;

const hasSpace = (file: string): boolean => {
  try {
    const { bavail, bsize } = statfsSync(dirname(file));
    return bavail * bsize >= SPACE_NEEDED;
  } catch {
    return true;
  }
};
