import { aDecision } from '../decision-address';
import { type Infer, anyText, flag, listOf, named, nullable, object, oneOf, says } from '../schema/schema';
import { someDifferences } from './differences';
import { aRecorder, anEventOfStream } from './events';
import { someOptions, someQuestions, someReviews } from './table';
import { aMessage, aNextPage, aPosition, aText, aWhole, someNames } from './values';

/** What was put right, what is still open, and what moved. */

const stream = aText('board-demo.1.3');
const revision = aWhole("in the board's stream");

const aCorrection = named(
  'Correction',
  object({
    board: stream,
    table: anyText,
    number: aWhole('of the board'),
    decision: aDecision,
    position: aWhole('of its event in the ledger'),
    kind: oneOf('correction', 'transfer', 'adjustment', 'appeal', 'reversal'),
    words: aText('all of it in words'),
    before: says('the score of the table as it was', nullable(aMessage)),
    after: says('and as it became', nullable(aMessage)),
    by: says('who recorded it', nullable(aRecorder)),
    authority: aText('on whose authority'),
    occurredAt: nullable(anyText),
    recordedAt: nullable(anyText),
    paragraph: nullable(aText('12C1b; null where none is named')),
    consent: says('who has agreed to it', listOf(oneOf('opponents', 'director', 'organiser'))),
    timely: oneOf('in-time', 'late', 'no-period'),
    period: says('the period that it is measured by', nullable(aMessage)),
    ruling: says('the ruling that it belongs to', nullable(aDecision)),
    inForce: says('it counts, and was not taken back', flag),
  }),
);
export type RecordedCorrection = Infer<typeof aCorrection>;

export const aCorrectionsAnswer = named(
  'CorrectionsAnswer',
  object({
    position: aPosition,
    corrections: says('in the order of the ledger', listOf(aCorrection)),
    names: someNames,
    next: aNextPage,
  }),
);
export type CorrectionsAnswer = Infer<typeof aCorrectionsAnswer>;

const anOpenBoard = named(
  'OpenBoard',
  object({
    board: stream,
    section: anyText,
    round: nullable(anyText),
    table: anyText,
    number: aWhole('of the board'),
    phase: oneOf('auction', 'clarification', 'play', 'ended'),
    finished: says('it has a result, or a score instead of one', flag),
    confirmed: says('the result stands; until then it is provisional', flag),
    options: someOptions,
    questions: someQuestions,
    reviews: someReviews,
    directorCalls: says('to which the director has not come yet', listOf(object({ at: revision, by: anyText }))),
    untold: says('rulings in force that nobody was told', listOf(revision)),
    flagged: says(
      'rulings built on what has fallen since: to be looked at again',
      listOf(object({ at: revision, because: says('the decision that has fallen', aDecision) })),
    ),
  }),
);
export type OpenBoard = Infer<typeof anOpenBoard>;

export const aReviewsAnswer = named(
  'ReviewsAnswer',
  object({
    position: aPosition,
    boards: says('on which something is open, and those whose result is not confirmed', listOf(anOpenBoard)),
    names: someNames,
    next: aNextPage,
  }),
);
export type ReviewsAnswer = Infer<typeof aReviewsAnswer>;

const aMoment = named(
  'Moment',
  object({ moment: nullable(aText('as it was asked for; null for now')), position: aPosition }),
);

export const aDifferencesAnswer = named(
  'DifferencesAnswer',
  object({
    position: aPosition,
    from: aMoment,
    to: aMoment,
    differences: says('what is not the same in the stage of the session, and nothing else', someDifferences),
    events: says('recorded between the two moments, that may have moved something', listOf(anEventOfStream)),
    names: someNames,
    next: aNextPage,
  }),
);
export type DifferencesAnswer = Infer<typeof aDifferencesAnswer>;
