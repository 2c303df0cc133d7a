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
  foldBoard,
  readable,
  sessionStream,
} from '@app/session';
import type { Open } from './open';
import { openOn } from './open';

/** What a stream has come to, and what it says to further commands. */
export interface History {
  readonly decide: (command: Command) => Decision<BoardEvent | SessionEvent>;
  readonly evolve: (event: BoardEvent | SessionEvent) => void;
  /** What is open on the board behind the event of this revision; null for a session. */
  readonly openAfter: (revision: number) => Open | null;
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
    openAfter: () => null,
  };
};

const foldRecorded = (recorded: readonly RecordedEvent[]): Board | null =>
  foldBoard(recorded.map((stored) => readable(stored, decodeBoardEvent)));

/** @param session is read by OpenBoard only */
export const boardHistory = (recorded: readonly RecordedEvent[], address: BoardAddress, session: Session): History => {
  let state = foldRecorded(recorded);
  return {
    decide: (command) => {
      if (command.to !== 'board') throw new TypeError('a session command for a board');
      return decideBoard(command.command, state, address, session);
    },
    evolve: (event) => {
      state = evolveBoard(state, event as BoardEvent);
    },
    openAfter: (revision) => {
      const board = state?.revision === revision ? state : foldRecorded(recorded.slice(0, revision + 1));
      return board && openOn(board);
    },
  };
};
