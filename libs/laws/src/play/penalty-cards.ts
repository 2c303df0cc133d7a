import type { Seat } from '@app/bridge';
import type { PenaltyCard } from '../state/cards';
import { hasCeasedPlay } from '../state/claim';
import type { PenaltyState } from '../state/play';
import type { Obligation, Option, TableState } from '../state/table-state';
import { withoutPenaltyCards } from '../table/card-changes';
import { auctionIsOver, declarerOf } from '../table/contract';

export const withPenalty = (state: TableState, change: Partial<PenaltyState>): TableState => ({
  ...state,
  play: { ...state.play, penalty: { ...state.play.penalty, ...change } },
});

/** Whether cards are played on this board now, so that penalty cards bind anybody. */
export const isInPlay = (state: TableState): boolean =>
  auctionIsOver(state) &&
  declarerOf(state) !== null &&
  !hasCeasedPlay(state.play.claim) &&
  !state.hands.stopped &&
  !state.hands.finished;

export const penaltyCardsOf = ({ cards }: TableState, seat: Seat): readonly PenaltyCard[] =>
  cards.penalty.filter((one) => one.seat === seat);

/** The cards of this act are no penalty cards, nor have they been any: what follows from one is gone with it. */
export const neverPenaltyCards = (state: TableState, act: number): TableState => {
  const left = withoutPenaltyCards(state, ({ at }) => at === act);
  const { lain } = left.play.penalty;
  return lain.some(({ at }) => at === act) ? withPenalty(left, { lain: lain.filter(({ at }) => at !== act) }) : left;
};

/** Duties of one kind follow from where the table stands, and are drawn anew after every act, behind the others. */
export const withDuties = (
  state: TableState,
  isOne: (one: Obligation) => boolean,
  now: readonly Obligation[],
): TableState =>
  now.length === 0 && !state.obligations.some(isOne)
    ? state
    : { ...state, obligations: [...state.obligations.filter((one) => !isOne(one)), ...now] };

/** The same for an option that follows from where the table stands; null where there is none now. */
export const withStanding = (state: TableState, name: string, now: Option | null): TableState =>
  now === null && !state.options.some((one) => one.name === name)
    ? state
    : { ...state, options: [...state.options.filter((one) => one.name !== name), ...(now ? [now] : [])] };
