import { listOf, object, oneOf, optional, says, text } from '../../schema/schema';
import { aSeat, anAct } from '../../vocabulary';

/** What the players tell each other about their agreements, and how they ask (Laws 20, 40). */
export const DISCLOSURE_EVENTS = {
  AlertGiven: object({ by: aSeat, act: anAct }),
  AnnouncementMade: object({ by: aSeat, act: anAct, text: text() }),
  QuestionAsked: object({
    by: aSeat,
    asks: says(
      'What is wanted to be known, where it is not the meaning of calls (20F): which call was made (20A), a review of the auction or, wrongly, of a part of it (20B, 20C2), who is on lead (20C1), the contract (41C).',
      optional(oneOf('meaning', 'call', 'review', 'part-of-review', 'lead', 'contract')),
    ),
    act: optional(anAct),
    text: optional(text()),
  }),
  ExplanationGiven: object({
    by: aSeat,
    act: anAct,
    text: text(),
    manner: oneOf('spoken', 'written'),
    to: says('Who got it, where not everybody did: behind screens.', optional(listOf(aSeat, 1))),
  }),
  /** A player puts right what he or his partner has told (20F4, 20F5). */
  ExplanationCorrected: object({ by: aSeat, act: anAct, text: text() }),
  ReviewOfAuctionGiven: object({ by: aSeat, to: says('Who asked for it.', aSeat) }),
  StopShown: object({ by: aSeat }),
  StopRemoved: object({ by: aSeat }),
};
