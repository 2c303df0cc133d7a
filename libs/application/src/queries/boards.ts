import { isDeviceOf, type Visibility } from '@app/documents';
import type { BoardView } from '@app/session';
import { parseBoardStream } from '@app/session';
import { withheldBoard } from '../access/withheld-board';
import type { QueryContext } from '../access/query-context';
import type { Look } from '../access/views';
import { historyAtTable } from '../answers/board-at-table';
import type { BoardHistory } from '../answers/board-history';
import { boardHistory, momentOf } from '../answers/board-history';
import type { EventView } from '../answers/event-view';
import type { Names } from '../answers/names';
import type { QuerySources } from './sources';

export interface BoardAt {
  /** The ledger position that the answer is true at. */
  readonly position: number;
  readonly id: string;
  readonly at: number;
  readonly of: number;
  readonly view: BoardView | null;
}

/**
 * What of a board the onlooker sees; throws where it is nothing. The table's own device never sees more than was open at the
 * table, not even when the board is released: its events would have other numbers from one moment to the next, and what it
 * says would be about another one. As the public (`View-As`) it sees what everybody sees.
 */
const sightOfBoard = (board: string, { policy }: Look): Visibility => {
  const address = parseBoardStream(board);
  if (address !== null && isDeviceOf(policy.principal, address)) return 'own-table';
  const sight = address === null ? 'whole' : policy.ofBoard(address);
  if (sight === 'nothing') throw withheldBoard();
  return sight;
};

/** The position of an answer from the events of a board's own stream that are shown: it may be behind what moved for everybody. */
const positionOf = ({ position }: Look, { events }: BoardHistory): number =>
  Math.max(position, events.at(-1)?.position ?? -1);

/** As much of a history as the onlooker sees. */
const seen = (history: BoardHistory, sight: Visibility): BoardHistory =>
  sight === 'whole' ? history : historyAtTable(history);

/** A board after so many of its events, from the ledger itself. */
export const boardAt = async (
  { log, views, unsealed }: Pick<QuerySources, 'log' | 'views' | 'unsealed'>,
  board: string,
  at: string | undefined,
  context: QueryContext,
): Promise<BoardAt> => {
  const view = await views.look(context);
  const sight = sightOfBoard(board, view);
  const history = await boardHistory(log, board, view.asOf ?? undefined, unsealed, view.upTo);
  const shown = seen(history, sight);
  const moment = momentOf(at, shown.events.length);
  return {
    position: positionOf(view, shown),
    id: history.id,
    at: moment,
    of: shown.events.length,
    view: shown.at(moment),
  };
};

export interface BoardEvents {
  readonly position: number;
  readonly id: string;
  readonly names: Names;
  readonly events: readonly EventView[];
}

/** All events of a board with their words, from the ledger itself. */
export const boardEvents = async (
  { log, views, unsealed }: Pick<QuerySources, 'log' | 'views' | 'unsealed'>,
  board: string,
  context: QueryContext,
): Promise<BoardEvents> => {
  const view = await views.look(context);
  const sight = sightOfBoard(board, view);
  const history = await boardHistory(log, board, view.asOf ?? undefined, unsealed, view.upTo);
  const shown = seen(history, sight);
  const { id, session, events } = shown;
  return { position: positionOf(view, shown), id, names: views.everything.names(session), events };
};
