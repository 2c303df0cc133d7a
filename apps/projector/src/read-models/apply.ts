import type { RecordedEvent } from '@app/ledger';
import type { Projection } from '@app/session';
import type Database from 'better-sqlite3';
import { documentsOf } from './documents';
import type { Generation } from './generations';
import { moveTo, positionOf } from './generations';

/**
 * Takes events into one generation of a model, and its checkpoint with them, in one transaction.
 * @param from the position at which the caller believes the model to stand
 * @param to the position at which it stands afterwards; at or after the last event
 * @returns where it stands now: `to`; where somebody else has moved it meanwhile, their position, and nothing of
 * this was taken; null once it has been dropped
 */
export const applyEvents = <Doc>(
  db: Database.Database,
  projection: Projection<Doc>,
  generation: Generation,
  events: readonly RecordedEvent[],
  from: number,
  to: number,
): number | null =>
  db
    .transaction(() => {
      const position = positionOf(db, generation);
      if (position !== from) return position;
      const docs = documentsOf<Doc>(db, generation);
      const changed = new Map<string, Doc>();
      for (const event of events) {
        const key = projection.keyOf(event);
        const doc = projection.apply(changed.get(key) ?? docs.get(key), event);
        if (doc !== null) changed.set(key, doc);
      }
      for (const [key, doc] of changed) docs.put(key, projection.scopeOf(doc), doc);
      moveTo(db, generation, to);
      return to;
    })
    .immediate();
