import type { BoardEvent } from '@app/contract';
import type { Seat } from '@app/bridge';
import { sideOf } from '@app/bridge';
import type { Asking, ClaimState } from '@app/laws';
import {
  ACQUIESCENCE,
  CONCESSION,
  claimInForce,
  contractPlayed,
  isContestable,
  isMoreOf,
  mayAccept,
  mayAgreeToPlayOn,
  mayAsk,
  mostToAskFor,
} from '@app/laws';
import type { Decision } from '../../event';
import { accept, refuse } from '../../event';
import type { Board } from '../fold';
import { tricksLeft } from '../tricks';
import type { DataOf } from './common';
import { boardFinished } from './common';

/** A claim or concession is made while cards are played; a hand that was shown may get its number afterwards (68A). */
export const claim = (board: Board, event: Extract<BoardEvent, { type: 'TricksClaimed' | 'TricksConceded' }>) => {
  if (board.result) return boardFinished();
  if (!contractPlayed(board.table)) return refuse('NothingToPlay', 'there are no tricks to claim without a contract');
  const made = claimInForce(board.table.play.claim);
  if (made && !isMoreOf(made, event.data.by)) {
    return refuse('ClaimPending', 'play has ceased with an earlier claim (Law 68D)');
  }
  const left = tricksLeft(board);
  if (left === 0) return refuse('NothingToPlay', 'all thirteen tricks have been played');
  return event.data.tricks > left
    ? refuse('TricksImpossible', `${event.data.tricks} tricks are too many: ${left} are left`)
    : accept<BoardEvent>(event);
};

const isSameSide = ({ by }: ClaimState, seat: Seat): boolean => sideOf(by) === sideOf(seat);

export const acceptClaim = (board: Board, data: DataOf<'AcceptClaim'>): Decision<BoardEvent> => {
  if (board.result) return boardFinished();
  const { claim: made } = board.table.play;
  if (!made || (made.status !== 'made' && made.status !== 'disputed')) {
    return refuse('ClaimNotMade', 'there is no claim to accept');
  }
  if (isSameSide(made, data.by)) return refuse('ClaimNotMade', 'the other side accepts a claim (Law 69A)');
  return mayAccept(board.table)
    ? accept({ type: 'ClaimAccepted', data })
    : refuse('ClaimNotMade', 'the claim is disputed and the director has been called to it (Law 70)');
};

/** Partner objects to a concession (68B2), or somebody disputes a claim (68D), also after agreeing to it (69A). */
export const object = (board: Board, data: DataOf<'Object'>): Decision<BoardEvent> => {
  const made = claimInForce(board.table.play.claim);
  if (!made) return refuse('ClaimNotMade', 'there is no claim or concession to object to');
  if (made.status === 'ruled') return refuse('OptionNotOpen', 'the director has ruled on it (Law 70)');
  if (!isContestable(made))
    return refuse('OptionNotOpen', 'it is agreed on for good; tricks may be asked for (Law 69B)');
  return made.status === 'accepted' && isSameSide(made, data.by)
    ? refuse('OptionNotOpen', 'the other side has agreed; tricks that were conceded may be asked for (Law 71)')
    : accept({ type: 'ObjectionMade', data });
};

/** All four have to agree, and only since 2017; the side that did not claim asks for it (68D2b). */
export const agreeToPlayOn = (board: Board, data: DataOf<'AgreeToPlayOn'>): Decision<BoardEvent> => {
  if (board.result) return boardFinished();
  const { status } = board.table.play.claim ?? {};
  if (board.opened.laws !== 'wbf-2017') {
    return refuse('OptionNotOpen', 'play does not go on after a claim (Law 68D of 2007)');
  }
  if (status !== 'made' && status !== 'disputed')
    return refuse('OptionNotOpen', 'there is no open claim to play on after');
  return mayAgreeToPlayOn(board.table, data.by)
    ? accept({ type: 'PlayOnAgreed', data })
    : refuse('OptionNotOpen', 'the side that has not claimed asks for play to go on (Law 68D2b)');
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
    ? refuse('OptionNotOpen', 'only tricks that were won, or that could not be lost, come back (Law 71)')
    : refuse('TricksImpossible', `${data.tricks} tricks are too many: ${most ?? 0} were given up`);
};

export const withdrawAcquiescence = (board: Board, data: DataOf<'WithdrawAcquiescence'>): Decision<BoardEvent> => {
  const { claim: made } = board.table.play;
  if (made?.status !== 'accepted') return refuse('ClaimNotMade', 'no claim or concession has been agreed to');
  return isSameSide(made, data.by)
    ? refuse('ClaimNotMade', 'the side that has agreed takes it back (Law 69B)')
    : askFor(ACQUIESCENCE, made, data, { type: 'AcquiescenceWithdrawn', data });
};

/** A concession counts at once, agreed to or not (71). */
export const withdrawConcession = (board: Board, data: DataOf<'WithdrawConcession'>): Decision<BoardEvent> => {
  const { claim: made } = board.table.play;
  if (made?.status !== 'made' && made?.status !== 'accepted') {
    return refuse('ClaimNotMade', 'no tricks have been conceded, or the director has to rule on them (Law 70)');
  }
  return isSameSide(made, data.by)
    ? askFor(CONCESSION, made, data, { type: 'ConcessionWithdrawn', data })
    : refuse('ClaimNotMade', 'the side that has conceded asks for its tricks (Law 71)');
};
