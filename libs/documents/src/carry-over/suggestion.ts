import { type Rational, type Traced, added, carryOver, given, multiplied, rational, sum } from '@app/scoring';
import { penaltiesInForce } from '../penalties/in-force';
import { type TeamMatch, teamIn } from '../scores/matches';
import type { StageStandings } from '../scores/stage-standings';

/** What a contestant would take into the next stage. A person decides; nothing here is carried over yet. */
export interface CarryOverSuggestion {
  readonly contestant: string;
  /** In the unit of the next stage; below zero the opponents take it. */
  readonly amount: Traced;
  readonly paragraph: string;
}

const meetings = ({ sessions }: StageStandings, one: string, other: string): readonly TeamMatch[] =>
  sessions
    .flatMap(({ matches }) => matches)
    .filter((match) => teamIn(match, one) !== null && teamIn(match, other) !== null);

/** The IMPs by which a team has won each match that the two have played, before anything was deducted. */
const margins = (matches: readonly TeamMatch[], contestant: string): readonly Traced[] =>
  matches.flatMap((match) => {
    const team = teamIn(match, contestant);
    return team ? [match.score[team]] : [];
  });

/** Victory points that a team was fined in the matches against the other (DBf 207A2). */
const finedIn = ({ sessions }: StageStandings, matches: readonly TeamMatch[], contestant: string): Rational => {
  const names = new Set(matches.flatMap(({ match, rounds }) => [match, ...rounds]));
  return sum(
    sessions.flatMap(({ scoringContext }) =>
      penaltiesInForce(scoringContext.session)
        .filter((one) => one.contestant === contestant && one.amount.unit === 'VP')
        .filter(({ round }) => round !== null && names.has(round))
        .map(({ amount }) => amount.value),
    ),
  );
};

const placeOf = ({ rankings }: StageStandings, contestant: string): number =>
  rankings.flatMap(({ rows }) => rows).find((row) => row.contestant === contestant)?.place ?? Infinity;

/**
 * Carry-over into a match of a knock-out from the round robin before it (DBf 207A): a half, or a third, of the
 * difference of the earlier match between the two, capped by the length of the match to come. Null where they have
 * not met.
 * @param boards of the match to come
 */
export const carryOverIntoMatch = (
  before: StageStandings,
  teams: readonly [string, string],
  boards: number,
): readonly CarryOverSuggestion[] | null => {
  const [one, other] = teams;
  const matches = meetings(before, one, other);
  if (matches.length === 0) return null;
  const amount = carryOver({
    difference: added('margin-of-the-earlier-match', margins(matches, one)),
    fines: {
      own: finedIn(before, matches, one),
      opponents: finedIn(before, matches, other),
      boards: Math.max(...matches.map(({ score }) => score.counted)),
    },
    placedAbove: placeOf(before, one) < placeOf(before, other),
    boards,
  });
  return [{ contestant: one, amount, paragraph: 'DBf 207A' }];
};

/** Half of the total, or all of it, as the conditions of a contest may have it. */
export const carryOverOfTotals = (before: StageStandings, share: 'total' | 'half'): readonly CarryOverSuggestion[] =>
  before.rankings.flatMap(({ rows, totalOf }) =>
    rows.map((row) => {
      const total = totalOf(row);
      return {
        contestant: row.contestant,
        amount: share === 'total' ? total : multiplied('half-of-the-total', [given(rational(1, 2), 'half'), total]),
        paragraph: 'conditions of contest',
      };
    }),
  );
