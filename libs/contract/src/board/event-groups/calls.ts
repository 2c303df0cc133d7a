import { flag, listOf, object, optional, says } from '../../schema/schema';
import { aDenomination, aSaidCall, aSeat, anAct } from '../../vocabulary';

const meaning = {
  artificial: says('Known to be artificial; natural where nothing is said.', optional(flag)),
  shows: says('The denominations it shows, where somebody has said so.', optional(listOf(aDenomination))),
};

/** The calls as they were made. */
export const CALL_EVENTS = {
  /** A call, legal or not; a bid of more than seven too (Law 38). */
  CallMade: object({
    seat: aSeat,
    call: aSaidCall,
    ...meaning,
    simultaneousWith: says(
      "The act of another player's call that was made at the same moment (Law 33).",
      optional(anAct),
    ),
  }),
  /** A player tries to replace his own call; unintended or not is judged later (Law 25). */
  CallSubstituted: object({ seat: aSeat, call: aSaidCall, ...meaning, replaces: anAct }),
};
