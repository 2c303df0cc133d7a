import { type Infer, listOf, named, nullable, object, oneOf, optional, says, whole } from '../schema/schema';
import { aNumber, aPlayedResult, aSeat } from '../vocabulary';

/** A result that might have come about (null: passed out), and how much of the score it is: `weight: '1/3'`. */
const aComponent = named(
  'ResultComponent',
  object({
    result: says('The result; null when all pass.', nullable(aPlayedResult)),
    weight: says('How much of the score it is; the weights make up 1.', aNumber),
  }),
);
const aGrade = named('Grade', oneOf('plus', 'average', 'minus'));

/**
 * What one side has of an adjusted score:
 * - `table`: the result of the table;
 * - `assigned`: one result or several with weights that make up 1 (12C1c); with `expected` the side has itself to
 *   blame for a part of its damage, and that is what it would have had without (M of DBf X78A4);
 * - `artificial`: a grade (12C2), or a percentage that somebody has fixed; of two individuals, `playedBefore` is the
 *   one who has played the board before, and has nothing of it;
 * - `cancelled`: nothing. The board was played a second time (15B, since 2017 15B1), and the side has its score on it
 *   from another table.
 */
export const anOutcome = named(
  'AdjustedOutcome',
  object({
    kind: oneOf('table', 'assigned', 'artificial', 'cancelled'),
    components: says('Of an assigned score.', optional(listOf(aComponent, 1))),
    expected: says(
      'What the side would have had without the damage that it has itself to blame for.',
      optional(object({ components: optional(listOf(aComponent, 1)), grade: optional(aGrade) })),
    ),
    grade: says('Of an artificial score.', optional(aGrade)),
    percent: says('Of an artificial score, in place of a grade.', optional(whole(0, 100))),
    playedBefore: says(
      'Of an artificial score of two individuals: who has played the board before, and has nothing of it (15B).',
      optional(aSeat),
    ),
    standing: optional(oneOf('offending', 'non-offending')),
  }),
);

export type AdjustedOutcome = Infer<typeof anOutcome>;
export type ResultComponent = Infer<typeof aComponent>;
