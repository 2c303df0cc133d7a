import { listOf, object, oneOf, optional, says, text, whole } from '../../schema/schema';
import { aBoardNumber, aCard, aDeal, aSeat } from '../../vocabulary';

/** The board and its hands: who took what from where, and what was put right (Laws 6, 7, 13 to 15). */
export const HAND_EVENTS = {
  /** A player takes the hand of a pocket; `board` where it is another board's. */
  HandTaken: object({
    seat: aSeat,
    from: says('Whose pocket.', aSeat),
    board: says('Where it is the pocket of another board.', optional(aBoardNumber)),
  }),
  CardsCounted: object({ seat: aSeat, count: whole(0, 52) }),
  /** A player has seen cards of another's hand. */
  CardSeen: object({ by: aSeat, of: says('Whose cards.', aSeat), cards: optional(listOf(aCard, 1)) }),
  /** The director has put the hands right; `deal` is what the board holds now. */
  HandsCorrected: object({ deal: optional(aDeal), text: says('What was done.', optional(text())) }),
  /** A missing card is found, or replaced from another pack, and goes back to its hand (Law 14). */
  CardRestored: object({ seat: aSeat, card: aCard, found: oneOf('elsewhere', 'among-the-quitted', 'not-found') }),
  BoardTurned: object({}),
  SeatsExchanged: object({ seats: says('The players who change places.', listOf(aSeat, 2)) }),
  BoardRedealt: object({ deal: says('What the board holds now, in PBN notation.', optional(aDeal)) }),
  /** A hand, or all four, is back in the board. */
  HandsReturned: object({ seat: says('All four hands where left out.', optional(aSeat)) }),
};
