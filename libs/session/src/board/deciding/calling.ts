import type { BoardEvent } from '@app/contract';
import { judgeCall, judgeSubstitution } from '@app/laws';
import { type Decision, accept, refuse } from '../../event';
import { reason } from '../../refusal-reasons';
import type { Board } from '../fold';
import { callsMade } from '../phase';
import { type DataOf, boardFinished, noted, record } from './common';

const actUnknown = (act: number): Decision<never> => refuse('ActUnknown', reason('not-a-call', { event: act }));

/** A call by whomever, with what the Laws have to say about it; during the play too, where it is cancelled (39A). */
export const makeCall = (board: Board, data: DataOf<'MakeCall'>): Decision<BoardEvent> => {
  const { simultaneousWith } = data;
  if (simultaneousWith !== undefined && !callsMade(board).some(({ at }) => at === simultaneousWith)) {
    return actUnknown(simultaneousWith);
  }
  const findings = judgeCall(board.table, data, board.revision + 1);
  if (board.result) return boardFinished();
  return accept<BoardEvent>({ type: 'CallMade', data }, ...noted(board, data.seat, findings));
};

/** A player tries to change a call of his own that is in force; whether it was unintended is judged later (Law 25). */
export const substituteCall = (board: Board, data: DataOf<'SubstituteCall'>): Decision<BoardEvent> => {
  const own = board.table.inForce.filter(({ seat, deemed }) => seat === data.seat && !deemed);
  const first = data.replaces === undefined ? own.at(-1) : own.find(({ at }) => at === data.replaces);
  if (!first) {
    return refuse(
      'ActUnknown',
      reason('no-call-to-change', { seat: { seat: data.seat }, named: data.replaces === undefined ? 'no' : 'yes' }),
    );
  }
  const change = { ...data, replaces: first.at };
  const findings = judgeSubstitution(board.table, change, board.revision + 1);
  const decision = record(board, { type: 'CallSubstituted', data: change });
  return decision.ok ? accept<BoardEvent>(...decision.events, ...noted(board, data.seat, findings)) : decision;
};

/** The call that an alert or explanation is about: the one named, else the last one. */
export const aboutCall = <D extends { readonly act?: number }>(
  board: Board,
  data: D,
  event: (data: D & { readonly act: number }) => BoardEvent,
): Decision<BoardEvent> => {
  const calls = callsMade(board);
  const act = data.act ?? calls.at(-1)?.at;
  return act !== undefined && calls.some(({ at }) => at === act)
    ? accept(event({ ...data, act }))
    : actUnknown(data.act ?? board.revision);
};

/** An event about an earlier one, which there must be. */
export const aboutAct = (board: Board, act: number | undefined, event: BoardEvent): Decision<BoardEvent> =>
  act !== undefined && act > board.revision
    ? refuse('ActUnknown', reason('no-such-event', { event: act }))
    : accept(event);
