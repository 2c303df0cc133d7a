import type { Result } from '@app/bridge';
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
  sessionStream,
} from '@app/session';

/** A stored event that cannot be read; says where it is and what is wrong with it. */
export class UnreadableHistory extends Error {
  constructor(event: RecordedEvent, problem: string) {
    super(`${event.streamId}, event ${event.revision} (position ${event.position}): ${problem}`);
    this.name = 'UnreadableHistory';
  }
}

/** What a stream has come to, and what it says to further commands. */
export interface History {
  readonly decide: (command: Command) => Decision<BoardEvent | SessionEvent>;
  readonly evolve: (event: BoardEvent | SessionEvent) => void;
}

const read = <E>(stored: RecordedEvent, decode: (stored: RecordedEvent) => Result<E, string>): E => {
  const decoded = decode(stored);
  if (decoded.ok) return decoded.value;
  throw new UnreadableHistory(stored, decoded.error);
};

/** The session as it stands in the ledger. Throws `UnreadableHistory`. */
export const loadSession = async (log: EventLog, session: string): Promise<Session> => {
  let state = EMPTY_SESSION;
  for await (const stored of log.readStream(sessionStream(session))) {
    state = evolveSession(state, read(stored, decodeSessionEvent));
  }
  return state;
};

export const sessionHistory = (recorded: readonly RecordedEvent[]): History => {
  let state = EMPTY_SESSION;
  for (const stored of recorded) state = evolveSession(state, read(stored, decodeSessionEvent));
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
  for (const stored of recorded) state = evolveBoard(state, read(stored, decodeBoardEvent));
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
