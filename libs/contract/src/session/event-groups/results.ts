import { aDecision } from '../../decision-address';
import { flag, listOf, nullable, object, oneOf, optional, says, text } from '../../schema/schema';
import { DEADLINE_RIGHTS } from '../deadline-rights';
import { TIMELINESS } from '../../timeliness';
import { aNumber, anAct, anId, anInstant } from '../../vocabulary';

export const RESULT_EVENTS = {
  /** Results are put up for all to see; without a round, those of the session. */
  ResultsPublished: object({
    status: oneOf('provisional', 'official', 'final'),
    at: anInstant,
    round: says('Those of the session where left out.', optional(anId)),
    exception: says('Why they are called final although a period is open or an appeal is pending.', optional(text())),
    subjectToAppeal: says('A period was open, or an appeal pending.', optional(flag)),
  }),
  /** A right ends at another moment than the regulations have it: shortened, extended, or for a changed result. */
  DeadlineSet: object({
    right: oneOf(...DEADLINE_RIGHTS),
    until: anInstant,
    decidedAt: says('When it was decided: a period that has run out is not shortened afterwards.', anInstant),
    round: optional(anId),
    publication: says(
      'The published result that it is about, by its revision: each has a period of its own (DBf X79A4).',
      optional(anAct),
    ),
    decision: says("The one decision whose appeal it is about; nobody else's time is another.", optional(aDecision)),
    tolerance: says('An appeal against that decision is heard although it comes too late.', optional(flag)),
    nextSessionStart: says(
      'Of earlier records: when play in the stage went on. Periods go by the sessions of the stage themselves.',
      optional(anInstant),
    ),
    paragraph: text(60),
    reason: text(),
  }),
  /**
   * What a contestant brings into this stage from another: recorded for the one that takes it, below zero where its
   * opponents do; the last record for each contestant counts.
   */
  CarryOverSet: object({
    contestant: anId,
    amount: aNumber,
    paragraph: text(60),
    from: says('The session and match that it comes from.', optional(object({ session: anId, match: optional(anId) }))),
    reason: optional(text()),
    ...TIMELINESS,
  }),
  /** A lot has told contestants apart; the first drawn is placed first. */
  LotsDrawn: object({
    contestants: says('In the order of the draw: the first drawn is placed first.', listOf(anId, 2)),
    reason: text(),
    ...TIMELINESS,
  }),
  /** A match that was not played, or not to its end. One contestant alone has a bye. */
  MatchNotPlayed: object({
    match: anId,
    contestants: says('The contestants of the match; one alone has a bye.', listOf(anId, 1)),
    absent: says('Who did not come; null for a bye, and where nobody is to blame.', nullable(anId)),
    excusable: says('The absent team could not help it (DBf 202C1b).', optional(flag)),
    paragraph: text(60),
    reason: text(),
    ...TIMELINESS,
  }),
} as const;
