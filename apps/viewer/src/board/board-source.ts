import { type Result, err, ok } from '@app/bridge';
import { type BoardEvent, boardStream, decodeBoardEvent, parseBoardStream } from '@app/contract';
import type { Problem } from '../ledger/api';
import type { BoardEventsAnswer, LedgerMessage, Names, RecordedBy, ReceivedEvent } from '../ledger/documents';
import type { Source } from '../ledger/follow';
import { askBoardEvents } from '../ledger/queries';
import { messages } from '../strings';

/** An event of the board; who recorded it and when is not yet known of one that has just come in. */
export interface BoardRecord {
  readonly position: number;
  readonly event: BoardEvent;
  readonly recorded: { readonly by: RecordedBy; readonly at: string } | null;
}

export interface BoardHistory {
  /** The ledger position that it includes. */
  readonly position: number;
  readonly id: string;
  readonly names: Names;
  /** In order: the index is the number of the event. */
  readonly records: readonly BoardRecord[];
}

/** An event as it is shown: with what people said in plain words, as far as the server tells it. */
const shownEvent = ({ type, data, said }: ReceivedEvent): Result<BoardEvent, string> =>
  decodeBoardEvent({ type, data: { ...data, ...said } });

/** The fields of an event that name another one of the board. */
const NAMING_EVENTS: ReadonlySet<string> = new Set(['act', 'replaces', 'simultaneousWith']);

/** An event that names only events that are shown: a table's device is not shown all of them. */
const namingShown = <E extends ReceivedEvent>(shown: number, event: E): E => {
  const data = Object.entries(event.data).filter(
    ([field, value]) => !NAMING_EVENTS.has(field) || typeof value !== 'number' || value < shown,
  );
  return { ...event, data: Object.fromEntries(data) };
};

const historyOf = ({ events, id, names, ...answer }: BoardEventsAnswer): Result<BoardHistory, Problem> => {
  const records: BoardRecord[] = [];
  for (const stored of events) {
    const event = shownEvent(namingShown(events.length, stored));
    if (!event.ok) {
      return err({
        title: messages.problem.unreadable,
        detail: messages.problem.newerLedger(event.error),
        code: null,
        status: 200,
      });
    }
    const { position, actor: by, occurredAt: at } = stored;
    records.push({ position, event: event.value, recorded: by !== null && at !== null ? { by, at } : null });
  }
  return ok({ position: answer.position, id, names, records });
};

/** The history with one more event; null where it does not fit on: then something was missed. */
const withMessage = (history: BoardHistory, message: LedgerMessage): BoardHistory | null => {
  const { revision, position } = message;
  if (revision < history.records.length) return history;
  const event = shownEvent(namingShown(revision, message));
  if (revision > history.records.length || !event.ok) return null;
  return { ...history, position, records: [...history.records, { position, event: event.value, recorded: null }] };
};

/** Addresses may leave out the category: `q21.4.11`. */
const streamOf = (id: string): string => {
  const address = parseBoardStream(id);
  return address ? boardStream(address) : id;
};

/** All events of one board, asked for once and then followed. */
export const boardSource = (id: string): Source<BoardHistory> => {
  const stream = streamOf(id);
  return {
    query: `board=${encodeURIComponent(stream)}`,
    load: async () => {
      const answer = await askBoardEvents(stream);
      return answer.ok ? historyOf(answer.value) : answer;
    },
    positionOf: ({ position }) => position,
    // Something has moved that is not told here: it may have opened the board to the reader, or closed it.
    absorb: (history, message) => (message.streamId === stream ? withMessage(history, message) : null),
  };
};
