import type { Database } from '@app/ledger';

const known = new WeakMap<Database, Map<string, unknown>>();

/**
 * The statement of a database with this text, compiled when it is first asked for: to compile a short query takes longer than to
 * run it. All who ask share it: they read a result to its end, and one text is plucked by all or by none.
 */
export const prepared = <Params extends unknown[], Row>(db: Database, text: string) => {
  const ofDatabase = known.get(db) ?? new Map<string, unknown>();
  known.set(db, ofDatabase);
  const before = ofDatabase.get(text) as ReturnType<typeof db.prepare<Params, Row>> | undefined;
  if (before) return before;
  const made = db.prepare<Params, Row>(text);
  ofDatabase.set(text, made);
  return made;
};

/** Lets go of the statements of a database, among them those of a table that is no more. */
export const forgetPrepared = (db: Database): void => {
  known.delete(db);
};
