import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { LedgerError } from '../../event-log';
import type { Reason } from '../../evidence/reason';
import { leafHash } from '../hashes';
import { finding } from '../verification/reasons';
import type { Connection } from './connection';
import { Database } from './driver';
import { guarded } from './errors';
import { wholeBody } from './packed-body';
import { LEDGER_FILE } from './schema';

/** What is read here is only read: a damaged file stays as it is, also its write-ahead log. */
type Opened = Pick<Connection, 'db' | 'file'>;

/** Files up to so many bytes are checked page by page: half a second. What is larger takes too long at a start. */
const WHOLE_FILE = 256 * 1024 * 1024;

/** An event that is not what was hashed when it was recorded. */
export interface AlteredEvent extends Reason {
  readonly position: number;
}

/** Events at the end that are hashed again. */
const LAST_EVENTS = 256;

type Row = readonly [position: number, leaf: Buffer, body: Buffer];

/**
 * A quick check of a ledger file, for a start: its pages are sound (SQLite's `quick_check`, of files up to 256 MiB), and its last
 * events are there; throws `LedgerCorrupt` where they are not. Gives the first of the last events that is not what was hashed, null for
 * none. A complete check takes `verifyLedger`.
 */
export const checkStructure = (path: string): AlteredEvent | null => {
  const file = resolve(path);
  return guarded(file, () => {
    const db = new Database(file, { readonly: true, fileMustExist: true });
    try {
      // Whoever opens it says what else it is.
      if (db.pragma('application_id', { simple: true }) !== LEDGER_FILE.applicationId) return null;
      checkPages({ db, file });
      return checkEnd({ db, file });
    } finally {
      db.close();
    }
  });
};

/**
 * Whether there is nothing at this path that opening it would not make: no file, an empty one, or a database without tables, as the write-ahead log
 * of a young ledger leaves behind when it is removed. Throws a `LedgerError`.
 */
export const isBlank = (path: string): boolean => {
  const file = resolve(path);
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) === 0) return true;
  return guarded(file, () => {
    const db = new Database(file, { readonly: true, fileMustExist: true });
    try {
      return db.prepare<[], number>('SELECT count(*) FROM sqlite_schema').pluck().get() === 0;
    } finally {
      db.close();
    }
  });
};

const damaged = (file: string, what: string): LedgerError =>
  new LedgerError('LedgerCorrupt', `${file}: the file is damaged (${what}); restore a copy and run verify on it`);

const checkPages = ({ db, file }: Opened): void => {
  if (statSync(file).size > WHOLE_FILE) return;
  const [found] = db.prepare<[], string>('PRAGMA quick_check(1)').pluck().all();
  if (found !== 'ok') throw damaged(file, (found ?? 'no answer').replace(/\s+/g, ' '));
};

const checkEnd = ({ db, file }: Opened): AlteredEvent | null => {
  let altered: AlteredEvent | null = null;
  const last = db
    .prepare<[number], Row>(
      `SELECT position, leaf, CAST(${wholeBody(db)} AS BLOB) FROM event ORDER BY position DESC LIMIT ?`,
    )
    .raw()
    .all(LAST_EVENTS);
  const head = last[0]?.[0] ?? -1;
  for (const [nth, [position, leaf, body]] of last.entries()) {
    if (position !== head - nth) throw damaged(file, `the event at position ${head - nth} is missing`);
    if (!leafHash(body).equals(leaf)) altered = { position, ...finding('ledger.event-changed', { position }) };
  }
  return altered;
};
