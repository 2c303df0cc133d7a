import type { EventLog, RecordedEvent } from '@app/ledger';

/** The event of a stream that a document was made from. */
export const recordedEvent = async (log: EventLog, stream: string, revision: number): Promise<RecordedEvent> => {
  for await (const event of log.readStream(stream, { from: revision, limit: 1 })) return event;
  throw new Error(`${stream} has no event ${revision}, which the read models are made from`);
};
