import type { Side } from '@app/bridge';
import {
  type Criterion,
  type Rational,
  type ScoredBoard,
  type Team,
  componentsOf,
  negated,
  seenFrom,
  sum,
  totalPoints,
} from '@app/scoring';
import type { BoardDoc } from '../projections/boards';
import { outcomesOf } from './side-results';
import { type TeamMatch, teamIn } from './matches';

const scoredIn = (doc: BoardDoc | null, side: Side): readonly ScoredBoard[] =>
  doc ? [{ id: doc.id, components: seenFrom(side, componentsOf(outcomesOf(doc)[side])) }] : [];

/** Points of all boards of a match together, as the home team sees them (Law 78C); an artificial score has none. */
export const totalPointsOf = ({ boards }: TeamMatch): Rational =>
  totalPoints(boards.flatMap(({ open, closed }) => [...scoredIn(open, 'NS'), ...scoredIn(closed, 'EW')])).value;

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
      tied.some(isCarriedOver)
        ? []
        : [
            ofTeam(matches, contestant, (match, team) => {
              const points = totalPointsOf(match);
              return team === 'home' ? points : negated(points);
            }),
          ],
  },
];
