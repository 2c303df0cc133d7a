import { Database } from './driver';
import type { Connection } from './connection';
import { SHORT_READ, isSqliteError, type SqliteFailure } from './errors';

/** What a process knows of the history in an open ledger file: some positions, and the hashes of their leaves. */
interface KnownHistory {
  /**
   * Looks through the open connection whether the newest known event is still there. In the words of an operator what is wrong; null for
   * nothing. Throws what SQLite throws.
   */
  readonly continues: () => string | null;
  /** The same, and learns of the events that others have added since. */
  readonly continuesNow: () => string | null;
  /** Records an event that is committed. */
  readonly learn: (event: KnownEvent) => void;
  /**
   * The same for all known events, through a new connection: the page cache of the open one hides what was written into the file past SQLite.
   * @param pages checks the structure of every page as well, as after the file became smaller
   */
  readonly isInFile: (pages: boolean) => string | null;
}

export interface KnownEvent {
  readonly position: number;
  readonly leaf: Buffer;
}

/** Events known one by one between two looks at the file. Later ones take the place of the oldest. */
const MOST = 256;

const LAST = 'SELECT position, leaf FROM event ORDER BY position DESC LIMIT 1';
const LEAF = 'SELECT leaf FROM event WHERE position = ?';

type Row = readonly [position: number, leaf: Buffer];

/** Where SQLite reads contents that no ledger of ours has; any other failure says nothing of them. */
const isForeign = ({ code }: SqliteFailure): boolean =>
  code === SHORT_READ || /^SQLITE_(?:CORRUPT|NOTADB|ERROR)/.test(code);

const changed = (position: number, found: Buffer | undefined): string =>
  `position ${position} ${found === undefined ? 'holds no event now' : 'holds another event now'}`;

/** Positions at ever larger distances from the end: however far back a file was set, one of them shows it. */
const spread = (head: number): readonly number[] => {
  const positions: number[] = [];
  for (let distance = 0; distance <= head; distance = 2 * distance + 1) positions.push(head - distance);
  return positions;
};

export const knownHistory = ({ db, file }: Connection): KnownHistory => {
  const last = db.prepare<[], Row>(LAST).raw();
  const leafOf = db.prepare<[number], Buffer>(LEAF).pluck();
  let events = new Map<number, Buffer>();
  let newest: KnownEvent | undefined;

  const learn = ({ position, leaf }: KnownEvent): void => {
    if (position <= (newest?.position ?? -1)) return;
    newest = { position, leaf };
    events.set(position, leaf);
    for (const oldest of events.keys()) {
      if (events.size <= MOST) break;
      events.delete(oldest);
    }
  };

  const continues = (): string | null => {
    if (newest === undefined) return null;
    const found = leafOf.get(newest.position);
    return found?.equals(newest.leaf) === true ? null : changed(newest.position, found);
  };

  const learnFrom = (connection: Database): void => {
    const [head, leaf] = connection.prepare<[], Row>(LAST).raw().get() ?? [];
    if (head === undefined || leaf === undefined) return;
    const read = connection.prepare<[number], Buffer>(LEAF).pluck();
    const known = spread(head).flatMap((position): readonly Row[] => {
      const found = read.get(position);
      return found === undefined ? [] : [[position, found]];
    });
    events = new Map([...known].reverse());
    newest = { position: head, leaf };
  };

  const differenceIn = (connection: Database): string | null => {
    const read = connection.prepare<[number], Buffer>(LEAF).pluck();
    for (const [position, leaf] of events) {
      const found = read.get(position);
      if (found?.equals(leaf) !== true) return changed(position, found);
    }
    return null;
  };

  try {
    learnFrom(db);
  } catch (error) {
    // Whoever reads a damaged file says so.
    if (!isSqliteError(error)) throw error;
  }

  return {
    learn,
    continues,
    continuesNow: db.transaction(() => {
      const wrong = continues();
      const [position, leaf] = last.get() ?? [];
      if (wrong === null && position !== undefined && leaf !== undefined) learn({ position, leaf });
      return wrong;
    }),
    isInFile: (pages) => {
      let connection: Database | undefined;
      try {
        connection = new Database(file, { readonly: true, fileMustExist: true });
        const wrong = differenceIn(connection) ?? (pages ? damageIn(connection) : null);
        if (wrong === null) learnFrom(connection);
        return wrong;
      } catch (error) {
        if (!isSqliteError(error) || !isForeign(error)) throw error;
        return `it cannot be read any longer (${error.code}: ${error.message})`;
      } finally {
        connection?.close();
      }
    },
  };
};

const damageIn = (db: Database): string | null => {
  const found = db.prepare<[], string>('PRAGMA quick_check(1)').pluck().get();
  return found === 'ok' ? null : `the file is damaged (${(found ?? 'no answer').replace(/\s+/g, ' ')})`;
};
