import type { BoardEvent } from '@app/contract';
import { type Seat, sideOf } from '@app/bridge';
import {
  type Asking,
  type ClaimState,
  ACQUIESCENCE,
  CONCESSION,
  claimInForce,
  contractPlayed,
  isContestable,
  isMoreOf,
  mayAccept,
  mayAsk,
  mostToAskFor,
} from '@app/laws';
import { type Decision, accept, refuse } from '../../event';
import { reason } from '../../refusal-reasons';
import type { Board } from '../fold';
import { tricksLeft } from '../tricks';
import { type DataOf, boardFinished } from './common';

/** A claim or concession is made while cards are played; a hand that was shown may get its number afterwards (68A). */
export const claim = (board: Board, event: Extract<BoardEvent, { type: 'TricksClaimed' | 'TricksConceded' }>) => {
  if (board.result) return boardFinished();
  if (!contractPlayed(board.table)) return refuse('NothingToPlay', reason('no-tricks-without-contract'));
  const made = claimInForce(board.table.play.claim);
  if (made && !isMoreOf(made, event.data.by)) {
    return refuse('ClaimPending', reason('play-has-ceased'));
  }
  const left = tricksLeft(board);
  if (left === 0) return refuse('NothingToPlay', reason('all-played'));
  return event.data.tricks > left
    ? refuse('TricksImpossible', reason('more-tricks-than-left', { tricks: event.data.tricks, left }))
    : accept<BoardEvent>(event);
};

const isSameSide = ({ by }: ClaimState, seat: Seat): boolean => sideOf(by) === sideOf(seat);

export const acceptClaim = (board: Board, data: DataOf<'AcceptClaim'>): Decision<BoardEvent> => {
  if (board.result) return boardFinished();
  const { claim: made } = board.table.play;
  if (!made || (made.status !== 'made' && made.status !== 'disputed')) {
    return refuse('ClaimNotMade', reason('no-claim-to-accept'));
  }
  if (isSameSide(made, data.by)) return refuse('ClaimNotMade', reason('other-side-accepts'));
  return mayAccept(board.table)
    ? accept({ type: 'ClaimAccepted', data })
    : refuse('ClaimNotMade', reason('claim-disputed'));
};

/** Partner objects to a concession (68B2), or somebody disputes a claim (68D), also after agreeing to it (69A). */
export const object = (board: Board, data: DataOf<'Object'>): Decision<BoardEvent> => {
  const made = claimInForce(board.table.play.claim);
  if (!made) return refuse('ClaimNotMade', reason('nothing-to-object-to'));
  if (made.status === 'ruled') return refuse('OptionNotOpen', reason('claim-ruled-on'));
  if (!isContestable(made)) return refuse('OptionNotOpen', reason('agreed-for-good'));
  return made.status === 'accepted' && isSameSide(made, data.by)
    ? refuse('OptionNotOpen', reason('concession-accepted'))
    : accept({ type: 'ObjectionMade', data });
};

/**
 * Somebody agrees, or proposes, to play on (68D2b). Where the Laws do not let them, as in 2007 and where the side that has claimed
 * proposes it first, that is recorded with a finding, and the claim is as it was.
 */
export const agreeToPlayOn = (board: Board, data: DataOf<'AgreeToPlayOn'>): Decision<BoardEvent> => {
  if (board.result) return boardFinished();
  const { status } = board.table.play.claim ?? {};
  if (status !== 'made' && status !== 'disputed') return refuse('OptionNotOpen', reason('no-claim-to-play-on-after'));
  return accept({ type: 'PlayOnAgreed', data });
};

/** Tricks are asked for by the right side, for a reason that the Law knows, and no more than it gave up. */
const askFor = (
  asking: Asking,
  made: ClaimState,
  data: DataOf<'WithdrawAcquiescence'>,
  event: BoardEvent,
): Decision<BoardEvent> => {
  if (mayAsk(asking, made, data)) return accept(event);
  const most = mostToAskFor(made, data.by);
  return asking.grounds[data.ground] === undefined
    ? refuse('OptionNotOpen', reason('only-such-tricks-back'))
    : refuse('TricksImpossible', reason('more-tricks-than-given-up', { tricks: data.tricks, most: most ?? 0 }));
};

export const withdrawAcquiescence = (board: Board, data: DataOf<'WithdrawAcquiescence'>): Decision<BoardEvent> => {
  const { claim: made } = board.table.play;
  if (made?.status !== 'accepted') return refuse('ClaimNotMade', reason('nothing-agreed-to'));
  return isSameSide(made, data.by)
    ? refuse('ClaimNotMade', reason('agreeing-side-takes-back'))
    : askFor(ACQUIESCENCE, made, data, { type: 'AcquiescenceWithdrawn', data });
};

/** A concession counts at once, agreed to or not (71). */
export const withdrawConcession = (board: Board, data: DataOf<'WithdrawConcession'>): Decision<BoardEvent> => {
  const { claim: made } = board.table.play;
  if (made?.status !== 'made' && made?.status !== 'accepted') {
    return refuse('ClaimNotMade', reason('nothing-conceded'));
  }
  return isSameSide(made, data.by)
    ? askFor(CONCESSION, made, data, { type: 'ConcessionWithdrawn', data })
    : refuse('ClaimNotMade', reason('conceding-side-asks'));
};
