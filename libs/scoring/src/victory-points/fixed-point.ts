/**
 * Roots, logarithms and exponentials in whole numbers: a value is so many parts of 1/SCALE. Forty digits, of which
 * the last few may be wrong; who rounds to two decimals looks at far fewer.
 */
const DIGITS = 40;
export const SCALE = 10n ** BigInt(DIGITS);

/** The whole root below: Newton's method from above. */
const wholeRoot = (value: bigint): bigint => {
  if (value < 2n) return value;
  let root = 1n << BigInt(Math.ceil(value.toString(2).length / 2));
  for (;;) {
    const next = (root + value / root) / 2n;
    if (next >= root) return root;
    root = next;
  }
};

export const rootOf = (whole: bigint): bigint => wholeRoot(whole * SCALE * SCALE);

/** z + z^3/3 + z^5/5 + ..., for z well below 1. */
export const artanh = (z: bigint): bigint => {
  let total = 0n;
  let power = z;
  for (let n = 1n; power !== 0n; n += 2n) {
    total += power / n;
    power = (((power * z) / SCALE) * z) / SCALE;
  }
  return total;
};

/** e to the minus x, for x from 0 on: of x/1024, squared ten times. */
export const expMinus = (x: bigint): bigint => {
  const squarings = 10n;
  const small = x / 2n ** squarings;
  let total = 0n;
  let term = SCALE;
  for (let n = 1n; term !== 0n; n += 1n) {
    total += term;
    term = (-term * small) / SCALE / n;
  }
  for (let time = 0n; time < squarings; time += 1n) total = (total * total) / SCALE;
  return total;
};
