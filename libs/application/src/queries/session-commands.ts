import {
  type StoredEvent,
  type PlacedEvent,
  decodeAppealEvent,
  decodeBoardEvent,
  decodeSessionEvent,
  parseAppealStream,
  parseBoardStream,
  readable,
  sessionStream,
} from '@app/contract';
import type { WrittenCommand } from '@app/formats';
import type { EventLog, RecordedEvent } from '@app/ledger';
import { type Decrypt, PERSONAL_FIELDS, isEncrypted, reveal } from '@app/session';
import { SessionUnknown } from '../answers/session-queries';

interface Reading {
  /** Opens what people said. */
  readonly unsealed: Decrypt;
  /** What somebody said is not kept any more, or not here. */
  readonly lost: (loss: 'statements') => void;
  /** Whether an event is among those that are read; all are where it is left out. */
  readonly isRead?: (event: RecordedEvent) => boolean;
}

const decoded = (stored: PlacedEvent): StoredEvent => {
  if (stored.streamId.startsWith('board-')) return readable(stored, decodeBoardEvent);
  return stored.streamId.startsWith('appeal-')
    ? readable(stored, decodeAppealEvent)
    : readable(stored, decodeSessionEvent);
};

/** Whether an event belongs to a session: to its stream, to a board of it, or to an appeal that was lodged in it. */
const belongsTo = (session: string): ((event: RecordedEvent) => boolean) => {
  const own = sessionStream(session);
  const appeals = new Set<string>();
  return ({ streamId, type, data }) => {
    if (streamId === own) return true;
    if (streamId.startsWith('board-')) return parseBoardStream(streamId)?.session === session;
    if (parseAppealStream(streamId) === null) return false;
    if (type === 'AppealLodged' && data.session === session) appeals.add(streamId);
    return appeals.has(streamId);
  };
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const isOfSoftware = ({ metadata: { actor } }: RecordedEvent): boolean =>
  typeof actor === 'object' && actor !== null && 'role' in actor && actor.role === 'process-manager';

/** What is sealed in an event and cannot be opened. */
const countLost = ({ type, data }: RecordedEvent, { unsealed, lost }: Reading): void => {
  const fields = (PERSONAL_FIELDS as Readonly<Record<string, readonly string[]>>)[type] ?? [];
  for (const field of fields) {
    const value = data[field];
    if (isEncrypted(value) && typeof unsealed(value) !== 'string') lost('statements');
  }
};

type Current = WrittenCommand & { readonly events: StoredEvent[] };

/**
 * The commands of a session, of its boards and of its appeals in the order of the ledger, each with all events that it has
 * left. Goes through the ledger once and holds one command. Throws `SessionUnknown`, `UnreadableEvent`.
 */
export async function* recordedCommands(
  log: EventLog,
  session: string,
  reading: Reading,
): AsyncGenerator<WrittenCommand> {
  const isOwn = belongsTo(session);
  const { isRead = () => true } = reading;
  let current = null as Current | null;
  for await (const event of log.readAll()) {
    if (!isOwn(event) || !isRead(event)) continue;
    const id = textOf(event.metadata.commandId);
    const opened = reveal(decoded(event), reading.unsealed);
    countLost(event, reading);
    if (current?.id === id && current.stream === event.streamId) {
      current.events.push(opened);
      continue;
    }
    if (current) yield current;
    current = {
      id,
      stream: event.streamId,
      occurredAt: textOf(event.metadata.occurredAt),
      events: [opened],
      follows: isOfSoftware(event),
    };
  }
  if (!current) throw new SessionUnknown(session);
  yield current;
}
