import {
  type MatchBoard,
  type MatchBoardPoints,
  type MatchScore,
  type Team,
  notCounted,
  numberCalled,
} from '@app/scoring';
import type { BoardDoc } from '../projections/boards';
import { outcomesOf } from './side-results';

/** One board of a match: the home team sits North-South in the open room (DBf 231A2). */
export interface BoardOfMatch {
  readonly board: number;
  readonly open: BoardDoc | null;
  readonly closed: BoardDoc | null;
  readonly points: MatchBoardPoints;
}

const NO_RESULT = { kind: 'missing', why: notCounted('no-result') } as const;
const nobody = { NS: NO_RESULT, EW: NO_RESULT };

/** The boards of a match by number, each with its two rooms. */
export const boardsOfMatch = (docs: readonly BoardDoc[], home: string): readonly Omit<BoardOfMatch, 'points'>[] => {
  const numbers = [...new Set(docs.map(({ board }) => board))].sort((one, other) => one - other);
  return numbers.map((board) => ({
    board,
    open: docs.find((doc) => doc.board === board && doc.contestants.NS === home) ?? null,
    closed: docs.find((doc) => doc.board === board && doc.contestants.EW === home) ?? null,
  }));
};

/** A board of a match as it is scored. */
export const asMatchBoard = ({ board, open, closed }: Omit<BoardOfMatch, 'points'>): MatchBoard => ({
  id: (open ?? closed)?.id ?? '',
  name: numberCalled('board-number', { board }),
  sources: { open: open?.id ?? '', closed: closed?.id ?? '' },
  open: open ? outcomesOf(open) : nobody,
  closed: closed ? outcomesOf(closed) : nobody,
});

/** Two teams against each other, and what their boards have come to. */
export interface ScoredMatch {
  readonly teams: Readonly<Record<Team, string>>;
  readonly boards: readonly BoardOfMatch[];
  readonly score: MatchScore;
}
