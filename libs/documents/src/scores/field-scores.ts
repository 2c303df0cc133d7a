import { type Side, SIDES } from '@app/bridge';
import {
  type BoardPoints,
  type BoardShare,
  type FieldPoints,
  type PairsForm,
  type SessionPoints,
  allShares,
  componentsOf,
  pointsAtFaceValue,
  rational,
  seenFrom,
  sessionPoints,
  sessionRules,
  totalPoints,
  notCounted,
} from '@app/scoring';
import type { BoardDoc } from '../projections/boards';
import type { Uncounted } from './board-attempts';
import type { PlayingFor } from '@app/session';
import type { BoardField } from './fields';
import { outcomesOf } from './side-results';
import type { ScoringContext } from '../scoring-context';

/** What the contestants have from a field, board by board. */
export interface ScoredField extends BoardField {
  readonly points: FieldPoints;
  /** Boards at a table that count for nobody, or not yet. */
  readonly uncounted: readonly Uncounted[];
}

/** All fields of a session as a method has scored them. */
export interface ScoredFields {
  readonly fields: readonly ScoredField[];
  readonly values: SessionPoints['values'];
}

/** Whether a share counts: a board without a top, because it has nobody else's result, is no board. */
export const counts = ({ points: { top } }: BoardShare): boolean => top === null || top.num > 0n;

/** What everybody has from a field, as far as it counts. */
export const countedShares = (points: FieldPoints): readonly BoardShare[] => allShares(points).filter(counts);

const uncountedIn = ({ docs, field, attempts }: BoardField, points: FieldPoints): readonly Uncounted[] => {
  const counted = new Set(countedShares(points).map(({ points: { id } }) => id));
  const missing = new Map(field.groups.flatMap((group) => group.missing.map(({ id, why }) => [id, why])));
  return [
    ...attempts.uncounted,
    ...docs.flatMap(({ id }) =>
      counted.has(id) ? [] : [{ id, why: missing.get(id) ?? notCounted('nothing-to-compare-with') }],
    ),
  ];
};

/** A field with what everybody has from it. */
export type ScoredFieldOf = (field: BoardField, points: FieldPoints) => ScoredField;

export const scoredField: ScoredFieldOf = (field, points) => ({
  ...field,
  points,
  uncounted: uncountedIn(field, points),
});

/** A field in a form that does not compare within it: in matches, and in multi-team. */
export const unscoredField = (field: BoardField): ScoredField => ({
  ...field,
  points: pointsAtFaceValue(field.field, [], () => []),
  uncounted: field.attempts.uncounted,
});

export const contestantsIn = (fields: readonly BoardField[], playingFor: PlayingFor) => {
  const byId = new Map(fields.flatMap(({ docs }) => docs.map((doc) => [doc.id, doc])));
  return (id: string, side: Side): readonly string[] => {
    const doc = byId.get(id);
    return doc ? playingFor(doc, side) : [];
  };
};

/** The points of all fields of a session. */
export type PointsOf = (
  fields: readonly BoardField[],
  playingFor: PlayingFor,
  rules: ReturnType<typeof sessionRules>,
) => SessionPoints;

export const pointsOfFields: PointsOf = (fields, playingFor, rules) =>
  sessionPoints(
    fields.map(({ field }) => field),
    contestantsIn(fields, playingFor),
    rules,
  );

/** Matchpoints, IMPs across the field, or Butler (Law 78A, 78B; DBf 203, 204). */
export const scoredFields = (
  fields: readonly BoardField[],
  form: PairsForm,
  scoringContext: ScoringContext,
  playingFor: PlayingFor,
  makePoints: PointsOf = pointsOfFields,
  makeField: ScoredFieldOf = scoredField,
): ScoredFields => {
  const rules = sessionRules(scoringContext.profile, form, scoringContext.reading);
  const { fields: all, values } = makePoints(fields, playingFor, rules);
  const scored = fields.flatMap((field, index) => {
    const points = all[index];
    return points ? [makeField(field, points)] : [];
  });
  return { fields: scored, values };
};

const totalPointsOf = (doc: BoardDoc, side: Side): BoardPoints | null => {
  const outcome = outcomesOf(doc)[side];
  const components = seenFrom(side, componentsOf(outcome));
  // Points are not compared with anybody's: there is no top to have a part of, and no comparison to deny.
  if (components.length === 0 || outcome.kind === 'self-inflicted') return null;
  const points = totalPoints([{ id: doc.id, components }]);
  return {
    id: doc.id,
    direction: side,
    points,
    top: null,
    percent: null,
    award: null,
    obtained: points,
    weight: rational(1),
  };
};

/** Total points of one field (Law 78C): every score for itself. */
export type TotalPointField = (field: BoardField, playingFor: PlayingFor) => ScoredField;

export const totalPointField: TotalPointField = (field, playingFor) => {
  const boards = field.docs.flatMap((doc) => SIDES.flatMap((side) => totalPointsOf(doc, side) ?? []));
  return scoredField(field, pointsAtFaceValue(field.field, boards, contestantsIn([field], playingFor)));
};
