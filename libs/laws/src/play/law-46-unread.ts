import { type Card, type Hand, type Seat, DECK, isCard, sortedHand } from '@app/bridge';
import { hasCeasedPlay } from '../state/claim';
import type { LawModule } from '../state/law-module';
import type { Question, TableState } from '../state/table-state';
import { holding } from '../table/card-changes';
import { withQuestion } from '../table/changes';
import { dummyIn, dummyInPlay } from '../table/contract';

const WHICH = 'card-meant';

/** Declarer has named no card: they have said something else. */
const NO_CARD = 'no-card';

/** The cards that dummy may hold: all that nobody else holds or has played, where the hand is not in the record. */
export const cardsOfDummy = (state: TableState, dummy: Seat): Hand => {
  const { dealt, inForce } = state.cards;
  const isFree = (card: Card): boolean =>
    !inForce.some((one) => one.card === card) && !Object.values(dealt).some((other) => other.includes(card));
  return holding(state, dummy) ?? DECK.filter(isFree);
};

/** The question which card of dummy's declarer has named, as long as nobody has answered it. */
export const unread = ({ questions }: TableState): Question | undefined =>
  questions.find(({ question }) => question === WHICH);

export const withoutUnread = (state: TableState): TableState =>
  unread(state) ? { ...state, questions: state.questions.filter(({ question }) => question !== WHICH) } : state;

/**
 * The record does not tell which card declarer's words have named. The Laws say what incomplete words mean (46B), but
 * not what somebody else has made of them on paper: a card that was named is played (45C4a), so the director finds
 * which one it was. It may be any that dummy holds, for one that dummy may not play is played as well.
 */
export const asksWhichCard = (state: TableState, at: number): TableState => {
  const dummy = dummyInPlay(state);
  const cards = dummy === null || hasCeasedPlay(state.play.claim) ? [] : sortedHand(cardsOfDummy(state, dummy));
  if (cards.length === 0) return state;
  return withQuestion(state, {
    question: WHICH,
    law: '46B',
    act: at,
    against: at,
    answers: [...cards, NO_CARD],
    then: null,
  });
};

/** Dummy is another hand than it was (54A), or does not hold what was asked about. */
export const isUnreadMoot = (state: TableState): boolean => {
  const dummy = dummyIn(state);
  const hand = dummy && holding(state, dummy);
  return hand !== null && unread(state)?.answers.some((one) => isCard(one) && !hand.includes(one)) === true;
};

/** What the answer comes to is told by the table: the words anew, and what has waited for them. */
export const law46Unread = { judged: { [WHICH]: (state) => state } } satisfies LawModule;
