import { type Seat, SIDES, partnerOf, sideOf } from '@app/bridge';
import type { Act, ActOf } from '../state/acts';
import type { CardOnTable } from '../state/cards';
import type { LawModule } from '../state/law-module';
import type { Designation } from '../state/play';
import type { ActRule, CardRule } from '../state/rule';
import type { Irregularity, TableState } from '../state/table-state';
import { cardAt, cardsOfTrick, forgotten, withCard, withCards } from '../table/card-changes';
import { callAt, goneCall, isOpen, settled, under, withQuestion, withReview, withoutQuestion } from '../table/changes';
import { dummyIn, dummyInPlay, isOfDeclarer, turnToPlay } from '../table/contract';
import {
  cardMeant,
  laterTricksReturned,
  opponentsMayChange,
  refilled,
  replaced,
  returned,
  takenBack,
} from './taking-back';

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
 * Until declarer plays their next card from either hand (2017). In 2007 until partner has played: what declarer plays
 * is the partner's of dummy, and a further card of dummy's comes no sooner than a pause for thought.
 */
const mayStillBeMended = (state: TableState, { at }: CardOnTable): boolean =>
  !state.cards.inForce.some((one) => one.at > at && isOfDeclarer(state, one.seat));

/** Declarer says that they meant another card. Whether it was a slip of the tongue is a person's to judge (45C4b). */
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
      law: { 'wbf-2007': '45C4b', 'wbf-2017': null },
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

const PARAGRAPH = { 'wbf-2017': '45D1', 'wbf-2007': '45D' };

/** Dummy puts a card among those played that declarer has not named. A second card of theirs to one trick is 45E's. */
export const dummysCardNotNamed = {
  name: 'dummys-card-not-named',
  label: 'Dummy puts a card in the trick that declarer has not named',
  sources: PARAGRAPH,
  detects: ({ cards: { play } }, { seat, unbidden }) =>
    unbidden === true && play?.current.some((one) => one.seat === seat) !== true,
} satisfies CardRule;

/** 45D2, in 2007 the end of 45D: both sides have played to the next trick. */
const isTooLate = (state: TableState, { trick }: CardOnTable): boolean => {
  const next = cardsOfTrick(state, trick + 1);
  return SIDES.every((side) => next.some(({ seat }) => sideOf(seat) === side));
};

const openOn = (state: TableState, { at }: CardOnTable): Irregularity | undefined =>
  state.irregularities.find((one) => one.at === at && one.rule === dummysCardNotNamed.name && isOpen(one));

/** Whether a card that dummy has put down unbidden can simply go back. */
export const mayReturnToDummy = (state: TableState, card: CardOnTable): boolean => openOn(state, card) !== undefined;

const stands = (state: TableState, at: number): TableState => settled(state, at, 'accepted', dummysCardNotNamed.name);

/** What declarer had named comes to lie where dummy's card was. */
const inPlaceOf = (state: TableState, { at }: CardOnTable, named: CardOnTable): TableState =>
  replaced(withCard(state, named), at, named);

/**
 * 45D1: dummy's card goes back, and what has been led to the next trick with it; a card that declarer had named is
 * played then (45C4a). A defender who has played after it may change, and declarer after a change of their right-hand
 * opponent's.
 */
const corrected = (state: TableState, { at }: Irregularity): TableState => {
  const card = cardAt(state, at);
  if (!card) return stands(state, at);
  const cause = { law: under(state, PARAGRAPH), unauthorised: sideOf(card.seat) };
  const before = opponentsMayChange(laterTricksReturned(state, card.trick, cause), card, cause.law);
  const named = state.play.played.displaced.find(({ by }) => by === at)?.card;
  return named && !before.cards.inForce.some((one) => one.card === named.card)
    ? inPlaceOf(returned(before, at, cause), card, { ...named, trick: card.trick, place: card.place })
    : takenBack(before, at, cause, '45D');
};

/**
 * What was named and not played is not in force, as long as dummy's card lies in its place. Where it is dummy's turn
 * again their card is another one, and not instead of the one that was named.
 */
const displacing = (state: TableState, { at, data: { card } }: ActOf<'DummyPlayed'>): TableState => {
  const { played } = state.play;
  const named = played.designation && cardAt(state, played.designation.at);
  const isLast = state.cards.inForce.every((one) => one.at <= (named?.at ?? 0));
  const dummy = dummyIn(state);
  if (!named || !isLast || named.seat !== dummy || named.card === card || turnToPlay(state) === dummy) return state;
  const displaced = [...played.displaced, { by: at, card: named }];
  const inForce = state.cards.inForce.filter((one) => one !== named);
  const off = withCards(forgotten(state, named.at), { inForce });
  return { ...off, play: { ...off.play, played: { ...played, displaced } } };
};

/** Nobody has said anything until it was too late. */
const unseen = (state: TableState): TableState =>
  state.irregularities
    .filter(({ rule, status }) => rule === dummysCardNotNamed.name && status === 'unnoticed')
    .map(({ at }) => cardAt(state, at))
    .filter((card) => card !== undefined)
    .filter((card) => isTooLate(state, card))
    .reduce((now, { at }) => stands(now, at), state);

/** Dummy, or declarer for dummy, takes the card back without waiting for the director. */
const takenUp = (state: TableState, act: Act): TableState => {
  const card = act.type === 'CardWithdrawn' ? cardMeant(state, act.data) : undefined;
  const irregularity = card && openOn(state, card);
  return irregularity ? corrected(state, irregularity) : state;
};

export const law45d = {
  irregularCards: { [dummysCardNotNamed.name]: { hidden: true, directorComes: corrected } },
  filled: { '45D': refilled },
  before: (state, act) => (act.type === 'DummyPlayed' ? displacing(state, act) : state),
  after: (state, act) => takenUp(unseen(state), act),
} satisfies LawModule;

/** What dummy does with their cards, untold, once they lie there. How a call was made is another matter (73). */
const suggesting = (state: TableState, act: Act): Seat | null => {
  const dummy = dummyInPlay(state);
  if (act.type !== 'MannerNoted' || act.data.by !== dummy || !state.cards.spread.includes(dummy)) return null;
  const about = act.data.act;
  return about !== undefined && (callAt(state, about) ?? goneCall(state, about)) ? null : dummy;
};

/** 45F: dummy touches or points to a card without having been told to. */
export const dummySuggestsCard: ActRule = {
  name: 'dummy-suggests-card',
  label: 'Dummy touches or suggests a card without being told to',
  sources: { 'wbf-2017': '45F', 'wbf-2007': '45F' },
  offender: suggesting,
};

/** The play goes on; the director looks afterwards at whether it suggested a play that damaged the defenders. */
export const law45f = {
  after: (state, act) => {
    const dummy = suggesting(state, act);
    return dummy === null ? state : withReview(state, { law: '45F', act: act.at, side: sideOf(dummy) });
  },
} satisfies LawModule;
