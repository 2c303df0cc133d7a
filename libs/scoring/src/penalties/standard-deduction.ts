import { type Rational, rational, times } from '../rational';

/** The form of an event's scoring, as far as the size of a penalty goes. */
export type ScoringOf =
  /** `boards`: the size of the scale of victory points that the match goes by. */
  | { readonly form: 'vp-match'; readonly boards: number }
  | { readonly form: 'knock-out' }
  | { readonly form: 'board-a-match' }
  /** `top`: difference of top and bottom of one board, in the matchpoints of the event. */
  | { readonly form: 'matchpoints'; readonly top: Rational }
  /** `otherTables`: other tables at which the board is to be played. */
  | { readonly form: 'cross-imps'; readonly otherTables: number }
  | { readonly form: 'butler' }
  /** A form that the text does not name: what the conditions of contest fix (DBf 211B3). */
  | { readonly form: 'by-conditions'; readonly deduction: Amount };

/** A penalty is in the unit that the standing is in (DBf 211A1). */
export type PenaltyUnit = 'VP' | 'IMP' | 'matchpoints' | 'points' | 'percent';

export interface Amount {
  readonly value: Rational;
  readonly unit: PenaltyUnit;
  readonly paragraph: string;
}

/** The last board count of a scale on which the deduction is a whole victory point (DBf 211B1b). */
const SHORT_MATCH = 12;

/** The standard deduction (DBf 211B). It is not rounded. */
export const standardDeduction = (scoring: ScoringOf): Amount => {
  switch (scoring.form) {
    case 'vp-match':
      return scoring.boards > SHORT_MATCH
        ? { value: rational(1, 2), unit: 'VP', paragraph: 'DBf 211B1a' }
        : { value: rational(1), unit: 'VP', paragraph: 'DBf 211B1b' };
    case 'board-a-match':
      return { value: rational(1, 5), unit: 'points', paragraph: 'DBf 211B1c' };
    case 'knock-out':
      return { value: rational(3, 2), unit: 'IMP', paragraph: 'DBf 211B1d' };
    case 'matchpoints':
      return { value: times(scoring.top, rational(1, 10)), unit: 'matchpoints', paragraph: 'DBf 211B2a' };
    case 'cross-imps':
      return { value: rational(2 * scoring.otherTables), unit: 'IMP', paragraph: 'DBf 211B2b' };
    case 'butler':
      return { value: rational(2), unit: 'IMP', paragraph: 'DBf 211B2c' };
    case 'by-conditions':
      return scoring.deduction;
  }
};

export const deductions = (scoring: ScoringOf, count: number): Amount => {
  const one = standardDeduction(scoring);
  return { ...one, value: times(one.value, rational(count)) };
};

/** So many victory points; two standard deductions for each where there are none (footnote of DBf 212, 213). */
export const asVictoryPoints = (scoring: ScoringOf, points: number, paragraph: string): Amount => {
  if (scoring.form === 'vp-match') return { value: rational(points), unit: 'VP', paragraph };
  return { ...deductions(scoring, 2 * points), paragraph: `${paragraph}; two deductions of 211B for each VP` };
};
