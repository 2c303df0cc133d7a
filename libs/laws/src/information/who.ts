import type { Seat } from '@app/bridge';
import { contractOf, hasEnded, partnerOf } from '@app/bridge';
import { callAt, goneCall } from '../table/changes';
import type { CallOnTable, TableState } from '../table/state';
import type { DisclosureState, Explained } from './state';

export const withDisclosure = (state: TableState, change: Partial<DisclosureState>): TableState => ({
  ...state,
  disclosure: { ...state.disclosure, ...change },
});

/** The call of this act, whatever has become of it. */
export const callMadeAt = (state: TableState, act: number): CallOnTable | undefined =>
  callAt(state, act) ?? goneCall(state, act) ?? state.attempts.find(({ call }) => call.at === act)?.call;

/** Who called or played this. */
export const actorOf = (state: TableState, act: number): Seat | null =>
  callMadeAt(state, act)?.seat ??
  state.disclosure.deeds.find(({ at, kind }) => at === act && kind === 'card')?.seat ??
  null;

/** Who did this, be it a call or something beside the calls. */
export const doerOf = (state: TableState, act: number): Seat | null =>
  callMadeAt(state, act)?.seat ?? state.disclosure.deeds.find(({ at }) => at === act)?.seat ?? null;

/** The explanation that this act is, or else the last one of the call that it is. */
export const explanationOf = (state: TableState, act: number): Explained | undefined =>
  state.disclosure.explanations.findLast(({ at, about }) => at === act || about === act);

/** The call that an explanation explains, or that the act itself is. */
export const callExplained = (state: TableState, act: number): CallOnTable | undefined => {
  const explained = state.disclosure.explanations.find(({ at }) => at === act);
  return callMadeAt(state, explained?.about ?? act);
};

/** Who has explained a call; where nobody has, the partner of its maker, who was to alert and to explain it (20F1). */
export const explainerOf = (state: TableState, act: number): Seat | null => {
  const call = callExplained(state, act);
  return call ? (explanationOf(state, act)?.by ?? partnerOf(call.seat)) : null;
};

/** The last judgement of an act, by the question that it answers. */
export const judgedAs = (state: TableState, question: string, act: number): string | undefined =>
  state.disclosure.judgements.findLast((one) => one.question === question && one.act === act)?.answer;

/** Presumed declarer, once the auction has ended with a contract; null before, and where nobody plays. */
export const declarerOf = ({ auction }: TableState): Seat | null =>
  hasEnded(auction) ? (contractOf(auction)?.declarer ?? null) : null;

/** Whether calls are still made: not after the final pass, nor where the record gives the contract without it. */
export const isAuctionOn = ({ auction, playing }: TableState): boolean => !hasEnded(auction) && !playing;
