import { openDatabase } from '../../../common/src/database';
import type { Layout } from '../../../common/src/database';

/** The head of a tree: `root` over the first `size` events, 64 hexadecimal digits. */
export interface TreeHead {
  readonly size: number;
  readonly root: string;
}

/**
 * What was signed last, kept apart from the ledger: a ledger that was cut off or rewritten has lost its own checkpoints
 * as well.
 */
export interface SignedHeads {
  /** The last head signed under this origin. */
  readonly last: (origin: string) => TreeHead | undefined;
  /** Puts a head in the place of the one that `last` gave; false where another process was faster. */
  readonly advance: (origin: string, from: TreeHead | undefined, to: TreeHead) => boolean;
  readonly close: () => void;
}

const LAYOUT: Layout = {
  what: 'what was signed last',
  mark: 'SLSH',
  version: 1,
  rebuildable: false,
  tables: `
    CREATE TABLE signed (
      origin TEXT PRIMARY KEY,
      size INTEGER NOT NULL,
      root TEXT NOT NULL
    ) STRICT`,
};

/**
 * In a file, made when it is first asked for; several processes may share it. All of it throws a `DatabaseError`.
 * @param file `:memory:` for a ledger that is itself kept in memory
 */
export const openSignedHeads = (file: string): SignedHeads => {
  let opened: ReturnType<typeof openDatabase> | undefined;
  const db = () => (opened ??= openDatabase(file, LAYOUT));
  const last = (origin: string): TreeHead | undefined =>
    db().prepare<[string], TreeHead>('SELECT size, root FROM signed WHERE origin = ?').get(origin);
  return {
    last,
    advance: (origin, from, { size, root }) =>
      db()
        .transaction(() => {
          const now = last(origin);
          if (now?.size !== from?.size || now?.root !== from?.root) return false;
          const put = db().prepare('INSERT OR REPLACE INTO signed (origin, size, root) VALUES (?, ?, ?)');
          put.run(origin, size, root);
          return true;
        })
        .immediate(),
    close: () => opened?.close(),
  };
};
