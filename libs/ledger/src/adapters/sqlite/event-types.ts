import type { Connection } from './connection';

/** Types that are remembered at most: more than this program has, in case a ledger of others has many. */
const MOST = 1000;

/** The ids by which the file knows types of events. */
export interface EventTypes {
  /** The id of a type, which is entered where the file does not have it. */
  readonly idOf: (name: string) => number;
  /** To be called after a rollback: it may have taken types back. */
  readonly forget: () => void;
}

/** Ids of types never change, so they are remembered. */
export const eventTypes = ({ db }: Pick<Connection, 'db'>): EventTypes => {
  const idInFile = db.prepare<[string], number>('SELECT id FROM event_type WHERE name = ?').pluck();
  const enter = db.prepare<[string]>('INSERT INTO event_type (name) VALUES (?)');
  const types = new Map<string, number>();
  return {
    idOf: (name) => {
      const id = types.get(name) ?? idInFile.get(name) ?? Number(enter.run(name).lastInsertRowid);
      if (types.size >= MOST) types.clear();
      types.set(name, id);
      return id;
    },
    forget: () => {
      types.clear();
    },
  };
};
