import { type Result, ok } from '@app/bridge';
import type { SessionDoc } from '@app/session';
import { type Problem, get } from '../ledger/api';
import type { SessionAnswer } from '../ledger/documents';
import type { Source } from '../ledger/follow';
import { MOVES_NOTHING } from '../session/session-source';
import type { OpenBoard } from './to-see-to';

interface ReviewsAnswer {
  readonly position: number;
  readonly boards: readonly OpenBoard[];
  /** Where the rest begins; null where there is none. */
  readonly next: string | null;
}

/** What a session asks of its directors. */
interface SessionDesk {
  readonly position: number;
  readonly session: SessionDoc;
  readonly boards: readonly OpenBoard[];
}

/** All pages of it, as old as the first. */
const askReviews = async (path: string, cursor: string | null = null): Promise<Result<ReviewsAnswer, Problem>> => {
  const query = cursor === null ? '' : `?cursor=${encodeURIComponent(cursor)}`;
  const page = await get<ReviewsAnswer>(`${path}/reviews${query}`);
  if (!page.ok || page.value.next === null) return page;
  const rest = await askReviews(path, page.value.next);
  return rest.ok ? ok({ ...page.value, boards: [...page.value.boards, ...rest.value.boards] }) : rest;
};

export const sessionDeskSource = (id: string): Source<SessionDesk> => {
  const path = `/sessions/${encodeURIComponent(id)}`;
  return {
    query: `session=${encodeURIComponent(id)}`,
    load: async () => {
      const [session, reviews] = await Promise.all([get<SessionAnswer>(path), askReviews(path)]);
      if (!session.ok) return session;
      if (!reviews.ok) return reviews;
      return ok({
        position: Math.min(session.value.position, reviews.value.position),
        session: session.value.session,
        boards: reviews.value.boards,
      });
    },
    positionOf: ({ position }) => position,
    absorb: (value, { type }) => (MOVES_NOTHING.has(type) ? value : null),
  };
};
