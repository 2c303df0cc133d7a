import type { Derivation } from '../derivation/derivation';
import { nameOfNumber } from '../derivation/number-names';
import { type Traced, derived, given, rounded } from '../derivation/traced';
import type { ComparisonGroup } from '../field/comparison-field';
import { countOf, frequenciesOf } from '../field/frequencies';
import type { Comparison, ComparisonRules } from '../field/compare';
import { type Rational, ZERO, compare, minus, over, plus, rational, times } from '../rational';

/** A score and how often it occurs, a fraction where scores are weighted or a group is scaled up. */
export interface Occurrence {
  readonly score: number;
  readonly times: Rational;
  readonly ids: readonly string[];
}

const smaller = (one: Rational, other: Rational): Rational => (compare(one, other) < 0 ? one : other);

const total = (all: readonly Occurrence[]): Rational => all.reduce((sum, one) => plus(sum, one.times), ZERO);

/** Takes so many occurrences off the front: the first score and, when it does not suffice, a part of the next. */
const takenOff = (all: readonly Occurrence[], off: Rational): readonly Occurrence[] => {
  let left = off;
  return all.flatMap((one) => {
    const taken = smaller(left, one.times);
    left = minus(left, taken);
    const kept = minus(one.times, taken);
    return kept.num === 0n ? [] : [{ ...one, times: kept }];
  });
};

/**
 * The scores that make the datum: `each` occurrences of the best and as many of the worst taken off, in fractions
 * where there are fractions (footnote of DBf 204A2c). Where that would leave nothing, all of them stay (204A3b).
 */
export const trimmed = (bestFirst: readonly Occurrence[], each: Rational): readonly Occurrence[] => {
  if (compare(total(bestFirst), times(rational(2), each)) <= 0) return bestFirst;
  const withoutBest = takenOff(bestFirst, each);
  return takenOff(withoutBest.toReversed(), each).toReversed();
};

/** The scores of a group by frequency: all, scaled up to the field (204A2b), or the plain ones only (204A3a). */
const occurrences = ({ members, expected }: ComparisonGroup, method: Comparison): readonly Occurrence[] => {
  const compared = method === 'manual' ? members.filter(({ special }) => special === null) : members;
  const frequencies = frequenciesOf(compared);
  const factor = method === 'manual' || compared.length === 0 ? rational(1) : rational(expected, compared.length);
  return frequencies.rows.map(({ score, count, ids }) => ({
    score,
    times: times(countOf(frequencies, count), factor),
    ids,
  }));
};

/** How a datum is made of the scores of a group. */
export interface DatumRules extends ComparisonRules {
  readonly trim: Rational;
  readonly datumUnit: Rational | null;
}

const meanOf = (kept: readonly Occurrence[], { comparison: method, cite }: ComparisonRules): Traced | null => {
  const count = total(kept);
  if (count.num === 0n) return null;
  const shares = kept.map((one) => over(one.times, count));
  const value = kept.reduce((sum, one, index) => plus(sum, times(shares[index] ?? ZERO, rational(one.score))), ZERO);
  return derived(value, (): Derivation => ({
    value,
    what: nameOfNumber('datum-mean-of-the-scores-that-are-left'),
    how: { kind: 'weighted-sum', weights: shares },
    paragraph: method === 'manual' ? 'DBf 204A3' : cite.datum,
    parts: kept.map(({ score, ids }) => given(rational(score), 'score', ids).explain()),
    sources: [],
  }));
};

/**
 * The datum of a group as the contestants of its direction see it; null without a score to take. DBf 204 does not round
 * it; several federations round it to tens, which conditions can say.
 */
export const datum = (group: ComparisonGroup, rules: DatumRules): Traced | null => {
  const { comparison, cite, trim, datumUnit } = rules;
  const mean = meanOf(trimmed(occurrences(group, comparison), trim), rules);
  return mean && datumUnit ? rounded(mean, { unit: datumUnit, average: ZERO, to: 'nearest' }, cite.datum) : mean;
};
