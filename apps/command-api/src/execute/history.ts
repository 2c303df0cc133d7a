import type { EventLog, RecordedEvent } from '@app/ledger';
import type { Board, BoardAddress, BoardEvent, Command, Decision, Session, SessionEvent } from '@app/session';
import {
  EMPTY_SESSION,
  decideBoard,
  decideSession,
  decodeBoardEvent,
  decodeSessionEvent,
  evolveBoard,
  evolveSession,
  readable,
  sessionStream,
} from '@app/session';

/** What a stream has come to, and what it says to further commands. */
export interface History {
  readonly decide: (command: Command) => Decision<BoardEvent | SessionEvent>;
  readonly evolve: (event: BoardEvent | SessionEvent) => void;
}

/** The session as it stands in the ledger. Throws `UnreadableEvent`. */
export const loadSession = async (log: EventLog, session: string): Promise<Session> => {
  let state = EMPTY_SESSION;
  for await (const stored of log.readStream(sessionStream(session))) {
    state = evolveSession(state, readable(stored, decodeSessionEvent));
  }
  return state;
};

export const sessionHistory = (recorded: readonly RecordedEvent[]): History => {
  let state = EMPTY_SESSION;
  for (const stored of recorded) state = evolveSession(state, readable(stored, decodeSessionEvent));
  return {
    decide: (command) => {
      if (command.to !== 'session') throw new TypeError('a board command for a session');
      return decideSession(command.command, state);
    },
    evolve: (event) => {
      state = evolveSession(state, event as SessionEvent);
    },
  };
};

/** @param session is read by OpenBoard only */
export const boardHistory = (recorded: readonly RecordedEvent[], address: BoardAddress, session: Session): History => {
  let state: Board | null = null;
  for (const stored of recorded) state = evolveBoard(state, readable(stored, decodeBoardEvent));
  return {
    decide: (command) => {
      if (command.to !== 'board') throw new TypeError('a session command for a board');
      return decideBoard(command.command, state, address, session);
    },
    evolve: (event) => {
      state = evolveBoard(state, event as BoardEvent);
    },
  };
};
