import type { BoardAddress, BoardCommand, BoardEvent, RefusalCode, SessionCommand, SessionEvent } from '@app/contract';
import {
  type Contest,
  type Decision,
  type Session,
  EMPTY_SESSION,
  decideBoard,
  decideSession,
  evolveSession,
  foldBoard,
} from '@app/session';

/** What a decider is held to: exactly these events, or a refusal with this code. */
interface Expectation<E> {
  readonly then: (...events: readonly E[]) => void;
  readonly refused: (code: RefusalCode) => void;
}

const expectation = <E>(decision: Decision<E>): Expectation<E> => ({
  then: (...events) => {
    expect(decision).toEqual({ ok: true, events });
  },
  refused: (code) => {
    expect(decision).toMatchObject({ ok: false, refusal: { code } });
  },
});

export const foldSession = (events: readonly SessionEvent[]): Session => events.reduce(evolveSession, EMPTY_SESSION);

/** A board's history, then a command: `given(opened(), ...calls('N:1S')).when(...).then(...)`. */
export const given = (...history: readonly BoardEvent[]) => ({
  when: (
    command: BoardCommand,
    {
      address = { session: 's', table: '1', board: 1, attempt: 1 },
      session = EMPTY_SESSION,
      contest = [],
    }: { address?: BoardAddress; session?: Session; contest?: Contest } = {},
  ): Expectation<BoardEvent> => expectation(decideBoard(command, foldBoard(history), address, session, contest)),
});

/** A session's history, then a command. */
export const givenSession = (...history: readonly SessionEvent[]) => ({
  when: (command: SessionCommand, contest: Contest = []): Expectation<SessionEvent> =>
    expectation(decideSession(command, foldSession(history), contest)),
});
