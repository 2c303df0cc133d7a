import { type Infer, anyText, anyRecord, flag, listOf, named, object, says } from '../schema/schema';
import { aScoreWarning } from './score-forms';
import { someObligations, someOptions, someQuestions } from './table';
import { aText, aWhole } from './values';

/** What an accepted command is answered with. */

const ACCEPTED = {
  id: aText('of the command, a UUID'),
  stream: aText('board-demo.1.3'),
  revision: aWhole('of its last event; also in ETag'),
  position: aWhole('at which all of it is in the ledger'),
  repeated: says('recorded before: this is its first outcome again', flag),
  events: says(
    'with the findings of the Laws',
    listOf(object({ revision: aWhole('place in the stream'), type: anyText, data: anyRecord })),
  ),
};

export const anAccepted = named('Accepted', object(ACCEPTED));
export type Accepted = Infer<typeof anAccepted>;

/**
 * Of a command to a board, with what is open on the board behind its events. A repetition tells the same as the first
 * time, however the board has gone on since.
 */
export const aBoardAccepted = named(
  'BoardAccepted',
  object({
    ...ACCEPTED,
    options: someOptions,
    obligations: someObligations,
    questions: someQuestions,
    warnings: says('what to know of a score that it has given; they have refused nothing', listOf(aScoreWarning)),
  }),
);
export type BoardAccepted = Infer<typeof aBoardAccepted>;
