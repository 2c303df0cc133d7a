import { type Traced, added, given, multiplied } from '../derivation/traced';
import { type Rational, ZERO, minus, over, plus, rational, times } from '../rational';

/**
 * Law 78A gives two units for a win and one for a tie. They are written as two matchpoints and one, as one and a
 * half, or from the average of the board, so that all results together are nothing.
 */
export type Showing = '2-1-0' | '1-half-0' | 'centred';

/** The average of a board in a showing, for a top of `top` units of 2-1-0. */
export const averageShown = (top: number, showing: Showing): Rational => {
  switch (showing) {
    case '2-1-0':
      return rational(top, 2);
    case '1-half-0':
      return rational(top, 4);
    case 'centred':
      return ZERO;
  }
};

export const topShown = (top: number, showing: Showing): Rational => {
  switch (showing) {
    case '2-1-0':
      return rational(top);
    case '1-half-0':
    case 'centred':
      return rational(top, 2);
  }
};

/** Matchpoints in units of 2-1-0 as the showing writes them. */
export const shown = (points: Traced, top: number, showing: Showing): Traced => {
  switch (showing) {
    case '2-1-0':
      return points;
    case '1-half-0':
      return multiplied('in-points-and-halves', [given(rational(1, 2), 'half-a-point-a-unit'), points]);
    case 'centred':
      return added('from-the-average', [points, given(rational(-top, 2), 'less-the-average')]);
  }
};

/** What part of a top shown points are, in percent; 50 when there was nothing to win. */
export const percentShown = (points: Rational, top: number, showing: Showing): Rational => {
  if (top === 0) return rational(50);
  const perTop = showing === '1-half-0' ? rational(top, 2) : rational(top);
  return plus(rational(50), times(rational(100), over(minus(points, averageShown(top, showing)), perTop)));
};
