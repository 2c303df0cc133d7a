import { since, otherSide, sideOf } from '@app/bridge';
import type { Act, ActData, ActOf } from '../state/acts';
import type { CardOnTable } from '../state/cards';
import type { LawModule } from '../state/law-module';
import type { ActRule } from '../state/rule';
import type { Option, TableState } from '../state/table-state';
import { cardAt, cardsOfTrick } from '../table/card-changes';
import { isOpen, noticed, withOption, withReview, withoutOption } from '../table/changes';
import { dummyIn, isDefender } from '../table/contract';
import { mayReturnToDummy } from './law-45';
import { chooserFor } from './revokes';
import {
  TO_CHANGE,
  cardMeant,
  laterTricksReturned,
  leaveToWithdraw,
  opponentsMayChange,
  refilled,
  returned,
  sideAtFault,
  takenBack,
} from './taking-back';

/**
 * Cards that have to go back as soon as their player is aware of them (62A): to take them back is no breach of 47F2.
 */
const OWED: readonly string[] = ['revoke', 'restriction-breached'];

const owedBack = (state: TableState, { at }: CardOnTable): boolean =>
  state.irregularities.some((one) => one.at === at && isOpen(one) && OWED.includes(one.rule));

const hasLeave = (state: TableState, card: CardOnTable): boolean =>
  leaveToWithdraw(state, card) !== undefined || owedBack(state, card) || mayReturnToDummy(state, card);

export const cardWithdrawnWithoutLeave: ActRule = {
  name: 'card-withdrawn-without-leave',
  label: 'A played card taken back though no Law allows it',
  sources: { 'wbf-2017': '47F2', 'wbf-2007': '47F2' },
  offender: (state, act) => {
    const card = act.type === 'CardWithdrawn' ? cardMeant(state, act.data) : undefined;
    return card && !hasLeave(state, card) ? card.seat : null;
  },
};

/**
 * 47D, 58B3: an opponent's card was changed, and the player takes their own back. So may then the opponents who have
 * played to that one: declarer, after their right-hand opponent, by 45D itself.
 */
const changed = (state: TableState, option: Option, choice: string): TableState => {
  const card = cardAt(state, option.act);
  const decided = withoutOption(state, option);
  if (choice !== 'withdraw' || !card) return decided;
  const law = option.law.startsWith('45D') && isDefender(state, card.seat) ? option.law : '47D';
  const back = takenBack(decided, card.at, { law: option.law, unauthorised: sideAtFault(state, card) }, '47D');
  return opponentsMayChange(back, card, law);
};

/** A player shows that they know of their revoke: attention is drawn to it. */
const shown = (state: TableState, act: Act): TableState => {
  const card = act.type === 'CardWithdrawn' ? cardMeant(state, act.data) : undefined;
  const open = card && state.irregularities.find((one) => one.at === card.at && OWED.includes(one.rule));
  return open?.status === 'unnoticed' ? noticed(state, open.at, 'attention-drawn', open.rule) : state;
};

/** A card that fills no place taken back: the play has gone on, and what could be taken back stays. */
const gone = (state: TableState, { at }: Act): TableState => {
  const card = cardAt(state, at);
  if (card?.place !== at || !state.options.some(({ name }) => name === TO_CHANGE)) return state;
  return { ...state, options: state.options.filter(({ name }) => name !== TO_CHANGE) };
};

/**
 * A player takes back a card that an option lets them take back: that is the choice. What no option lets them take
 * back stays (47F2).
 */
const optionTaken = (state: TableState, act: Act): ActData['OptionChosen'] | null => {
  const card = act.type === 'CardWithdrawn' ? cardMeant(state, act.data) : undefined;
  const leave = card && leaveToWithdraw(state, card);
  return leave ? { law: leave.law, choice: 'withdraw', act: leave.act } : null;
};

export const law47 = {
  chosen: { [TO_CHANGE]: changed },
  filled: { '47D': refilled },
  optionTaken,
  after: (state, act) => shown(gone(state, act), act),
} satisfies LawModule;

const TO_TAKE_BACK = 'take-back-after-misinformation';

/** Whether the card was played out of turn, and nothing but misinformation about the turn can excuse it. */
const isOutOfTurn = ({ insteadOf }: CardOnTable): boolean => insteadOf !== null;

/** 47E1 is about whose turn it is, 47E2 about what calls and plays mean. */
export const paragraphOf = (state: TableState, act: number): string | null => {
  const card = cardAt(state, act);
  if (!card) return null;
  return isOutOfTurn(card) ? '47E1' : '47E2';
};

const causeOf = ({ seat }: CardOnTable, law: string) => ({ law, unauthorised: otherSide(sideOf(seat)) });

const lastTrick = ({ cards }: TableState): number => Math.max(...cards.inForce.map(({ trick }) => trick));

/**
 * 47E1: an opponent has wrongly told them that it was their turn. The card goes back and nobody can accept it; with
 * it goes what has been played to it. Too late for that, it is for an adjusted score (12A1).
 */
const playedAtWrongTurn = (state: TableState, card: CardOnTable): TableState => {
  if (lastTrick(state) > card.trick) {
    return withReview(state, { law: '12A1', act: card.at, side: otherSide(sideOf(card.seat)) });
  }
  return cardsOfTrick(state, card.trick)
    .filter(({ at }) => at >= card.at)
    .reverse()
    .reduce((now, { at }) => returned(now, at, causeOf(card, '47E1')), state);
};

/** The lead to the first trick stays once a card of dummy's is seen. */
const isLeadToSeenDummy = (state: TableState, { at, trick }: CardOnTable): boolean => {
  const dummy = dummyIn(state);
  const isOpening = trick === 1 && cardsOfTrick(state, 1)[0]?.at === at;
  return isOpening && dummy !== null && state.cards.spread.includes(dummy);
};

/** 47E2a: nobody has played a card since; in 2007 to the same trick. */
const mayTakeBack = (state: TableState, card: CardOnTable): boolean => {
  const later = state.cards.inForce.filter(({ at }) => at > card.at);
  const counting = since(state.edition, 'wbf-2017') ? later : later.filter(({ trick }) => trick === card.trick);
  return counting.length === 0 && !isLeadToSeenDummy(state, card);
};

const offered = (state: TableState, { at, seat }: CardOnTable): TableState =>
  withOption(state, {
    name: TO_TAKE_BACK,
    law: '47E2a',
    for: chooserFor(state, seat),
    choices: ['withdraw', 'keep'],
    act: at,
    until: 'the next card is played',
    inPlay: true,
  });

/** 47E2b: when it is too late the director looks at the score after the play. */
const playedOnExplanation = (state: TableState, card: CardOnTable): TableState =>
  mayTakeBack(state, card)
    ? offered(state, card)
    : withReview(state, { law: '47E2b', act: card.at, side: otherSide(sideOf(card.seat)) });

/**
 * The director has said whether what an opponent told can have brought a card about (`misinformation`, 21B of the
 * play).
 */
export const cardAfterMisinformation = (state: TableState, act: number, answer: string): TableState => {
  const card = cardAt(state, act);
  if (!card) return state;
  if (answer !== 'could-have-influenced') return withoutOption(state, { name: TO_TAKE_BACK, act });
  return isOutOfTurn(card) ? playedAtWrongTurn(state, card) : playedOnExplanation(state, card);
};

/** What declarer's side, or a defender, had told of this call before the card was played. */
const wasToldBefore = ({ disclosure }: TableState, call: number, { at, seat }: CardOnTable): boolean =>
  disclosure.explanations.some((one) => one.about === call && one.at < at && sideOf(one.by) !== sideOf(seat));

/**
 * An opponent puts an explanation right. Whoever has played the last card may take it back, and nobody asks first
 * whether the explanation had anything to do with it (commentary to 47E2).
 */
const explained = (state: TableState, { data: { by, act } }: ActOf<'ExplanationCorrected'>): TableState => {
  const last = [...state.cards.inForce].sort((a, b) => b.at - a.at)[0];
  if (!last || sideOf(last.seat) === sideOf(by) || isOutOfTurn(last)) return state;
  return wasToldBefore(state, act, last) && mayTakeBack(state, last) ? offered(state, last) : state;
};

/** The card goes back. What in 2007 has been led to the next trick since goes with it. */
const taken = (state: TableState, option: Option, choice: string): TableState => {
  const card = cardAt(state, option.act);
  const decided = withoutOption(state, option);
  if (choice !== 'withdraw' || !card) return decided;
  const cause = causeOf(card, '47E2a');
  return returned(laterTricksReturned(decided, card.trick, cause), card.at, cause);
};

/** The next card ends it. */
const lapsed = (state: TableState, { at }: Act): TableState =>
  cardAt(state, at) && state.options.some(({ name }) => name === TO_TAKE_BACK)
    ? { ...state, options: state.options.filter(({ name }) => name !== TO_TAKE_BACK) }
    : state;

/** Law 47E: a card played on what an opponent has wrongly told. */
export const law47e = {
  chosen: { [TO_TAKE_BACK]: taken },
  after: (state, act) => (act.type === 'ExplanationCorrected' ? explained(state, act) : lapsed(state, act)),
} satisfies LawModule;
