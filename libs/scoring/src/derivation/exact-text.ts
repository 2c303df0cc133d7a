import { type Rational, toDecimal } from '../rational';

/** A number as exact text: whole, with the decimals that it has, or as a fraction. */
export const numberInWords = (value: Rational): string => {
  if (value.den === 1n) return String(value.num);
  for (const decimals of [1, 2, 3]) {
    const scaled = value.num * 10n ** BigInt(decimals);
    if (scaled % value.den === 0n) return toDecimal(value, decimals);
  }
  return `${value.num}/${value.den}`;
};
