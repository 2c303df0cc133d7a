import { remembered } from '@app/bridge';
import type { DealsDoc } from '../projections/deals';
import type { IsWithheld } from './withheld-boards';

/** The numbers under which a session plays a deal, by its digest. */
type NumbersByDeal = ReadonlyMap<string, ReadonlySet<number>>;

/** The same as long as the documents are the same list. */
export const numbersByDeal = remembered((docs: readonly DealsDoc[]): NumbersByDeal => {
  const numbers = new Map<string, Set<number>>();
  for (const { board, digest } of docs.flatMap(({ deals }) => deals)) {
    numbers.set(digest, (numbers.get(digest) ?? new Set()).add(board));
  }
  return numbers;
});

/** A session that is not closed, with what it plays. */
export interface SessionAtPlay {
  readonly deals: NumbersByDeal;
  /** `withheldBoards` of it. */
  readonly isWithheld: () => IsWithheld;
}

/**
 * The boards of a session that are withheld because the same cards are still to be played elsewhere: in another session, or
 * in this one under another number. The sessions need not be of one contest: cards are the same whatever for they are played.
 * @param own the deals of the session
 * @param atPlay every session that is not closed
 */
export const withheldElsewhere = (own: NumbersByDeal, atPlay: readonly SessionAtPlay[]): IsWithheld => {
  const numbers = new Set<number>();
  for (const { deals, isWithheld } of atPlay) {
    const shared = [...own].filter(([digest]) => deals.has(digest));
    if (shared.length === 0) continue;
    const withheldThere = isWithheld();
    for (const [digest, ownNumbers] of shared) {
      const elsewhere = deals.get(digest) ?? new Set<number>();
      if ([...elsewhere].some(withheldThere)) for (const number of ownNumbers) numbers.add(number);
    }
  }
  return (board) => numbers.has(board);
};
