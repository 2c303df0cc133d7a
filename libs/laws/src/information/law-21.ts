import type { LawModule } from '../table/law-module';
import type { TableState } from '../table/state';
import type { Charge } from './charge';
import { answered, lawOfCharges, withoutReview } from './charge';
import { MISTAKES, nothingToCorrect } from './duties';
import { callMadeAt, explainerOf } from './who';

const [WRONG_EXPLANATION, WRONG_CALL] = MISTAKES;

/** 75B1 (2007: 75B): an explanation that does not match the agreement is an infraction. 21B1b: it is the presumption. */
const mistakenExplanation: Charge = {
  question: 'misinformation-or-misbid',
  law: { 'wbf-2017': '21B1b', 'wbf-2007': '21B1b' },
  answers: MISTAKES,
  proved: WRONG_EXPLANATION,
  offender: explainerOf,
  finding: {
    name: 'mistaken-explanation',
    label: 'An explanation that does not match the agreement',
    sources: { 'wbf-2017': '75B1', 'wbf-2007': '75B' },
  },
  review: { 'wbf-2017': '75B1', 'wbf-2007': '75B' },
};

export const CHARGES_21: readonly Charge[] = [mistakenExplanation];

/** 21A: who misunderstood by himself changes no call, and his side gets no score for it. */
const ownMisunderstanding = (state: TableState, act: number): TableState =>
  withoutReview(
    {
      ...state,
      options: state.options.filter((one) => one.name !== 'change-after-misinformation' || one.act !== act),
      questions: state.questions.filter((one) => one.question !== 'misinformation' || one.act !== act),
    },
    '21B3',
    act,
  );

/** 21A, and the presumption of 21B1b; what follows from misinformation is in the Law's part of the auction. */
export const law21OfInformation: LawModule = {
  raisable: {
    ...lawOfCharges(CHARGES_21).raisable,
    misunderstanding: {
      law: { 'wbf-2017': '21A', 'wbf-2007': '21A' },
      answers: (state, act) => (callMadeAt(state, act) ? ['own', 'misinformed'] : []),
    },
  },
  judged: {
    misunderstanding: (state, { act }, answer) => (answer === 'own' ? ownMisunderstanding(state, act) : state),
    [mistakenExplanation.question]: (state, { act }, answer) => {
      const seen = answered(mistakenExplanation, state, act, answer);
      return answer === WRONG_CALL ? nothingToCorrect(seen, act) : seen;
    },
  },
};
