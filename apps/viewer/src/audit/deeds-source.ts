import { type Result, ok } from '@app/bridge';
import { appealStream, sessionStream } from '@app/contract';
import type { Problem } from '../ledger/api';
import type { Names } from '../ledger/documents';
import type { Source } from '../ledger/follow';
import {
  askAppealEvents,
  askAppeals,
  askBoardEvents,
  askBoards,
  askSession,
  askSessionEvents,
} from '../ledger/queries';
import { MOVES_NOTHING } from '../session/session-source';
import { type Deed, deedsIn, inOrder, isTouched } from './deeds';

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

interface StreamOfDeeds {
  readonly stream: string;
  readonly ask: () => ReturnType<typeof askBoardEvents>;
}

/** The deeds of several streams; of one that cannot be shown, its problem. */
const deedsOf = async (streams: readonly StreamOfDeeds[]): Promise<Result<readonly Deed[], Problem>> => {
  const deeds: Deed[] = [];
  for (let from = 0; from < streams.length; from += AT_ONCE) {
    const some = streams.slice(from, from + AT_ONCE);
    const answers = await Promise.all(some.map(({ ask }) => ask()));
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
  return {
    query: `stage=${encodeURIComponent(id)}`,
    load: async () => {
      const [own, boards, appeals, opened] = await Promise.all([
        askSessionEvents(id),
        askBoards(id),
        askAppeals(id),
        askSession(id),
      ]);
      if (!own.ok) return own;
      if (!boards.ok) return boards;
      if (!appeals.ok) return appeals;
      if (!opened.ok) return opened;
      const others = await deedsOf([
        ...boards.value.boards.filter(isTouched).map((doc) => ({ stream: doc.id, ask: () => askBoardEvents(doc.id) })),
        ...appeals.value.appeals.map((one) => ({ stream: appealStream(one.id), ask: () => askAppealEvents(one.id) })),
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
