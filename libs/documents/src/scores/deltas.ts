import {
  type BoardShare,
  type FieldPoints,
  type Rational,
  ZERO,
  contestantsIn,
  equal,
  minus,
  plus,
  sharesIn,
} from '@app/scoring';
import { type ScoredField, counts } from './field-scores';
import type { ScoredSession } from './scored-session';

/** What counts for a contestant from a field. */
export const countedIn = (field: ScoredField | undefined, contestant: string): readonly BoardShare[] => {
  const shares = field ? sharesIn(field.points, contestant) : [];
  return shares.every(counts) ? shares : shares.filter(counts);
};

/** How much more new shares are worth than old ones; null where they are not of as many boards with the same tops. */
const deltaOf = (before: readonly BoardShare[], after: readonly BoardShare[]): Rational | null => {
  const areAlike =
    before.length === after.length &&
    after.every(({ points: { top } }, index) => {
      const other = before[index]?.points.top;
      return top === other || (top && other && equal(top, other));
    });
  if (!areAlike) return null;
  return after.reduce((delta, { points }, index) => {
    const old = before[index]?.points.points.value ?? ZERO;
    return equal(points.points.value, old) ? delta : plus(delta, minus(points.points.value, old));
  }, ZERO);
};

/** Who is concerned: those with artificial scores only, where the results that were compared are the same. */
const contestantsBetween = (before: FieldPoints, after: FieldPoints): Iterable<string> =>
  before.played === after.played
    ? new Set([...before.awarded.keys(), ...after.awarded.keys()])
    : contestantsIn([before, after]);

/** Contestants with something in a field that changed, and how much more they have there. */
export const deltas = (before: ScoredSession, { fields }: ScoredSession): ReadonlyMap<string, Rational | null> => {
  const known = new Map(before.fields.map((field) => [field.attempts.key, field]));
  const found = new Map<string, Rational | null>();
  for (const field of fields) {
    const old = known.get(field.attempts.key);
    known.delete(field.attempts.key);
    if (old?.points === field.points) continue;
    for (const contestant of old ? contestantsBetween(old.points, field.points) : contestantsIn([field.points])) {
      const delta = deltaOf(countedIn(old, contestant), countedIn(field, contestant));
      const others = found.get(contestant);
      found.set(contestant, others === undefined || delta === null ? delta : others && plus(delta, others));
    }
  }
  for (const contestant of contestantsIn([...known.values()].map(({ points }) => points))) found.set(contestant, null);
  return found;
};
