import { leftOf, sideOf } from '@app/bridge';
import type { Act, ActOf } from '../state/acts';
import type { LawModule } from '../state/law-module';
import type { Option, TableState } from '../state/table-state';
import { cardAt, cardsOfTrick, holding } from '../table/card-changes';
import { withOption, withQuestion, withoutOption } from '../table/changes';
import { declarerOf, dummyIn } from '../table/contract';
import { namesAnew, withDesignation } from './law-45';
import type { Designated } from './law-46-cards';
import { OF_ANY_CARD, OF_RANK, designatedBy } from './law-46-cards';
import { saidIn } from './law-46-words';
import { opponentsMayChange, refilled, takenBack } from './taking-back';

const OTHERWISE = 'other-intention';
const ANSWERS = ['incontrovertible', 'none'];

const isOf46 = ({ name }: Option): boolean => name === OF_RANK || name === OF_ANY_CARD;

/** There is nothing to choose any more. */
const withoutChoice = (state: TableState): TableState => ({
  ...state,
  options: state.options.filter((one) => !isOf46(one)),
  questions: state.questions.filter(({ question }) => question !== OTHERWISE),
});

type Choice = Extract<Designated, { readonly kind: 'choice' }>;

/**
 * 46B3b: declarer says which of several cards of the rank it is. 46B5: either defender says which card it is, unless
 * declarer beyond doubt meant something else.
 */
const withChoice = (state: TableState, at: number, { law, cards }: Choice): TableState => {
  const declarer = declarerOf(state);
  if (declarer === null) return state;
  const open = { law, choices: cards, act: at, until: "dummy's card is played", inPlay: true } as const;
  if (law === '46B3b') return withOption(state, { ...open, name: OF_RANK, for: declarer });
  const offered = withOption(state, { ...open, name: OF_ANY_CARD, for: leftOf(declarer), orPartner: true });
  return withQuestion(offered, { question: OTHERWISE, law: '46B', act: at, against: at, answers: ANSWERS, then: null });
};

const designated = (state: TableState, { at, data }: ActOf<'CardDesignated' | 'DesignationChanged'>): TableState => {
  const incomplete = saidIn(data.words, data.card)?.kind !== 'card';
  const named = withDesignation(withoutChoice(state), { at, incomplete, change: null });
  const said = cardAt(state, at) ? null : designatedBy(state, data.words, data.card);
  return said?.kind === 'choice' ? withChoice(named, at, said) : named;
};

/** The card that a choice, or a slip that was mended, has played. */
const chosenSince = (state: TableState, { type, at }: Act): TableState => {
  const { designation } = state.play.played;
  const plays = type === 'OptionChosen' || type === 'JudgementMade';
  return designation && plays && cardAt(state, at)?.seat === dummyIn(state)
    ? withDesignation(state, { ...designation, at, change: null })
    : state;
};

/** Whether an incomplete designation has played this card, and nobody has gone on to the next trick. */
const mayHaveMeantOther = (state: TableState, act: number): boolean => {
  const { designation } = state.play.played;
  const card = cardAt(state, act);
  return (
    card !== undefined &&
    designation?.at === act &&
    designation.incomplete &&
    cardsOfTrick(state, card.trick + 1).length === 0
  );
};

/** 46B: declarer meant something else, and nobody could doubt it: he names his card. */
const otherwise = (state: TableState, act: number, answer: string): TableState => {
  if (answer !== 'incontrovertible') return state;
  const card = cardAt(state, act);
  if (!card) return withoutChoice(state);
  const back = takenBack(state, act, { law: '46B', unauthorised: sideOf(card.seat) }, '46B');
  return opponentsMayChange(back, card, '47D');
};

/** Dummy is another hand than it was (54A). */
const isMoot = (state: TableState): boolean => {
  const dummy = dummyIn(state);
  const hand = dummy && holding(state, dummy);
  const open = state.options.filter(isOf46);
  return open.some(({ choices }) => !choices.every((choice) => hand?.some((card) => card === choice)));
};

const decided = (state: TableState, option: Option): TableState => withoutChoice(withoutOption(state, option));

/** Another word where the last one has played no card mends nothing: it names a card. */
const isDesignation = (state: TableState, act: Act): act is ActOf<'CardDesignated' | 'DesignationChanged'> =>
  act.type === 'CardDesignated' ||
  (act.type === 'DesignationChanged' && (cardAt(state, act.at) !== undefined || namesAnew(state)));

export const law46 = {
  chosen: { [OF_RANK]: decided, [OF_ANY_CARD]: decided },
  raisable: {
    [OTHERWISE]: {
      law: { 'wbf-2017': '46B', 'wbf-2007': '46B' },
      answers: (state, act) => (mayHaveMeantOther(state, act) ? ANSWERS : []),
    },
  },
  judged: { [OTHERWISE]: (state, { act }, answer) => otherwise(state, act, answer) },
  filled: { '46B': refilled },
  after: (state, act) => {
    if (isDesignation(state, act)) return designated(state, act);
    return cardAt(state, act.at) || isMoot(state) ? chosenSince(withoutChoice(state), act) : state;
  },
} satisfies LawModule;
