import type { Database } from './driver';
import { LedgerError, type EventTree } from '../../event-log';
import { eventTree, subtreesInMemory, type Leaves, type Subtrees } from '../tree';
import type { Connection } from './connection';
import { guarded, isSqliteError } from './errors';
import { SUBTREE_TABLE } from './schema';

/**
 * The Merkle tree of a ledger file, from the `leaf` column. Roots of its subtrees are kept in a table beside the events, made when
 * they are first asked for; it can be dropped at any time. Other processes may do the same with the same file.
 */
export const sqliteTree = (connection: Connection, refuseIfClosed: () => void): EventTree =>
  eventTree(sqliteLeaves(connection, refuseIfClosed), sqliteSubtrees(connection, refuseIfClosed));

const sqliteLeaves = ({ db, file }: Connection, refuseIfClosed: () => void): Leaves => {
  const size = db.prepare<[], number>('SELECT coalesce(max(position), -1) + 1 FROM event').pluck();
  const leaves = db
    .prepare<[number, number], Buffer>('SELECT leaf FROM event WHERE position >= ? AND position < ? ORDER BY position')
    .pluck();
  const read = <T>(work: () => T): T => {
    refuseIfClosed();
    return guarded(file, work);
  };
  return {
    size: () => read(() => size.get() ?? 0),
    read: (start, count) => {
      const rows = read(() => leaves.all(start, start + count));
      if (rows.length === count) return rows;
      throw new LedgerError(
        'LedgerCorrupt',
        `${file}: events are missing between positions ${start} and ${start + count - 1}; run verify`,
      );
    },
  };
};

/** Where the table cannot be written, the roots are kept in memory, by every process that wants them. */
const sqliteSubtrees = (connection: Connection, refuseIfClosed: () => void): Subtrees => {
  const { db, file } = connection;
  const inFile = subtreesInFile(connection);
  let subtrees = inFile;
  const read = <T>(work: () => T): T => {
    refuseIfClosed();
    return guarded(file, work);
  };
  const keepInFile = db.transaction((level: number, start: number, roots: readonly Buffer[]) => {
    inFile.keep(level, start, roots);
  });
  return {
    count: (level) => read(() => subtrees.count(level)),
    read: (level, start, count) => {
      const roots = read(() => subtrees.read(level, start, count));
      if (roots.length === count) return roots;
      throw new LedgerError('LedgerCorrupt', `${file}: ${GAPS}`);
    },
    keep: (level, start, roots) => {
      refuseIfClosed();
      try {
        if (subtrees === inFile) keepInFile.immediate(level, start, roots);
      } catch (error) {
        if (!isSqliteError(error)) throw error;
        subtrees = read(() => copyOf(inFile));
      }
      if (subtrees !== inFile) subtrees.keep(level, start, roots);
    },
  };
};

const GAPS = 'the table "subtree" has gaps; it follows from the events: with the ledger closed it may be dropped';

const subtreesInFile = ({ db }: Connection): Subtrees => {
  const exists = db
    .prepare<[], number>(`SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'subtree'`)
    .pluck();
  let prepared: ReturnType<typeof prepare> | undefined;
  /** Undefined as long as nobody has made the table. */
  const statements = () => (prepared ??= exists.get() === undefined ? undefined : prepare(db));
  return {
    count: (level) => statements()?.count.get(level) ?? 0,
    read: (level, start, count) => statements()?.read.all(level, start, start + count) ?? [],
    keep: (level, start, roots) => {
      db.exec(SUBTREE_TABLE);
      const { add } = prepare(db);
      roots.forEach((root, i) => add.run(level, start + i, root));
    },
  };
};

const prepare = (db: Database) => ({
  count: db.prepare<[number], number>('SELECT coalesce(max(number), -1) + 1 FROM subtree WHERE level = ?').pluck(),
  read: db
    .prepare<[number, number, number], Buffer>(
      'SELECT hash FROM subtree WHERE level = ? AND number >= ? AND number < ? ORDER BY number',
    )
    .pluck(),
  // Whoever else makes them makes the same.
  add: db.prepare<[number, number, Buffer]>('INSERT OR IGNORE INTO subtree (level, number, hash) VALUES (?, ?, ?)'),
});

const copyOf = (kept: Subtrees): Subtrees => {
  const copy = subtreesInMemory();
  for (let level = 1; kept.count(level) > 0; level++) copy.keep(level, 0, kept.read(level, 0, kept.count(level)));
  return copy;
};
