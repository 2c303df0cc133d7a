import type { Deal } from '../deal';
import type { CardInTrick } from '../play';
import { seatsFrom } from '../seats';
import { type Card, type Denomination, type Seat, SEATS } from '../vocabulary';

/** The rest of a play: what each hand still holds, and the trick in progress. */
export interface Ending {
  /** The cards still held; those of the trick in progress are in no hand any more. */
  readonly hands: Deal;
  readonly denomination: Denomination;
  /** Who has led to the trick in progress or, where it has no card yet, is to lead to it (Law 44). */
  readonly leader: Seat;
  /** The trick in progress, in the order in which it was played: none to three cards. */
  readonly trick: readonly CardInTrick[];
}

/** What is wrong with an ending. */
export type EndingProblem =
  | { readonly kind: 'double'; readonly card: Card }
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'count'; readonly seat: Seat; readonly count: number; readonly expected: number };

/** Tricks still to be won, the one in progress among them. */
export const tricksLeft = ({ hands, leader, trick }: Ending): number =>
  hands[leader].length + (trick.length > 0 ? 1 : 0);

/** The seat whose turn it is to lead or to play. */
export const turnIn = ({ leader, trick }: Ending): Seat => seatsFrom(leader)[trick.length] ?? leader;

/**
 * What is wrong with an ending: a card that is there twice, a trick in progress that did not go clockwise from its
 * leader, hands that do not all have the cards to finish with (Laws 1, 13, 44). Empty when all is well.
 */
export const endingProblems = (ending: Ending): readonly EndingProblem[] => {
  const { hands, leader, trick } = ending;
  const order = seatsFrom(leader);
  const played = trick.map((one) => one.card);
  const all = [...SEATS.flatMap((seat) => hands[seat]), ...played];
  const doubles = [...new Set(all.filter((card, place) => all.indexOf(card) !== place))];
  const turns = trick.flatMap(({ seat }, place): EndingProblem[] =>
    order[place] === seat ? [] : [{ kind: 'turn', seat }],
  );
  const left = tricksLeft(ending);
  const counts = order.flatMap((seat, place): EndingProblem[] => {
    const expected = place < trick.length ? left - 1 : left;
    const count = hands[seat].length;
    return count === expected ? [] : [{ kind: 'count', seat, count, expected }];
  });
  return [...doubles.map((card): EndingProblem => ({ kind: 'double', card })), ...turns, ...counts];
};
