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

/** How far off the last digits may be: 10^-30, where 40 digits are computed. */
const UNCERTAIN = SCALE / 10n ** 30n;

/** Whether the margin reaches 15 root N, from where all points are won: M^2 >= 225 N, without a root. */
const isBlitz = (margin: Rational, boards: number): boolean =>
  compare(times(margin, margin), rational(225 * boards)) >= 0;

/** The least whole margin that wins all points. */
export const blitzOf = (boards: number): number => {
  const root = Number(wholeRoot(225n * BigInt(boards)));
  return root * root === 225 * boards ? root : root + 1;
};

/** What the curve has for the winner, in parts of 1/SCALE: between 10 and 20. */
const scaledPoints = (margin: Rational, boards: number): bigint => {
  if (boards < 1 || margin.num < 0n) throw new RangeError('a match has boards, and its winner a margin');
  if (margin.num === 0n) return 10n * SCALE;
  if (isBlitz(margin, boards)) return 20n * SCALE;
  const cube = rootOf(5n) - 2n * SCALE;
  const exponent = (2n * artanh(cube) * margin.num * SCALE) / (margin.den * 5n * rootOf(BigInt(boards)));
  const share = ((SCALE - expMinus(exponent)) * SCALE) / (SCALE - cube);
  return 10n * SCALE + 10n * share;
};

/** How many whole units of 1/`parts` are in the points, once `offset` of 1/SCALE is added. Refuses what could go either way. */
const wholeParts = (scaled: bigint, parts: bigint, offset: bigint): bigint => {
  const below = (parts * (scaled - UNCERTAIN) + offset) / SCALE;
  const above = (parts * (scaled + UNCERTAIN) + offset) / SCALE;
  if (below !== above) throw new RangeError('too few digits to round');
  return below;
};

const isKnown = (scaled: bigint): boolean => scaled === 10n * SCALE || scaled === 20n * SCALE;

/**
 * The curve of the scales of the WBF from 2013 on, in hundredths of a victory point for the winner, halves up:
 * 10 + 10 (1 - R^(M/X)) / (1 - R), where R = root 5 - 2 and X = 15 root N; 20 from X on (WBF Scoring Panel, Technical
 * Report, January 2013). With t = (root 5 - 1)/2, R is t^3, and ln t is -2 artanh(R): all of it is whole numbers, up to the
 * rounding.
 * @param margin IMPs that the match was won by, from 0
 */
export const curveInHundredths = (margin: Rational, boards: number): bigint => {
  const scaled = scaledPoints(margin, boards);
  return isKnown(scaled) ? (100n * scaled) / SCALE : wholeParts(scaled, 100n, SCALE / 2n);
};

/** How many of the marks 10.5, 11.5, ... 19.5 the curve has passed: the points of the discrete scale, before its correction. */
export const curveInWhole = (margin: Rational, boards: number): number => {
  const scaled = scaledPoints(margin, boards);
  return Number(isKnown(scaled) ? scaled / SCALE : wholeParts(scaled, 1n, SCALE / 2n));
};
