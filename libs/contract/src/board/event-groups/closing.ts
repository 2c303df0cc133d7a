import { object, oneOf, optional, says, text } from '../../schema/schema';
import { anAct, anId } from '../../vocabulary';

/** What the director does when the play is over. */
export const CLOSING_EVENTS = {
  /** The director has looked at what a Law told him to look at after the play, and has decided. */
  ReviewClosed: object({
    law: says("Its paragraph in the session's edition.", text(20)),
    act: anAct,
    decision: oneOf('no-adjustment', 'adjustment'),
    reasons: text(),
    by: says('Who has decided.', anId),
  }),
  /** Nothing is left to be looked at: the result stands, until something is opened or scored anew. */
  ResultConfirmed: object({ by: says('Who confirms it.', optional(anId)) }),
};
