import { type EventLog, type RecordedEvent, equalBytes } from '@app/ledger';

/** The first position where two ledgers have different events; null for a ledger that ends before it. */
export interface Difference {
  readonly position: number;
  /** Events as `stream@revision`. */
  readonly from: string | null;
  readonly to: string | null;
  /** Whether both have the event of the same id there: then its contents differ. */
  readonly sameId: boolean;
}

/** Whether two ledgers begin with the same `size` events. */
const sameRoot = async (from: EventLog, to: EventLog, size: number): Promise<boolean> =>
  equalBytes(await from.tree.root(size), await to.tree.root(size));

/**
 * Where two ledgers part within the first `size` events, which both must have; undefined where they do not. It reads
 * nothing but roots of their trees, some twenty of them in a million events.
 */
export const firstDifference = async (from: EventLog, to: EventLog, size: number): Promise<Difference | undefined> => {
  if (await sameRoot(from, to, size)) return undefined;
  let [same, different] = [0, size];
  while (different - same > 1) {
    const middle = Math.floor((same + different) / 2);
    if (await sameRoot(from, to, middle)) same = middle;
    else different = middle;
  }
  return differenceAt(from, to, same);
};

/** What two ledgers have at a position where they differ. */
export const differenceAt = async (from: EventLog, to: EventLog, position: number): Promise<Difference> => {
  const [one, other] = [await eventAt(from, position), await eventAt(to, position)];
  return { position, from: addressOf(one), to: addressOf(other), sameId: one?.id === other?.id };
};

const eventAt = async (log: EventLog, position: number): Promise<RecordedEvent | undefined> => {
  for await (const event of log.readAll({ after: position - 1, limit: 1 })) return event;
  return undefined;
};

const addressOf = (event: RecordedEvent | undefined): string | null =>
  event === undefined ? null : `${event.streamId}@${event.revision}`;
