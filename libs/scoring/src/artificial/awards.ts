import type { Side } from '@app/bridge';
import { type NumberName, numberCalled } from '../derivation/number-names';
import { type Traced, added, given, multiplied } from '../derivation/traced';
import { numberInWords } from '../derivation/exact-text';
import type { Award, Standing } from '../field/outcome';
import { type Rational, ZERO, compare, minus, over, rational } from '../rational';

/** What the three grades are worth: percent of a top, IMPs, or points of a board. */
export interface Levels {
  readonly plus: Rational;
  readonly average: Rational;
  readonly minus: Rational;
  readonly paragraph: string;
  /** Where it is printed what a board sat out is worth. */
  readonly sitOut: string;
}

/** Law 12C2a, both editions. */
export const PERCENT_LEVELS: Levels = {
  plus: rational(60),
  average: rational(50),
  minus: rational(40),
  paragraph: 'L12C2a',
  sitOut: 'DBf X78A5',
};

/** The value of an award for one contestant on one board: as it is to start with, or settled over the session. */
export type AwardValue = (id: string, award: Award, whose: Side | 'home' | 'away') => Traced;

const HALF = rational(50);
const TEN = rational(10);

/**
 * A percentage that somebody has fixed, on the scale of the levels: every ten percent from 50 are as far from average as
 * average plus is, or average minus. So 60 % is average plus, and 55 % is half way there, whatever the form of scoring.
 */
const fixedValue = (id: string, percent: Rational, levels: Levels): Traced => {
  const tens = over(minus(percent, HALF), TEN);
  const [step, what]: readonly [Rational, NumberName] =
    compare(tens, ZERO) < 0
      ? [minus(levels.average, levels.minus), 'average-less-average-minus']
      : [minus(levels.plus, levels.average), 'average-plus-less-average'];
  return added('artificial-score', [
    given(levels.average, 'average', [], levels.paragraph),
    multiplied(numberCalled('for-percent', { percent: { exact: numberInWords(percent) } }), [
      given(tens, 'tens-of-percent-from-50', [id], 'L12C1d'),
      given(step, what, [], levels.paragraph),
    ]),
  ]);
};

/**
 * Awards at their face value. A sit-out is taken as average plus until the session has shown what the contestant
 * makes of its other boards (footnote of DBf X78A5); settled values come from `settle`.
 */
export const faceValue =
  (levels: Levels): ((id: string, award: Award) => Traced) =>
  (id, award) => {
    switch (award.grade) {
      case 'plus':
        return given(levels.plus, 'average-plus', [id], levels.paragraph);
      case 'average':
        return given(levels.average, 'average', [id], levels.paragraph);
      case 'minus':
        return given(levels.minus, 'average-minus', [id], levels.paragraph);
      case 'sit-out':
        return given(levels.plus, 'sit-out-for-the-time-being', [id], levels.sitOut);
      case 'fixed':
        return fixedValue(id, award.percent, levels);
    }
  };

/** Whom an artificial score is for: average plus is for a side without fault, average minus for one at fault. */
export const standingOf = (award: Award): Standing | null => {
  switch (award.grade) {
    case 'plus':
      return 'non-offending';
    case 'minus':
      return 'offending';
    case 'average':
    case 'sit-out':
    case 'fixed':
      return null;
  }
};
