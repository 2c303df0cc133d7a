import { openDatabase, type Layout } from '../runtime/database';

/** How far a ledger has been worked off; the event there tells this ledger from another, or from an older copy of it. */
interface Reached {
  readonly position: number;
  readonly event: string;
}

/** Where that is kept. To lose it, or to find it older than it was, costs time and nothing else. */
export interface Checkpoint {
  readonly load: () => Reached | null;
  readonly save: (reached: Reached) => void;
  /** Forgets it: the ledger is worked off from its beginning. */
  readonly clear: () => void;
  readonly close: () => void;
}

/** For a ledger that is itself kept in memory. */
export const memoryCheckpoint = (): Checkpoint => {
  let kept: Reached | null = null;
  return {
    load: () => kept,
    save: (reached) => {
      kept = reached;
    },
    clear: () => {
      kept = null;
    },
    close: () => undefined,
  };
};

const LAYOUT: Layout = {
  what: 'the checkpoint of the process manager',
  mark: 'SLPM',
  version: 1,
  rebuildable: true,
  tables: `
    CREATE TABLE reached (
      one INTEGER PRIMARY KEY CHECK (one = 1),
      position INTEGER NOT NULL,
      event TEXT NOT NULL
    ) STRICT`,
};

/** In a file, made where there is none; several processes may share it. Throws a `DatabaseError`. */
export const openCheckpoint = (file: string): Checkpoint => {
  const db = openDatabase(file, LAYOUT);
  const load = db.prepare<[], Reached>('SELECT position, event FROM reached');
  const save = db.prepare<[number, string]>('INSERT OR REPLACE INTO reached (one, position, event) VALUES (1, ?, ?)');
  return {
    load: () => load.get() ?? null,
    save: ({ position, event }) => {
      save.run(position, event);
    },
    clear: () => {
      db.exec('DELETE FROM reached');
    },
    close: () => {
      db.close();
    },
  };
};
