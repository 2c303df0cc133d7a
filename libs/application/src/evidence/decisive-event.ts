import type { RecordedEvent } from '@app/ledger';
import type { BoardEvent } from '@app/session';

/** What settles what a board counts for. */
const DECISIVE: readonly string[] = [
  'ResultAgreed',
  'ResultEntered',
  'BoardNotPlayed',
  'ScoreCorrected',
  'TricksTransferred',
  'ScoreAdjusted',
  'RulingGiven',
  'RulingReversed',
] satisfies readonly BoardEvent['type'][];

/** The last event of a board that gives it a result, a score or a ruling; undefined where there is none yet. */
export const decisiveEvent = (board: readonly RecordedEvent[]): RecordedEvent | undefined =>
  board.findLast(({ type }) => DECISIVE.includes(type));
