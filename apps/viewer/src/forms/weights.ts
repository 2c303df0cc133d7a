import { type Rational, ZERO, compare, fromText, minus, numberInWords, plus, rational, sum, times } from '@app/scoring';

const WHOLE = rational(1);
const HUNDRED = rational(100);

/** `'60'`, `'33.3 %'` and `'1/3'` as a part of 1; null for what is no weight between 0 and 1. */
export const weightFrom = (written: string): Rational | null => {
  const text = written.replace('%', '').replace(',', '.').trim();
  const value = fromText(text);
  if (value === null) return null;
  const weight = text.includes('/') ? value : times(value, rational(1, 100));
  return compare(weight, ZERO) < 0 || compare(weight, WHOLE) > 0 ? null : weight;
};

/** As it is written in a field: per cents where they are whole or decimal, else a fraction. */
export const weightAsWritten = (weight: string): string => {
  const value = fromText(weight);
  if (value === null) return weight;
  const percent = numberInWords(times(value, HUNDRED));
  return percent.includes('/') ? weight : `${percent} %`;
};

/** To the nearest whole per cent, for a slider. */
export const percentOf = (weight: string): number => {
  const value = fromText(weight) ?? ZERO;
  return Math.round((Number(value.num) * 100) / Number(value.den));
};

const least = (one: Rational, other: Rational): Rational => (compare(one, other) <= 0 ? one : other);

/**
 * The weights with one of them changed, the others so that all make up 1: what is too much comes off those behind it
 * first, and what is missing goes to the next.
 * @param weights exact numbers as text: `'1/3'`
 */
export const reweighed = (weights: readonly string[], index: number, to: Rational): readonly string[] => {
  const values = weights.map((weight) => fromText(weight) ?? ZERO);
  if (values.length < 2) return [numberInWords(WHOLE)];
  const order = values.map((_, step) => (index + 1 + step) % values.length).filter((one) => one !== index);
  const after = values.map((value, one) => (one === index ? to : value));
  let over = minus(sum(after), WHOLE);
  for (const one of order) {
    const value = after[one] ?? ZERO;
    const change = compare(over, ZERO) > 0 ? least(over, value) : over;
    after[one] = minus(value, change);
    over = minus(over, change);
  }
  return after.map(numberInWords);
};

/** The weights of a list with one result more, which takes nothing from the others yet. */
export const withAnother = (weights: readonly string[]): readonly string[] => [
  ...weights,
  weights.length === 0 ? '1' : '0',
];

/** The weights without one: what it had goes to the one before it. */
export const withoutOne = (weights: readonly string[], index: number): readonly string[] => {
  const gone = fromText(weights[index] ?? '') ?? ZERO;
  const rest = weights.filter((_, one) => one !== index);
  const heir = Math.max(index - 1, 0);
  return rest.map((weight, one) => (one === heir ? numberInWords(plus(fromText(weight) ?? ZERO, gone)) : weight));
};
