import { type Rational, equal } from '../rational';
import type { BoardMethod, BoardPoints, GroupMethod } from './board-points';
import type { ComparisonGroup, Member } from './comparison-field';

/**
 * What one side of a table has from a board, in numbers alone. Everybody who has the same score shares one, and it stays
 * the same object as long as the numbers do, whatever has moved behind them.
 */
export interface ResultWorth extends Pick<BoardPoints, 'top' | 'percent' | 'award' | 'weight'> {
  readonly points: Rational;
  readonly obtained: Rational;
}

export const worthOf = ({ points, obtained, top, percent, award, weight }: BoardPoints): ResultWorth => ({
  points: points.value,
  obtained: obtained.value,
  top,
  percent,
  award,
  weight,
});

/** Whether it counts: a board without a top, because it has nobody else's result, is no board. */
export const counts = ({ top }: Pick<ResultWorth, 'top'>): boolean => top === null || top.num > 0n;

export const isSameNumber = (one: Rational | null, other: Rational | null): boolean =>
  one === other || (one !== null && other !== null && equal(one, other));

const isSameWorth = (one: ResultWorth, other: ResultWorth): boolean =>
  one.award === other.award &&
  isSameNumber(one.points, other.points) &&
  isSameNumber(one.obtained, other.obtained) &&
  isSameNumber(one.top, other.top) &&
  isSameNumber(one.percent, other.percent) &&
  isSameNumber(one.weight, other.weight);

/** The earlier one where it says the same. */
export const sameWorth = (worth: ResultWorth, earlier: ResultWorth | undefined): ResultWorth =>
  earlier && isSameWorth(earlier, worth) ? earlier : worth;

/** Whether a result is just the score of the table: then all who have the same score are worth the same. */
const plainScore = ({ components, special, standing }: Member): number | null =>
  special === null && standing === null && components.length === 1 ? (components[0]?.score ?? null) : null;

/** A group as a method has scored it. */
export interface GroupWorth {
  readonly group: ComparisonGroup;
  readonly how: GroupMethod;
  /** What each plain score is worth. */
  readonly scores: ReadonlyMap<number, ResultWorth>;
  /** What the members are worth, in their order. */
  readonly worths: readonly ResultWorth[];
}

/** The members of a group; those with the same plain score are reckoned once. */
export const groupWorth = (
  group: ComparisonGroup,
  method: BoardMethod,
  earlier: GroupWorth | undefined,
): GroupWorth => {
  const how = method(group);
  const scores = new Map<number, ResultWorth>();
  const worths = group.members.map((member) => {
    const score = plainScore(member);
    if (score === null) return worthOf(how.compared(member));
    const known = scores.get(score) ?? sameWorth(worthOf(how.compared(member)), earlier?.scores.get(score));
    scores.set(score, known);
    return known;
  });
  return { group, how, scores, worths };
};
