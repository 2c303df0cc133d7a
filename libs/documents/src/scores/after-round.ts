import { type RetainedEvent, type SessionDoc, isSameField } from '@app/session';
import type { SessionWithBoards } from './session-with-boards';

/** How many rounds of its section come before a round, itself with them; null where the session has no such round. */
const countTo = ({ rounds }: SessionDoc, round: string): number | null => {
  const found = rounds.find((one) => one.round === round);
  if (!found) return null;
  return rounds.filter(({ section }) => section === found.section).findIndex((one) => one.round === round) + 1;
};

/** The first rounds of each section. */
const firstRounds = ({ rounds }: SessionDoc, count: number): SessionDoc['rounds'] => {
  const seen = new Map<string, number>();
  return rounds.filter(({ section }) => {
    const number = (seen.get(section) ?? 0) + 1;
    seen.set(section, number);
    return number <= count;
  });
};

/** What the round was put up as is what the ranking after it was put up as; the session as a whole comes later. */
const publishedAs = ({ kept, publishedAt: _, ...session }: SessionDoc, round: string): SessionDoc => {
  const at = session.roundsPublishedAt?.[round];
  return {
    ...session,
    ...(at === undefined ? {} : { publishedAt: at }),
    kept: kept.flatMap((event): readonly RetainedEvent[] => {
      if (event.type !== 'ResultsPublished') return [event];
      if (event.data.round !== round) return [];
      const { round: __, ...data } = event.data;
      return [{ ...event, data }];
    }),
  };
};

const cutAt = ({ session, boards }: SessionWithBoards, count: number): SessionWithBoards => {
  const rounds = firstRounds(session, count);
  const names = new Set(rounds.map(({ round }) => round));
  return { session: { ...session, rounds }, boards: boards.filter(({ round }) => round !== null && names.has(round)) };
};

/**
 * A stage as it was after a round of one of its sessions: the boards of that round and of those before it, of earlier
 * sessions all, of later ones none. Sections, and the venues of a simultaneous stage, have as many rounds each. What has
 * been decided since then about these boards counts: it is the ranking of that moment of play, by what stands now.
 * @param stage in the order in which its sessions are played
 * @returns null where the session has no such round
 */
export const stageAfterRound = (
  stage: readonly SessionWithBoards[],
  id: string,
  round: string,
): readonly SessionWithBoards[] | null => {
  const index = stage.findIndex(({ session }) => session.id === id);
  const own = stage[index];
  const count = own && countTo(own.session, round);
  if (!own || count === null || count === undefined) return null;
  const others = stage.filter((one) => one !== own && isSameField(own.session, one.session));
  const before = stage.slice(0, index).filter((one) => !others.includes(one));
  const now = cutAt(own, count);
  return [...before, ...others.map((one) => cutAt(one, count)), { ...now, session: publishedAs(now.session, round) }];
};
