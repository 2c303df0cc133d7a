import type { VacancyName } from '../state/names';
import { type Side, sideOf } from '@app/bridge';
import type { CardOnTable } from '../state/cards';
import type { TableState } from '../state/table-state';
import { cardAt, isLead, withPenaltyCard, withdrawn, withdrawnToTable } from '../table/card-changes';

/** Why cards that were played after a revoke go back, and at whose cost. */
export interface Returning {
  /**
   * The side that has revoked: it may not use what the others take back, and its own defenders' cards stay on the
   * table.
   */
  readonly side: Side;
  /** The paragraph for the other side's cards, and for the offenders' own. */
  readonly law: string;
  readonly ownLaw: string;
  /** What a defender takes back is a penalty card whatever their side (62C3). */
  readonly mutual: boolean;
}

/** A card of the side that has not revoked goes back to its hand, or to the table if it was a penalty card. */
const backInHand = (
  state: TableState,
  { at, seat, card, lay }: CardOnTable,
  returning: Returning,
  vacates?: VacancyName,
) => {
  const { law, side } = returning;
  const back = withdrawn(state, at, { law, unauthorised: side, ...(vacates === undefined ? {} : { vacates }) });
  return lay === undefined ? back : withPenaltyCard(back, { at, seat, card, law, deliberate: lay === 'major' });
};

/**
 * A card goes back because of a revoke.
 * @param vacates what happens when its hand has played again to that place; left out where nobody need
 */
export const goneBack = (state: TableState, at: number, returning: Returning, vacates?: VacancyName): TableState => {
  const card = cardAt(state, at);
  if (!card) return state;
  if (sideOf(card.seat) === returning.side) return withdrawnToTable(state, at, returning.ownLaw, vacates);
  return returning.mutual
    ? withdrawnToTable(state, at, returning.law, vacates)
    : backInHand(state, card, returning, vacates);
};

/** Everything that has been played to a trick later than this one goes back: it will be led to anew. */
export const clearedAfter = (state: TableState, trick: number, returning: Returning): TableState =>
  state.cards.inForce
    .filter((one) => one.trick > trick)
    .reverse()
    .reduce((now, { at }) => goneBack(now, at, returning), state);

/** A card of a later trick goes back: with the whole trick if it is the lead, and to be played again if it is not. */
export const laterCardBack = (
  state: TableState,
  at: number,
  returning: Returning,
  vacates: VacancyName,
): TableState => {
  const card = cardAt(state, at);
  if (!card) return state;
  return isLead(state, at) ? clearedAfter(state, card.trick - 1, returning) : goneBack(state, at, returning, vacates);
};
