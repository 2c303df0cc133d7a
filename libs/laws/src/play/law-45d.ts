import { SIDES, sideOf } from '@app/bridge';
import type { Act, ActOf } from '../state/acts';
import type { CardOnTable } from '../state/cards';
import type { LawModule } from '../state/law-module';
import type { CardRule } from '../state/rule';
import type { Irregularity, TableState } from '../state/table-state';
import { cardAt, cardsOfTrick, withCard, withCards } from '../table/card-changes';
import { isOpen, settled, under } from '../table/changes';
import { dummyIn, turnToPlay } from '../table/contract';
import {
  cardMeant,
  forgotten,
  laterTricksReturned,
  opponentsMayChange,
  refilled,
  replaced,
  returned,
  takenBack,
} from './taking-back';

const PARAGRAPH = { 'wbf-2017': '45D1', 'wbf-2007': '45D' };

/** Dummy puts a card among those played that declarer has not named. A second card of his to one trick is 45E's. */
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
 * 45D1: dummy's card goes back, and what has been led to the next trick with it; a card that declarer had named is played
 * then (45C4a). A defender who has played after it may change, and declarer after a change of his right-hand opponent's.
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
 * What was named and not played is not in force, as long as dummy's card lies in its place. Where it is dummy's turn again
 * his card is another one, and not instead of the one that was named.
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

/** Dummy, or declarer for him, takes the card back without waiting for the director. */
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
