import { type BoardDoc, isDeviceOf, standingsView, travellersOf } from '@app/documents';
import { type ExportedBoard, type SessionExport, inOrderOfBoards } from '@app/formats';
import type { EventLog } from '@app/ledger';
import type { Decrypt } from '@app/session';
import type { QueryContext } from '../access/query-context';
import type { VisibleRecord } from '../access/visible-records';
import { type AsOf, boardHistory } from '../answers/board-history';
import { matchesAnswer } from '../answers/match-answers';
import type { Names } from '../answers/names';
import { type StageDocuments, sessionAlone } from '../answers/stage-documents';
import type { QuerySources } from './sources';

/** How far boards are read, and what opens what people said. */
interface BoardReading {
  readonly asOf?: AsOf | undefined;
  readonly upTo?: number;
  readonly unsealed: Decrypt;
}

const exportedBoard = async (
  log: EventLog,
  doc: BoardDoc,
  { asOf, upTo, unsealed }: BoardReading,
): Promise<ExportedBoard | null> => {
  const { decoded, at } = await boardHistory(log, doc.id, asOf, unsealed, upTo);
  const view = at(decoded.length);
  return view && { doc, view, events: decoded };
};

/**
 * A session with everything on record, for somebody who sees everything: an operator at the ledger itself.
 * @param unsealed opens what people said
 */
export const wholeExport = (
  log: EventLog,
  documents: StageDocuments,
  names: Names,
  unsealed: Decrypt,
): SessionExport => {
  const { session } = documents;
  const alone = sessionAlone(documents);
  const scores = alone.scores();
  const docs = alone.stage.flatMap(({ boards }) => boards);
  return {
    session,
    names,
    standings: standingsView(scores),
    travellers: scores.sessions.flatMap(travellersOf),
    matches: matchesAnswer(alone).matches,
    docs: inOrderOfBoards(docs),
    withheld: 0,
    boardOf: (doc) => exportedBoard(log, doc, { unsealed }),
  };
};

/** Whether a caller sees all of a board; the device of its table never sees more than was open there. */
const isWhole = ({ policy }: Pick<VisibleRecord, 'policy'>, doc: BoardDoc): boolean =>
  policy.ofBoard(doc) === 'whole' && !isDeviceOf(policy.principal, doc);

/** A session as a caller may see it, and where that is true. */
export interface VisibleExport {
  readonly session: SessionExport;
  readonly view: VisibleRecord;
}

/**
 * A session as a caller may see it, at the moment of the query: what the other queries answer, and the boards that are not
 * withheld from the caller. Throws `SessionUnknown`, and a `QueryRefusal` where the moment is none.
 */
export const visibleExport = async (
  { log, views, unsealed }: Pick<QuerySources, 'log' | 'views' | 'unsealed'>,
  id: string,
  context: Pick<QueryContext, 'principal' | 'asOf'>,
): Promise<VisibleExport> => {
  const view = await views.open(context, id);
  const { queries } = view;
  const { session, names } = queries.session(id);
  const docs = inOrderOfBoards(queries.boards(id).boards);
  const reading = { asOf: view.asOf ?? undefined, upTo: view.upTo, unsealed };
  return {
    view,
    session: {
      session,
      names,
      standings: queries.ownStandings(id).standings,
      travellers: queries.travellers(id).travellers,
      matches: queries.matches(id).matches,
      docs,
      withheld: docs.filter((doc) => !isWhole(view, doc)).length,
      boardOf: async (doc) => (isWhole(view, doc) ? exportedBoard(log, doc, reading) : null),
    },
  };
};
