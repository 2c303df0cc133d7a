import { type BoardDoc, standingsView, travellersOf } from '@app/documents';
import { type ExportedBoard, type SessionExport, inOrderOfBoards } from '@app/formats';
import type { EventLog } from '@app/ledger';
import type { Decrypt } from '@app/session';
import { boardHistory } from '../answers/board-history';
import { matchesAnswer } from '../answers/match-answers';
import type { Names } from '../answers/names';
import { type StageDocuments, sessionAlone } from '../answers/stage-documents';

const exportedBoard = async (log: EventLog, doc: BoardDoc, unsealed: Decrypt): Promise<ExportedBoard | null> => {
  const { decoded, at } = await boardHistory(log, doc.id, undefined, unsealed);
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
    boardOf: (doc) => exportedBoard(log, doc, unsealed),
  };
};
