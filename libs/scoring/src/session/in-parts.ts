import { type ContestantAwards, type ContestantSession, settle } from '../artificial/settle';
import { type FieldPoints, withAwards } from './field-points';
import { type SessionRules, awardsByContestant, boardByBoard } from './session-points';

/** The part of a session, a match, that a board at a table belongs to. */
export type PartOf = (id: string) => string;

/** The awards of a contestant, each by the boards of its own part. */
const settledFor = (
  contestant: string,
  awards: ContestantSession['awards'],
  fields: readonly FieldPoints[],
  { levels, others }: SessionRules,
  partOf: PartOf,
): ContestantAwards => {
  const played = boardByBoard(contestant, fields);
  const parts = new Map(
    [...new Set(awards.map(({ id }) => partOf(id)))].map((part) => {
      const isHere = ({ id }: { readonly id: string }): boolean => partOf(id) === part;
      return [part, settle({ played: played.filter(isHere), awards: awards.filter(isHere) }, levels, others)] as const;
    }),
  );
  return (id, award) => {
    const values = parts.get(partOf(id));
    if (!values) throw new RangeError(`no award: ${id}`);
    return values(id, award);
  };
};

/**
 * The fields of a session with artificial scores as the other boards of the same part make them, where each match counts
 * as a session by itself (12C2c; EBU WB 8.80.6.1).
 * @param fields at face value
 */
export const settledInParts = (
  fields: readonly FieldPoints[],
  rules: SessionRules,
  partOf: PartOf,
): readonly FieldPoints[] => {
  const values = new Map(
    [...awardsByContestant(fields)].map(([contestant, awards]) => [
      contestant,
      settledFor(contestant, awards, fields, rules, partOf),
    ]),
  );
  return fields.map((points) => (points.atFaceValue.length > 0 ? withAwards(points, values) : points));
};
