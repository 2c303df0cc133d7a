import { type Rational, compare, equal, fromDecimal, minus, rational, toDecimal } from '@app/scoring';

const decimalsOf = (text: string): number => /\.(\d+)/.exec(text)?.[1]?.length ?? 0;

/** How many decimals a source prints numbers of one kind with: the most that any of them has. */
export const precisionOf = (texts: Iterable<string | null | undefined>): number => {
  let most = 0;
  for (const text of texts) if (text !== null && text !== undefined) most = Math.max(most, decimalsOf(text));
  return most;
};

/** Whether two numbers are exactly half a unit of the last decimal apart. */
const isHalfAUnit = (one: Rational, other: Rational, decimals: number): boolean => {
  const half = rational(1, 2n * 10n ** BigInt(decimals));
  return compare(one, other) < 0 ? equal(minus(other, one), half) : equal(minus(one, other), half);
};

/**
 * Whether a stated decimal is what our exact number rounds to, with as many decimals as the text gives. Files do not say
 * how they round, so a number exactly between two decimals may be printed as either: half up, half even and cut off all
 * occur. A number with fewer decimals than others of its kind is printed whole, and not rounded to them.
 * @param precision how many decimals the source has for numbers of this kind (`precisionOf`)
 */
export const agrees = (stated: string, ours: Rational, precision: number): boolean => {
  const value = fromDecimal(stated);
  const decimals = decimalsOf(stated);
  const rounded = fromDecimal(toDecimal(ours, decimals));
  if (value === null || rounded === null) return false;
  return equal(value, rounded) || (decimals >= precision && isHalfAUnit(value, ours, decimals));
};
