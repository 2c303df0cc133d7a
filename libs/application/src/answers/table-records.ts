import { decodeBoardEvent, readable } from '@app/contract';
import { type BoardDoc, type TableRecord, tableRecordOf } from '@app/documents';
import type { EventLog, RecordedEvent } from '@app/ledger';
import { foldBoard, withSectionDeal } from '@app/session';
import { sectionDeals } from './section-deals';

/**
 * What the cards, the auction and the play of boards say of their results, by board: each is folded from its stream, one
 * after the other, and of its events nothing is kept.
 * @param isIn whether an event is among those that the caller asks about
 */
export const tableRecords = async (
  log: EventLog,
  docs: readonly BoardDoc[],
  isIn: (event: RecordedEvent) => boolean,
): Promise<ReadonlyMap<string, TableRecord>> => {
  const records = new Map<string, TableRecord>();
  const deals = new Map<string, Awaited<ReturnType<typeof sectionDeals>>>();
  for (const { session } of docs) if (!deals.has(session)) deals.set(session, await sectionDeals(log, session, isIn));
  for (const { id, session, section, board: number, result } of docs) {
    if (result === null) continue;
    const events = [];
    for await (const event of log.readStream(id)) if (isIn(event)) events.push(readable(event, decodeBoardEvent));
    const board = foldBoard(withSectionDeal(events, deals.get(session)?.(section, number)));
    if (board) records.set(id, tableRecordOf(board));
  }
  return records;
};
