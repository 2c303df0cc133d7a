import { type Contract, type Deal, type BySide, SIDES, bySide, isCompleteDeal, passedOut, sideOf } from '@app/bridge';
import { auctionIsOver, contractPlayed } from '@app/laws';
import { type Board, tricksWithAllRevokes, tricksWon } from '@app/session';

/** What the cards, the auction and the play of a table say of its result, where they are on record. */
export interface TableRecord {
  /** All four hands; null where one is not known. */
  readonly deal: Deal | null;
  /** The contract that the auction came to; null when all passed, undefined where it is not on record. */
  readonly contract: Contract | null | undefined;
  /** Declarer's tricks by the play, claims and revokes on record: any of these; none where the play is not complete. */
  readonly tricks: readonly number[];
  /** Tricks that each side had won by the cards that were recorded. */
  readonly won: BySide<number>;
}

export const NO_RECORD: TableRecord = { deal: null, contract: undefined, tricks: [], won: { NS: 0, EW: 0 } };

const contractOnRecord = ({ table }: Board): TableRecord['contract'] => {
  if (auctionIsOver(table) && table.inForce.length + (table.contractGiven ? 1 : 0) > 0) {
    return passedOut(table.auction) ? null : (contractPlayed(table) ?? undefined);
  }
  return undefined;
};

/** What the record of a table says of its result. */
export const tableRecordOf = (board: Board): TableRecord => {
  const { dealt, play } = board.table.cards;
  const contract = contractOnRecord(board);
  const side = contract ? sideOf(contract.declarer) : SIDES[0];
  const tricks = [tricksWon(board, side), tricksWithAllRevokes(board, side)].filter((one) => one !== null);
  return {
    deal: isCompleteDeal(dealt) ? dealt : null,
    contract,
    tricks: contract ? [...new Set(tricks)] : [],
    won: bySide((one) => play?.won[one] ?? 0),
  };
};
