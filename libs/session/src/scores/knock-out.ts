import type { Side } from '@app/bridge';
import type { Criterion, Outcome, Rational, Team } from '@app/scoring';
import { ZERO, negated, rational, sum, times } from '@app/scoring';
import type { BoardDoc } from '../projections/boards';
import { outcomesOf } from './lines';
import type { TeamMatch } from './matches';
import { teamIn } from './matches';

/** Points that a side has on its own score; an artificial score has none. */
const pointsOf = (outcome: Outcome): Rational => {
  switch (outcome.kind) {
    case 'score':
      return rational(outcome.score);
    case 'weighted':
      return sum(outcome.components.map(({ score, weight }) => times(rational(score), weight)));
    case 'self-inflicted':
      return sum(outcome.assigned.map(({ score, weight }) => times(rational(score), weight)));
    case 'artificial':
    case 'missing':
      return ZERO;
  }
};

const pointsIn = (doc: BoardDoc | null, side: Side): Rational => {
  if (!doc) return ZERO;
  const points = pointsOf(outcomesOf(doc)[side]);
  return side === 'NS' ? points : negated(points);
};

/** Points of all boards of a match together, as the home team sees them (Law 78C). */
export const totalPointsOf = ({ boards }: TeamMatch): Rational =>
  sum(boards.flatMap(({ open, closed }) => [pointsIn(open, 'NS'), pointsIn(closed, 'EW')]));

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
    name: 'IMPs without what was carried over',
    paragraph: 'DBf 222A1',
    value: (contestant, tied) =>
      tied.some(isCarriedOver) ? [ofTeam(matches, contestant, (match, team) => match.points[team].value)] : [],
  },
  {
    name: 'total points',
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
