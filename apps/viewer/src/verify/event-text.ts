import {
  type Infer,
  anyText,
  anyWhole,
  conforms,
  listOf,
  object,
  decodeAppealEvent,
  decodeBoardEvent,
  decodeSessionEvent,
  parseAppealStream,
  parseBoardStream,
  parseSessionStream,
  type StoredEvent,
} from '@app/contract';
import { messages } from '../strings';
import { libraryMessages } from '../library-messages';

interface OfStream extends StoredEvent {
  readonly streamId: string;
}

interface Placed extends OfStream {
  readonly revision: number;
}

const someBoards = object({ section: anyText, boards: listOf(anyWhole) });

/** Answers tell everybody which boards were dealt, and nobody how. */
const isDealsWithheld = (event: OfStream): event is OfStream & { readonly data: Infer<typeof someBoards> } =>
  event.type === 'DealsSet' && conforms(someBoards, event.data);

/** An event as a director would tell it; null where nobody here can read it. */
export const eventTextFrom = (event: OfStream): string | null => {
  const { streamId } = event;
  if (parseBoardStream(streamId)) {
    const board = decodeBoardEvent(event);
    return board.ok ? libraryMessages.boardEvent(board.value) : null;
  }
  if (parseSessionStream(streamId) !== null) {
    const session = decodeSessionEvent(event);
    if (session.ok) return libraryMessages.sessionEvent(session.value);
    return isDealsWithheld(event) ? libraryMessages.boardsDealt(event.data.section, event.data.boards) : null;
  }
  const appeal = parseAppealStream(streamId) === null ? null : decodeAppealEvent(event);
  return appeal?.ok === true ? libraryMessages.appealEvent(appeal.value) : null;
};

/** `'Board 5, table 3, event 12'`: the first is event 1, but for streams that have no page here. */
export const placeInWords = ({ streamId, revision }: Pick<Placed, 'streamId' | 'revision'>): string => {
  const board = parseBoardStream(streamId);
  if (board) return messages.lineage.onBoard(board.board, board.table, revision + 1);
  const session = parseSessionStream(streamId);
  return session === null ? `${streamId}@${revision}` : messages.lineage.inSession(session, revision);
};

/** An event as a director would tell it; its type where nobody here can read it. */
export const eventInWords = (event: Placed): string => eventTextFrom(event) ?? event.type;
