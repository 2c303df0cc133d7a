import type { Seat } from '@app/bridge';
import { type AuctionRow, type BoardView, auctionGrid } from '@app/session';

export type { AuctionCell } from '@app/session';

/** The columns of an auction, as it is printed. */
export const COLUMNS: readonly Seat[] = ['W', 'N', 'E', 'S'];

/** The calls in rows of one column a seat, laid out as in the terminal: see `auctionGrid`. */
export const auctionRows = (view: Pick<BoardView, 'dealer' | 'auction' | 'standing'>): readonly AuctionRow[] =>
  auctionGrid(view, COLUMNS);
