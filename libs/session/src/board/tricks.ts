import { type BySide, type Side, TRICKS, otherSide, sideOf } from '@app/bridge';
import { type Revoke, type TableState, tricksByClaim } from '@app/laws';
import type { Board } from './fold';

/** Tricks that nobody has won yet, the one in progress included. */
export const tricksLeft = ({ table }: Board): number => TRICKS - (table.cards.play?.tricks.length ?? 0);

/** Somebody has spoken of the revoke: one that nobody has noticed moves no trick. */
const isNoticed = ({ play }: TableState, { at }: Revoke): boolean =>
  play.revoking.made.some((one) => one.at === at && one.attention !== null);

/** Tricks that go over to this side for revokes of its opponents (64A): all of them, or as far as anybody has spoken of them. */
const transferredTo = (table: TableState, side: Side, all: boolean): number =>
  table.play.revokes
    .filter((one) => sideOf(one.seat) !== side && (all || isNoticed(table, one)))
    .reduce((sum, { transfer }) => sum + transfer, 0);

/** All thirteen tricks as the cards or a claim share them out; null while they do not. */
const sharedOut = (board: Board): BySide<number> | null => {
  const { cards, play } = board.table;
  return tricksByClaim(play.claim) ?? (cards.play && tricksLeft(board) === 0 ? cards.play.won : null);
};

const withTransfers = (board: Board, side: Side, all: boolean): number | null => {
  const shared = sharedOut(board);
  const { table } = board;
  return shared && shared[side] + transferredTo(table, side, all) - transferredTo(table, otherSide(side), all);
};

/**
 * How many tricks this side has in the end: those of an accepted or ruled claim or concession included, also one before
 * the lead, with what was given back afterwards (69B, 71) and what revokes move (64A). Null while that is open.
 */
export const tricksWon = (board: Board, side: Side): number | null => withTransfers(board, side, false);

/** The same with what all the revokes move, also those that the record says nobody has spoken of. */
export const tricksWithAllRevokes = (board: Board, side: Side): number | null => withTransfers(board, side, true);
