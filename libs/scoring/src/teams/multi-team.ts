import type { AwardValue } from '../artificial/awards';
import { IMPS } from '../imps/cross-imps';
import type { Derivation } from '../derivation/derivation';
import { type NumberName, nameOfNumber, numberCalled } from '../derivation/number-names';
import { type Traced, added, derived, divided, given, weighed } from '../derivation/traced';
import { type BoardRounding, memberPoints, roundBoard } from '../field/board-points';
import type { ComparisonRules } from '../field/compare';
import type { ComparisonGroup, Member } from '../field/comparison-field';
import type { Award, Component } from '../field/outcome';
import { ZERO, rational, times } from '../rational';
import { type VictoryPointScale, victoryPoints } from '../victory-points/victory-points';

export interface MultiTeamRules extends ComparisonRules {
  readonly scale: VictoryPointScale;
  readonly rounding: BoardRounding | null;
  /** IMPs of a board, in each imaginary match. */
  readonly awards: AwardValue;
  /** Tables that are not compared: in a team event the other room of the own match (205A1). As an event for pairs, none. */
  readonly apart: (table: string, other: string) => boolean;
}

/** One board of a round, in one direction, with the table that each result is from. */
export interface RoundBoard {
  readonly group: ComparisonGroup;
  readonly tableOf: (id: string) => string;
}

interface MultiTeamScore {
  readonly table: string;
  /** Mean of the victory points of all imaginary matches; null when there were none. */
  readonly points: Traced | null;
  readonly matches: number;
}

const imp = (own: Component, other: Component, id: string, otherId: string): Traced => {
  const value = rational(IMPS.worth(own.score - other.score));
  const difference = added('difference', [
    given(rational(own.score), 'own-score', [id]),
    given(rational(other.score === 0 ? 0 : -other.score), 'less-the-other-score', [otherId]),
  ]);
  return derived(value, (): Derivation => ({
    value,
    what: nameOfNumber('imps'),
    how: { kind: 'imps' },
    paragraph: 'L78B',
    parts: [difference.explain()],
    sources: [],
  }));
};

const against = (
  own: readonly Component[],
  member: Member,
  other: Member,
  what: NumberName,
  { cite }: MultiTeamRules,
): Traced => {
  const parts = own.flatMap((mine) =>
    other.components.map((theirs) => ({
      part: imp(mine, theirs, member.id, other.id),
      weight: times(mine.weight, theirs.weight),
    })),
  );
  const [only] = parts;
  return parts.length === 1 && only ? only.part : weighed(what, parts, cite.weighed);
};

/** One board of an imaginary match; null where the other table has nothing to be compared with. */
const boardOf = (
  { group, tableOf }: RoundBoard,
  table: string,
  other: string,
  rules: MultiTeamRules,
): Traced | null => {
  const artificial = group.apart.find(({ id }) => tableOf(id) === table);
  const rounded = (points: Traced): Traced => roundBoard(points, rules.rounding, ZERO, null);
  if (artificial) return rounded(rules.awards(artificial.id, artificial.award, group.direction));
  const member = group.members.find(({ id }) => tableOf(id) === table);
  const theirs = group.members.find(({ id }) => tableOf(id) === other);
  if (!member) return null;
  const isAverage = rules.comparison === 'manual' && (!theirs || (theirs.special !== null && member.special === null));
  if (isAverage) return given(ZERO, 'compared-as-average', [member.id], 'DBf X78D');
  if (!theirs) return null;
  const award = (one: Award): Traced => rules.awards(member.id, one, group.direction);
  return rounded(memberPoints(member, (own, what) => against(own, member, theirs, what, rules), award, rules.cite));
};

/** An imaginary match over the boards that both tables have, by the scale for so many (202B1). */
const matchOf = (boards: readonly RoundBoard[], table: string, other: string, rules: MultiTeamRules): Traced | null => {
  const points = boards.flatMap((board) => boardOf(board, table, other, rules) ?? []);
  if (points.length === 0) return null;
  return victoryPoints(
    rules.scale,
    added(numberCalled('match-against-table', { table: other }), points),
    points.length,
  );
};

/**
 * DBf 205: every table in one direction has a match against every other table that has played the same boards, with
 * the pairs there as its team-mates; its score is the mean of their victory points.
 */
export const multiTeam = (boards: readonly RoundBoard[], rules: MultiTeamRules): readonly MultiTeamScore[] => {
  const tables = [
    ...new Set(boards.flatMap(({ group, tableOf }) => [...group.members, ...group.apart].map(({ id }) => tableOf(id)))),
  ];
  return tables.map((table) => {
    const others = tables.filter((other) => other !== table && !rules.apart(table, other));
    const matches = others.flatMap((other) => matchOf(boards, table, other, rules) ?? []);
    const points =
      matches.length === 0
        ? null
        : divided(
            'mean-of-the-imaginary-matches',
            [added('victory-points', matches), given(rational(matches.length), 'matches')],
            rules.cite['mean-of-matches'],
          );
    return { table, points, matches: matches.length };
  });
};
