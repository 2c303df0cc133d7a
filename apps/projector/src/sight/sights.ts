import type { AppealDoc, BoardDoc, IsKept, Onlooker, SessionDoc, Sight } from '@app/session';
import {
  againstOf,
  appealsProjection,
  boardsProjection,
  keptBoards,
  parseBoardStream,
  parseDecisionAddress,
  seesEverything,
  sessionsProjection,
  sightOf,
} from '@app/session';
import type { Documents } from '../read-models/read-models';

/** A board at a table, by its address: `board-demo.3.5` is session demo, table 3, board 5. */
export interface SeenAt {
  readonly session: string;
  readonly table: string;
  readonly board: number;
}

/** What somebody may see now, whatever moment is asked about. */
export interface Sights {
  readonly onlooker: Onlooker;
  readonly ofBoard: (at: SeenAt) => Sight;
  /** An appeal, and those it goes on from, is seen as what it is about in the end. */
  readonly ofAppeal: (appeal: AppealDoc) => Sight;
  /** Whether a session has boards that are kept from this onlooker. */
  readonly hasKept: (session: string) => boolean;
}

/** Nothing is kept where a session is not known: there is nothing to see either. */
const keptIn = (present: Documents, id: string): IsKept => {
  const [session] = present.documents<SessionDoc>(sessionsProjection.name, id);
  return session ? keptBoards(session, present.documents<BoardDoc>(boardsProjection.name, id)) : () => true;
};

/** The stream that an appeal is about in the end: of a board or a session; an appeal's own where that is not known. */
const subjectOf = (appeal: AppealDoc, others: readonly AppealDoc[]): string => {
  const seen = new Set<string>();
  let about: AppealDoc | undefined = appeal;
  let stream = appeal.id;
  while (about && !seen.has(about.id)) {
    seen.add(about.id);
    stream = parseDecisionAddress(againstOf(about))?.stream ?? stream;
    about = others.find(({ id }) => id === stream);
  }
  return stream;
};

const hasKeptIn = (present: Documents, id: string, isKept: IsKept): boolean => {
  const [session] = present.documents<SessionDoc>(sessionsProjection.name, id);
  if (!session || session.closed) return false;
  const boards = new Set([
    ...present.documents<BoardDoc>(boardsProjection.name, id).map(({ board }) => board),
    ...session.rounds.flatMap(({ tables }) => tables.flatMap((table) => table.boards)),
  ]);
  return boards.size === 0 || [...boards].some(isKept);
};

const remembered = <T>(make: (id: string) => T): ((id: string) => T) => {
  const made = new Map<string, T>();
  return (id) => {
    const known = made.get(id) ?? make(id);
    made.set(id, known);
    return known;
  };
};

/** @param present the documents as they stand: one state of them, `snapshot` */
export const sightsOf = (present: Documents, onlooker: Onlooker): Sights => {
  if (seesEverything(onlooker))
    return { onlooker, ofBoard: () => 'whole', ofAppeal: () => 'whole', hasKept: () => false };
  const kept = remembered((id) => keptIn(present, id));
  const appeals = remembered((id) => present.documents<AppealDoc>(appealsProjection.name, id));
  const appealed = remembered((id) =>
    appeals(id).flatMap((appeal) => parseBoardStream(subjectOf(appeal, appeals(id))) ?? []),
  );
  const hasKept = remembered((id) => hasKeptIn(present, id, kept(id)));
  const ofBoard = ({ session, table, board }: SeenAt): Sight => {
    const isAppealed = appealed(session).some((one) => one.table === table && one.board === board);
    return sightOf(onlooker, { session, table, isKept: kept(session)(board), isAppealed });
  };
  return {
    onlooker,
    ofBoard,
    ofAppeal: (appeal) => {
      const about = parseBoardStream(subjectOf(appeal, appeals(appeal.session)));
      if (about) return ofBoard(about);
      // What people say in an appeal about anything else may still be about a board.
      return onlooker.role === 'committee' || !hasKept(appeal.session) ? 'whole' : 'nothing';
    },
    hasKept,
  };
};
