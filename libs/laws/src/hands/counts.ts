import { type Seat, SEATS } from '@app/bridge';
import type { Irregularity, TableState } from '../state/table-state';
import { holding } from '../table/card-changes';
import { callsOf } from '../table/hand-changes';

/** One irregularity for all the hands of a board: which Law it falls under is known when they have been counted. */
export const WRONG_NUMBER = 'wrong-number-of-cards';

const hands = (state: TableState, isSo: (count: number) => boolean): readonly Seat[] =>
  state.hands.counts.filter(({ count }) => isSo(count)).map(({ seat }) => seat);

const tooLong = (state: TableState): readonly Seat[] => hands(state, (count) => count > 13);
const tooShort = (state: TableState): readonly Seat[] => hands(state, (count) => count < 13);

/** The players whose hands were found to be wrong. */
export const wrongHands = (state: TableState): readonly Seat[] => [...tooLong(state), ...tooShort(state)];

/**
 * Which Law it is: some hands too long and others too short (Law 13), a card too many (13C, in 2007 13F) or a card
 * missing (Law 14). The last two cannot be told before all hands are counted; null as long as that is not done.
 */
export const kindOf = (state: TableState): 'two-hands' | 'surplus' | 'missing' | null => {
  const [long, short] = [tooLong(state).length > 0, tooShort(state).length > 0];
  if (long && short) return 'two-hands';
  if (state.hands.counts.length < SEATS.length || long === short) return null;
  return long ? 'surplus' : 'missing';
};

/** The Law as far as it can be told. */
export const lawOfCounts = (state: TableState): string => (tooLong(state).length > 0 ? '13' : '14');

export const wrongNumber = ({ irregularities }: TableState): Irregularity | undefined =>
  irregularities.find(({ rule }) => rule === WRONG_NUMBER);

/** Whether cards of one hand have been in another: what a player has seen of them goes by Law 13, not by 16D. */
export const isOfLaw13 = (state: TableState): boolean =>
  wrongNumber(state) !== undefined && kindOf(state) === 'two-hands';

export const wrongHandHasCalled = (state: TableState): boolean =>
  wrongHands(state).some((seat) => callsOf(state, seat).some(({ at }) => at < (state.hands.corrected ?? Infinity)));

/**
 * Whether a count in the play tells how many cards a known hand has left, and not how many came out of the board: as
 * many as by the cards played, one too few or one too many (67).
 */
export const countsTheRest = (
  state: TableState,
  { seat, count }: { readonly seat: Seat; readonly count: number },
): boolean => {
  const hand = holding(state, seat);
  if (!state.cards.play || !hand || count >= 13) return false;
  const rest = hand.filter((card) => !state.cards.spare.some((one) => one.card === card)).length;
  return Math.abs(count - rest) <= 1;
};
