import { parseBoardStream } from '@app/contract';
import { problem } from '../problems/problem-reasons';
import { QueryRefusal } from './query-refusal';
import type { AccessPolicy } from '../visibility/access-policy';

/** That a board may not be seen, and no more. */
export const withheldBoard = (): QueryRefusal => new QueryRefusal('BoardKept', problem('board-withheld'));

/** Throws where a board, by its name, is not to be seen whole; a name that is none is for others to refuse. */
export const requireWholeBoard = (board: string, { ofBoard }: AccessPolicy): void => {
  const address = parseBoardStream(board);
  if (address !== null && ofBoard(address) !== 'whole') throw withheldBoard();
};
