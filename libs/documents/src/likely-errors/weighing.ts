import { type Rational, over, plus, rational, times } from '@app/scoring';

/*
 * Explanations of what a table has entered in a round, weighed against each other. The weight of an explanation is how
 * much better it explains the entries than that they are right, times how often such an error happens. An error of one
 * result explains that result; a common error (two results exchanged, a round turned) explains several at once, and a
 * round has at most one of these. Weights are whole millionths, rounded once each, so that a round of many boards
 * stays in small numbers and every machine has the same.
 */

/** Millionths: the weight of the explanation that nothing is wrong. */
const RIGHT = 1_000_000n;

/** A weight in millionths, rounded half up. */
const inMillionths = ({ num, den }: Rational): bigint => (2n * num * RIGHT + den) / (2n * den);

/** An explanation, and how it weighs against the entries as they stand. */
export interface Explanation<T> {
  readonly of: T;
  readonly weight: Rational;
}

/** A common error with the boards that it explains, as places in the round. */
export interface CommonExplanation<T> extends Explanation<T> {
  readonly boards: readonly number[];
}

/** An explanation with its likelihood among all others, from 0 to 1. */
export interface Weighed<T> {
  readonly of: T;
  readonly likelihood: Rational;
}

const sumOf = (weights: readonly bigint[]): bigint => weights.reduce((sum, one) => sum + one, 0n);

/**
 * The likelihood of each explanation, where something else, or nothing, may explain the same entries.
 * @param single for each board of the round, the errors of its own result
 * @param common errors that explain several boards at once
 */
export const weighedAgainstEachOther = <T>(
  single: readonly (readonly Explanation<T>[])[],
  common: readonly CommonExplanation<T>[],
): readonly Weighed<T>[] => {
  const own = single.map((explanations) =>
    explanations.map(({ of, weight }) => ({ of, weight: inMillionths(weight) })),
  );
  /** Of all that a board's own errors, or none, come to. */
  const alone = own.map((explanations) => RIGHT + sumOf(explanations.map(({ weight }) => weight)));
  const shared = common.map(({ of, weight, boards }) => {
    const others = boards.reduce(
      (product, board) => times(product, rational(alone[board] ?? RIGHT, RIGHT)),
      rational(1),
    );
    return { of, boards, weight: inMillionths(over(weight, others)) };
  });
  const all = RIGHT + sumOf(shared.map(({ weight }) => weight));
  return [
    ...shared.map(({ of, weight }) => ({ of, likelihood: rational(weight, all) })),
    ...own.flatMap((explanations, board) => {
      const elsewhere =
        RIGHT + sumOf(shared.filter(({ boards }) => !boards.includes(board)).map(({ weight }) => weight));
      const without = rational(elsewhere, all * (alone[board] ?? RIGHT));
      return explanations.map(({ of, weight }) => ({ of, likelihood: times(rational(weight), without) }));
    }),
  ];
};

/** The likelihood of one of two records, by how each fits and by how often the one is right for each time the other is. */
export const likelihoodOf = (other: Rational, recorded: Rational, odds: Rational): Rational => {
  const weight = times(other, odds);
  return over(weight, plus(weight, recorded));
};

/** Four decimals, rounded down: a likelihood is never stated as certain. */
export const statedLikelihood = ({ num, den }: Rational): string => {
  const stated = (num * 10_000n) / den;
  return `0.${String(stated < 10_000n ? stated : 9999n).padStart(4, '0')}`;
};
