import {
  eventIdOf,
  newCommandId,
  type AppendOutcome,
  type EventLog,
  type Followed,
  type JsonObject,
  type NewEvent,
  type RecordedEvent,
} from '@app/ledger';

/** A new event with an id of its own. */
export const someEvent = (type = 'Noted', data: JsonObject = {}): NewEvent => someEvents(1, type, data)[0] ?? never();

/** Events of one command, numbered in `data.n`. */
export const someEvents = (count: number, type = 'Noted', data: JsonObject = {}): readonly NewEvent[] => {
  const commandId = newCommandId();
  return Array.from({ length: count }, (_, n) => ({
    id: eventIdOf(commandId, n),
    type,
    data: { n, ...data },
    metadata: { actor: 'tester', commandId },
  }));
};

export const collect = async <T>(items: AsyncIterable<T>): Promise<readonly T[]> => {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
};

/** Takes from a subscription up to and with the first item that `last` accepts, then leaves it. */
export const takeUntil = async <T>(items: AsyncIterable<T>, last: (item: T) => boolean): Promise<readonly T[]> => {
  const taken: T[] = [];
  for await (const item of items) {
    taken.push(item);
    if (last(item)) return taken;
  }
  return taken;
};

export const eventsOf = (followed: readonly Followed[]): readonly RecordedEvent[] =>
  followed.flatMap((item) => (item.kind === 'event' ? [item.event] : []));

export const idsOf = (events: readonly { readonly id: string }[]): readonly string[] => events.map(({ id }) => id);

/** Everything in the ledger, in order. */
export const everything = (log: EventLog): Promise<readonly RecordedEvent[]> => collect(log.readAll());

/** The outcome of an append that must have been taken. */
export const accepted = async (append: Promise<AppendOutcome>): Promise<AppendOutcome & { readonly ok: true }> => {
  const outcome = await append;
  if (!outcome.ok) throw new Error(`the append was refused: ${JSON.stringify(outcome)}`);
  return outcome;
};

/** Resolves after a turn of the event loop. */
export const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

const never = (): never => {
  throw new Error('unreachable');
};
