import { type Layout, openDatabase } from '@app/application';

/** A tree head of a log, as one of its checkpoints has it. */
export interface Head {
  readonly size: number;
  /** 32 bytes. */
  readonly root: Uint8Array;
  /** The checkpoint with the log's signatures. */
  readonly note: string;
}

/** The largest consistent tree of a log that has been co-signed; `time` in seconds since 1970. */
export interface Latest extends Head {
  readonly origin: string;
  readonly time: number;
}

/**
 * A checkpoint that the log has signed and that was not co-signed. `fork`: it gives another root to as many events, which
 * proves that the log has shown two histories. `unproved`: nothing proved that it continues what had been co-signed.
 */
export interface Suspect extends Latest {
  readonly kind: 'fork' | 'unproved';
  /** The checkpoint that had been co-signed. */
  readonly against: string;
}

/** What a witness knows; durable before anybody is told. Several processes may share the file. */
export interface WitnessState {
  readonly latest: (origin: string) => Latest | undefined;
  /**
   * Puts `next` in the place of `from`, if that still is what is known, and gives the time for the cosignature, which
   * never goes back. Undefined where another checkpoint has come in between.
   */
  readonly advance: (origin: string, from: Head | undefined, next: Head, now: Date) => number | undefined;
  /** Keeps a checkpoint as evidence; whether it is a new one. */
  readonly suspect: (suspect: Suspect) => boolean;
  readonly all: () => { readonly latest: readonly Latest[]; readonly suspects: readonly Suspect[] };
  readonly close: () => void;
}

/** The triggers hold whatever the program does: one root for one size, and never back. */
const LAYOUT: Layout = {
  what: 'the state of a witness',
  mark: 'SLWT',
  version: 1,
  rebuildable: false,
  tables: `
    CREATE TABLE latest (
      origin TEXT PRIMARY KEY,
      size INTEGER NOT NULL,
      root BLOB NOT NULL CHECK (length(root) = 32),
      note TEXT NOT NULL,
      time INTEGER NOT NULL
    ) STRICT;
    CREATE TRIGGER latest_never_goes_back BEFORE UPDATE ON latest
      WHEN NEW.origin <> OLD.origin OR NEW.size < OLD.size OR NEW.time < OLD.time
        OR (NEW.size = OLD.size AND NEW.root <> OLD.root)
      BEGIN SELECT raise(ABORT, 'what a witness has co-signed never goes back'); END;
    CREATE TRIGGER latest_is_never_deleted BEFORE DELETE ON latest
      BEGIN SELECT raise(ABORT, 'what a witness has co-signed is never deleted'); END;
    CREATE TABLE suspect (
      origin TEXT NOT NULL,
      size INTEGER NOT NULL,
      root BLOB NOT NULL,
      note TEXT NOT NULL,
      time INTEGER NOT NULL,
      kind TEXT NOT NULL,
      against TEXT NOT NULL,
      PRIMARY KEY (origin, size, root)
    ) STRICT`,
};

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

/** Opens the file, and makes it where there is none. Throws a `DatabaseError`. */
export const openWitnessState = (file: string): WitnessState => {
  const db = openDatabase(file, LAYOUT);
  const latest = db.prepare<[string], Latest>('SELECT origin, size, root, note, time FROM latest WHERE origin = ?');
  const first = db.prepare<[Latest], { time: number }>(
    `INSERT INTO latest (origin, size, root, note, time) VALUES (:origin, :size, :root, :note, :time)
     ON CONFLICT DO NOTHING RETURNING time`,
  );
  const next = db.prepare<[Latest & { readonly oldSize: number; readonly oldRoot: Uint8Array }], { time: number }>(
    `UPDATE latest SET size = :size, root = :root, note = :note, time = max(time, :time)
     WHERE origin = :origin AND size = :oldSize AND root = :oldRoot RETURNING time`,
  );
  const suspect = db.prepare<[Suspect]>(
    `INSERT INTO suspect (origin, size, root, note, time, kind, against)
     VALUES (:origin, :size, :root, :note, :time, :kind, :against) ON CONFLICT DO NOTHING`,
  );
  const allLatest = db.prepare<[], Latest>('SELECT origin, size, root, note, time FROM latest ORDER BY origin');
  const allSuspects = db.prepare<[], Suspect>(
    'SELECT origin, size, root, note, time, kind, against FROM suspect ORDER BY time, origin, size',
  );
  // A transaction, because only a commit of its own says so when it fails.
  const advance = db.transaction((row: Latest, from: Head | undefined): number | undefined => {
    const written = from === undefined ? first.get(row) : next.get({ ...row, oldSize: from.size, oldRoot: from.root });
    return written?.time;
  });
  return {
    latest: (origin) => latest.get(origin),
    advance: (origin, from, head, now) => advance.immediate({ ...head, origin, time: seconds(now) }, from),
    suspect: (row) => suspect.run(row).changes === 1,
    all: () => ({ latest: allLatest.all(), suspects: allSuspects.all() }),
    close: () => {
      db.close();
    },
  };
};
