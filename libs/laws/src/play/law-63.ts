import { since, type Side, sideOf } from '@app/bridge';
import type { CardOnTable } from '../state/cards';
import { isVoid } from '../state/claim';
import type { Revoke, RevokeMade } from '../state/play';
import type { TableState } from '../state/table-state';
import { goneCardAt } from '../table/card-changes';
import { nonOffenders, offenders } from './revokes';

/**
 * A card that has gone back without having counted as played to the next trick: a fifth card (45E), and in 2017 a lead
 * that an opponent had asked for (47E1).
 */
const neverCounted = (state: TableState, { at }: CardOnTable): boolean => {
  const law = goneCardAt(state, at)?.law ?? '';
  return law.startsWith('45E') || (since(state.edition, 'wbf-2017') && law.startsWith('47E1'));
};

/** 63A1, 63A2: whether this side has led, played or named a card to a later trick since, legally or not. */
const hasPlayedOn = (state: TableState, side: Side, { at, trick }: Pick<RevokeMade, 'at' | 'trick'>): boolean =>
  [...state.cards.inForce, ...state.cards.gone].some(
    (one) => sideOf(one.seat) === side && one.trick > trick && one.at > at && !neverCounted(state, one),
  );

/**
 * 63A3: the side has claimed or conceded. To agree to what the other side claims or concedes is as much in 2007; in
 * 2017 it has to be past recall (63A4): the round is over, or somebody of the side has called on a later board (69A).
 */
const isBoundByClaim = (state: TableState, revoke: RevokeMade): boolean => {
  const { claim } = state.play;
  if (!claim || isVoid(claim) || claim.at < revoke.at) return false;
  if (sideOf(claim.by) === offenders(revoke)) return true;
  return claim.status === 'accepted' && (!since(state.edition, 'wbf-2017') || claim.settled);
};

/** Whether a revoke that has not been put right is established. */
export const isEstablished = (state: TableState, revoke: RevokeMade): boolean =>
  revoke.fate === 'as-established' ||
  (revoke.fate === null && (hasPlayedOn(state, offenders(revoke), revoke) || isBoundByClaim(state, revoke)));

export const statusOf = (state: TableState, revoke: RevokeMade): Revoke['status'] => {
  if (revoke.fate === 'corrected') return 'corrected';
  return isEstablished(state, revoke) ? 'established' : 'open';
};

/** The revokes of the other side in the same trick that have not been put right. */
const opposite = (state: TableState, revoke: RevokeMade): readonly RevokeMade[] =>
  state.play.revoking.made.filter(
    (one) => one.trick === revoke.trick && one.fate === null && offenders(one) === nonOffenders(revoke),
  );

/** 62C3 of 2017: both sides have revoked in the trick, and only one of them has played to the next. */
export const isMutual = (state: TableState, revoke: RevokeMade): boolean =>
  since(state.edition, 'wbf-2017') &&
  opposite(state, revoke).some(
    (other) => hasPlayedOn(state, offenders(revoke), revoke) !== hasPlayedOn(state, offenders(other), other),
  );
