import type { BoardEvent } from '@app/contract';
import { type Board, type BoardView, foldBoard, viewBoard } from '@app/session';
import type { BoardHistory } from '../board/board-source';
import type { Me } from '../identity/me';
import { isDirecting } from '../identity/is-directing';
import type { GivenCommand, CommandToBoard } from '../ledger/commands';
import type { Names } from '../ledger/documents';

/** A director who is signed in. */
export type Director = Me & { readonly id: string };

/** A board as it lies before a director. */
export interface Desk {
  readonly me: Director;
  readonly names: Names;
  /** In order: the index is the revision. */
  readonly events: readonly BoardEvent[];
  readonly board: Board;
  readonly view: BoardView;
  /** The act that the director has come about; null for none. */
  readonly about: number | null;
}

/** What an event is about: a finding is about an act, any other event is one itself. */
const actOf = (event: BoardEvent, revision: number): number =>
  event.type === 'InfractionNoted' ? event.data.act : revision;

/** The act of the event that is asked for, by its number; else that of the last irregularity; null without one. */
export const actAt = (events: readonly BoardEvent[], at: number | null): number | null => {
  const asked = at === null ? events.findLastIndex(({ type }) => type === 'InfractionNoted') : at - 1;
  const event = events[asked];
  return event ? actOf(event, asked) : null;
};

/** Null as long as the board has no events. */
export const deskOf = ({ records, names }: BoardHistory, me: Director, at: number | null): Desk | null => {
  const events = records.map(({ event }) => event);
  const board = foldBoard(events);
  return board && { me, names, events, board, view: viewBoard(board), about: actAt(events, at) };
};

/** The board as it is seen here, as the address of a command: whoever has acted meanwhile is not overrun. */
export const addressOf = ({ view, events }: Desk) => ({
  session: view.session,
  table: view.table,
  board: view.board,
  ...(view.attempt > 1 ? { attempt: view.attempt } : {}),
  expectedRevision: events.length - 1,
});

export const toBoard = (desk: Desk, command: CommandToBoard): GivenCommand => ({ ...command, ...addressOf(desk) });

const isDirector = (me: Me): me is Director => me.id !== null && isDirecting(me);

/** Who rules at this desk: only a director does, and not while he looks with another's eyes; null for anybody else. */
export const directorIn = (me: Me): Director | null => (isDirector(me) ? me : null);
