import { type Levels, faceValue } from '../artificial/awards';
import { type ContestantAwards, type ContestantSession, type OtherBoards, settle } from '../artificial/settle';
import { derived } from '../derivation/traced';
import type { ComparisonField } from '../field/comparison-field';
import { type Rational, equal } from '../rational';
import { type BoardMethod, type ContestantsAt, type FieldPoints, pointsAtFaceValue, withAwards } from './field-points';

export interface SessionRules {
  readonly method: BoardMethod;
  readonly levels: Levels;
  readonly others: OtherBoards;
}

/** All boards of a session, and what artificial scores are worth to each contestant that has any. */
export interface SessionPoints {
  readonly fields: readonly FieldPoints[];
  readonly values: ReadonlyMap<string, ContestantAwards>;
}

const NOTHING: SessionPoints = { fields: [], values: new Map() };

/** A field as it is before artificial scores are settled: all that they go by, and nothing of how they were. */
type AtFaceValue = Pick<FieldPoints, 'played' | 'atFaceValue'>;

type Awarded = ContestantSession['awards'];

const awardsOf = (contestant: string, fields: readonly AtFaceValue[]): Awarded =>
  fields.flatMap(({ atFaceValue }) =>
    (atFaceValue.get(contestant) ?? []).flatMap(({ points: { id, award, weight } }) =>
      award ? [{ id, award, weight }] : [],
    ),
  );

const sessionOf = (contestant: string, fields: readonly AtFaceValue[]): ContestantSession => ({
  played: fields.flatMap(({ played }) =>
    (played.get(contestant) ?? []).map(({ points: { obtained, weight } }) => ({ points: obtained, weight })),
  ),
  awards: awardsOf(contestant, fields),
});

/** What artificial scores were worth, and the fields that have changed since: as they were, and as they are. */
interface Settled {
  readonly values: SessionPoints['values'];
  readonly before: readonly AtFaceValue[];
  readonly after: readonly AtFaceValue[];
}

/** Whether a contestant has in some fields what it has in others, as far as its artificial scores go by it. */
const isWorthTheSame = (one: ContestantSession, other: ContestantSession): boolean =>
  one.played.length === other.played.length &&
  one.awards.length === other.awards.length &&
  one.played.every(({ points, weight }, index) => {
    const like = other.played[index];
    return like !== undefined && equal(points.value, like.points.value) && equal(weight, like.weight);
  }) &&
  one.awards.every(({ id, award, weight }, index) => {
    const like = other.awards[index];
    return like?.id === id && like.award === award && equal(weight, like.weight);
  });

/** Reckons the artificial scores of a contestant; apart, so that nothing holds on to the session as it was before. */
const reckoning =
  (contestant: string, fields: readonly AtFaceValue[], { levels, others }: SessionRules) =>
  (): ContestantAwards =>
    settle(sessionOf(contestant, fields), levels, others);

type Valued = readonly (Pick<Awarded[number], 'id' | 'award'> & { readonly value: Rational })[];

const valuesOf = (known: ContestantAwards, awards: Awarded): Valued =>
  awards.map(({ id, award }) => ({ id, award, value: known(id, award).value }));

/** Values that are the same as before; how they come about now is looked up when somebody asks. */
const stillWorth =
  (values: Valued, reckon: () => ContestantAwards): ContestantAwards =>
  (id, award) => {
    const known = values.find((one) => one.id === id && one.award === award);
    return known ? derived(known.value, () => reckon()(id, award).explain()) : reckon()(id, award);
  };

/** What artificial scores are worth by the other boards: reckoned anew for those who have other points than before. */
const settled = (
  all: readonly FieldPoints[],
  rules: SessionRules,
  { values, before, after }: Settled = { values: new Map(), before: [], after: [] },
): SessionPoints['values'] => {
  const fields = all.map(({ played, atFaceValue }): AtFaceValue => ({ played, atFaceValue }));
  const settledFor = (contestant: string): ContestantAwards => {
    const reckon = reckoning(contestant, fields, rules);
    const known = values.get(contestant);
    if (!known) return reckon();
    const [had, has] = [sessionOf(contestant, before), sessionOf(contestant, after)];
    if (!isWorthTheSame(had, has)) return reckon();
    const isElsewhere = has.played.length + has.awards.length === 0;
    return isElsewhere ? known : stillWorth(valuesOf(known, awardsOf(contestant, fields)), reckon);
  };
  const concerned = new Set(fields.flatMap(({ atFaceValue }) => [...atFaceValue.keys()]));
  return new Map([...concerned].map((contestant) => [contestant, settledFor(contestant)]));
};

/**
 * All boards of a session, scored, field by field: once with artificial scores at their face value, and then, where
 * there are any, with what their contestants have on their other boards (12C2c, X78A5). Nobody is compared with an
 * artificial score, so these alone move. What a side is denied for damage of its own making is reckoned with the face
 * value (X78A4a), since that result was never obtained.
 * @param kept the session by the same rules before some of its fields changed: those that did not are not scored again
 */
export const sessionPoints = (
  fields: readonly ComparisonField[],
  contestantsAt: ContestantsAt,
  rules: SessionRules,
  kept: SessionPoints = NOTHING,
): SessionPoints => {
  const { method, levels } = rules;
  const before = new Map(kept.fields.map((one) => [one.field, one]));
  const face = faceValue(levels);
  const atFaceValue = fields.map(
    (field) => before.get(field) ?? pointsAtFaceValue(field, method(field, face), contestantsAt),
  );
  const stayed = new Set(atFaceValue);
  const values = settled(atFaceValue, rules, {
    values: kept.values,
    before: kept.fields.filter((one) => !stayed.has(one)),
    after: atFaceValue.filter(({ field }) => !before.has(field)),
  });
  const isMoved = (points: FieldPoints): boolean =>
    [...points.atFaceValue.keys()].some((contestant) => values.get(contestant) !== kept.values.get(contestant));
  return {
    fields: atFaceValue.map((points) => (isMoved(points) ? withAwards(points, method, values) : points)),
    values,
  };
};

/**
 * Artificial scores of a session that counts with others as one for 12C2c: worth what their contestants have on the
 * boards of all of them.
 * @param besides the fields of the other sessions, scored at face value
 */
export const settledBeside = (
  fields: readonly FieldPoints[],
  besides: readonly FieldPoints[],
  rules: SessionRules,
): SessionPoints => {
  const all = [...fields, ...besides];
  const values = settled(all, rules);
  return {
    fields: fields.map((points) => (points.atFaceValue.size > 0 ? withAwards(points, rules.method, values) : points)),
    values,
  };
};
