import type { Side } from '@app/bridge';
import type { AwardValue } from '../artificial/awards';
import type { NumberName } from '../derivation/number-names';
import { type Traced, rounded } from '../derivation/traced';
import { selfInflicted } from '../adjusted/self-inflicted';
import type { Citations } from '../profiles/citations';
import type { Rational } from '../rational';
import type { Against } from './compare';
import type { ComparisonField, ComparisonGroup, Member } from './comparison-field';
import type { Award, Standing } from './outcome';

/** What one side of a table has from a board, by some method, and how. */
export interface BoardPoints {
  readonly id: string;
  readonly direction: Side;
  readonly points: Traced;
  /** Most that could be had, in the units of the points; null where there is no most. */
  readonly top: Rational | null;
  /** Part of a top in percent; null where there is no top. */
  readonly percent: Rational | null;
  /** The artificial score that it is; null for a result that was compared. */
  readonly award: Award | null;
  /** What the board counts in the contestant's session (12C2c): so much, of so much. */
  readonly obtained: Traced;
  readonly weight: Rational;
}

/** How points of a board are rounded (X78C). Null: not at all. */
export interface BoardRounding {
  readonly unit: Rational;
  /** Up for a non-offending side, down for an offending one (DBf X78D7). */
  readonly byStanding: boolean;
  readonly paragraph: string;
}

export const roundBoard = (
  points: Traced,
  rounding: BoardRounding | null,
  average: Rational,
  standing: Standing | null,
): Traced => {
  if (!rounding) return points;
  const { unit, byStanding, paragraph } = rounding;
  const to = !byStanding || standing === null ? 'nearest' : standing === 'non-offending' ? 'up' : 'down';
  return rounded(points, { unit, average, to }, paragraph);
};

/** A member's points, J, M and F where it has itself to blame. `worth` is the method's: compared and scaled. */
export const memberPoints = (
  member: Member,
  worth: (own: Parameters<Against>[0], what: NumberName) => Traced,
  award: (award: Award) => Traced,
  cite: Citations,
): Traced => {
  if (!member.selfInflicted) return worth(member.components, 'comparisons');
  const { expected, table } = member.selfInflicted;
  return selfInflicted(
    {
      assigned: worth(member.components, 'j-with-the-assigned-score'),
      expected: 'grade' in expected ? award(expected) : worth(expected, 'm-without-its-own-error'),
      table: worth(table, 'f-with-the-score-of-the-table'),
    },
    cite,
  );
};

/** How a method scores the results of one group, each with how it comes about. */
export interface GroupMethod {
  readonly compared: (member: Member) => BoardPoints;
  /** An artificial score, by what it is worth: percent of a top, or IMPs. */
  readonly awarded: (id: string, award: Award, value: Traced) => BoardPoints;
}

/** A scoring method for one board. */
export type BoardMethod = (group: ComparisonGroup) => GroupMethod;

/** Everything that a method gives for a board, with artificial scores at these values. */
export const boardPoints = (
  { groups }: ComparisonField,
  method: BoardMethod,
  awards: AwardValue,
): readonly BoardPoints[] =>
  groups.flatMap((group) => {
    const { compared, awarded } = method(group);
    const { members, apart, direction } = group;
    return [
      ...members.map(compared),
      ...apart.map(({ id, award }) => awarded(id, award, awards(id, award, direction))),
    ];
  });
