import { differences } from './effects-answers';
import { eventsOfStreams } from './event-answers';
import { flag, list, message, object, oneOf, orNull, text, whole } from './schema';
import { option, question, review } from './table-answers';
import { names, next, position } from './words';

/** Schemas of what was put right, what is still open, and what moved; their types are those of the queries. */

const stream = text('board-demo.1.3');
const revision = whole("in the board's stream");
const address = text('board-demo.3.5@41');
const instant = text('2026-02-01T19:30:00Z');

const correction = object({
  board: stream,
  table: text(),
  number: whole('of the board'),
  decision: address,
  position: whole('of its event in the ledger'),
  kind: oneOf('correction', 'transfer', 'adjustment', 'appeal', 'reversal'),
  words: text('all of it in words'),
  before: orNull({ ...message, description: 'the score of the table as it was' }),
  after: orNull({ ...message, description: 'and as it became' }),
  by: object({ id: text(), role: text() }, 'who recorded it'),
  authority: text('on whose authority'),
  occurredAt: instant,
  recordedAt: instant,
  paragraph: orNull(text('12C1b; null where none is named')),
  consent: list(oneOf('opponents', 'director', 'organiser'), 'who has agreed to it'),
  timely: oneOf('in-time', 'late', 'no-period'),
  period: orNull(text('the period that it is measured by: L79C1: until 2026-02-01T22:30:00Z')),
  ruling: orNull({ ...address, description: 'the ruling that it belongs to' }),
  inForce: { ...flag, description: 'it counts, and was not taken back' },
});

export const CORRECTIONS_ANSWER = object({
  position,
  corrections: list(correction, 'in the order of the ledger'),
  names,
  next,
});

const openBoard = object({
  board: stream,
  section: text(),
  round: orNull(text()),
  table: text(),
  number: whole('of the board'),
  phase: oneOf('auction', 'clarification', 'play', 'ended'),
  finished: { ...flag, description: 'it has a result, or a score instead of one' },
  confirmed: { ...flag, description: 'the result stands; until then it is provisional' },
  options: list(option, 'what may be chosen'),
  questions: list(question, 'judgements that are waited for'),
  reviews: list(review, 'for the director to look at after the play'),
  directorCalls: list(object({ at: revision, by: text() }), 'to which he has not come yet'),
  untold: list(revision, 'rulings in force that nobody was told'),
  flagged: list(
    object({ at: revision, because: { ...address, description: 'the decision that has fallen' } }),
    'rulings built on what has fallen since: to be looked at again',
  ),
});

export const REVIEWS_ANSWER = object({
  position,
  boards: list(openBoard, 'on which something is open, and those whose result is not confirmed'),
  names,
  next,
});

const moment = object({ moment: orNull(text('as it was asked for; null for now')), position });

export const DIFFERENCES_ANSWER = object({
  position,
  from: moment,
  to: moment,
  differences,
  events: { ...eventsOfStreams, description: 'recorded between the two moments, that may have moved something' },
  names,
  next,
});
