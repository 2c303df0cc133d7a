import type { Message } from '@app/bridge';
import {
  type AppealEvent,
  type BoardEvent,
  type PlacedEvent,
  type SessionEvent,
  decodeAppealEvent,
  decodeBoardEvent,
  decodeSessionEvent,
  readable,
} from '@app/contract';
import {
  appealEventInWords,
  appealEventMessage,
  boardEventInWords,
  boardEventMessage,
  emptyStream,
  sessionEventInWords,
  sessionEventMessage,
} from '@app/session';

interface Tellers<T> {
  readonly board: (event: BoardEvent) => T;
  readonly session: (event: SessionEvent) => T;
  readonly appeal: (event: AppealEvent) => T;
}

const toldBy =
  <T>({ board, session, appeal }: Tellers<T>) =>
  (event: PlacedEvent): T | string => {
    const own = emptyStream(event.streamId);
    if (own?.to === 'board') return board(readable(event, decodeBoardEvent));
    if (own?.to === 'session') return session(readable(event, decodeSessionEvent));
    if (own?.to === 'appeal') return appeal(readable(event, decodeAppealEvent));
    const text = event.type.replace(/(?!^)([A-Z])/g, ' $1').toLowerCase();
    return text.charAt(0).toUpperCase() + text.slice(1);
  };

/** An event of any stream as data; of streams that no command is for, the words of its name. */
export const eventText = toldBy<Message>({
  board: boardEventMessage,
  session: sessionEventMessage,
  appeal: appealEventMessage,
});

/** The same in the words of the record. */
export const eventInWords = toldBy<string>({
  board: boardEventInWords,
  session: sessionEventInWords,
  appeal: appealEventInWords,
});
