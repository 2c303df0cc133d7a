import { type Seat, sideOf } from '@app/bridge';
import type { LawModule } from '../state/law-module';
import type { TableState } from '../state/table-state';
import { settled } from '../table/changes';
import { breachOf, lawOfCharges } from '../table/charge';
import { dummyIn } from '../table/contract';
import { doerOf } from '../table/who';

/** What courtesy asks of a player (74A, 74B): whether it was wanting, and whether it is worth a word, a person says. */
const discourtesy = breachOf('74A2', {
  question: 'discourtesy',
  label: 'Something said or done that annoys or embarrasses others',
  answers: ['discourteous', 'in-order'],
  offender: doerOf,
});

const incorrectProcedure = breachOf('74C', {
  question: 'incorrect-procedure',
  label: 'A breach of correct procedure, such as a remark on the tricks still needed',
  answers: ['incorrect', 'in-order'],
  offender: doerOf,
});

/** 74C7; in 74B4 the same by playing on without need. Whether it damaged anybody goes by 73. */
const toUnsettle = breachOf('74C7', {
  question: 'meant-to-unsettle',
  name: 'attempt-to-unsettle',
  label: 'Tempo varied, or the play drawn out, to unsettle an opponent',
  answers: ['meant-to-unsettle', 'not-meant'],
  offender: doerOf,
});

const SEEN = 'card-seen';

/** An opponent who has seen cards of a hand that is not for them to see; dummy is Law 43's matter. */
const seer = (state: TableState, act: number): Seat | null => {
  const seen = state.hands.seen.find(({ at }) => at === act);
  return seen && sideOf(seen.by) !== sideOf(seen.of) && seen.by !== dummyIn(state) ? seen.by : null;
};

/** 74C5: to stare is not correct. */
const stared = breachOf('74C5', {
  question: SEEN,
  name: 'looking-at-a-hand',
  label: "Looking at another player's hand to see the cards",
  answers: ['looked-on-purpose', 'by-accident'],
  offender: seer,
});

/**
 * 74C5: what a player happens to see of an opponent's cards once the auction has begun they may use; it is no
 * extraneous information (16D, in 2007 16C), which a card seen before that is. Since the record says only when it
 * came out, the director says which it was.
 */
const seenByAccident = (state: TableState, act: number): TableState => {
  const by = seer(state, act);
  if (by === null) return state;
  const ruled = settled(state, act, 'ruled', 'extraneous-information');
  return {
    ...ruled,
    reviews: ruled.reviews.filter((one) => one.act !== act),
    questions: ruled.questions.filter((one) => one.act !== act),
    information: ruled.information.map((one) =>
      one.act === act && one.kind === SEEN ? { ...one, law: '74C5', authorised: [sideOf(by)], unauthorised: [] } : one,
    ),
  };
};

export const CHARGES_74 = [discourtesy, incorrectProcedure, toUnsettle, stared];

const ofCharges = lawOfCharges(CHARGES_74);

export const law74 = {
  raisable: ofCharges.raisable,
  judged: {
    ...ofCharges.judged,
    [SEEN]: (state, { act }, answer) => (answer === 'by-accident' ? seenByAccident(state, act) : state),
  },
} satisfies LawModule;
