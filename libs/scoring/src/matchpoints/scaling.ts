import { type Traced, added, divided, given, multiplied } from '../derivation/traced';
import { type Rational, compare, rational } from '../rational';

/** What becomes of a group that has fewer results than the board has tables. */
export interface Scaling {
  /** `average-each`: a point for every result that it cannot be compared with (FSB 99A1, DBf X78D3). */
  readonly formula: 'neuberg' | 'average-each';
  /**
   * Fixed percentages for groups of one to three results, on boards with at least so many tables, and at least so many
   * times the tables of the group (EBU 4.2.3.3: a third of all at most).
   */
  readonly shares: { readonly fromTables: number; readonly timesTheGroup?: number } | null;
  /** A tenth of a top more, in groups of at most this part of all tables (DBf X78D6). */
  readonly tenthUpTo: Rational | null;
  /** A result that nothing can be compared with has average plus: 60 %, or the pair's own average (FSB 99A1). */
  readonly alone?: 'average-plus';
  readonly paragraph: string;
}

interface GroupSize {
  /** G: results that are compared with each other. */
  readonly actual: number;
  /** A: results that the group stands for. */
  readonly expected: number;
}

/** Matchpoints of a top in units of 2-1-0: two for every other result. */
export const topOf = (expected: number): number => 2 * Math.max(expected - 1, 0);

/**
 * The percentages of groups up to three are a straight line in the units won: 60; 55 and 5 a unit; 50 and 5 a unit.
 * That is 65/55 and 70/60/50 with ties shared, and it says what a weighted score gets.
 */
const BASE: Readonly<Record<number, number>> = { 1: 60, 2: 55, 3: 50 };
const PERCENT_A_UNIT = 5;

const share = (points: Traced, base: number, expected: number, paragraph: string): Traced =>
  multiplied(
    'percentage-of-a-top',
    [
      added('percentage-for-a-group-of-at-most-three', [
        given(rational(base), 'least-percentage', [], paragraph),
        multiplied('percentage-for-units-won', [given(rational(PERCENT_A_UNIT), 'a-unit'), points]),
      ]),
      given(rational(topOf(expected), 100), 'a-hundredth-of-a-top'),
    ],
    paragraph,
  );

/** A/G (P + 1) - 1: the group as it would be with all its frequencies multiplied by A/G. */
const neuberg = (points: Traced, { actual, expected }: GroupSize, paragraph: string): Traced =>
  added(
    'neuberg',
    [
      multiplied('a-over-g-times-p-plus-one', [
        divided('a-over-g', [given(rational(expected), 'a-results-stood-for'), given(rational(actual), 'g-results')]),
        added('p-plus-one', [points, given(rational(1), 'one')]),
      ]),
      given(rational(-1), 'minus-one'),
    ],
    paragraph,
  );

const averageEach = (points: Traced, { actual, expected }: GroupSize, scaling: Scaling): Traced => {
  const { tenthUpTo, paragraph } = scaling;
  const isSmall = tenthUpTo !== null && compare(rational(actual, expected), tenthUpTo) <= 0;
  return added(
    'with-a-unit-for-each-result-not-compared',
    [
      points,
      given(rational(expected - actual), 'results-not-compared'),
      ...(isSmall ? [given(rational(topOf(expected), 10), 'a-tenth-of-a-top-for-a-small-group', [], 'DBf X78D6')] : []),
    ],
    paragraph,
  );
};

const hasShares = ({ shares }: Scaling, { actual, expected }: GroupSize): boolean =>
  shares !== null && expected >= shares.fromTables && expected >= actual * (shares.timesTheGroup ?? 1);

/** The matchpoints of a member (units of 2-1-0, out of 2(G - 1)) as points of the whole board, out of 2(A - 1). */
export const scaleUp = (points: Traced, size: GroupSize, scaling: Scaling): Traced => {
  const { actual, expected } = size;
  if (actual >= expected) return points;
  const base = hasShares(scaling, size) ? BASE[actual] : undefined;
  if (base !== undefined) return share(points, base, expected, scaling.paragraph);
  switch (scaling.formula) {
    case 'neuberg':
      return neuberg(points, size, scaling.paragraph);
    case 'average-each':
      return averageEach(points, size, scaling);
  }
};
