import { type Rational, rational } from '@app/scoring';

/*
 * What the search for likely errors takes for granted, all in one place. These are assumptions of this program and no
 * measurement of any club; `docs/likely-errors.md` says what each of them does, and what it finds with them.
 */

/** How often a result is entered with this error, before anybody has looked at it: one in so many results. */
export const PRIORS = {
  /** The declarer of the other side: each of its two seats. */
  otherSide: rational(1, 1000),
  /** Dummy in place of declarer. */
  partner: rational(1, 500),
  /** A level too high or too low, with the tricks or the over- and undertricks as they were: each of the four. */
  level: rational(1, 4000),
  /** Made by so many for down by so many, or the other way round. */
  mirrored: rational(1, 1000),
  /** Any other number of tricks: each of the twelve. */
  tricks: rational(1, 24_000),
} as const;

/** The results of two boards that a table played one after the other stand on each other's line: one in so many boards. */
export const EXCHANGED = rational(1, 2000);

/** A whole round was entered for the other direction: one in so many rounds at a table. */
export const TURNED = rational(1, 800);

/** How much weaker a result is where the cards or the lead speak against it: a card, too, may have been entered wrong. */
export const AGAINST_THE_CARDS = rational(1, 1000);

/** How much weaker a result is where declarer's side has fewer trumps than this. */
export const FEW_TRUMPS = { fewest: 6, chance: rational(1, 50) } as const;

/** How often a record is right that the table made call by call, or card by card, for each time that the result is. */
export const TABLE_RECORD_ODDS = rational(9);

/** How often a result is right that a person has put in the place of an earlier one, for each time that the earlier one is. */
export const CORRECTION_ODDS = rational(20);

/** How likely a seating is an error that the movement does not have. */
export const SEATING = {
  /** A contestant on the same board at two tables. */
  twice: rational(49, 50),
  /** Two tables of the round have each other's contestants. */
  exchanged: rational(19, 20),
  /** The directions are exchanged on some boards of the round. */
  reversedOnSome: rational(19, 20),
  /** And on all of them: they may have sat so. */
  reversedOnAll: rational(4, 5),
  /** Anybody else: a movement may have been changed by hand. */
  other: rational(3, 4),
} as const;

/** A board that the movement does not have at the table: errors for each time that the movement was changed by hand. */
export const UNSCHEDULED_ODDS = rational(3);

/** Likelihoods below this are not listed. */
export const LISTED_FROM: Rational = rational(1, 10);

/** How the results of other tables say what a result may be. All are whole numbers; each list is for a distance from 0. */
export const MODEL = {
  /** Results that nobody has: so many tables more, spread over all sides and denominations. */
  unseen: 2,
  /** Boards passed out among those: one in so many. */
  passedOut: 20,
  /** Levels near one that another table has, of a hundred. */
  levelNear: [76, 10, 2],
  /** Levels when nobody is near, of a hundred, from one to seven. */
  levelAlone: [20, 25, 20, 20, 8, 5, 2],
  /** What a table says on the level: of the same side and denomination, of the same side, and what nobody says. */
  levelWeights: { same: 8, side: 2, alone: 4 },
  /** Tricks near those of another table in the same denomination, of a hundred. */
  tricksNear: [56, 16, 5, 1],
  /** Tricks near those that follow from another denomination or the other side, of a hundred. */
  tricksAround: [30, 20, 10, 4, 1],
  /** Tricks beyond those that the contract needs when no table is near, of a hundred, from -4 to 4. */
  tricksAlone: [2, 4, 9, 19, 33, 20, 9, 3, 1],
  /** What a table says on the tricks: same side or other, same denomination or other, and what nobody says. */
  tricksWeights: { same: 12, otherSide: 6, otherDenomination: 4, other: 1, alone: 6 },
  /** Undoubled, doubled and redoubled, of a hundred. */
  risk: { undoubled: 93, doubled: 6, redoubled: 1 },
} as const;
