import type { ActingRole } from '@app/contract';
import { viewAtTable } from '@app/documents';
import { type Board, type TableView, viewTable } from '@app/session';

/** What is open on a board: what may be chosen, what is owed, and which judgements are waited for. */
export type Open = Pick<TableView, 'options' | 'obligations' | 'questions'>;

/** To a table's own device, what has been noticed there. */
export const openOn = (board: Board, role: ActingRole): Open => {
  const { options, obligations, questions } = role === 'table' ? viewAtTable(board) : viewTable(board.table);
  return { options, obligations, questions };
};
