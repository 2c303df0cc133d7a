import { partnerOf } from '@app/bridge';
import type { CardOnTable } from '../state/cards';
import type { NextCard } from '../state/law-module';
import type { LedTogether } from '../state/play';
import type { Irregularity, TableState } from '../state/table-state';
import { cardAt, cardsOfTrick, goneCardAt, holding, withCard, withCards, withPenaltyCard } from '../table/card-changes';
import { isDefender } from '../table/contract';

/** Declarer's lead out of turn: one that has been accepted or undone by the card that this one fell together with. */
const leadAnsweredBy = (state: TableState, other: CardOnTable, turn: NextCard['seat']): Irregularity | undefined =>
  state.irregularities.findLast(
    (one) =>
      one.rule === 'declarers-lead-out-of-turn' &&
      one.turn === turn &&
      (cardAt(state, one.at) ?? goneCardAt(state, one.at))?.trick === other.trick,
  );

/**
 * Both defenders have played at the same moment to declarer's lead out of turn: the one whose turn it was has led, the
 * other one has followed. Whichever of the two was written down first, neither answers the lead then.
 */
export const ledTogether = (state: TableState, next: NextCard): LedTogether | null => {
  const other = next.simultaneousWith === undefined ? undefined : cardAt(state, next.simultaneousWith);
  if (other?.seat !== partnerOf(next.seat) || !isDefender(state, next.seat)) return null;
  const followed = leadAnsweredBy(state, other, next.seat);
  if (followed && cardsOfTrick(state, other.trick).length === 2 && cardAt(state, followed.at)) {
    const { at, seat, card } = next;
    return { lead: followed.at, followed: other.at, led: { at, seat, card } };
  }
  const undone = leadAnsweredBy(state, other, other.seat);
  if (!undone || cardAt(state, undone.at) || cardsOfTrick(state, other.trick).length !== 1) return null;
  return { lead: undone.at, followed: next.at, led: { at: other.at, seat: other.seat, card: other.card } };
};

export const withLedTogether = (state: TableState, led: LedTogether | null): TableState => ({
  ...state,
  play: { ...state.play, ledTogether: led },
});

/** Declarer's lead lies in the trick again, where the other defender's had undone it. */
const withLead = (state: TableState, at: number): TableState => {
  const gone = goneCardAt(state, at);
  if (!gone) return state;
  const { seat, card, trick, place, insteadOf } = gone;
  const left = withCards(state, { gone: state.cards.gone.filter((one) => one !== gone) });
  return withCard(left, { at, seat, card, trick, place, insteadOf });
};

/** The card that followed is in the trick, the one that was led beside it; nobody has answered declarer's lead yet. */
export const laidTogether = (state: TableState, together: LedTogether, { at, seat, card }: NextCard): TableState => {
  const { lead, followed, led } = together;
  const inForce = state.cards.inForce.filter((one) => one.at !== led.at);
  const back = withLead(withCards(state, { inForce }), lead);
  const trick = cardAt(back, lead)?.trick;
  const follows = followed === at && trick !== undefined;
  const lying = follows ? withCard(back, { at, seat, card, trick, place: at, insteadOf: null }) : back;
  const status = state.directorCalled ? ('director-called' as const) : ('unnoticed' as const);
  const irregularities = lying.irregularities.map((one) =>
    one.at === lead && one.rule === 'declarers-lead-out-of-turn' ? { ...one, status } : one,
  );
  return withLedTogether({ ...lying, irregularities }, together);
};

/** He accepts declarer's lead: his own card lies on the table. */
export const ledInVain = (state: TableState, { led }: LedTogether): TableState =>
  cardAt(state, led.at) || holding(state, led.seat)?.includes(led.card) === false
    ? state
    : withPenaltyCard(state, { ...led, law: '55A', deliberate: true });

/** He does not: his card is the lead to the trick. */
export const ledIndeed = (state: TableState, { led }: LedTogether, trick: number): TableState =>
  state.cards.inForce.some((one) => one.card === led.card)
    ? state
    : withCard(state, { ...led, trick, place: led.at, insteadOf: null });
