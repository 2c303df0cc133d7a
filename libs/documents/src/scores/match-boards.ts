import {
  type ComparedBoard,
  type EightComparison,
  type MatchBoard,
  type MatchBoardPoints,
  type MatchScore,
  type Team,
  notCounted,
  numberCalled,
  pairings,
} from '@app/scoring';
import type { BoardDoc } from '../projections/boards';
import { type ScoringContext, matchOfRound } from '../scoring-context';
import { inOrder } from './meetings';
import { outcomesOf } from './side-results';

/** Two tables of a board: the home team sits North-South in the open room, East-West in the closed one (DBf 231A2). */
export interface Rooms {
  readonly open: BoardDoc | null;
  readonly closed: BoardDoc | null;
}

/** Two tables that are compared, and what that comes to. */
export interface RoomsCompared extends Rooms {
  readonly board: MatchBoard;
  readonly points: MatchBoardPoints;
}

/** One board of a match. */
export interface BoardOfMatch {
  readonly board: number;
  /** Its tables, two by two: one such two, and of teams of eight a second. */
  readonly rooms: readonly Rooms[];
  readonly comparisons: readonly RoomsCompared[];
  readonly points: MatchBoardPoints;
}

/** A board of a match before it is scored. */
export interface TablesOfBoard extends Pick<BoardOfMatch, 'board' | 'rooms'> {
  readonly compared: readonly Rooms[];
}

const NO_RESULT = { kind: 'missing', why: notCounted('no-result') } as const;
const nobody = { NS: NO_RESULT, EW: NO_RESULT };

/** The tables at which two teams are to play a board in the rounds of a match, by who sits North-South. */
const scheduledAt = (
  { session }: ScoringContext,
  match: string,
  { home, away }: Readonly<Record<Team, string>>,
): ((board: number, team: Team) => readonly string[]) => {
  const tables = session.rounds
    .filter((round) => matchOfRound(round) === match)
    .flatMap((round) => round.tables)
    .filter(({ NS, EW }) => (NS === home && EW === away) || (NS === away && EW === home));
  return (board, team) =>
    tables
      .filter(({ NS, boards }) => NS === (team === 'home' ? home : away) && boards.includes(board))
      .map(({ table }) => table);
};

/** Where a match is played, and by whom. */
interface Played {
  readonly match: string;
  readonly teams: Readonly<Record<Team, string>>;
  readonly docs: readonly BoardDoc[];
  /** Null where a match has two tables. */
  readonly ofEight: EightComparison | null;
}

/**
 * The boards of a match by number, each with its tables. Those of teams of eight are told apart by the order of their
 * names, in each direction: a table that has not been opened keeps its place where it was scheduled.
 */
export const boardsOfMatch = (
  { match, teams, docs, ofEight }: Played,
  scoringContext: ScoringContext,
): readonly TablesOfBoard[] => {
  const numbers = [...new Set(docs.map(({ board }) => board))].sort((one, other) => one - other);
  const scheduled = scheduledAt(scoringContext, match, teams);
  const most = ofEight === null ? 1 : 2;
  return numbers.map((board) => {
    const own = docs.filter((doc) => doc.board === board);
    const inDirection = (team: Team): readonly (BoardDoc | null)[] => {
      const here = own.filter(({ contestants }) => contestants.NS === teams[team]);
      if (ofEight === null) return here.slice(0, 1);
      const tables = new Set([...scheduled(board, team), ...here.map(({ table }) => table)]);
      return [...tables]
        .sort(inOrder)
        .slice(0, most)
        .map((table) => here.find((doc) => doc.table === table) ?? null);
    };
    const [open, closed] = [inDirection('home'), inDirection('away')];
    const both = (one: number, other: number): Rooms => ({ open: open[one] ?? null, closed: closed[other] ?? null });
    const rooms = Array.from({ length: Math.max(1, open.length, closed.length) }, (_, index) => both(index, index));
    const compared =
      ofEight === 'cross-imps' && open.length > 0 && closed.length > 0
        ? pairings(ofEight, open.length, closed.length).map(([one, other]) => both(one, other))
        : rooms;
    return { board, rooms, compared };
  });
};

const idOf = ({ open, closed }: Rooms): string => (open ?? closed)?.id ?? '';

/** Two tables as they are compared; alone they are the board, else known by their names. */
const asMatchBoard = ({ open, closed }: Rooms, board: number, isAlone: boolean): MatchBoard => ({
  id: isAlone ? idOf({ open, closed }) : [open, closed].map((doc) => doc?.id ?? '').join(' '),
  name: isAlone
    ? numberCalled('board-number', { board })
    : numberCalled('comparison-of-tables', { open: open?.table ?? '-', closed: closed?.table ?? '-' }),
  sources: { open: open?.id ?? '', closed: closed?.id ?? '' },
  open: open ? outcomesOf(open) : nobody,
  closed: closed ? outcomesOf(closed) : nobody,
});

/** A board of a match as it is scored. */
export const asComparedBoard = ({ board, rooms, compared }: TablesOfBoard): ComparedBoard => ({
  id: rooms.map(idOf).find((id) => id !== '') ?? '',
  name: numberCalled('board-number', { board }),
  comparisons: compared.map((two) => asMatchBoard(two, board, compared.length === 1)),
});

/** Two teams against each other, and what their boards have come to. */
export interface ScoredMatch {
  readonly teams: Readonly<Record<Team, string>>;
  readonly boards: readonly BoardOfMatch[];
  readonly score: MatchScore;
}

/** Every table of a board that has been opened, each once. */
export const tablesOf = ({ rooms }: Pick<BoardOfMatch, 'rooms'>): readonly BoardDoc[] =>
  rooms.flatMap(({ open, closed }) => [open, closed].flatMap((doc) => doc ?? []));
