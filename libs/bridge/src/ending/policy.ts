import { type Table, legalBits, turnAt } from './table';

/**
 * The cards a search tries at one turn. The search writes into one object again and again: a policy sets all of it
 * each time.
 */
export interface Choice {
  /** Cards to try, as bits of each suit. */
  readonly bits: Int32Array;
  /** Whether the card that gives the counted side the most tricks is taken; else the one that gives it the least. */
  most: boolean;
  /**
   * Suits (as bits) of which the best card is taken although `most` is false: which suit it is goes against the
   * counted side, which card of it goes for it.
   */
  mostIn: number;
}

/** Who may play what, and to what end: the rules that a search keeps to. */
export interface Policy {
  /** What the policy remembers at the start, beside the cards: at most 28 bits. */
  readonly memo: number;
  readonly choose: (table: Table, memo: number, choice: Choice) => void;
  /** What it remembers after `seat` has played `suit` to a trick in which `led` was led. The card is on the table. */
  readonly after: (table: Table, memo: number, seat: number, led: number, suit: number) => number;
  /** Cards, as bits of each suit, that are told from their neighbours because something names them. */
  readonly named: readonly number[];
  /** Whether something that is remembered still names cards, so that only the very same cards are the same position. */
  readonly exact: (memo: number) => boolean;
}

/** Every legal card; the counted side takes as many tricks as it can, the other leaves it as few as it can. */
export const freePlay = (side: 0 | 1): Policy => ({
  memo: 0,
  named: [0, 0, 0, 0],
  exact: () => false,
  after: () => 0,
  choose: (table, _memo, choice) => {
    const seat = turnAt(table);
    for (let suit = 0; suit < 4; suit += 1) choice.bits[suit] = legalBits(table, seat, suit);
    choice.most = (seat & 1) === side;
    choice.mostIn = 0;
  },
});
