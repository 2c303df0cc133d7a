import { VULNERABILITIES } from '@app/bridge';
import { anOutcome } from '../board/outcome';
import { BOARD_EVENTS } from '../board/events';
import {
  type Infer,
  type Schema,
  anyText,
  anyWhole,
  either,
  listOf,
  named,
  nullable,
  object,
  oneOf,
  recursive,
  says,
} from '../schema/schema';
import { aContract, aSide } from '../vocabulary';
import { aMessage, aText, aWhole, bySide, anExactNumber } from './values';

/** Scores of a board, and where a number comes from. */

/** What stands as the table's own result. */
export const aTableResult = named(
  'TableResult',
  either(
    'a result of a table',
    object({ kind: oneOf('agreed'), ...BOARD_EVENTS.ResultAgreed.properties }),
    object({ kind: oneOf('entered'), ...BOARD_EVENTS.ResultEntered.properties }),
    object({ kind: oneOf('score-only'), ...BOARD_EVENTS.ScoreEntered.properties }),
    object({ kind: oneOf('not-played'), ...BOARD_EVENTS.BoardNotPlayed.properties }),
  ),
);

const anAdjustedOutcome = named('AdjustedOutcome', anOutcome);
const outcomes = bySide(anAdjustedOutcome);

/** What either side has by a decision; null where nothing was decided. */
export const someOutcomes = outcomes;

export const anAdjustedScore = named(
  'AdjustedScore',
  says('an adjusted score (Law 12); `percent` or `outcome`', BOARD_EVENTS.ScoreAdjusted),
);

/** What a board is worth as it stands. */
export const aScore = named(
  'Score',
  either(
    'a score',
    object({ kind: oneOf('score'), score: aWhole('points seen from N-S') }),
    object({ kind: oneOf('artificial'), percent: bySide(anyWhole) }),
    object({
      kind: oneOf('adjusted'),
      outcome: outcomes,
      score: nullable(aWhole('that of the table, seen from N-S; null without a result')),
    }),
    object({ kind: oneOf('not-played') }),
    object({ kind: oneOf('none') }),
  ),
);

/** How a number comes from its parts. */
const anOperation = named(
  'Operation',
  either(
    'an operation',
    object({
      kind: oneOf('given', 'sum', 'product', 'quotient', 'imps', 'units', 'greatest', 'least'),
    }),
    object({
      kind: oneOf('contract'),
      contract: nullable(aContract),
      tricks: anyWhole,
      vulnerability: oneOf(...VULNERABILITIES),
      side: aSide,
    }),
    object({ kind: oneOf('weighted-sum'), weights: listOf(anExactNumber) }),
    object({ kind: oneOf('rounded'), unit: anExactNumber, average: anExactNumber, to: anyText }),
    object({ kind: oneOf('row'), table: aMessage, from: anExactNumber, below: nullable(anExactNumber) }),
    object({ kind: oneOf('formula'), formula: aMessage }),
  ),
);

const DERIVATION = {
  value: anExactNumber,
  what: says('what the number is', aMessage),
  how: says('how it comes from its parts', anOperation),
  paragraph: nullable(aText('L78A; null for plain arithmetic')),
  sources: says('of a leaf: the events that it was read from, as STREAM@REVISION', listOf(anyText)),
};
type WithoutParts = { readonly [K in keyof typeof DERIVATION]: Infer<(typeof DERIVATION)[K]> };

/** A derivation with its numbers as exact text. */
export interface DerivationView extends WithoutParts {
  readonly parts: readonly DerivationView[];
}
export const aDerivation: Schema<DerivationView> = recursive('Derivation', (derivation) =>
  object({ ...DERIVATION, parts: says('the numbers that it comes from', listOf(derivation)) }),
);
export type OperationView = Infer<typeof anOperation>;
