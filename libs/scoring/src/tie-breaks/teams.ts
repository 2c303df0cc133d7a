import { type Rational, ZERO, plus } from '../rational';
import { type Criterion, quotient } from './tie-break';
import type { CriterionName } from './criterion-names';

/** A match as the tie-breaks see it: both teams with victory points, IMPs won, and where known more. */
export interface MatchRecord {
  readonly teams: readonly [string, string];
  readonly points: readonly [Rational, Rational];
  /** IMPs won by either; what one has won the other has lost. */
  readonly imps: readonly [Rational, Rational];
  /** Boards on which either has won IMPs, and total points, for FSB 95B. */
  readonly boardsWon?: readonly [Rational, Rational];
  readonly totalPoints?: readonly [Rational, Rational];
}

type Pair = readonly [Rational, Rational];

/** What a team and its opponents have in its matches, or in those against the others of a group. */
const summed = (
  matches: readonly MatchRecord[],
  team: string,
  of: (match: MatchRecord) => Pair | undefined,
  among?: readonly string[],
): Pair => {
  let [own, other]: Pair = [ZERO, ZERO];
  for (const match of matches) {
    const values = of(match);
    if (!values) continue;
    const [home, away] = match.teams;
    const isHome = home === team;
    if (!isHome && away !== team) continue;
    if (among && !among.includes(isHome ? away : home)) continue;
    const [mine, theirs] = isHome ? values : [values[1], values[0]];
    [own, other] = [plus(own, mine), plus(other, theirs)];
  }
  return [own, other];
};

const points = ({ points: both }: MatchRecord): Pair => both;
const imps = ({ imps: both }: MatchRecord): Pair => both;

const mutualPoints = (matches: readonly MatchRecord[], paragraph: string): Criterion<string> => ({
  name: 'victory-points-in-mutual-matches',
  paragraph,
  value: (team, tied) => [summed(matches, team, points, tied)[0]],
});
const mutualQuotient = (matches: readonly MatchRecord[], paragraph: string): Criterion<string> => ({
  name: 'quotient-in-mutual-matches',
  paragraph,
  value: (team, tied) => [quotient(...summed(matches, team, imps, tied))],
});
const overallQuotient = (matches: readonly MatchRecord[], paragraph: string): Criterion<string> => ({
  name: 'quotient-in-all-matches',
  paragraph,
  value: (team) => [quotient(...summed(matches, team, imps))],
});

/** DBf 221A, everybody having met everybody: the mutual matches, then all of them. */
export const roundRobinTieBreak = (matches: readonly MatchRecord[]): readonly Criterion<string>[] => [
  mutualPoints(matches, 'DBf 221A1'),
  mutualQuotient(matches, 'DBf 221A2'),
  overallQuotient(matches, 'DBf 221A3'),
];

const totalOf = (matches: readonly MatchRecord[], team: string): Rational => summed(matches, team, points)[0];

/** DBf 221B, Swiss and the like: how good the opponents were, each counted as often as it was met. */
export const swissTieBreak = (matches: readonly MatchRecord[]): readonly Criterion<string>[] => [
  {
    name: 'victory-points-of-opponents',
    paragraph: 'DBf 221B1',
    value: (team) => {
      const opponents = matches.flatMap(({ teams: [home, away] }) =>
        home === team ? [away] : away === team ? [home] : [],
      );
      return [opponents.reduce((total, opponent) => plus(total, totalOf(matches, opponent)), ZERO)];
    },
  },
  overallQuotient(matches, 'DBf 221B2'),
];

/** FSB 95B: the quotient of all matches, then what was won in the mutual ones. */
export const fsbTeamTieBreak = (matches: readonly MatchRecord[]): readonly Criterion<string>[] => {
  const mutual = (name: CriterionName, of: (match: MatchRecord) => Pair | undefined): Criterion<string> => ({
    name,
    paragraph: 'FSB 95B',
    value: (team, tied) => [summed(matches, team, of, tied)[0]],
  });
  return [
    overallQuotient(matches, 'FSB 95B'),
    mutual('imps-won-in-mutual-matches', imps),
    mutual('boards-won-in-mutual-matches', ({ boardsWon }) => boardsWon),
    mutual('total-points-in-mutual-matches', ({ totalPoints }) => totalPoints),
  ];
};
