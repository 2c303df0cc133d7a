import type { CardRule } from '../state/rule';
import { auctionIsOver } from '../table/contract';

/** A card led or shown while the auction was going on. */
export const cardDuringAuction = {
  name: 'card-during-auction',
  label: 'Card exposed or led before the play period',
  sources: { 'wbf-2017': '24', 'wbf-2007': '24' },
  detects: (state) => !auctionIsOver(state),
} satisfies CardRule;
