import { sessionStream } from '@app/contract';
import { type SessionDoc, isRescinded, retainedOf } from '@app/session';
import { returnedIn } from './given-back';
import type { SessionWithBoards } from './session-with-boards';

/** Somebody who plays no more: left, sent away, or replaced. */
export interface Gone {
  readonly contestant: string;
  /** The event that says so, `session-s.1@14`. */
  readonly event: string;
  /** The round from which on; null: the whole session. */
  readonly from: string | null;
  /** Who plays in its place. */
  readonly by: string | null;
  /** It could not help it (DBf 244A). */
  readonly excusable: boolean;
}

/**
 * Everybody who has gone in a session. Who is disqualified for an illegal player that came to light after the last
 * period leaves everybody else's scores as they are (DBf X79B3c). Who was replaced and has come back has not gone; the reserve has.
 */
export const goneIn = (session: Pick<SessionDoc, 'id' | 'kept'>): readonly Gone[] => {
  const eventAt = (revision: number): string => `${sessionStream(session.id)}@${revision}`;
  const back = returnedIn(session).map(({ taken }) => taken.revision);
  return [
    ...retainedOf(session, 'ContestantWithdrawn').map(({ revision, data: { contestant, from, excusable } }) => ({
      ...{ contestant, event: eventAt(revision), from: from ?? null },
      ...{ by: null, excusable: excusable === true },
    })),
    ...retainedOf(session, 'ContestantReplaced')
      .filter(({ revision }) => !back.includes(revision))
      .map(({ revision, data: { contestant, from, by } }) => ({
        ...{ contestant, event: eventAt(revision), from, by, excusable: false },
      })),
    ...retainedOf(session, 'ContestantDisqualified')
      .filter(({ revision, data }) => !data.paragraph.includes('X79B3') && !isRescinded(session, revision))
      .map(({ revision, data: { contestant } }) => ({
        ...{ contestant, event: eventAt(revision), from: null, by: null, excusable: false },
      })),
  ];
};

/** Session by session, who has gone in it or in an earlier one: those from the beginning. */
export const goneOver = (stage: readonly Pick<SessionWithBoards, 'session'>[]): readonly (readonly Gone[])[] => {
  const before = new Map<string, Gone>();
  return stage.map(({ session }) => {
    const earlier = [...before.values()];
    const own = goneIn(session).filter(({ contestant }) => !before.has(contestant));
    for (const one of own) before.set(one.contestant, { ...one, from: null });
    return [...earlier, ...own];
  });
};

/** Whether somebody who has gone from a round on is still there in another. */
export const playsIn = ({ from }: Pick<Gone, 'from'>, round: string): boolean =>
  from !== null && round.localeCompare(from, 'en', { numeric: true }) < 0;
