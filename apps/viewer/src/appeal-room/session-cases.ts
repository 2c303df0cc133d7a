import { ok } from '@app/bridge';
import { parseAppealStream } from '@app/contract';
import type { BoardDoc } from '@app/documents';
import type { RulingView, SessionDoc } from '@app/session';
import type { AppealOfSession, Names } from '../ledger/documents';
import type { Source } from '../ledger/follow';
import { askAppeals, askBoards, askRulings, askSession } from '../ledger/queries';
import { MOVES_NOTHING } from '../session/session-source';

/** The appeals of a session, and what could be appealed. */
export interface SessionCases {
  readonly position: number;
  readonly session: SessionDoc;
  readonly appeals: readonly AppealOfSession[];
  readonly rulings: readonly (RulingView & { readonly stream: string })[];
  readonly boards: readonly BoardDoc[];
  readonly names: Names;
}

/** As old as the oldest of its four answers. */
export const sessionCasesSource = (id: string): Source<SessionCases> => {
  return {
    query: '',
    load: async () => {
      const [session, appeals, rulings, boards] = await Promise.all([
        askSession(id),
        askAppeals(id),
        askRulings(id),
        askBoards(id),
      ]);
      if (!session.ok) return session;
      if (!appeals.ok) return appeals;
      if (!rulings.ok) return rulings;
      if (!boards.ok) return boards;
      const answers = [session.value, appeals.value, rulings.value, boards.value];
      return ok({
        position: Math.min(...answers.map(({ position }) => position)),
        session: session.value.session,
        appeals: appeals.value.appeals,
        rulings: rulings.value.rulings,
        boards: boards.value.boards,
        names: { ...session.value.names, ...appeals.value.names },
      });
    },
    positionOf: ({ position }) => position,
    absorb: (cases, { streamId, type }) => {
      const isOurs = parseAppealStream(streamId) !== null || streamId.includes(`-${id}`);
      return isOurs && !MOVES_NOTHING.has(type) ? null : cases;
    },
  };
};
