import { type BoardEventsAnswer, type Whole, type BoardAnswer, parseBoardStream } from '@app/contract';
import { isDeviceOf, type Visibility } from '@app/documents';
import { withheldBoard } from '../access/withheld-board';
import type { QueryContext } from '../access/query-context';
import type { ReadScope } from '../access/visible-records';
import { historyAtTable } from '../answers/board-at-table';
import { type BoardHistory, boardHistory, momentOf } from '../answers/board-history';
import type { QuerySources } from './sources';

/**
 * What of a board the onlooker sees; throws where it is nothing. The table's own device never sees more than was open at the
 * table, not even when the board is released: its events would have other numbers from one moment to the next, and what it
 * says would be about another one. As the public (`View-As`) it sees what everybody sees.
 */
const visibilityOfBoard = (board: string, { policy }: ReadScope): Visibility => {
  const address = parseBoardStream(board);
  if (address !== null && isDeviceOf(policy.principal, address)) return 'own-table';
  const visibility = address === null ? 'whole' : policy.ofBoard(address);
  if (visibility === 'nothing') throw withheldBoard();
  return visibility;
};

/** The position of an answer from the events of a board's own stream that are shown: it may be behind what moved for everybody. */
const positionOf = ({ position }: ReadScope, { events }: BoardHistory): number =>
  Math.max(position, events.at(-1)?.position ?? -1);

/** As much of a history as the onlooker sees. */
const seen = (history: BoardHistory, visibility: Visibility): BoardHistory =>
  visibility === 'whole' ? history : historyAtTable(history);

/** A board after so many of its events, from the ledger itself. */
export const boardAt = async (
  { log, views: records, unsealed }: Pick<QuerySources, 'log' | 'views' | 'unsealed'>,
  board: string,
  at: string | undefined,
  context: QueryContext,
): Promise<BoardAnswer> => {
  const view = await records.scope(context);
  const visibility = visibilityOfBoard(board, view);
  const history = await boardHistory(log, board, view.asOf ?? undefined, unsealed, view.upTo);
  const shown = seen(history, visibility);
  const moment = momentOf(at, shown.events.length);
  return {
    position: positionOf(view, shown),
    id: history.id,
    at: moment,
    of: shown.events.length,
    view: shown.at(moment),
  };
};

/** All events of a board with their words, from the ledger itself. */
export const boardEvents = async (
  { log, views: records, unsealed }: Pick<QuerySources, 'log' | 'views' | 'unsealed'>,
  board: string,
  context: QueryContext,
): Promise<Whole<BoardEventsAnswer>> => {
  const view = await records.scope(context);
  const visibility = visibilityOfBoard(board, view);
  const history = await boardHistory(log, board, view.asOf ?? undefined, unsealed, view.upTo);
  const shown = seen(history, visibility);
  const { id, session, events } = shown;
  return { position: positionOf(view, shown), id, names: records.everything.names(session), events };
};
