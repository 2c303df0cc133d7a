import type { Suit } from '@app/bridge';
import { lengthOf } from '../hands';
import { type Context, theirSuits } from './context';

/** Suits as a player counts them off when he thinks of coming in. */

export const SUITS_UP = ['C', 'D', 'H', 'S'] as const;

/** The suits that the opponents have not bid. */
export const unbidSuits = (context: Context): readonly Suit[] => {
  const bid = theirSuits(context);
  return SUITS_UP.filter((suit) => !bid.includes(suit));
};

/** The longest of them in the hand; the cheapest of equals. */
export const longest = (context: Context, suits: readonly Suit[]): Suit | null =>
  [...suits].sort((one, other) => lengthOf(context.hand, other) - lengthOf(context.hand, one)).at(0) ?? null;
