import type { BySeat, Seat } from '@app/bridge';
import type { CallView } from '@app/session';

/** The columns of an auction, as it is printed. */
export const COLUMNS: readonly Seat[] = ['W', 'N', 'E', 'S'];

export type AuctionRow = Readonly<Partial<BySeat<CallView>>>;

/**
 * The calls in rows of one column a seat. A row ends where the next call is not further to the right: so a call
 * out of rotation stands in its caller's column, with the columns it jumped over left empty.
 */
export const auctionRows = (calls: readonly CallView[]): readonly AuctionRow[] => {
  const rows: AuctionRow[] = [];
  let last = COLUMNS.length;
  for (const call of calls) {
    const column = COLUMNS.indexOf(call.seat);
    const row = column > last ? rows.pop() : undefined;
    rows.push({ ...row, [call.seat]: call });
    last = column;
  }
  return rows;
};
