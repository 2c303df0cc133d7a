import { type OpenBoard, type BoardEvent, decodeBoardEvent, readable } from '@app/contract';
import type { RecordedEvent } from '@app/ledger';
import type { BoardDoc } from '@app/documents';
import { type BoardView, type FlaggedRuling, foldBoard, isInForce, viewBoard } from '@app/session';

/** What the table waits for by the events of a board; `at` and `act` are revisions in its stream. */
export interface Waiting extends Pick<BoardView, 'phase' | 'options' | 'questions' | 'reviews'> {
  /** The director was called, and nothing that he does has come since. */
  readonly directorCalls: readonly { readonly at: number; readonly by: string }[];
}

/** By any of these the director shows that he has come. */
const COME: ReadonlySet<BoardEvent['type']> = new Set([
  'StatementTaken',
  'FactFound',
  'OptionsOffered',
  'OptionChosen',
  'JudgementMade',
  'PollTaken',
  'ClaimAnalysed',
  'RulingDrafted',
  'RulingGiven',
  'ScoreAdjusted',
  'ScoreCorrected',
  'TricksTransferred',
  'ReviewClosed',
  'ResultConfirmed',
]);

/** A table that has gone on has had its director. */
const callsIn = (events: readonly BoardEvent[], { directorCalled }: BoardView): Waiting['directorCalls'] => {
  if (!directorCalled) return [];
  const come = events.findLastIndex(({ type }) => COME.has(type));
  return events.flatMap((event, at) =>
    at > come && event.type === 'DirectorCalled' ? [{ at, by: event.data.by }] : [],
  );
};

/** Null where there is no board yet. Throws `UnreadableEvent`. */
export const waitingBy = (recorded: readonly RecordedEvent[]): Waiting | null => {
  const events = recorded.map((stored) => readable(stored, decodeBoardEvent));
  const board = foldBoard(events);
  if (!board) return null;
  const view = viewBoard(board);
  const { phase, options, questions, reviews } = view;
  return { phase, options, questions, reviews, directorCalls: callsIn(events, view) };
};

const untoldOn = ({ decisions }: BoardDoc): readonly number[] =>
  decisions.rulings
    .filter(({ at }) => isInForce(decisions, at) && !decisions.told.some(({ data }) => data.ruling === at))
    .map(({ at }) => at);

/** What is open on a board by its document alone. */
export type OpenOnRecord = Omit<OpenBoard, keyof Waiting>;

/** @param flagged those of its session */
export const openOnRecord = (
  doc: BoardDoc,
  flagged: readonly (FlaggedRuling & { readonly at: number; readonly stream: string })[],
): OpenOnRecord => ({
  board: doc.id,
  section: doc.section,
  round: doc.round,
  table: doc.table,
  number: doc.board,
  finished: doc.result !== null || doc.adjusted !== null,
  confirmed: doc.confirmed,
  untold: untoldOn(doc),
  flagged: flagged.filter(({ stream }) => stream === doc.id).map(({ at, because }) => ({ at, because })),
});

/** Whether nothing can be open: a result is confirmed when nothing is left to be looked at. */
export const isSettled = ({ confirmed, untold, flagged }: OpenOnRecord): boolean =>
  confirmed && untold.length + flagged.length === 0;

/** Whether somebody has to see to it: something is open, or a result waits to be confirmed. */
export const isOpenBoard = (board: OpenBoard): boolean => {
  const { finished, confirmed, untold, flagged, options, questions, reviews, directorCalls } = board;
  const open = [untold, flagged, options, questions, reviews, directorCalls];
  return open.some((all) => all.length > 0) || (finished && !confirmed);
};
