import type { Side } from '@app/bridge';
import type { NumberName } from '../derivation/number-names';
import { type Traced, derived, rounded } from '../derivation/traced';
import { selfInflicted } from '../adjusted/self-inflicted';
import type { Citations } from '../profiles/citations';
import type { Rational } from '../rational';
import type { Against } from './compare';
import type { Member } from './comparison-field';
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

/** Whether a result is just the score of the table: then all who have the same score have the same points. */
const plainScore = ({ components, special, standing }: Member): number | null =>
  special === null && standing === null && components.length === 1 ? (components[0]?.score ?? null) : null;

/**
 * The points of all members. Those with the same plain score are reckoned once; who asks how one of them comes about
 * has it reckoned for that one.
 */
export const pointsOfMembers = (
  members: readonly Member[],
  reckon: (member: Member) => BoardPoints,
): readonly BoardPoints[] => {
  const known = new Map<number, BoardPoints>();
  return members.map((member) => {
    const score = plainScore(member);
    const like = score === null ? undefined : known.get(score);
    if (!like) {
      const first = reckon(member);
      if (score !== null) known.set(score, first);
      return first;
    }
    const { direction, top, percent, award, weight } = like;
    const points = derived(like.points.value, () => reckon(member).points.explain());
    const obtained =
      like.obtained === like.points ? points : derived(like.obtained.value, () => reckon(member).obtained.explain());
    return { id: member.id, direction, points, top, percent, award, obtained, weight };
  });
};
