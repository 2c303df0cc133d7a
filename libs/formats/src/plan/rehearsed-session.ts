import type { SessionCommand, SessionEvent } from '@app/contract';
import type { Message } from '@app/bridge';
import { type Session, decideSession, evolveSession } from '@app/session';

/** A round that cannot be scheduled as the file has it: its results are taken all the same. */
interface RefusedRound {
  readonly command: SessionCommand;
  readonly round: string;
  readonly problem: string | Message;
}

interface RehearsedSession {
  readonly session: Session;
  readonly events: readonly SessionEvent[];
  readonly refusedRounds: readonly RefusedRound[];
}

/** What the commands come to in the session; what it would refuse is left out. */
export const rehearsedSession = (commands: readonly SessionCommand[], existing: Session): RehearsedSession => {
  const events: SessionEvent[] = [];
  const refusedRounds: RefusedRound[] = [];
  let session = existing;
  for (const command of commands) {
    const decision = decideSession(command, session);
    if (!decision.ok) {
      const problem = decision.refusal.message;
      if (command.type === 'ScheduleRound') refusedRounds.push({ command, round: command.data.round, problem });
      continue;
    }
    events.push(...decision.events);
    session = decision.events.reduce(evolveSession, session);
  }
  return { session, events, refusedRounds };
};

/**
 * The session of a rehearsal. Periods are judged when a record is stored, with the other sessions that may end them, and
 * not of what has been stored before.
 */
export const asUnpublished = (session: Session): Session => ({
  ...session,
  kept: session.kept.filter(({ type }) => type !== 'ResultsPublished'),
});
