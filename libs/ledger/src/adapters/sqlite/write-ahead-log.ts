import type { Database } from './driver';
import { isSqliteError } from './errors';

/** Between two tries, in milliseconds. */
const PAUSE = 20;

const pause = (): void => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
};

/**
 * Has a file written by way of a write-ahead log. SQLite does not wait here for others who look at the file at that
 * moment, as two do that start together on a new one; so this does, for so many milliseconds at the most. A copy made
 * by SQLite's own backup commands is not in this mode; where it cannot be changed it can be read as it is.
 */
export const useWriteAheadLog = (db: Database, patience: number): void => {
  for (let left = patience; ; left -= PAUSE) {
    try {
      db.pragma('journal_mode = WAL');
      return;
    } catch (error) {
      if (isSqliteError(error) && error.code.startsWith('SQLITE_READONLY')) return;
      if (left <= 0 || !isSqliteError(error) || !error.code.startsWith('SQLITE_BUSY')) throw error;
      pause();
    }
  }
};
