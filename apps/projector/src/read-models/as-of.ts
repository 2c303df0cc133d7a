import type { EventLog } from '@app/ledger';
import type { Projection } from '@app/session';
import type { AsOf } from '../queries/board-history';
import { wasRecorded } from '../queries/board-history';

/**
 * The documents of one session as they were at a moment (as they are, where none is given), computed from the ledger and stored nowhere.
 * Memory is bounded by the session, not by the ledger.
 */
export const documentsAsOf = async <Doc>(
  log: EventLog,
  projection: Projection<Doc>,
  scope: string,
  asOf?: AsOf,
): Promise<readonly Doc[]> => {
  const docs = new Map<string, Doc>();
  for await (const event of log.readAll({ types: projection.types })) {
    if (asOf && 'position' in asOf && event.position > asOf.position) break;
    if (asOf && !wasRecorded(event, asOf)) continue;
    const key = projection.keyOf(event);
    const doc = projection.apply(docs.get(key) ?? null, event);
    if (doc !== null && projection.scopeOf(doc) === scope) docs.set(key, doc);
  }
  return [...docs.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, doc]) => doc);
};
