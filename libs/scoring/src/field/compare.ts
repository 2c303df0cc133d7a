import type { Derivation } from '../derivation/derivation';
import type { Citations } from '../profiles/citations';
import { type NumberName, nameOfNumber, numberCalled } from '../derivation/number-names';
import { type Traced, added, derived, given } from '../derivation/traced';
import { type Rational, ZERO, minus, plus, rational, times } from '../rational';
import type { ComparisonGroup, Member } from './comparison-field';
import { type Frequencies, type Worth, comparisons, countOf, frequenciesOf, without } from './frequencies';
import type { Component } from './outcome';

/** What one comparison is worth, and what it is worth to be as good as the average. */
export interface Measure {
  readonly kind: 'units' | 'imps';
  readonly worth: Worth;
  readonly average: Rational;
  readonly paragraph: string;
}

/**
 * `weighed`: every comparison counts, by the weights of both sides (X78A). `manual`: a comparison with a special score
 * is worth the average to everybody but the one who has it (X78D).
 */
export type Comparison = 'weighed' | 'manual';

/** How scores are compared, and where that is printed. */
export interface ComparisonRules {
  readonly comparison: Comparison;
  readonly cite: Citations;
}

/** The points of a hypothetical result of one member against all the others of its group. */
export type Against = (own: readonly Component[], what: NumberName) => Traced;

const leaf = (value: number, what: NumberName, sources: readonly string[]): Derivation =>
  given(rational(value), what, sources).explain();

/** One comparison written out: the difference of two scores, and what it is worth. */
const comparison = (own: number, other: number, id: string, ids: readonly string[], measure: Measure): Derivation => ({
  value: rational(measure.worth(own - other)),
  what: numberCalled('against', { own: { exact: String(own) }, other: { exact: String(other) } }),
  how: { kind: measure.kind },
  paragraph: measure.paragraph,
  parts: [
    {
      value: rational(own - other),
      what: nameOfNumber('difference'),
      how: { kind: 'sum' },
      paragraph: null,
      parts: [leaf(own, 'own-score', [id]), leaf(other === 0 ? 0 : -other, 'less-the-other-score', ids)],
      sources: [],
    },
  ],
  sources: [],
});

const written = (
  what: NumberName,
  value: Rational,
  own: readonly Component[],
  others: Frequencies,
  member: Member,
  measure: Measure,
  weighedBy: string,
): Derivation => {
  const rows = own.flatMap(({ score, weight }) =>
    others.rows.map((row) => ({
      weight: times(weight, countOf(others, row.count)),
      part: comparison(score, row.score, member.id, row.ids, measure),
    })),
  );
  const isWeighed = own.length > 1 || others.rows.some(({ count }) => countOf(others, count).den !== 1n);
  return {
    value,
    what: nameOfNumber(what),
    how: { kind: 'weighted-sum', weights: rows.map(({ weight }) => weight) },
    paragraph: isWeighed ? weighedBy : measure.paragraph,
    parts: rows.map(({ part }) => part),
    sources: [],
  };
};

const isSpecial = ({ special }: Member): boolean => special !== null;

/** What a result is worth against itself, which has to come off: everybody is compared with the others only. */
const againstItself = (own: readonly Component[], { components }: Member, { worth }: Measure): Rational => {
  let total = ZERO;
  for (const one of own) {
    for (const other of components) {
      const weight = times(one.weight, other.weight);
      total = plus(total, times(weight, rational(worth(one.score - other.score))));
    }
  }
  return total;
};

/** For each member of a group: how a result of it would come out against all the other members. */
export const compareGroup = (
  group: ComparisonGroup,
  measure: Measure,
  { comparison: method, cite }: ComparisonRules,
): ((member: Member) => Against) => {
  const compared = method === 'manual' ? group.members.filter((member) => !isSpecial(member)) : group.members;
  const specials = group.members.length - compared.length;
  const frequencies = frequenciesOf(compared);
  const total = comparisons(frequencies, measure.worth);
  return (member) => {
    const isAmong = method === 'weighed' || !isSpecial(member);
    return (own, what) => {
      const value = isAmong ? minus(total(own), againstItself(own, member, measure)) : total(own);
      const plain = derived(value, () =>
        written(what, value, own, isAmong ? without(frequencies, member) : frequencies, member, measure, cite.weighed),
      );
      const averages = isAmong ? specials : specials - 1;
      if (averages === 0) return plain;
      const worth = times(rational(averages), measure.average);
      return added(what, [plain, given(worth, numberCalled('special-scores', { count: averages }), [], 'DBf X78D')]);
    };
  };
};
