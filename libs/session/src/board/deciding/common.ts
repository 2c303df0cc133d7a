import type { BoardCommand, BoardEvent } from '@app/contract';
import type { Seat } from '@app/bridge';
import { type Finding, ENGINE } from '@app/laws';
import { type Decision, accept, refuse } from '../../event';
import { reason } from '../../refusal-reasons';
import type { Board } from '../fold';

/** The data of a command. */
export type DataOf<T extends BoardCommand['type']> = Extract<BoardCommand, { type: T }>['data'];

export const boardFinished = (): Decision<never> => refuse('BoardFinished', reason('board-finished'));

/** The event, as long as the board has no result. */
export const record = (board: Board, event: BoardEvent): Decision<BoardEvent> =>
  board.result ? boardFinished() : accept(event);

/** Findings, each with its own offender: on the act named, or on the one that is about to become the next event. */
export const notedActs = (
  board: Board,
  findings: readonly (Finding & { readonly seat: Seat; readonly act?: number })[],
): readonly BoardEvent[] =>
  findings.map(({ rule, law, seat, act = board.revision + 1 }) => ({
    type: 'InfractionNoted',
    data: { act, seat, rule, law, engine: ENGINE },
  }));

/** The findings on an act that is about to become the board's next event. */
export const noted = (board: Board, seat: Seat, findings: readonly Finding[]): readonly BoardEvent[] =>
  notedActs(
    board,
    findings.map((finding) => ({ ...finding, seat })),
  );
