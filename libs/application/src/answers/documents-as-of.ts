import type { EventLog } from '@app/ledger';
import type { Projection } from '@app/documents';
import { type AsOf, wasRecorded } from './board-history';

/**
 * Documents as they were at a moment (as they are, where none is given), computed from the ledger and stored nowhere.
 * Memory is bounded by those that are wanted, not by the ledger.
 * @param isWanted by what never changes in a document: the session that it is about, the contest
 */
export const documentsAsOf = async <Doc>(
  log: EventLog,
  projection: Projection<Doc>,
  isWanted: (doc: Doc) => boolean,
  asOf?: AsOf,
): Promise<readonly Doc[]> => {
  const docs = new Map<string, Doc>();
  for await (const event of log.readAll({ types: projection.types })) {
    if (asOf && 'position' in asOf && event.position > asOf.position) break;
    if (asOf && !wasRecorded(event, asOf)) continue;
    const key = projection.keyOf(event);
    const doc = projection.apply(docs.get(key) ?? null, event);
    if (doc !== null && isWanted(doc)) docs.set(key, doc);
  }
  return [...docs.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, doc]) => doc);
};
