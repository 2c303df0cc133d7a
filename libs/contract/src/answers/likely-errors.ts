import { aPlayedResult, aSide, contestantsBySide } from '../vocabulary';
import { type Infer, anyText, listOf, named, nullable, object, oneOf, optional, says } from '../schema/schema';
import { aMessage, aNextPage, aPosition, aText, aWhole, someNames } from './values';

/** Results that are likely wrong, from the record alone: for scorers and auditors, and never applied. */

const anErrorOnBoard = named(
  'ErrorOnBoard',
  object({
    stream: aText('board-demo.1.3'),
    number: aWhole('of the board'),
    event: aText('the event that its result comes from: board-demo.1.3@7'),
    fits: says(
      'what it would have without the error, as far as that is known',
      optional(
        object({
          result: says('null when all passed', optional(nullable(aPlayedResult))),
          side: says("declarer's side", optional(aSide)),
          board: optional(aWhole('the number of another board')),
          contestants: optional(contestantsBySide),
        }),
      ),
    ),
  }),
);

const aLikelyError = named(
  'LikelyError',
  object({
    kind: oneOf(
      'wrong-declarer',
      'wrong-level',
      'wrong-tricks',
      'wrong-board',
      'wrong-direction',
      'switched-pairs',
      'records-differ',
    ),
    likelihood: aText('how likely it is an error, 0.1000 to 0.9999: rounded down'),
    section: anyText,
    round: nullable(anyText),
    table: anyText,
    boards: says('the boards of the table, or tables, that it is about', listOf(anErrorOnBoard)),
    what: aMessage,
    because: says('what that rests on', listOf(aMessage)),
  }),
);
export type LikelyError = Infer<typeof aLikelyError>;

export const aLikelyErrorsAnswer = named(
  'LikelyErrorsAnswer',
  object({
    position: aPosition,
    errors: says('the likeliest first', listOf(aLikelyError)),
    names: someNames,
    next: aNextPage,
  }),
);
export type LikelyErrorsAnswer = Infer<typeof aLikelyErrorsAnswer>;
