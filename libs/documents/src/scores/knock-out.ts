import { type Criterion, type Rational, type Team, sum } from '@app/scoring';
import { type TeamMatch, teamIn } from './matches';
import { totalPointsOfBoards } from './total-points';

/**
 * The points of all boards of a match together, of each team (Law 78C): with a score of its own for each side the one is
 * not what the other lacks. The text says nothing of a board that has an artificial score in a room, and one room alone
 * would decide the match: it counts in both rooms, of teams of eight at all four tables, or in none (DBf 222B).
 */
export const totalPointsOf = ({ boards }: TeamMatch): Readonly<Record<Team, Rational>> => {
  const { home, away } = totalPointsOfBoards(boards);
  return { home: home.value, away: away.value };
};

const ofTeam = (matches: readonly TeamMatch[], contestant: string, worth: (match: TeamMatch, team: Team) => Rational) =>
  sum(
    matches.flatMap((match) => {
      const team = teamIn(match, contestant);
      return team ? [worth(match, team)] : [];
    }),
  );

/**
 * What decides a match of a knock-out that is level: the match itself where something was carried over into it (DBf
 * 222A1), else the points of all boards (222B1). Level still, there are extra boards, which belong to the match (222C).
 */
export const knockOutCriteria = (
  matches: readonly TeamMatch[],
  isCarriedOver: (contestant: string) => boolean,
): readonly Criterion<string>[] => [
  {
    name: 'imps-without-carry-over',
    paragraph: 'DBf 222A1',
    value: (contestant, tied) =>
      tied.some(isCarriedOver) ? [ofTeam(matches, contestant, (match, team) => match.points[team].value)] : [],
  },
  {
    name: 'total-points',
    paragraph: 'DBf 222B1',
    value: (contestant, tied) =>
      tied.some(isCarriedOver) ? [] : [ofTeam(matches, contestant, (match, team) => totalPointsOf(match)[team])],
  },
];
