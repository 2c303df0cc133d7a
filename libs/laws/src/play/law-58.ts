import { type Seat, type Side, SIDES, sideOf } from '@app/bridge';
import type { ActOf } from '../state/acts';
import type { CardOnTable, GoneCard, SpareCard } from '../state/cards';
import type { LawModule } from '../state/law-module';
import type { Option, TableState } from '../state/table-state';
import { cardAt, cardsOfTrick, withCards, withPenaltyCard, withdrawn, withdrawnToTable } from '../table/card-changes';
import { isOpen, withObligation, withoutOption } from '../table/changes';
import { isDefender } from '../table/contract';
import { chooserFor } from './revokes';
import { opponentsMayChange, refilled } from './taking-back';

/** The option to say which of several cards in view is played. */
export const OF_SEVERAL = 'card-of-several';

const LAW = '58B2' as const;

/** Cards that came together, the one in force first. */
interface Several {
  readonly played: CardOnTable;
  readonly spare: readonly SpareCard[];
}

/** Both sides have played to the next trick: now it is a defective trick (58B4, 67). */
const isTooLate = (state: TableState, { trick }: CardOnTable): boolean => {
  const next = cardsOfTrick(state, trick + 1);
  return SIDES.every((side) => next.some(({ seat }) => sideOf(seat) === side));
};

/** What came with a card, and has not been played since. */
export const spareWith = ({ cards }: TableState, at: number): readonly SpareCard[] =>
  cards.spare.filter((one) => one.with === at && !cards.inForce.some(({ card }) => card === one.card));

const severalAt = (state: TableState, at: number): Several | null => {
  const played = cardAt(state, at);
  const spare = spareWith(state, at);
  return played && spare.length > 0 ? { played, spare } : null;
};

const optionFor = (state: TableState, { played, spare }: Several): Option => ({
  name: OF_SEVERAL,
  law: LAW,
  for: chooserFor(state, played.seat),
  choices: [played.card, ...spare.map(({ card }) => card)],
  act: played.at,
  until: 'both sides have played to the next trick',
  inPlay: true,
});

/**
 * The director is at the table, and a player has yet to say which of several cards is played, as long as that is not
 * too late.
 */
const offering = (state: TableState): TableState => {
  const open = state.options.filter(({ name }) => name === OF_SEVERAL).map(({ act }) => act);
  const acts = [...new Set(state.cards.spare.map((one) => one.with))].filter(
    (act) => state.directorCalled || open.includes(act),
  );
  if (open.length === 0 && acts.length === 0) return state;
  const options = acts.flatMap((act) => {
    const several = severalAt(state, act);
    return several && !isTooLate(state, several.played) ? [optionFor(state, several)] : [];
  });
  return { ...state, options: [...state.options.filter(({ name }) => name !== OF_SEVERAL), ...options] };
};

/** Declarer may not use what their cards told; what a defender's do, as long as they lie there, is for 50E. */
const unauthorisedFor = (state: TableState, seat: Seat): Side | null => (isDefender(state, seat) ? null : sideOf(seat));

/** What came with it and is not chosen goes back; a defender's lies there as a penalty card (58B2). */
const withoutSpare = (
  state: TableState,
  { played, spare }: Several,
  choice: string,
  deliberate: boolean,
): TableState => {
  const { seat, trick, place } = played;
  const left = withCards(state, { spare: state.cards.spare.filter((one) => one.with !== played.at) });
  return spare
    .filter(({ card }) => card !== choice)
    .reduce((now, { at, card }) => {
      const unauthorised = unauthorisedFor(now, seat);
      const shown: GoneCard = { at, seat, card, trick, place, insteadOf: null, law: LAW, unauthorised };
      const back = withCards(now, { gone: [...now.cards.gone, shown] });
      return withPenaltyCard(back, { at, seat, card, law: LAW, deliberate });
    }, left);
};

/** The card in force goes back, or lies there, and another one comes in its place. */
const withoutPlayed = (state: TableState, { at, seat, card }: CardOnTable, deliberate: boolean): TableState => {
  const cause = { law: LAW, unauthorised: unauthorisedFor(state, seat), vacates: LAW };
  const back = withdrawn(state, at, cause);
  return withPenaltyCard(back, { at, seat, card, law: LAW, deliberate });
};

/** 58B2, 58B3: the player has said which card it is; opponents who have played to it since may change theirs. */
const chosen = (state: TableState, option: Option, choice: string): TableState => {
  const several = severalAt(state, option.act);
  const decided = withoutOption(state, option);
  if (!several) return decided;
  const { played } = several;
  const others = withoutSpare(decided, several, choice, false);
  const back = played.card === choice ? others : withoutPlayed(others, played, false);
  return opponentsMayChange(back, played, '58B3');
};

const THIRD = 'meant-another-card';

const severalOfDefender = (state: TableState, act: number): Several | null => {
  const several = severalAt(state, act);
  return several && isDefender(state, several.played.seat) && !isTooLate(state, several.played) ? several : null;
};

/** The player meant neither: all of them lie there as major penalty cards, and one of those is played (51A). */
const meantAnother = (state: TableState, act: number): TableState => {
  const several = severalOfDefender(state, act);
  if (!several) return state;
  const { played } = several;
  const back = withoutPlayed(withoutSpare(state, several, '', true), played, true);
  const owed = withObligation(back, { kind: 'replace-card', for: played.seat, law: LAW, act });
  return opponentsMayChange(owed, played, '58B3');
};

/** 58A: two players have led or played at once. */
const noted = (state: TableState, { at, data }: ActOf<'CardPlayed'>): TableState => {
  const other = data.simultaneousWith === undefined ? undefined : cardAt(state, data.simultaneousWith);
  if (!other || other.seat === data.seat || !cardAt(state, at)) return state;
  const { played } = state.play;
  return { ...state, play: { ...state.play, played: { ...played, together: [...played.together, other.at, at] } } };
};

/** It counts as played after the other one, out of turn, and does not follow suit though it could. */
const isIllegal = (state: TableState, at: number): boolean =>
  state.irregularities.some((one) => one.at === at && one.rule === 'revoke' && isOpen(one)) &&
  cardAt(state, at)?.insteadOf !== null;

/**
 * 58A: of two leads at once the second is no legal play. That is plain to see: the director has it taken back (47B).
 */
const withoutIllegal = (state: TableState): TableState =>
  state.directorCalled
    ? state.play.played.together
        .filter((at) => isIllegal(state, at))
        .reduce((now, at) => withdrawnToTable(now, at, '58A'), state)
    : state;

/** Law 58: cards that are played at once. Which of two players' comes first is seen to where cards are laid (58A). */
export const law58 = {
  chosen: { [OF_SEVERAL]: chosen },
  raisable: {
    [THIRD]: {
      law: { 'wbf-2017': LAW, 'wbf-2007': LAW },
      answers: (state, act) => (severalOfDefender(state, act) ? ['another', 'one-of-them'] : []),
    },
  },
  judged: { [THIRD]: (state, { act }, answer) => (answer === 'another' ? meantAnother(state, act) : state) },
  filled: { [LAW]: refilled },
  after: (state, act) => offering(withoutIllegal(act.type === 'CardPlayed' ? noted(state, act) : state)),
} satisfies LawModule;
