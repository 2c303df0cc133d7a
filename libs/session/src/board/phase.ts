import { type CallOnTable, auctionIsOver, contractPlayed } from '@app/laws';
import type { Board } from './fold';

export type Phase = 'auction' | 'clarification' | 'play' | 'ended';

/** Whether the table has done with the board: a claim stands, or nothing is left to play. */
const tableIsDone = ({ table }: Board): boolean => {
  const { status } = table.play.claim ?? {};
  return status === 'accepted' || status === 'ruled' || table.hands.stopped || table.cards.play?.turn === null;
};

/** Where the board stands: the clarification period lasts from the final pass until the lead is faced (Laws 22, 41). */
export const phaseOf = (board: Board): Phase => {
  const { table } = board;
  if (board.result || tableIsDone(board)) return 'ended';
  if (!auctionIsOver(table)) return 'auction';
  if (!contractPlayed(table)) return 'ended';
  return table.cards.play ? 'play' : 'clarification';
};

/** Every call that somebody has made, whatever became of it, in the order in which they were made. */
export const callsMade = ({ table }: Board): readonly CallOnTable[] =>
  [...table.inForce.filter(({ deemed }) => !deemed), ...table.gone, ...table.attempts.map(({ call }) => call)].sort(
    (a, b) => a.at - b.at,
  );
