import type { Reason } from '../../evidence/reason';
import { finding } from '../verification/reasons';
import { Database } from './driver';
import { COPY_FILE, LEDGER_FILE, OPTIONAL_TABLES } from './schema';

/** A table, index or trigger, by its type and name. */
type Objects = ReadonlyMap<string, string>;

/** What SQLite makes by itself: statistics of `ANALYZE`. */
const OF_SQLITE = 'sqlite_stat';

const ALL = `SELECT type || ' ' || name, coalesce(sql, '') FROM sqlite_schema
  WHERE name NOT GLOB '${OF_SQLITE}*' ORDER BY type, name`;

/** The same text whatever the white space. */
const normal = (sql: string): string => sql.replace(/\s+/g, ' ').trim();

const objectsIn = (db: Database): Objects =>
  new Map(
    db
      .prepare<[], readonly [string, string]>(ALL)
      .raw()
      .all()
      .map(([name, sql]) => [name, normal(sql)]),
  );

/** What these statements make, as SQLite itself tells it. */
const madeBy = (...statements: readonly string[]): Objects => {
  const db = new Database(':memory:');
  try {
    for (const sql of statements) db.exec(sql);
    return objectsIn(db);
  } finally {
    db.close();
  }
};

/** Of which table an index or a trigger is; undefined for a table. */
const tableOf = (db: Database, object: string): string | undefined =>
  db
    .prepare<[string], string>(`SELECT tbl_name FROM sqlite_schema WHERE type || ' ' || name = ? AND name <> tbl_name`)
    .pluck()
    .get(object);

const unknown = (object: string, table: string | undefined): Reason =>
  table === undefined
    ? finding('ledger.object-unknown', { object })
    : finding('ledger.object-unknown-on', { object, table });

/**
 * Tables, indexes and triggers of a ledger file, or of a local copy of one, that are missing, were altered, or are unknown
 * to this program. Throws what SQLite throws.
 */
export const schemaDifferences = (db: Database): readonly Reason[] => {
  const application = db.pragma('application_id', { simple: true });
  const { tables } = application === COPY_FILE.applicationId ? COPY_FILE : LEDGER_FILE;
  const found = objectsIn(db);
  const required = madeBy(tables);
  const known = new Map([...madeBy(...OPTIONAL_TABLES), ...required]);
  const missing = [...required.keys()]
    .filter((name) => !found.has(name))
    .map((object) => finding('ledger.object-missing', { object }));
  const others = [...found].flatMap(([name, sql]) => {
    const expected = known.get(name);
    if (expected === undefined) return [unknown(name, tableOf(db, name))];
    return expected === sql ? [] : [finding('ledger.object-altered', { object: name })];
  });
  return [...missing, ...others];
};
