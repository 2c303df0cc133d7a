import { since, type Seat, type Side, type Suit, SEATS, otherSide, sideOf, suitOf } from '@app/bridge';
import type { CardOnTable } from '../state/cards';
import type { IrregularityName } from '../state/names';
import type { RevokeMade, RevokeState } from '../state/play';
import type { Irregularity, TableState } from '../state/table-state';
import { cardAt, withCards } from '../table/card-changes';
import { isOpen } from '../table/changes';
import { declarerOf, dummyIn } from '../table/contract';

/** What Law 61A calls a revoke: not following suit, or breaking a restriction that could have been kept. */
export const REVOKES: readonly IrregularityName[] = ['revoke', 'restriction-breached'];

export const isRevoke = ({ rule }: Pick<Irregularity, 'rule'>): boolean => REVOKES.includes(rule);

export const withRevokes = (state: TableState, change: Partial<RevokeState>): TableState => ({
  ...state,
  play: { ...state.play, revoking: { ...state.play.revoking, ...change } },
});

export const revokeAt = ({ play }: TableState, at: number): RevokeMade | undefined =>
  play.revoking.made.find((one) => one.at === at);

export const withRevoke = (state: TableState, revoke: RevokeMade): TableState => {
  const others = state.play.revoking.made.filter(({ at }) => at !== revoke.at);
  return withRevokes(state, { made: [...others, revoke].sort((a, b) => a.at - b.at) });
};

export const offenders = ({ seat }: Pick<RevokeMade, 'seat'>): Side => sideOf(seat);
export const nonOffenders = ({ seat }: Pick<RevokeMade, 'seat'>): Side => otherSide(sideOf(seat));

/** The irregularity that a revoke is to the director; none for one that only a card put back has made (67B2b). */
export const openMatterOf = (state: TableState, { at }: RevokeMade): Irregularity | undefined =>
  state.irregularities.find((one) => one.at === at && isRevoke(one) && isOpen(one));

/** Nobody may rectify it any more, or wants to (11A, 81C5). */
export const isWaived = (state: TableState, { at }: RevokeMade): boolean =>
  state.irregularities.some(
    (one) => one.at === at && isRevoke(one) && (one.status === 'condoned' || one.status === 'forfeited'),
  );

/** Who chooses for a hand: declarer for dummy's. */
export const chooserFor = (state: TableState, seat: Seat): Seat =>
  seat === dummyIn(state) ? (declarerOf(state) ?? seat) : seat;

/** The hands that this player chooses for. */
export const handsOf = (state: TableState, chooser: Seat): readonly Seat[] =>
  SEATS.filter((seat) => chooserFor(state, seat) === chooser);

/** Whether a hand lies face up: dummy's; in 2007 any that has been spread on the table. */
const isFacedHand = (state: TableState, seat: Seat): boolean =>
  seat === dummyIn(state) || (!since(state.edition, 'wbf-2017') && state.cards.spread.includes(seat));

/** 64B3: whether what should have been played lay there for everybody to see. */
export const isFaced = (state: TableState, seat: Seat, suit: Suit | null): boolean =>
  isFacedHand(state, seat) || state.cards.penalty.some((one) => one.seat === seat && suitOf(one.card) === suit);

/** Cards in force that were played behind this one: later in its trick, or to a later trick. */
export const cardsBehind = ({ cards }: TableState, { trick, place }: CardOnTable): readonly CardOnTable[] =>
  cards.inForce.filter((one) => one.trick > trick || (one.trick === trick && one.place > place));

/** Whether a card of this hand has replaced another: it stands in a place that is not its own. */
export const isReplacement = (state: TableState, at: number): boolean => {
  const card = cardAt(state, at);
  return card !== undefined && card.place !== card.at;
};

/** The card of this act does not count for who wins its trick (67B1). */
export const asAdded = (state: TableState, at: number): TableState =>
  withCards(state, {
    inForce: state.cards.inForce.map((one) => (one.at === at ? { ...one, added: true as const } : one)),
  });
