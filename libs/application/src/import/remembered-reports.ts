import { decrypt, encrypt } from '../vault/cipher';
import { DatabaseError, type Layout, openDatabase } from '../runtime/database';

const LAYOUT: Layout = {
  what: 'reports of repeated imports',
  mark: 'SLRI',
  version: 1,
  rebuildable: true,
  tables: 'CREATE TABLE report (nth INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE, body BLOB NOT NULL) STRICT',
};

/** How many reports are remembered, the latest, and the longest of them, in characters of JSON. */
const MOST = { reports: 64, length: 4 * 1024 * 1024 } as const;

const PLACE = ['import-report'] as const;

/** What a report is remembered by. */
export interface ReportKey {
  /** 32 bytes that say nothing of the file. */
  readonly id: Buffer;
  /** 64 bytes that follow from the file itself: without it nobody reads what its report quotes, names among it. */
  readonly secret: Buffer;
}

/**
 * Texts beside the ledger that can be lost at any time, each encrypted with a key of its own. A file that cannot be
 * made, opened or read has none.
 */
export interface RememberedReports {
  readonly get: (key: ReportKey) => string | null;
  readonly put: (key: ReportKey, text: string) => void;
}

export const rememberedReports = (file: string): RememberedReports => {
  const within = <T>(work: (db: ReturnType<typeof openDatabase>) => T): T | null => {
    let db: ReturnType<typeof openDatabase>;
    try {
      db = openDatabase(file, LAYOUT);
    } catch (error) {
      if (error instanceof DatabaseError) return null;
      throw error;
    }
    try {
      return work(db);
    } catch {
      return null;
    } finally {
      db.close();
    }
  };
  return {
    get: ({ id, secret }) =>
      within((db) => {
        const body = db.prepare<[Buffer], Buffer>('SELECT body FROM report WHERE id = ?').pluck().get(id);
        return body === undefined ? null : decrypt(secret, body);
      }),
    put: ({ id, secret }, text) => {
      if (text.length > MOST.length) return;
      within((db) =>
        db
          .transaction(() => {
            db.prepare<[Buffer]>('DELETE FROM report WHERE id = ?').run(id);
            db.prepare<[Buffer, Buffer]>(
              'INSERT INTO report (nth, id, body) VALUES ((SELECT coalesce(max(nth), 0) + 1 FROM report), ?, ?)',
            ).run(id, encrypt(secret, PLACE, text));
            db.prepare<[number]>('DELETE FROM report WHERE nth <= (SELECT max(nth) FROM report) - ?').run(MOST.reports);
          })
          .immediate(),
      );
    },
  };
};
