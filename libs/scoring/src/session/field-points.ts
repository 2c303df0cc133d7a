import type { Side } from '@app/bridge';
import type { AwardValue } from '../artificial/awards';
import type { ContestantAwards } from '../artificial/settle';
import type { BoardPoints } from '../field/board-points';
import type { ComparisonField } from '../field/comparison-field';

/** A scoring method for one board, given what artificial scores are worth. */
export type BoardMethod = (field: ComparisonField, awards: AwardValue) => readonly BoardPoints[];

/** Who sat where: the contestants of one side of a table's result, two of them where everybody plays for himself. */
export type ContestantsAt = (id: string, side: Side) => readonly string[];

/** What one contestant has from one board. */
export interface BoardShare {
  readonly contestant: string;
  readonly points: BoardPoints;
}

/** Whether a share counts: a board without a top, because it has nobody else's result, is no board. */
export const counts = ({ points: { top } }: BoardShare): boolean => top === null || top.num > 0n;

type SharesByContestant = ReadonlyMap<string, readonly BoardShare[]>;

/** What all contestants have from one field. */
export interface FieldPoints {
  readonly field: ComparisonField;
  /** Results that were compared with each other. */
  readonly played: SharesByContestant;
  /** Artificial scores: at their face value, and as they are in the end. */
  readonly atFaceValue: SharesByContestant;
  readonly awarded: SharesByContestant;
}

/** A field as a method has scored it, with artificial scores at their face value. */
export const pointsAtFaceValue = (
  field: ComparisonField,
  boards: readonly BoardPoints[],
  contestantsAt: ContestantsAt,
): FieldPoints => {
  const played = new Map<string, BoardShare[]>();
  const atFaceValue = new Map<string, BoardShare[]>();
  for (const points of boards) {
    const shares = points.award === null ? played : atFaceValue;
    for (const contestant of contestantsAt(points.id, points.direction)) {
      const own = shares.get(contestant);
      if (own) own.push({ contestant, points });
      else shares.set(contestant, [{ contestant, points }]);
    }
  }
  return { field, played, atFaceValue, awarded: atFaceValue };
};

/** A field with nothing in it but these artificial scores; they are compared with nobody, so nobody is missed. */
const onlyThese = ({ board, groups }: ComparisonField, shares: readonly BoardShare[]): ComparisonField => ({
  board,
  groups: groups.map((group) => ({
    ...group,
    members: [],
    apart: group.apart.filter(({ id }) =>
      shares.some(({ points }) => points.id === id && points.direction === group.direction),
    ),
  })),
});

/** A field with artificial scores as the other boards of their contestants make them. */
export const withAwards = (
  points: FieldPoints,
  method: BoardMethod,
  values: ReadonlyMap<string, ContestantAwards>,
): FieldPoints => ({
  ...points,
  awarded: new Map(
    [...points.atFaceValue].map(([contestant, shares]) => {
      const value = values.get(contestant);
      if (!value) return [contestant, shares];
      const settled = method(onlyThese(points.field, shares), value);
      return [contestant, settled.map((own) => ({ contestant, points: own }))];
    }),
  ),
});

/** What a contestant has from a field. */
export const sharesIn = ({ played, awarded }: FieldPoints, contestant: string): readonly BoardShare[] => {
  const own = played.get(contestant) ?? [];
  const artificial = awarded.get(contestant);
  return artificial ? [...own, ...artificial] : own;
};

/** What everybody has from a field. */
export const allShares = ({ played, awarded }: FieldPoints): readonly BoardShare[] => {
  const all: BoardShare[] = [];
  for (const shares of played.values()) all.push(...shares);
  for (const shares of awarded.values()) all.push(...shares);
  return all;
};

/** Everybody who has something from one of the fields. */
export const contestantsIn = (fields: readonly FieldPoints[]): ReadonlySet<string> => {
  const all = new Set<string>();
  for (const { played, awarded } of fields) {
    for (const contestant of played.keys()) all.add(contestant);
    for (const contestant of awarded.keys()) all.add(contestant);
  }
  return all;
};
