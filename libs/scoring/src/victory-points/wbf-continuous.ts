import { type Rational, compare, rational, times } from '../rational';

/**
 * Roots, logarithms and exponentials in whole numbers: a value is so many parts of 1/SCALE. Forty digits, of which
 * the last few may be wrong; who rounds to two decimals looks at far fewer.
 */
const DIGITS = 40;
const SCALE = 10n ** BigInt(DIGITS);

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

const rootOf = (whole: bigint): bigint => wholeRoot(whole * SCALE * SCALE);

/** z + z^3/3 + z^5/5 + ..., for z well below 1. */
const artanh = (z: bigint): bigint => {
  let total = 0n;
  let power = z;
  for (let n = 1n; power !== 0n; n += 2n) {
    total += power / n;
    power = (((power * z) / SCALE) * z) / SCALE;
  }
  return total;
};

/** e to the minus x, for x from 0 on: of x/1024, squared ten times. */
const expMinus = (x: bigint): bigint => {
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

const MOST = rational(20);
/** How far off the last digits may be: 10^-30, where 40 digits are computed. */
const UNCERTAIN = SCALE / 10n ** 30n;

/** Whether the margin reaches 15 root N, from where all points are won: M^2 >= 225 N, without a root. */
const isBlitz = (margin: Rational, boards: number): boolean =>
  compare(times(margin, margin), rational(225 * boards)) >= 0;

/** To hundredths, halves up. A value that could go either way would be a bug: none of them is a fraction. */
const hundredths = (scaled: bigint): Rational => {
  const below = (100n * (scaled - UNCERTAIN) + SCALE / 2n) / SCALE;
  const above = (100n * (scaled + UNCERTAIN) + SCALE / 2n) / SCALE;
  if (below !== above) throw new RangeError('too few digits to round');
  return rational(below, 100);
};

/**
 * The continuous scale of the WBF: 10 + 10 (1 - t^(3M/B)) / (1 - t^3) for the winner, where t = (root 5 - 1)/2 and
 * B = 15 root N; 20 from B on. Since t^3 is root 5 - 2 and ln t is -2 artanh(t^3), it is all whole numbers up to the
 * two decimals. The printed tables carry small corrections for concavity: whoever wants them pins a table.
 */
export const continuousWinner = (margin: Rational, boards: number): Rational => {
  if (boards < 1 || margin.num < 0n) throw new RangeError('a match has boards, and its winner a margin');
  if (margin.num === 0n) return rational(10);
  if (isBlitz(margin, boards)) return MOST;
  const cube = rootOf(5n) - 2n * SCALE;
  const exponent = (2n * artanh(cube) * margin.num * SCALE) / (margin.den * 5n * rootOf(BigInt(boards)));
  const share = ((SCALE - expMinus(exponent)) * SCALE) / (SCALE - cube);
  return hundredths(10n * SCALE + 10n * share);
};
