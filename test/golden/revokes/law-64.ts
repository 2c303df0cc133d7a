import { type MadeBoard, type MadeRevoke, winnersOf } from './board';
import type { Case } from './cases';

/**
 * Law 64 once more, straight from its text and independent of `libs/laws`: which tricks go over for the revokes of a
 * case, worked out from who won which trick and from what the case says. The Law's own order is kept: A, then the
 * numbers of B. That a trick goes over once only, and none that the side has not won, is the commentary to 64.
 */

type Laws = 'wbf-2017' | 'wbf-2007';

const isNorthSouth = (seat: string): boolean => seat === 'N' || seat === 'S';
const areOfOneSide = (a: string, b: string): boolean => isNorthSouth(a) === isNorthSouth(b);

/** What is known when the board is over: who has won the tricks that were played, and what a claim gives each side. */
interface Over {
  readonly winners: readonly string[];
  /** Tricks by the claim for the side of the revoker of the case, and for the other one. */
  readonly claimed: { readonly own: number; readonly others: number };
}

const over = (given: Case, board: MadeBoard): Over => {
  const winners = winnersOf(board.tricks);
  if (given.end === 'played-out') return { winners, claimed: { own: 0, others: 0 } };
  const played = given.end.endsWith('at-once') ? given.trick : 6;
  return { winners: winners.slice(0, played), claimed: { own: given.later, others: 13 - played - given.later } };
};

/** 63A: whether a revoke of the case has been established when all is said and done. */
const established = (given: Case, revoke: MadeRevoke, isFirst: boolean, laws: Laws): boolean => {
  if (revoke.putRight) return false;
  if (!isFirst) return true;
  // 62D1: at trick 12 it is put right all the same, until the hands are back.
  if (given.trick === 12 && given.pointedOut !== 'when-the-hands-are-back' && given.pointedOut !== 'never') return false;
  if (given.pointedOut === 'in-time') return false;
  // 63A3, 63A4: the other side has claimed before anybody of the offender's has played to the next trick, and is believed.
  if (given.end === 'other-side-claims-at-once' && laws === 'wbf-2017') {
    return given.pointedOut === 'after-own-side-called-on-next' || given.pointedOut === 'after-the-round';
  }
  return true;
};

/** How many tricks the side of this player has won in trick `from` or later, claimed ones among them. */
const wonFrom = (given: Case, board: MadeBoard, seat: string, from: number): number => {
  const { winners, claimed } = over(given, board);
  const played = winners.filter((winner, index) => index + 1 >= from && areOfOneSide(winner, seat)).length;
  const first = board.revokes[0]?.seat ?? seat;
  return played + (areOfOneSide(first, seat) ? claimed.own : claimed.others);
};

/** 64A: one trick or two, if any. Dummy's trick is not declarer's: it is the player himself who has to have won it. */
const byA = (given: Case, board: MadeBoard, { seat, trick }: MadeRevoke): number => {
  const winner = over(given, board).winners[trick - 1];
  const later = wonFrom(given, board, seat, trick + 1);
  if (winner === seat) return later > 0 ? 2 : 1;
  if (winner !== undefined && areOfOneSide(winner, seat)) return 1;
  return later > 0 ? 1 : 0;
};

const noneByB = (given: Case, board: MadeBoard, index: number, laws: Laws): boolean => {
  const { revokes } = board;
  const revoke = revokes[index];
  if (!revoke) return true;
  const isEstablished = (one: MadeRevoke): boolean => established(given, one, one === revokes[0], laws);
  // B2
  const before = revokes.slice(0, index).filter((one) => one.seat === revoke.seat && one.suit === revoke.suit);
  if (laws === 'wbf-2017' ? before.some(isEstablished) : before.length > 0) return true;
  // B3: North is dummy.
  if (revoke.seat === 'N' || revoke.faced) return true;
  // B4, B5: nobody has spoken of the second one, so that the end of the round has come first.
  if (index === 0 && given.pointedOut === 'after-other-side-called-on-next') return true;
  if (given.pointedOut === 'after-the-round') return true;
  // B6
  if (revoke.trick === 12) return true;
  // B7
  const theirs = revokes.filter((one) => !areOfOneSide(one.seat, revoke.seat));
  return laws === 'wbf-2017' ? theirs.some(isEstablished) : theirs.length > 0;
};

/** The tricks that go over from the side of this player, whatever he himself has done. */
const goingFrom = (given: Case, board: MadeBoard, seat: string, laws: Laws): number => {
  const theirs = board.revokes
    .map((revoke, index) => ({ revoke, index }))
    .filter(({ revoke }) => areOfOneSide(revoke.seat, seat));
  // From the last revoke to the first: each may have of what its side has won since, less what has gone already.
  return [...theirs].reverse().reduce((gone, { revoke, index }) => {
    const none = !established(given, revoke, index === 0, laws) || noneByB(given, board, index, laws);
    const wanted = none ? 0 : byA(given, board, revoke);
    return gone + Math.min(wanted, wonFrom(given, board, seat, revoke.trick) - gone);
  }, 0);
};

/** Tricks that go to the side that has not made the revoke of the case, and to the one that has. */
export const byLaw64 = (given: Case, board: MadeBoard, laws: Laws): { readonly toOthers: number; readonly toOwn: number } => {
  const own = board.revokes[0]?.seat ?? 'S';
  const others = isNorthSouth(own) ? 'E' : 'S';
  return { toOthers: goingFrom(given, board, own, laws), toOwn: goingFrom(given, board, others, laws) };
};
