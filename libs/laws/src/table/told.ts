import type { Seat } from '@app/bridge';
import { otherSide, partnerOf, sideOf } from '@app/bridge';
import type { Information, TableState } from '../state/table-state';
import { under } from './changes';
import { dummyIn } from './contract';
import { callMadeAt } from './who';

/** 16B1; in 2007 the same stands in 16B1a. */
export const FROM_PARTNER = { 'wbf-2017': '16B1', 'wbf-2007': '16B1a' };

export type Told = Pick<Information, 'kind' | 'act'> & { readonly from: Seat; readonly disputed?: boolean | undefined };

/** Whether what a player tells by this act reaches nobody of his side but dummy: not where it is about a call. */
const onlyDummyHears = (state: TableState, act: number, from: Seat): boolean =>
  state.playing && partnerOf(from) === dummyIn(state) && !callMadeAt(state, act);

/**
 * 16B1: what partner tells otherwise than by calls and plays his side may not use. The opponents may, at their own
 * risk (73D1); what they have been answered is theirs by right (20F). What declarer tells in the play only dummy
 * hears, who decides on nothing.
 */
export const withToldByPartner = (state: TableState, { kind, act, from, disputed }: Told): TableState => {
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
