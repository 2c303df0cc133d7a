import type { Side } from '@app/bridge';
import {
  type Criterion,
  type Rational,
  type ScoredBoard,
  type Team,
  componentsOf,
  seenFrom,
  sum,
  totalPoints,
} from '@app/scoring';
import type { BoardDoc } from '../projections/boards';
import { outcomesOf } from './side-results';
import type { BoardOfMatch } from './match-boards';
import { type TeamMatch, teamIn } from './matches';

const scoredIn = (doc: BoardDoc, side: Side): ScoredBoard => ({
  id: doc.id,
  components: seenFrom(side, componentsOf(outcomesOf(doc)[side])),
});

/** Where each team sits: the home team North-South in the open room, the others in the closed one. */
const SIDES_OF: Readonly<Record<Team, { readonly open: Side; readonly closed: Side }>> = {
  home: { open: 'NS', closed: 'EW' },
  away: { open: 'EW', closed: 'NS' },
};

/** What both teams have at every table; null where one of them has no points from one, as from an artificial score. */
const scoredByBoth = ({ rooms }: BoardOfMatch): Readonly<Record<Team, readonly ScoredBoard[]>> | null => {
  const of = ({ open: one, closed: other }: (typeof SIDES_OF)[Team]): readonly ScoredBoard[] =>
    rooms.flatMap(({ open, closed }) => [
      ...(open ? [scoredIn(open, one)] : []),
      ...(closed ? [scoredIn(closed, other)] : []),
    ]);
  const both = { home: of(SIDES_OF.home), away: of(SIDES_OF.away) };
  const isOpened = rooms.every(({ open, closed }) => open && closed);
  const isScored = [...both.home, ...both.away].every(({ components }) => components.length > 0);
  return isOpened && isScored ? both : null;
};

/**
 * The points of all boards of a match together, of each team (Law 78C): with a score of its own for each side the one is
 * not what the other lacks. The text says nothing of a board that has an artificial score in a room, and one room alone
 * would decide the match: it counts in both rooms, of teams of eight at all four tables, or in none (DBf 222B).
 */
export const totalPointsOf = ({ boards }: TeamMatch): Readonly<Record<Team, Rational>> => {
  const scored = boards.flatMap((board) => scoredByBoth(board) ?? []);
  return {
    home: totalPoints(scored.flatMap(({ home }) => home)).value,
    away: totalPoints(scored.flatMap(({ away }) => away)).value,
  };
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
