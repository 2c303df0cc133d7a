import type { Seat } from '@app/bridge';
import type { BoardView } from '@app/session';
import type { AuctionRow } from '../../../cli/src/output/auction-grid';
import { auctionGrid } from '../../../cli/src/output/auction-grid';

export type { AuctionCell } from '../../../cli/src/output/auction-grid';

/** The columns of an auction, as it is printed. */
export const COLUMNS: readonly Seat[] = ['W', 'N', 'E', 'S'];

/** The calls in rows of one column a seat, laid out as in the terminal: see `auctionGrid`. */
export const auctionRows = (view: BoardView): readonly AuctionRow[] => auctionGrid(view, COLUMNS);
