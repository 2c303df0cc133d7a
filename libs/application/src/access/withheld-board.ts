import { parseBoardStream } from '@app/session';
import { QueryRefusal } from './query-refusal';
import type { AccessPolicy } from '../visibility/access-policy';

/** That a board may not be seen, and no more. */
export const withheldBoard = (): QueryRefusal =>
  new QueryRefusal('BoardKept', 'this board is kept until everybody has played it: it is not for you to see yet');

/** Throws where a board, by its name, is not to be seen whole; a name that is none is for others to refuse. */
export const requireWholeBoard = (board: string, { ofBoard }: AccessPolicy): void => {
  const address = parseBoardStream(board);
  if (address !== null && ofBoard(address) !== 'whole') throw withheldBoard();
};
