import { flag, object, optional, says, text, whole } from '../../schema/schema';
import { aCard, aSeat, aSide, anAct } from '../../vocabulary';

/** The opening lead, the hands on the table, the cards, and what is said and done beside them (Laws 41 to 66). */
export const PLAY_EVENTS = {
  /** The opening lead lies face down on the table. */
  LeadPlaced: object({ seat: aSeat }),
  /** The player whose lead lies face down takes it back (41A). */
  LeadWithdrawn: object({ seat: aSeat }),
  /** The opening lead is faced: the first card of the play, by whoever led. */
  LeadFaced: object({ seat: aSeat, card: aCard }),
  /** A hand is laid down on the table: dummy's, or declarer's who so becomes dummy (Law 54A). */
  HandSpread: object({ seat: aSeat }),

  /** A card led or played from the hand of this seat, legally or not. */
  CardPlayed: object({
    seat: aSeat,
    card: aCard,
    simultaneousWith: says(
      "The act of another player's card that was led or played at the same moment (Law 58).",
      optional(anAct),
    ),
  }),
  /** What declarer says of a card of dummy's; `card` where his words name it fully (46A). */
  CardDesignated: object({
    words: says('As declarer says it.', text(60)),
    card: says('Where the words name it fully (46A).', optional(aCard)),
  }),
  /** Declarer names another card than the one he has named (45C4b). */
  DesignationChanged: object({
    words: says('As declarer says it.', optional(text(60))),
    card: says('Where the words name it fully (46A).', optional(aCard)),
  }),
  /** Dummy puts a card among those played that declarer has not named (45D). */
  DummyPlayed: object({ card: aCard }),
  /** A player takes back a card that he has played: his last one where none is named (47). */
  CardWithdrawn: object({ seat: aSeat, card: says('The last one played where left out.', optional(aCard)) }),

  /** A player asks another whether he has no card of the suit led (61B). */
  RevokeAskedAbout: object({ by: aSeat, of: says('Who is asked.', aSeat) }),
  /** How a player lays his quitted card: as won by this side (65B). */
  TrickPointed: object({
    seat: aSeat,
    trick: whole(1, 13),
    to: says('The side that the card says has won the trick.', aSide),
  }),
  /** A player looks at tricks that are quitted (66). */
  TricksInspected: object({
    by: aSeat,
    own: says('The player looks at nothing but the card that they have just played (66B).', optional(flag)),
  }),
};
