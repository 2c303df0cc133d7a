import type { Board, TableView } from '@app/session';
import { viewTable } from '@app/session';

/** What is open on a board: what may be chosen, what is owed, and which judgements are waited for. */
export type Open = Pick<TableView, 'options' | 'obligations' | 'questions'>;

export const openOn = ({ table }: Board): Open => {
  const { options, obligations, questions } = viewTable(table);
  return { options, obligations, questions };
};
