import { object, oneOf, optional, text } from '../../schema/schema';
import { anAct, anId } from '../../vocabulary';

/** What the director does when the play is over. */
export const CLOSING_EVENTS = {
  /** The director has looked at what a Law told him to look at after the play, and has decided. */
  ReviewClosed: object({
    /** Its paragraph in the session's edition. */
    law: text(20),
    act: anAct,
    decision: oneOf('no-adjustment', 'adjustment'),
    reasons: text(),
    /** Who has decided. */
    by: anId,
  }),
  /** Nothing is left to be looked at: the result stands, until something is opened or scored anew. */
  ResultConfirmed: object({ by: optional(anId) }),
};
