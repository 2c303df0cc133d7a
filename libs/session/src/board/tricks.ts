import type { Side } from '@app/bridge';
import { TRICKS, otherSide, sideOf } from '@app/bridge';
import type { Board } from './fold';

/** Tricks that nobody has won yet, the one in progress included. */
export const tricksLeft = (board: Board): number => TRICKS - (board.play?.tricks.length ?? 0);

/** How many tricks this side has won, an accepted claim or concession included, also one before the lead; else null. */
export const tricksWon = (board: Board, side: Side): number | null => {
  const { play, claim } = board;
  if (!claim?.acceptedBy) return play && tricksLeft(board) === 0 ? play.won[side] : null;
  const left = TRICKS - claim.won.NS - claim.won.EW;
  const gaining = claim.kind === 'claim' ? sideOf(claim.by) : otherSide(sideOf(claim.by));
  return claim.won[side] + (gaining === side ? claim.tricks : left - claim.tricks);
};
