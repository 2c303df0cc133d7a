import {
  type AppealEvent,
  type BoardAddress,
  type BoardEvent,
  type SessionEvent,
  type StoredEvent,
  appealStream,
  decodeAppealEvent,
  decodeBoardEvent,
  decodeSessionEvent,
  parseAppealStream,
  parseBoardStream,
  parseSessionStream,
  sessionStream,
} from '@app/contract';
import type { Result } from '@app/bridge';
import { type Appeal, evolveAppeal } from './appeal/fold';
import { closingOf } from './appeal/progress';
import { type Board, evolveBoard } from './board/fold';
import type { Contest } from './deadlines/contest';
import { type Session, EMPTY_SESSION, evolveSession, evolveSessionBy } from './session/fold';
import { sessionDocOf } from './session/session-doc';

/** An event of any stream that commands are decided on. */
export type DomainEvent = SessionEvent | BoardEvent | AppealEvent;

/** What a stream has come to. */
export type StreamState =
  | { readonly to: 'session'; readonly session: string; readonly state: Session }
  | { readonly to: 'board'; readonly address: BoardAddress; readonly state: Board | null }
  | { readonly to: 'appeal'; readonly appeal: string; readonly state: Appeal | null };

/** A stream of that name before its first event; null for streams that no command is for. */
export const emptyStream = (name: string): StreamState | null => {
  const address = name.startsWith('board-') ? parseBoardStream(name) : null;
  if (address) return { to: 'board', address, state: null };
  const session = parseSessionStream(name);
  if (session !== null) return { to: 'session', session, state: EMPTY_SESSION };
  const appeal = parseAppealStream(name);
  return appeal === null ? null : { to: 'appeal', appeal, state: null };
};

export const evolveStream = (stream: StreamState, event: DomainEvent): StreamState => {
  switch (stream.to) {
    case 'session':
      return { ...stream, state: evolveSession(stream.state, event as SessionEvent) };
    case 'board':
      return { ...stream, state: evolveBoard(stream.state, event as BoardEvent) };
    case 'appeal':
      return { ...stream, state: evolveAppeal(stream.state, event as AppealEvent) };
  }
};

/** By events that follow one another; the same as by one after the other, and faster. */
export const evolveStreamBy = (stream: StreamState, events: readonly DomainEvent[]): StreamState =>
  stream.to === 'session'
    ? { ...stream, state: evolveSessionBy(stream.state, events as readonly SessionEvent[]) }
    : events.reduce(evolveStream, stream);

/** How stored events of the stream are read. */
export const decoderOf = ({ to }: StreamState): ((stored: StoredEvent) => Result<DomainEvent, string>) =>
  to === 'session' ? decodeSessionEvent : to === 'board' ? decodeBoardEvent : decodeAppealEvent;

/** Other streams as they stand. */
export interface OtherStreams {
  /** By its name; undefined where it has not been loaded, or is for no commands. */
  readonly stream: (name: string) => StreamState | undefined;
  /** The sessions of a contest on record, by their ids; none where nobody has looked for them. */
  readonly sessionsOf: (contest: string) => readonly string[];
  /** The appeals about a session on record, by their ids; none where nobody has looked for them. */
  readonly appealsOf: (session: string) => readonly string[];
}

export const NO_STREAMS: OtherStreams = {
  stream: () => undefined,
  sessionsOf: () => [],
  appealsOf: () => [],
};

/** The session of that id among other streams; an empty one where there is none. */
export const sessionIn = (others: OtherStreams, session: string): Session => {
  const found = others.stream(sessionStream(session));
  return found?.to === 'session' ? found.state : EMPTY_SESSION;
};

/** The other sessions of the contest that a session is a part of, as far as they are loaded. */
export const contestAround = (others: OtherStreams, session: string, { opened }: Session): Contest =>
  others
    .sessionsOf(opened?.contest?.contest ?? '')
    .filter((id) => id !== session)
    .map((id) => sessionDocOf(id, sessionIn(others, id)));

/** The appeals about a session that are not closed, as far as they are loaded, by their ids. */
export const pendingAppeals = (others: OtherStreams, session: string): readonly string[] =>
  others.appealsOf(session).filter((id) => {
    const found = others.stream(appealStream(id));
    return found?.to === 'appeal' && found.state !== null && !closingOf(found.state);
  });
