/**
 * The words of the game, as strings: `===` is equality, JSON is readable, and the spelling is PBN's,
 * so that import and export of these parts are the identity.
 */

/** Compass positions, clockwise (Law 3). */
export const SEATS = ['N', 'E', 'S', 'W'] as const;
export type Seat = (typeof SEATS)[number];
export type BySeat<T> = Readonly<Record<Seat, T>>;

/** The two partnerships. */
export const SIDES = ['NS', 'EW'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<T> = Readonly<Record<Side, T>>;

/** Suits from the highest to the lowest, as hands are written down. */
export const SUITS = ['S', 'H', 'D', 'C'] as const;
export type Suit = (typeof SUITS)[number];

/** Ranks from the highest to the lowest (Law 1). */
export const RANKS = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'] as const;
export type Rank = (typeof RANKS)[number];

/** `SA` to `C2`. */
export type Card = `${Suit}${Rank}`;

/** Denominations from the lowest to the highest (Law 18). */
export const DENOMINATIONS = ['C', 'D', 'H', 'S', 'NT'] as const;
export type Denomination = (typeof DENOMINATIONS)[number];

export const LEVELS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Level = (typeof LEVELS)[number];

/** `1C` to `7NT`. */
export type Bid = `${Level}${Denomination}`;
export type Call = Bid | 'Pass' | 'X' | 'XX';

/** A bid that no contract can have (Law 38): somebody said it all the same. */
export const LEVELS_BEYOND = [8, 9] as const;
export type BidBeyondSeven = `${(typeof LEVELS_BEYOND)[number]}${Denomination}`;

/** What can be said in the auction: a call, or a bid of more than seven (Law 38). */
export type SaidCall = Call | BidBeyondSeven;

/** Whether the contract is doubled (Law 19). */
export const RISKS = ['undoubled', 'doubled', 'redoubled'] as const;
export type Risk = (typeof RISKS)[number];

/** Which sides are vulnerable (Law 2), in the spelling of PBN. */
export const VULNERABILITIES = ['None', 'NS', 'EW', 'All'] as const;
export type Vulnerability = (typeof VULNERABILITIES)[number];

/** What a side undertakes to make: the last bid, who plays it, and its doubled state (Law 22). */
export interface Contract {
  readonly bid: Bid;
  readonly declarer: Seat;
  readonly risk: Risk;
}
