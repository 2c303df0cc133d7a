import { type Result, ok } from '@app/bridge';
import type { BoardDoc } from '@app/documents';
import { appealStream, sessionStream } from '@app/session';
import { type Problem, get } from '../ledger/api';
import type { AppealOfSession, AppealsAnswer, BoardsAnswer, Names, SessionAnswer } from '../ledger/documents';
import type { Source } from '../ledger/follow';
import { getAll } from '../session/pages';
import { MOVES_NOTHING } from '../session/session-source';
import { type Deed, type GivenEvent, deedsIn, inOrder, isTouched } from './deeds';

interface GivenEvents {
  readonly position: number;
  readonly names: Names;
  readonly events: readonly GivenEvent[];
}

interface Deeds {
  /** The ledger position that this includes. */
  readonly position: number;
  /** Of the session. */
  readonly title: string;
  readonly deeds: readonly Deed[];
  readonly names: Names;
}

/** So many questions at a time. */
const AT_ONCE = 6;

const eventsOf = (path: string): Promise<Result<GivenEvents, Problem>> =>
  getAll<'events', GivenEvent, GivenEvents>(`${path}/events`, 'events');

/** The deeds of several streams; of one that cannot be shown, its problem. */
const deedsOf = async (
  streams: readonly { readonly stream: string; readonly path: string }[],
): Promise<Result<readonly Deed[], Problem>> => {
  const deeds: Deed[] = [];
  for (let from = 0; from < streams.length; from += AT_ONCE) {
    const some = streams.slice(from, from + AT_ONCE);
    const answers = await Promise.all(some.map(({ path }) => eventsOf(path)));
    for (const [index, answer] of answers.entries()) {
      if (!answer.ok) return answer;
      deeds.push(...deedsIn(some[index]?.stream ?? '', answer.value.events));
    }
  }
  return ok(deeds);
};

/**
 * What was done in a session by whom and when: its own events, those about boards that were ruled on or corrected, and
 * those of its appeals. Bidding, play and results that nobody touched are not in it.
 */
export const deedsSource = (id: string): Source<Deeds> => {
  const session = `/sessions/${encodeURIComponent(id)}`;
  return {
    query: `stage=${encodeURIComponent(id)}`,
    load: async () => {
      const [own, boards, appeals, opened] = await Promise.all([
        eventsOf(session),
        getAll<'boards', BoardDoc, BoardsAnswer>(`${session}/boards`, 'boards'),
        getAll<'appeals', AppealOfSession, AppealsAnswer>(`${session}/appeals`, 'appeals'),
        get<SessionAnswer>(session),
      ]);
      if (!own.ok) return own;
      if (!boards.ok) return boards;
      if (!appeals.ok) return appeals;
      if (!opened.ok) return opened;
      const others = await deedsOf([
        ...boards.value.boards
          .filter(isTouched)
          .map((doc) => ({ stream: doc.id, path: `/boards/${encodeURIComponent(doc.id)}` })),
        ...appeals.value.appeals.map((one) => ({
          stream: appealStream(one.id),
          path: `/appeals/${encodeURIComponent(one.id)}`,
        })),
      ]);
      if (!others.ok) return others;
      return ok({
        position: Math.min(own.value.position, boards.value.position, appeals.value.position),
        title: opened.value.session.title ?? id,
        deeds: inOrder([...deedsIn(sessionStream(id), own.value.events), ...others.value]),
        names: { ...appeals.value.names, ...own.value.names },
      });
    },
    positionOf: ({ position }) => position,
    absorb: (value, { type }) => (MOVES_NOTHING.has(type) ? value : null),
  };
};
