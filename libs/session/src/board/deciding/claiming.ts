import { sideOf } from '@app/bridge';
import type { Decision } from '../../event';
import { accept, refuse } from '../../event';
import type { BoardEvent } from '../events';
import type { Board } from '../fold';
import { tricksLeft } from '../tricks';
import type { DataOf } from './common';
import { boardFinished } from './common';

export const claim = (board: Board, event: Extract<BoardEvent, { type: 'TricksClaimed' | 'TricksConceded' }>) => {
  if (board.result) return boardFinished();
  if (!board.contract) return refuse('NothingToPlay', 'there are no tricks to claim without a contract');
  if (board.claim) return refuse('ClaimPending', 'play has ceased with an earlier claim (Law 68D)');
  const left = tricksLeft(board);
  return event.data.tricks > left
    ? refuse('TricksImpossible', `${event.data.tricks} tricks are too many: ${left} are left`)
    : accept<BoardEvent>(event);
};

export const acceptClaim = (board: Board, data: DataOf<'AcceptClaim'>): Decision<BoardEvent> => {
  if (board.result) return boardFinished();
  if (!board.claim || board.claim.acceptedBy) return refuse('ClaimNotMade', 'there is no claim to accept');
  return sideOf(board.claim.by) === sideOf(data.by)
    ? refuse('ClaimNotMade', 'the other side accepts a claim (Law 69A)')
    : accept({ type: 'ClaimAccepted', data });
};
