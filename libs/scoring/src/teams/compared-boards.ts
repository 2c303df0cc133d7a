import type { Message } from '@app/bridge';
import { numberCalled } from '../derivation/number-names';
import { type Traced, added, named } from '../derivation/traced';
import { type Elsewhere, type MatchScore, type MatchSettings, NOWHERE, scoreMatch } from './match';
import { type MatchBoard, type MatchBoardPoints, type Team, matchTotal } from './match-board';

/**
 * How the four tables of a board are compared where each team has two pairs in each direction (teams of eight):
 * - `cross-imps`: every table where the home team sits North-South with every one where it sits East-West, four in all;
 * - `direct`: the first of the one with the first of the other, and the second with the second, as two matches.
 *
 * The comparisons are added up (EBU White Book 3.1.5 and 3.1.4a).
 */
export type EightComparison = 'cross-imps' | 'direct';

/** A board of a match, and the comparisons of its tables: one where it has two tables. */
export interface ComparedBoard {
  readonly id: string;
  readonly name: Message;
  readonly comparisons: readonly MatchBoard[];
}

/** Which tables are compared: the places of one in either direction, by their order. */
export const pairings = (how: EightComparison, open: number, closed: number): readonly (readonly [number, number])[] =>
  Array.from({ length: open }, (_, one) => one).flatMap((one) =>
    Array.from({ length: closed }, (_, other) => [one, other] as const).filter(
      ([, other]) => how === 'cross-imps' || one === other,
    ),
  );

/** A match whose boards have several comparisons: what each of them is worth, beside what the boards are. */
export interface ComparedMatch extends MatchScore {
  /** By board, in the order of its comparisons. */
  readonly comparisons: readonly (readonly MatchBoardPoints[])[];
}

/** What the comparisons of a board come to together; those without a result count for nobody. */
const together = ({ id, name }: ComparedBoard, all: readonly MatchBoardPoints[]): MatchBoardPoints => {
  const [first] = all;
  if (!first || all.length === 1) return first ?? nothingIn(id);
  const scored = all.flatMap((one) => (one.kind === 'scored' ? [one] : []));
  if (scored.length === 0) return { ...first, id };
  const sumOf = (team: Team): Traced =>
    named(
      name,
      added(
        numberCalled('comparisons-of-tables', { count: scored.length }),
        scored.map((one) => one[team]),
      ),
    );
  return { kind: 'scored', id, home: sumOf('home'), away: sumOf('away') };
};

const nothingIn = (id: string): never => {
  throw new RangeError(`board ${id} has nothing to compare`);
};

/**
 * All boards of a match, each with one comparison of two tables or with several. Every comparison is a board of a match
 * of two tables by itself: rounded, balanced in a knock-out, and one of the boards that artificial scores go by (12C2c).
 */
export const scoreComparedMatch = (
  boards: readonly ComparedBoard[],
  settings: MatchSettings,
  elsewhere: Elsewhere = NOWHERE,
): ComparedMatch => {
  const score = scoreMatch(
    boards.flatMap(({ comparisons }) => comparisons),
    settings,
    elsewhere,
  );
  let next = 0;
  const comparisons = boards.map((board) => {
    const from = next;
    next += board.comparisons.length;
    return score.boards.slice(from, next);
  });
  const worth = boards.map((board, index) => together(board, comparisons[index] ?? []));
  return {
    boards: worth,
    comparisons,
    home: matchTotal(worth, 'home'),
    away: matchTotal(worth, 'away'),
    counted: worth.filter(({ kind }) => kind === 'scored').length,
  };
};
