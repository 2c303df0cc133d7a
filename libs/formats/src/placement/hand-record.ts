import { knownSeats } from '@app/bridge';
import type { ImportedBoard } from '../imported';

/** Whether a record has the cards of a board and nothing of any table: it opens no board and enters nobody. */
export const isHandRecord = ({ hands, calls, cards, claim, result, earlier, ...board }: ImportedBoard): boolean =>
  knownSeats(hands).length > 0 &&
  calls === null &&
  cards === null &&
  claim === null &&
  result === null &&
  (earlier ?? []).length === 0 &&
  board.teams === null &&
  board.contestants.NS === undefined &&
  board.contestants.EW === undefined &&
  Object.keys(board.players).length === 0;
