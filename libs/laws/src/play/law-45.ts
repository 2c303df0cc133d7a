import { partnerOf, sideOf } from '@app/bridge';
import type { ActOf } from '../state/acts';
import type { CardOnTable } from '../state/cards';
import type { LawModule } from '../state/law-module';
import type { Designation } from '../state/play';
import type { TableState } from '../state/table-state';
import { cardAt } from '../table/card-changes';
import { withQuestion, withoutQuestion } from '../table/changes';
import { dummyIn, isOfDeclarer, turnToPlay } from '../table/contract';
import { opponentsMayChange, refilled, takenBack } from './taking-back';

export const withDesignation = (state: TableState, designation: Designation | null): TableState => ({
  ...state,
  play: { ...state.play, played: { ...state.play.played, designation } },
});

const SLIP = 'unintended-designation';

/** The card that declarer has named last, as long as it is in force. */
const cardNamed = (state: TableState): CardOnTable | undefined => {
  const { designation } = state.play.played;
  return designation ? cardAt(state, designation.at) : undefined;
};

/** What declarer has said before has played no card, and dummy's card is due: other words name it (46B4). */
export const namesAnew = (state: TableState): boolean =>
  state.play.played.designation !== null && !cardNamed(state) && turnToPlay(state) === dummyIn(state);

/**
 * Until declarer plays his next card from either hand (2017). In 2007 until partner has played: what declarer plays is
 * the partner's of dummy, and a further card of dummy's comes no sooner than a pause for thought.
 */
const mayStillBeMended = (state: TableState, { at }: CardOnTable): boolean =>
  !state.cards.inForce.some((one) => one.at > at && isOfDeclarer(state, one.seat));

/** Declarer says that he meant another card. Whether it was a slip of the tongue is a person's to judge (45C4b). */
const mended = (state: TableState, { at, data }: ActOf<'DesignationChanged'>): TableState => {
  const { designation } = state.play.played;
  const card = cardNamed(state);
  if (!designation || !card || card.at === at || !mayStillBeMended(state, card)) return state;
  return withQuestion(
    withoutQuestion(withDesignation(state, { ...designation, change: data }), { question: SLIP, act: card.at }),
    { question: SLIP, law: '45C4b', act: card.at, against: at, answers: ['slip', 'not-slip'], then: null },
  );
};

/** 47C, 47D: it goes back with no further rectification, and who has played to it may change. */
const unintended = (state: TableState, at: number): TableState => {
  const card = cardAt(state, at);
  if (!card) return state;
  const back = takenBack(state, at, { law: '47C', unauthorised: sideOf(card.seat) }, '45C4b');
  return opponentsMayChange(back, card, '47D');
};

const judgedSlip = (state: TableState, at: number, answer: string): TableState => {
  const { designation } = state.play.played;
  const decided = designation?.at === at ? withDesignation(state, { ...designation, change: null }) : state;
  return answer === 'slip' ? unintended(decided, at) : decided;
};

const UNINTENDED = 'unintended-play';

/** 2007 speaks of any play, and of any player; the Laws of 2017 only of what declarer says. */
const mayHaveBeenUnintended = (state: TableState, act: number): boolean => {
  const card = cardAt(state, act);
  const own = card ? [card.seat, partnerOf(card.seat)] : [];
  return card !== undefined && !state.cards.inForce.some((one) => one.at > act && own.includes(one.seat));
};

/** Law 45C4b, and 47C: a designation, in 2007 any play, that was not meant. */
export const law45 = {
  raisable: {
    [UNINTENDED]: {
      law: { 'wbf-2007': '45C4b' },
      answers: (state, act) => (mayHaveBeenUnintended(state, act) ? ['unintended', 'intended'] : []),
    },
  },
  judged: {
    [SLIP]: (state, { act }, answer) => judgedSlip(state, act, answer),
    [UNINTENDED]: (state, { act }, answer) => (answer === 'unintended' ? unintended(state, act) : state),
  },
  filled: { '45C4b': refilled },
  after: (state, act) => (act.type === 'DesignationChanged' ? mended(state, act) : state),
} satisfies LawModule;
