import { listOf, object, oneOf, optional, text } from '../../schema/schema';
import { aSeat, anAct } from '../../vocabulary';

/** What the players tell each other about their agreements, and how they ask (Laws 20, 40). */
export const DISCLOSURE_EVENTS = {
  AlertGiven: object({ by: aSeat, act: anAct }),
  AnnouncementMade: object({ by: aSeat, act: anAct, text: text() }),
  QuestionAsked: object({
    by: aSeat,
    /**
     * What is wanted to be known, where it is not the meaning of calls (20F): which call was made (20A), a review of
     * the auction or, wrongly, of a part of it (20B, 20C2), who is on lead (20C1), the contract (41C).
     */
    asks: optional(oneOf('meaning', 'call', 'review', 'part-of-review', 'lead', 'contract')),
    act: optional(anAct),
    text: optional(text()),
  }),
  ExplanationGiven: object({
    by: aSeat,
    act: anAct,
    text: text(),
    manner: oneOf('spoken', 'written'),
    /** Who got it, where not everybody did: behind screens. */
    to: optional(listOf(aSeat, 1)),
  }),
  /** A player puts right what he or his partner has told (20F4, 20F5). */
  ExplanationCorrected: object({ by: aSeat, act: anAct, text: text() }),
  ReviewOfAuctionGiven: object({ by: aSeat, to: aSeat }),
  StopShown: object({ by: aSeat }),
  StopRemoved: object({ by: aSeat }),
};
