import type { BoardEvent } from '@app/contract';
import { type Card, type Seat, holderOf } from '@app/bridge';
import { anyCardAt, auctionIsOver, contractPlayed, judgeCard } from '@app/laws';
import { type Decision, accept, refuse } from '../../event';
import { reason } from '../../refusal-reasons';
import { type Board, handNow } from '../fold';
import { type DataOf, boardFinished, noted } from './common';

/** Why a card cannot be there at all: another hand has it, or it has been played. */
const impossibleCard = (board: Board, seat: Seat, card: Card): Decision<never> | null => {
  const { inForce, dealt } = board.table.cards;
  const { waiting } = board.table.play.played;
  if (inForce.some((one) => one.card === card) || waiting.some(({ data }) => data.card === card))
    return refuse('CardAlreadyPlayed', reason('card-played', { card: { card } }));
  const hand = handNow(board, seat);
  if (hand && !hand.includes(card))
    return refuse('CardNotHeld', reason('card-not-held', { seat: { seat }, card: { card } }));
  const holder = holderOf(dealt, card);
  return !hand && holder
    ? refuse('CardNotHeld', reason('card-of-another', { seat: { seat }, card: { card }, holder: { seat: holder } }))
    : null;
};

const wasPassedOut = ({ table }: Board): boolean => auctionIsOver(table) && !contractPlayed(table);

export const playCard = (board: Board, event: Extract<BoardEvent, { type: 'CardPlayed' | 'LeadFaced' }>) => {
  if (board.result) return boardFinished();
  if (wasPassedOut(board)) return refuse('NothingToPlay', reason('passed-out'));
  if (board.table.cards.play?.turn === null) return refuse('NothingToPlay', reason('all-played'));
  const together = 'simultaneousWith' in event.data ? event.data.simultaneousWith : undefined;
  if (together !== undefined && !anyCardAt(board.table, together)) {
    return refuse('ActUnknown', reason('not-a-card', { event: together }));
  }
  const findings = judgeCard(board.table, { at: board.revision + 1, ...event.data });
  const { seat, card } = event.data;
  return impossibleCard(board, seat, card) ?? accept<BoardEvent>(event, ...noted(board, seat, findings));
};

export const faceLead = (board: Board, data: DataOf<'FaceLead'>): Decision<BoardEvent> =>
  board.table.cards.play ? refuse('PlayHasBegun', reason('lead-faced')) : playCard(board, { type: 'LeadFaced', data });

export const placeLead = (board: Board, data: DataOf<'PlaceLead'>): Decision<BoardEvent> => {
  if (board.result) return boardFinished();
  if (board.table.cards.play) return refuse('PlayHasBegun', reason('lead-faced'));
  return wasPassedOut(board) ? refuse('NothingToPlay', reason('passed-out')) : accept({ type: 'LeadPlaced', data });
};

/** Cards of a hand that somebody could see before they should have been seen; the hand must hold them. */
export const exposeCard = (board: Board, data: DataOf<'ExposeCard'>): Decision<BoardEvent> => {
  if (board.result) return boardFinished();
  const impossible = data.cards.flatMap((card) => impossibleCard(board, data.seat, card) ?? []);
  return impossible[0] ?? accept<BoardEvent>({ type: 'CardExposed', data });
};
