import type { Seat } from '@app/bridge';
import { sideOf } from '@app/bridge';
import type { Act } from '../state/acts';
import type { CardOnTable, Vacancy } from '../state/cards';
import type { RevokeMade } from '../state/play';
import type { Option, TableState } from '../state/table-state';
import { anyCardAt, cardAt, cardsOfTrick, goneCardAt } from '../table/card-changes';
import { withOption, withoutOption } from '../table/changes';
import type { Returning } from './going-back';
import { goneBack, laterCardBack } from './going-back';
import { cardsBehind, chooserFor, handsOf, isReplacement, nonOffenders, revokeAt, withRevokes } from './revokes';

const CHANGE = 'change-after-revoke';
const CHANGE_TOO = 'change-after-change';

/** What the other side has in force that was played after the revoke. */
const playedSince = (state: TableState, revoke: RevokeMade): readonly CardOnTable[] => {
  const card = anyCardAt(state, revoke.at);
  if (!card) return [];
  return cardsBehind(state, card).filter(({ seat }) => sideOf(seat) === nonOffenders(revoke));
};

const choice = (name: typeof CHANGE | typeof CHANGE_TOO, law: string, chooser: Seat, act: number): Option => ({
  name,
  law,
  for: chooser,
  choices: ['withdraw', 'keep'],
  act,
  until: 'somebody plays on',
  inPlay: true,
});

/** 62C1: each player of the other side may take back what he has played since; declarer what he has played from dummy. */
export const offeringChange = (state: TableState, revoke: RevokeMade): TableState => {
  const choosers = playedSince(state, revoke).map(({ seat }) => chooserFor(state, seat));
  return [...new Set(choosers)].reduce(
    (now, chooser) => withOption(now, choice(CHANGE, '62C1', chooser, revoke.at)),
    state,
  );
};

/** Who has nothing left to take back need not choose. */
export const withoutMoot = (state: TableState): TableState => ({
  ...state,
  options: state.options.filter((one) => {
    const revoke = one.name === CHANGE ? revokeAt(state, one.act) : undefined;
    return !revoke || playedSince(state, revoke).some(({ seat }) => chooserFor(state, seat) === one.for);
  }),
});

const returningFor = (state: TableState, { trick, side }: { trick: number; side: Returning['side'] }): Returning => {
  const mutual = state.play.revoking.reopened.some((one) => one.trick === trick && one.mutual);
  return { side, mutual, law: '62C1', ownLaw: '62C2' };
};

/** He takes back all that he has played since, from the last card on; what he does not want to change he plays again. */
const taken = (state: TableState, { for: chooser }: Option, revoke: RevokeMade): TableState => {
  const hands = chooser === 'director' ? [] : handsOf(state, chooser);
  const returning = returningFor(state, { trick: revoke.trick, side: sideOf(revoke.seat) });
  return playedSince(state, revoke)
    .filter(({ seat }) => hands.includes(seat))
    .reverse()
    .reduce(
      (now, { at, trick }) =>
        trick === revoke.trick ? goneBack(now, at, returning, '62C1') : laterCardBack(now, at, returning, '62C1'),
      state,
    );
};

const changed = (state: TableState, option: Option, answer: string): TableState => {
  const revoke = revokeAt(state, option.act);
  const chosen = withoutOption(state, option);
  return revoke && answer === 'withdraw' ? taken(chosen, option, revoke) : chosen;
};

/** 62C2: he has played another card, and the next of the offending side who has played to the trick may do so too. */
export const offeringToNext = (state: TableState, { act }: Vacancy, card: CardOnTable): TableState => {
  if (goneCardAt(state, act)?.card === card.card) return state;
  const next = cardsOfTrick(state, card.trick).find(
    (one) => one.place > card.place && sideOf(one.seat) !== sideOf(card.seat),
  );
  return next ? withOption(state, choice(CHANGE_TOO, '62C2', chooserFor(state, next.seat), next.at)) : state;
};

const changedToo = (state: TableState, option: Option, answer: string): TableState => {
  const chosen = withoutOption(state, option);
  const card = cardAt(state, option.act);
  if (!card || answer !== 'withdraw') return chosen;
  return goneBack(chosen, card.at, returningFor(state, { trick: card.trick, side: sideOf(card.seat) }), '62C2');
};

const isOf62C = ({ name }: Option): boolean => name === CHANGE || name === CHANGE_TOO;

/** Somebody plays on: who has not changed his card by then keeps it. */
export const lapsed = (state: TableState, { at }: Act): TableState => {
  const { reopened } = state.play.revoking;
  if (reopened.length === 0 || !cardAt(state, at) || isReplacement(state, at)) return state;
  return withRevokes({ ...state, options: state.options.filter((one) => !isOf62C(one)) }, { reopened: [] });
};

export const CHANGES = { [CHANGE]: changed, [CHANGE_TOO]: changedToo };
