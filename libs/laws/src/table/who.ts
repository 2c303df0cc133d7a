import { type Seat, otherSide, partnerOf, sideOf } from '@app/bridge';
import type { DisclosureState, Explained } from '../state/disclosure';
import type { CallOnTable, Information, TableState } from '../state/table-state';
import { anyCardAt } from './card-changes';
import { callAt, goneCall, under } from './changes';
import { auctionIsOver, declarerOf, dummyIn } from './contract';

export const withDisclosure = (state: TableState, change: Partial<DisclosureState>): TableState => ({
  ...state,
  disclosure: { ...state.disclosure, ...change },
});

/** The call of this act, whatever has become of it. */
export const callMadeAt = (state: TableState, act: number): CallOnTable | undefined =>
  callAt(state, act) ?? goneCall(state, act) ?? state.attempts.find(({ call }) => call.at === act)?.call;

/** Who decided on the card of this act: a card of dummy's is declarer's doing. */
const playerOf = (state: TableState, act: number): Seat | null => {
  const seat = anyCardAt(state, act)?.seat ?? null;
  return seat !== null && seat === dummyIn(state) ? declarerOf(state) : seat;
};

/** Who called or played this. */
export const actorOf = (state: TableState, act: number): Seat | null =>
  callMadeAt(state, act)?.seat ??
  playerOf(state, act) ??
  state.disclosure.deeds.find(({ at, kind }) => at === act && kind === 'card')?.seat ??
  null;

/** Who did this: a call, a card, something beside them, or whatever was irregular. */
export const doerOf = (state: TableState, act: number): Seat | null =>
  actorOf(state, act) ??
  state.disclosure.deeds.find(({ at }) => at === act)?.seat ??
  state.irregularities.find(({ at }) => at === act)?.seat ??
  null;

/** The explanation that this act is, or else the last one of the call that it is. */
const explanationOf = (state: TableState, act: number): Explained | undefined =>
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

/** Whether calls are still made: not after the final pass, nor where the record gives the contract without it. */
export const isAuctionOn = (state: TableState): boolean => !auctionIsOver(state) && !state.playing;

/** 16B1; in 2007 the same stands in 16B1a. */
export const FROM_PARTNER = { 'wbf-2017': '16B1', 'wbf-2007': '16B1a' };

export type PartnerInformation = Pick<Information, 'kind' | 'act'> & {
  readonly from: Seat;
  readonly disputed?: boolean | undefined;
};

/** Whether what a player tells by this act reaches nobody of their side but dummy: not where it is about a call. */
const onlyDummyHears = (state: TableState, act: number, from: Seat): boolean =>
  state.playing && partnerOf(from) === dummyIn(state) && !callMadeAt(state, act);

/**
 * 16B1: what partner tells otherwise than by calls and plays their side may not use. The opponents may, at their own
 * risk (73D1); what they have been answered is theirs by right (20F). What declarer tells in the play only dummy
 * hears, who decides on nothing.
 */
export const withPartnerInformation = (
  state: TableState,
  { kind, act, from, disputed }: PartnerInformation,
): TableState => {
  if (state.information.some((one) => one.kind === kind && one.act === act && one.from === from)) return state;
  const side = sideOf(from);
  const told: Information = {
    kind,
    act,
    from,
    law: under(state, FROM_PARTNER),
    authorised: [otherSide(side)],
    unauthorised: onlyDummyHears(state, act, from) ? [] : [side],
    ...(disputed === true ? { disputed } : {}),
  };
  return { ...state, information: [...state.information, told] };
};
