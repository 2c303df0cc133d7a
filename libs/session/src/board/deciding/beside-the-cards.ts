import type { BoardEvent } from '@app/contract';
import { dummyOf, holderOf } from '@app/bridge';
import { contractPlayed } from '@app/laws';
import { type Decision, accept, refuse } from '../../event';
import { reason } from '../../refusal-reasons';
import type { Board } from '../fold';
import { type DataOf, boardFinished, record } from './common';

const nothingToPlay = () => refuse('NothingToPlay', reason('no-contract'));

/** What is said or done in the play: there must be something to play, and no result yet. */
export const inPlay = (board: Board, event: BoardEvent): Decision<BoardEvent> =>
  board.result || contractPlayed(board.table) ? record(board, event) : nothingToPlay();

const isPlayedOut = ({ table }: Board): boolean => table.cards.play?.turn === null;

/** A card of dummy's is named: there must be one left to be played. */
export const nameCard = (
  board: Board,
  event: Extract<BoardEvent, { type: 'CardDesignated' | 'DesignationChanged' }>,
): Decision<BoardEvent> =>
  !board.result && isPlayedOut(board) ? refuse('NothingToPlay', reason('all-played')) : inPlay(board, event);

/** The opening lead that lies face down goes back to its hand (41A). */
export const withdrawLead = (board: Board, data: DataOf<'WithdrawLead'>): Decision<BoardEvent> => {
  if (board.result) return boardFinished();
  return board.table.cards.leadPlaced === data.seat
    ? accept({ type: 'LeadWithdrawn', data })
    : refuse('ActUnknown', reason('no-face-down-lead', { seat: { seat: data.seat } }));
};

/** Dummy cannot put a card down that another hand holds, nor one twice. */
export const dummyPlays = (board: Board, data: DataOf<'DummyPlays'>): Decision<BoardEvent> => {
  const { card } = data;
  const contract = contractPlayed(board.table);
  if (board.result || !contract) return inPlay(board, { type: 'DummyPlayed', data });
  if (isPlayedOut(board)) return refuse('NothingToPlay', reason('all-played'));
  const { dealt, inForce } = board.table.cards;
  const dummy = dummyOf(contract);
  const holder = holderOf(dealt, card);
  if (holder ? holder !== dummy : dealt[dummy])
    return refuse('CardNotHeld', reason('dummy-without-card', { dummy: { seat: dummy }, card: { card } }));
  return inForce.some((one) => one.card === card)
    ? refuse('CardAlreadyPlayed', reason('card-played', { card: { card } }))
    : accept({ type: 'DummyPlayed', data });
};

export const withdrawCard = (board: Board, data: DataOf<'WithdrawCard'>): Decision<BoardEvent> => {
  const { seat, card } = data;
  if (board.result) return boardFinished();
  return board.table.cards.inForce.some((one) => one.seat === seat && (card === undefined || one.card === card))
    ? accept({ type: 'CardWithdrawn', data })
    : refuse(
        'ActUnknown',
        reason('nothing-to-take-back', { seat: { seat }, card: card ? { card } : reason('a-card') }),
      );
};

/** A card is laid as won or lost once its trick is quitted (65A). */
export const pointTrick = (board: Board, data: DataOf<'PointTrick'>): Decision<BoardEvent> => {
  if (board.result) return boardFinished();
  return data.trick <= (board.table.cards.play?.tricks.length ?? 0)
    ? accept({ type: 'TrickPointed', data })
    : refuse('ActUnknown', reason('trick-not-ended', { trick: data.trick }));
};

/** Tricks may be looked at after the result too: a revoke may be claimed then (66D). */
export const inspectTricks = (board: Board, data: DataOf<'InspectTricks'>): Decision<BoardEvent> =>
  contractPlayed(board.table) ? accept({ type: 'TricksInspected', data }) : nothingToPlay();
