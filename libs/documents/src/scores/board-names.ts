import type { Message } from '@app/bridge';
import { parseBoardStream } from '@app/contract';
import { numberCalled } from '@app/scoring';

/** What a board at a table is called in a derivation, by its stream. */
export const nameOfBoard = (id: string): Message => {
  const address = parseBoardStream(id);
  return numberCalled(
    'board-at-table',
    address ? { board: address.board, table: address.table } : { board: id, table: '' },
  );
};
