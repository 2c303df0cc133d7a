import { hasEnded, mayDouble, mayRedouble } from '@app/bridge';
import type { CallRule } from '../rule';

/** A double or redouble that Law 19 does not allow. It can never stand. */
export const inadmissibleDouble: CallRule = {
  name: 'inadmissible-double',
  label: 'Inadmissible double or redouble; it is cancelled',
  sources: { 'wbf-2017': '36', 'wbf-2007': '36' },
  detects: (auction, { seat, call }) =>
    !hasEnded(auction) &&
    ((call === 'X' && !mayDouble(auction, seat)) || (call === 'XX' && !mayRedouble(auction, seat))),
};
