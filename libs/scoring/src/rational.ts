/**
 * Exact numbers. A score is a fraction of whole numbers until the regulations say that it is rounded,
 * and then it is rounded once. Always in lowest terms, with a denominator above zero.
 */
export interface Rational {
  readonly num: bigint;
  readonly den: bigint;
}

const LARGEST = BigInt(Number.MAX_SAFE_INTEGER);

/** Of two whole numbers that are not below zero; numbers of everyday size do not need the arithmetic of long ones. */
const gcd = (one: bigint, other: bigint): bigint => {
  if (one <= LARGEST && other <= LARGEST) {
    let [a, b] = [Number(one), Number(other)];
    while (b > 0) [a, b] = [b, a % b];
    return BigInt(a);
  }
  let [a, b] = [one, other];
  while (b > 0n) [a, b] = [b, a % b];
  return a;
};

/** The fraction num/den. A zero denominator is a bug and throws. */
export const rational = (num: bigint | number, den: bigint | number = 1): Rational => {
  const [n, d] = [BigInt(num), BigInt(den)];
  if (d === 0n) throw new RangeError('a fraction with denominator 0');
  if (d === 1n) return { num: n, den: d };
  const divisor = gcd(n < 0n ? -n : n, d < 0n ? -d : d) * (d < 0n ? -1n : 1n);
  if (divisor === 1n) return { num: n, den: d };
  return { num: n / divisor, den: d / divisor };
};

export const ZERO: Rational = rational(0);

export const plus = (one: Rational, other: Rational): Rational => {
  if (one.num === 0n) return other;
  if (other.num === 0n) return one;
  return one.den === other.den
    ? rational(one.num + other.num, one.den)
    : rational(one.num * other.den + other.num * one.den, one.den * other.den);
};
export const minus = (one: Rational, other: Rational): Rational => plus(one, negated(other));
export const times = (one: Rational, other: Rational): Rational => rational(one.num * other.num, one.den * other.den);
export const over = (one: Rational, other: Rational): Rational => rational(one.num * other.den, one.den * other.num);
export const negated = ({ num, den }: Rational): Rational => ({ num: -num, den });
export const sum = (all: Iterable<Rational>): Rational => {
  let total = ZERO;
  for (const one of all) total = plus(total, one);
  return total;
};

/** Below 0, 0 or above 0, as for `Array.sort`. */
export const compare = (one: Rational, other: Rational): number => {
  const difference = one.num * other.den - other.num * one.den;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
};
export const equal = (one: Rational, other: Rational): boolean => compare(one, other) === 0;

/** Decimal text with exactly so many decimals, halves away from zero: `toDecimal(rational(11, 3), 2)` is `'3.67'`. */
export const toDecimal = ({ num, den }: Rational, decimals: number): string => {
  const scale = 10n ** BigInt(decimals);
  const magnitude = num < 0n ? -num : num;
  const units = (2n * magnitude * scale + den) / (2n * den);
  const digits = String(units).padStart(decimals + 1, '0');
  const sign = num < 0n && units > 0n ? '-' : '';
  const whole = digits.slice(0, digits.length - decimals);
  return decimals === 0 ? `${sign}${whole}` : `${sign}${whole}.${digits.slice(-decimals)}`;
};

/** Reads decimal text (`'-7.67'`, `'5'`, `'+3.5'`, `'50.'`); null for anything else. */
export const fromDecimal = (text: string): Rational | null => {
  const [, sign, whole, fraction = ''] = /^([+-]?)(\d+)(?:\.(\d*))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const magnitude = rational(BigInt(whole + fraction), 10n ** BigInt(fraction.length));
  return sign === '-' ? negated(magnitude) : magnitude;
};

/** Reads an exact number as events and conditions write it: `'18'`, `'-0.5'` or `'2/3'`; null for anything else. */
export const fromText = (text: string): Rational | null => {
  const [, num, den] = /^(-?\d+)\/([1-9]\d*)$/.exec(text) ?? [];
  return num === undefined || den === undefined ? fromDecimal(text) : rational(BigInt(num), BigInt(den));
};
