import type { BoardEvent } from '@app/contract';
import { type Board, type BoardView, evolveBoard, viewBoard } from '@app/session';
import { type LayerLine, layersOf } from './score-layers';
import { sharing } from './sharing';

/** A board as it stands after some of its events. */
export interface Moment {
  readonly view: BoardView;
  /** What has made its score. */
  readonly layers: readonly LayerLine[];
}

/** The board after its first `at` events; null where it has not been opened. */
export type Moments = (at: number) => Moment | null;

const momentOf = (board: Board, before: Moment | null): Moment =>
  sharing(before, { view: viewBoard(board), layers: layersOf(board.decisions) });

/**
 * Every moment of a board, folded here by the same code as everywhere else. What has once been folded is kept, so that
 * a step forward costs one event and a step back none; what a moment has in common with the one folded before it is
 * the same objects.
 */
export const momentsOf = (events: readonly BoardEvent[]): Moments => {
  const boards: (Board | null)[] = [null];
  const moments = new Map<number, Moment>();
  let last: Moment | null = null;
  const boardAt = (at: number): Board | null => {
    for (const event of events.slice(boards.length - 1, at)) boards.push(evolveBoard(boards.at(-1) ?? null, event));
    return boards[Math.min(at, events.length)] ?? null;
  };
  return (at) => {
    const kept = moments.get(at);
    if (kept) return kept;
    const board = boardAt(at);
    if (board === null) return null;
    last = momentOf(board, last);
    moments.set(at, last);
    return last;
  };
};
