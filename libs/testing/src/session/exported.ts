import type { BoardEvent, PlacedEvent } from '@app/contract';
import { type BoardDoc, boardsProjection, stageState, standingsView, travellersOf } from '@app/documents';
import type { ExportedBoard, SessionExport } from '@app/formats';
import { type SessionDoc, foldBoard, viewBoard } from '@app/session';
import { sessionDoc } from './docs';

/** A board as it is exported, by its events. */
export const exportedBoard = (events: readonly BoardEvent[]): ExportedBoard => {
  const board = foldBoard(events);
  if (!board) throw new Error('a board is opened first');
  const view = viewBoard(board);
  const placed = events.map((event, revision): PlacedEvent => ({
    ...event,
    streamId: view.id,
    revision,
    position: revision,
  }));
  const known = placed.filter(({ type }) => boardsProjection.types.includes(type));
  const doc = known.reduce<BoardDoc | null>((before, event) => boardsProjection.apply(before, event), null);
  if (!doc) throw new Error('a board has a document');
  return { doc, view, events };
};

/** A session of these boards as it is exported, with everything that is on record. */
export const exportedSession = (
  boards: readonly ExportedBoard[],
  departing: Partial<SessionDoc> = {},
  names: SessionExport['names'] = {},
): SessionExport => {
  const session = sessionDoc(departing);
  const docs = boards.map(({ doc }) => doc);
  const { standings } = stageState([{ session, boards: docs }]);
  return {
    session,
    names,
    standings: standingsView(standings),
    travellers: standings.sessions.flatMap(travellersOf),
    matches: [],
    docs,
    withheld: 0,
    boardOf: (doc) => Promise.resolve(boards.find((one) => one.doc.id === doc.id) ?? null),
  };
};
